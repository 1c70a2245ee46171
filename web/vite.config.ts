import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { about, calls, LANGUAGES } from './languages.ts';

const server = 'http://127.0.0.1:8000';

/** Anybody's deck may use any picture: all go to the server in one file, and from there one by one. */
const pictures: Plugin = {
  name: 'pictures',
  generateBundle() {
    const file = new URL(import.meta.resolve('@iconify-json/game-icons/icons.json'));
    const { icons } = JSON.parse(readFileSync(file, 'utf8')) as Icons;
    const bodies = Object.entries(icons).map(([name, { body }]) => [name, body]);
    const source = JSON.stringify(Object.fromEntries(bodies));
    this.emitFile({ type: 'asset', fileName: 'icons.json', source });
  },
};
interface Icons {
  icons: Record<string, { body: string }>;
}

/** Where no code of ours runs, a language has a few words all the same. */
const tongues: Plugin = {
  name: 'tongues',
  transformIndexHtml: (html) =>
    html.replace(
      '<noscript></noscript>',
      `<noscript>${LANGUAGES.map((lang) => `<p lang="${lang}">${about(lang).noscript}</p>`).join('')}</noscript>`,
    ),
  generateBundle() {
    const words = Object.fromEntries(LANGUAGES.map((lang) => [lang, calls(lang)]));
    const worker = new URL('sw.js', import.meta.url);
    const source = `const WORDS = ${JSON.stringify(words)};\n${readFileSync(worker, 'utf8')}`;
    this.emitFile({ type: 'asset', fileName: 'sw.js', source });
  },
};

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte', autoInstall: false }), pictures, tongues],
  // The Python package serves the built client as plain files.
  build: {
    outDir: '../src/whistlestop/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // What most pages need comes in one file: forty tiny ones cost a phone more than they save.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: /node_modules.(svelte|@fluent)|src.(lib.(?!proof|lots|dozen|picture|replay|decks)|parts.(?!Poster|Share|RecordLink|Bars))|language\.json/,
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['.', '../src/whistlestop/languages'] },
    proxy: {
      '/api': server,
      '/events': server,
      '/icons': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
