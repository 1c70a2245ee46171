import { svelte } from '@sveltejs/vite-plugin-svelte';
import Icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), Icons({ compiler: 'svelte', autoInstall: false })],
  // The Python package serves the built client as plain files.
  build: {
    outDir: '../src/whistlestop/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // What every page needs comes in one file: forty tiny ones cost a phone more than they save.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'base', test: /node_modules.(svelte|@fluent)|src.(lib|parts)/ }],
        },
      },
    },
  },
  server: {
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
