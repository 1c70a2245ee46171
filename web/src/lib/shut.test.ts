/** Why can't I: no control is shut without a reason that whoever meets it can read. */
import { parse } from 'svelte/compiler';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.svelte'),
);

/** What is over in a moment: the button says that it sends, or the banner that there is no line. */
const MOMENTARY = /^(off|busy|opening|table\.sending > 0)$/;

interface Shut {
  open: string; // the element's opening tag
  when: string;
}

/** Every element that is `disabled` or `aria-disabled` by itself, not by `shut`. */
function shuts(source: string): Shut[] {
  const found: Shut[] = [];
  function visit(node: unknown): void {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { attributes, start, fragment } = node as Record<string, unknown>;
    if (Array.isArray(attributes)) {
      const inside = (fragment as { nodes?: { start: number }[] } | undefined)?.nodes?.[0]?.start;
      for (const one of attributes as { type: string; name?: string; start: number; end: number }[])
        if (one.type === 'Attribute' && /^(aria-)?disabled$/.test(one.name ?? ''))
          found.push({
            open: source.slice(start as number, inside),
            when: source
              .slice(one.start, one.end)
              .replace(/^(?:aria-)?disabled=?\{?/, '')
              .replace(/\}$/, ''),
          });
    }
    Object.values(node).forEach(visit);
  }
  visit(parse(source, { modern: true }).fragment);
  return found;
}
const mute = (source: string): string[] =>
  shuts(source)
    .filter(({ open }) => !/aria-describedby=/.test(open))
    .flatMap(({ when }) => when.split('||').map((part) => part.trim()))
    .filter((part) => !MOMENTARY.test(part));

/** Reasons of a game that are bare sentences: there a rule says no, and its clause belongs to the answer. */
function unruled(source: string): string[] {
  const reasons = source.matchAll(/\{@attach shut\(([\s\S]*?)\)\}\n/g);
  return [...reasons]
    .map(([, reason]) => reason!.replace(/\{(?:[^{}]|\{[^{}]*\})*\}|notNow\(.*\)/g, '…'))
    .filter((reason) => /\bt\(/.test(reason));
}

describe('a shut control', () => {
  test.each(FILES.filter((path) => path.startsWith('games')))('names its rule in %s', (path) => {
    expect(unruled(readFileSync(join(SRC, path), 'utf8'))).toEqual([]);
  });
  test('is found where it names none', () => {
    expect(unruled("<b {@attach shut(!text && t('empty'))}\n>")).toEqual(["!text && t('empty')"]);
    expect(unruled("<b {@attach shut(!text && { text: t('empty'), clause })}\n>")).toEqual([]);
  });

  test.each(FILES)('says why in %s', (path) => {
    expect(mute(readFileSync(join(SRC, path), 'utf8'))).toEqual([]);
  });

  test('is found where it says nothing', () => {
    expect(mute('<button disabled={off || !text}>Go</button>')).toEqual(['!text']);
    expect(mute('{#if a}<select disabled={fixed}></select>{/if}')).toEqual(['fixed']);
    expect(mute('<input disabled />')).toEqual(['']);
    expect(mute('<input disabled={none} aria-describedby="why" />')).toEqual([]);
  });
});
