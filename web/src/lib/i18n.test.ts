import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const LANGS = ['en', 'fr', 'it', 'uk'] as const;

const GAMES = readdirSync(join(SRC, 'locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
const PLACES = ['', ...GAMES]; // everybody's words, and those of each game

const file = (lang: string, place: string): string =>
  readFileSync(join(SRC, 'locales', place, `${lang}.ftl`), 'utf8');

/** Each message of a language with the variables it uses. */
function messages(lang: string, place: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of parse(file(lang, place), {}).body) {
    if (entry.type === 'Junk')
      throw new Error(`${lang}: cannot read ${entry.content.slice(0, 60)}`);
    if (entry.type !== 'Message') continue;
    const message = entry as Message;
    if (found.has(message.id.name)) throw new Error(`${lang}: ${message.id.name} is there twice`);
    const variables = new Set<string>();
    class Names extends Visitor {
      override visitVariableReference(node: VariableReference): void {
        variables.add(node.id.name);
      }
    }
    new Names().visit(message);
    found.set(message.id.name, [...variables].sort().join(' '));
  }
  return found;
}

/** The code that may name a place's messages: a game's own folder, or all that is no game's. */
function code(place: string): string {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .filter((path) => (/^games.([a-z]+)./.exec(path)?.[1] ?? '') === place)
    .map((path) => readFileSync(join(SRC, path), 'utf8'))
    .join('\n');
}

const shared = messages('en', '');

describe.each(PLACES)('locales/%s', (place) => {
  const en = messages('en', place);

  test.each(LANGS)('%s has every message, with the same variables, and no other', (lang) => {
    const own = messages(lang, place);
    expect([...own.keys()].sort()).toEqual([...en.keys()].sort());
    const different = [...en].filter(([id, variables]) => own.get(id) !== variables);
    expect(different.map(([id]) => id)).toEqual([]);
  });

  test('every message that the code names is written, once', () => {
    const named = [...code(place).matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1]!);
    expect(named.filter((id) => !en.has(id) && !shared.has(id))).toEqual([]);
    expect(place ? [...en.keys()].filter((id) => shared.has(id)) : []).toEqual([]);
  });

  test('every message that is written is used', () => {
    const text = place ? code(place) + code('') : PLACES.map(code).join('\n');
    const literals = new Set([...text.matchAll(/'([a-z0-9-]+)'/g)].map((match) => match[1]!));
    // Ids built from the server's words (`no-${code}`): whatever begins like that counts as used.
    const prefixes = [...text.matchAll(/`([a-z]+-)\$\{/g)].map((match) => match[1]!);
    const used = (id: string): boolean =>
      literals.has(id) || prefixes.some((prefix) => id.startsWith(prefix));
    expect([...en.keys()].filter((id) => !used(id))).toEqual([]);
  });

  test('French keeps its narrow spaces', () => {
    const text = file('fr', place).replace(/^#.*$|NUMBER\(.*\)/gm, '');
    expect(text.match(/[^\s\u202f{][;:?!]/g) ?? []).toEqual([]);
    expect(text.match(/ [;:?!]/g) ?? []).toEqual([]);
  });
});
