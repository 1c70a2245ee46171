import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const LANGS = ['en', 'fr', 'it', 'uk'] as const;

/** Each message of a language with the variables it uses. */
function messages(lang: string): Map<string, string> {
  const found = new Map<string, string>();
  const resource = parse(readFileSync(join(SRC, 'locales', `${lang}.ftl`), 'utf8'), {});
  for (const entry of resource.body) {
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

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(SRC, path), 'utf8'))
  .join('\n');

const en = messages('en');

test.each(LANGS)('%s has every message, with the same variables, and no other', (lang) => {
  const own = messages(lang);
  expect([...own.keys()].sort()).toEqual([...en.keys()].sort());
  const different = [...en].filter(([id, variables]) => own.get(id) !== variables);
  expect(different.map(([id]) => id)).toEqual([]);
});

test('every message that the code names is written', () => {
  const named = [...sources.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1]!);
  expect(named.filter((id) => !en.has(id))).toEqual([]);
});

test('every message that is written is used', () => {
  const literals = new Set([...sources.matchAll(/'([a-z0-9-]+)'/g)].map((match) => match[1]!));
  // Ids built from the server's words (`no-${code}`): whatever begins like that counts as used.
  const prefixes = [...sources.matchAll(/`([a-z]+-)\$\{/g)].map((match) => match[1]!);
  const used = (id: string): boolean =>
    literals.has(id) || prefixes.some((prefix) => id.startsWith(prefix));
  expect([...en.keys()].filter((id) => !used(id))).toEqual([]);
});

test('French keeps its narrow spaces', () => {
  const text = readFileSync(join(SRC, 'locales', 'fr.ftl'), 'utf8').replace(
    /^#.*$|NUMBER\(.*\)/gm,
    '',
  );
  expect(text.match(/[^\s\u202f{][;:?!]/g) ?? []).toEqual([]);
  expect(text.match(/ [;:?!]/g) ?? []).toEqual([]);
});
