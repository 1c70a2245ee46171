import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, PLACES, words } from '../../languages';
import {
  CAR_WORDS,
  CATEGORIES,
  CATEGORY_WORDS,
  INVESTIGATORS,
  LAST,
  VERBS,
} from '../games/mystery/types';
import { GAMES } from '../games/registry';
import { FEATURES, MIND, RATHER, SPARE, VARIANTS, WHOLE } from '../games/trolley/plea';
import { PILES } from '../games/trolley/types';
import type { Reach } from './calls.svelte';
import type { Loss } from './wire';

const SRC = join(import.meta.dirname, '..');

/** Each message of a language with the variables it uses. */
function messages(lang: string, place: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of parse(words(lang, place), {}).body) {
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

/** The code of places that few visit. */
const RARE: Record<string, RegExp> = {
  proof: /^pages.Proof\./,
  cards: /^table.(Decks|Faults|Veto|Written)\./,
};
const owner = (path: string): string =>
  Object.keys(RARE).find((place) => RARE[place]!.test(path)) ??
  /^games.([a-z]+)./.exec(path)?.[1] ??
  'table';

/** The code that may name a place's messages: a game's own folder, a rare place's, or all the rest. */
function code(place: string): string {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts'))
    .filter((path) => owner(path) === place)
    .map((path) => readFileSync(join(SRC, path), 'utf8'))
    .join('\n');
}

const shared = messages('en', 'table');

/** The strings of `const NAME = [...]` in some code. */
function strings(place: string, name: string): string[] {
  const found = new RegExp(`const ${name}\\b[^=]*= (?:new Set\\()?[[{]([^\\]}]*)`).exec(
    code(place),
  );
  return [...found![1]!.matchAll(/(?<=[[,:\s]|^)'([a-z]+)'/g)].map((match) => match[1]!);
}

/** The cases of a switch that end in this sentence. */
function cases(place: string, sentence: string): string[] {
  const text = code(place);
  return [...text.matchAll(new RegExp(`\`${sentence.replace('*', '\\$\\{')}`, 'g'))].flatMap(
    ({ index }) => {
      const before = text.lastIndexOf('return ', text.lastIndexOf('return ', index) - 1);
      return [...text.slice(before, index).matchAll(/case '([a-z]+)'/g)].map((match) => match[1]!);
    },
  );
}

const moves = (game: string): string[] => {
  const [, table = ''] = /explainer\('[a-z]+', \{([^}]*)/.exec(code(game))!;
  return [...table.matchAll(/^ *([a-z]+):/gm)].map((match) => match[1]!);
};
const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${from + i}`);

const SERVER = null; // names that the server sends: tests/test_words.py has them all
const games = Object.keys(GAMES);
/** What ids are built from, by where: each `*` in turn. All of these are written, and nothing else is used. */
const BUILT: Record<string, Record<string, string[][] | typeof SERVER>> = {
  table: {
    'calls-*': [
      Object.keys({
        push: 0,
        page: 0,
        failed: 0,
        insecure: 0,
        install: 0,
        refused: 0,
        none: 0,
      } satisfies Record<Reach, 0>),
    ],
    'clock-*-*': SERVER,
    'credits-*': [games],
    'game-*': [games],
    'game-*-what': [games],
    'learn-*': [games],
    'level-*': SERVER,
    'line-*': [
      [
        'connecting',
        ...Object.keys({ offline: 0, restart: 0, broken: 0 } satisfies Record<Loss, 0>),
      ],
    ],
    'no-*': SERVER,
    'option-*-*': SERVER,
    'order-*': [['ask', 'answer', 'silence', 'robot']],
    'pace-*': [strings('table', 'PACES')],
    'phrase-*': SERVER,
    'react-*': SERVER,
    'taught-*': [games],
    'unfit-*-*': SERVER,
  },
  cards: {
    'example-*': [strings('cards', 'KINDS')],
    'fault-*': SERVER,
    'kind-*': [strings('cards', 'KINDS')],
    'tier-*': [strings('cards', 'TIERS')],
    'tier-*-help': [strings('cards', 'TIERS')],
    'topic-*': SERVER,
  },
  dilemma: {
    'duel-*-what': [['peace', 'conflict']],
    'explain-*': [moves('dilemma')],
    'hint-*': [strings('dilemma', 'HINTED')],
    'keys-*': [['dilemma']],
    'like-*': SERVER,
    'log-*': [cases('dilemma', 'log-*')],
    'void-*': SERVER,
    'way-*': SERVER,
  },
  trolley: {
    'explain-*': [moves('trolley')],
    'feature-*': [[...FEATURES]],
    'hint-*': [cases('trolley', 'hint-*')],
    'keys-*': [['trolley']],
    'log-*': [cases('trolley', 'log-*')],
    'pile-*': [[...PILES].filter((pile) => pile !== 'extra')], // more of the Modifiers
    'plea-*-*-*': [['for', 'against'], [...FEATURES], numbers(1, VARIANTS[SPARE]!)],
    'plea-mind-*': [numbers(1, VARIANTS[MIND]!)],
    'plea-rather-*': [numbers(1, VARIANTS[RATHER]!)],
    'plea-whole-*': [numbers(1, VARIANTS[WHOLE]!)],
  },
  mystery: {
    'about-*': [['telegram', 'answers']],
    'card-*': [CATEGORIES.map((k) => CATEGORY_WORDS[k])],
    'category-*': [[...CATEGORY_WORDS]],
    'city-*': [numbers(0, LAST)],
    'clue-*': [CATEGORIES.flatMap((k) => numbers(8 * k, 8 * k + 5))],
    'do-*': [[...VERBS]],
    'explain-*': [moves('mystery')],
    'hint-*': [cases('mystery', 'hint-*')],
    'keys-*': [['mystery']],
    'log-*': [cases('mystery', 'log-*')],
    'mark-*': [
      [...strings('mystery', 'words'), ...strings('mystery', 'MARKS'), 'once', 'twice', 'thrice'],
    ],
    'moved-*': [[...strings('mystery', 'MOVES'), 'talk', 'fill']],
    'person-*': [[...INVESTIGATORS]],
    'place-*': [['hand', 'pile', 'conductor', 'passenger']],
    'sees-*': [[...VERBS]],
    'status-*': SERVER,
    'submit-*': [['tunnel', 'telegram', 'answers']],
    'tab-*': [['train', 'hand', 'notebook', 'ways']],
    'verb-*': [VERBS.slice(CAR_WORDS.length - 1)], // where a car has two
    'what-*': [[...VERBS]],
    'why-*': SERVER,
  },
};
const ELSEWHERE = ['whistlestop-*.png', 'told-*', 'table-*']; // templates that are no ids of messages
const SAID_FOR_GAMES = ['explain-*', 'keys-*']; // by everybody's code, in a game's words

const ids = (sentence: string, values: string[][]): string[] =>
  values.reduce(
    (all, some) => all.flatMap((id) => some.map((value) => id.replace('*', value))),
    [sentence],
  );

describe.each(PLACES)('%s.ftl', (place) => {
  const en = messages('en', place);

  test.each(LANGUAGES)('%s has every message, with the same variables, and no other', (lang) => {
    const own = messages(lang, place);
    expect([...own.keys()].sort()).toEqual([...en.keys()].sort());
    const different = [...en].filter(([id, variables]) => own.get(id) !== variables);
    expect(different.map(([id]) => id)).toEqual([]);
  });

  test('every message that the code names is written, once', () => {
    const named = [...code(place).matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1]!);
    expect(named.filter((id) => !en.has(id) && !shared.has(id))).toEqual([]);
    expect(place !== 'table' ? [...en.keys()].filter((id) => shared.has(id)) : []).toEqual([]);
  });

  test('every sentence with a gap says what may stand there', () => {
    const found = [...code(place).matchAll(/`((?:[a-z]+-)+\$\{[^`]*)`/g)].map((match) =>
      match[1]!.replace(/\$\{[^}]*\}/g, '*'),
    );
    const known = [...Object.keys(BUILT[place] ?? {}), ...ELSEWHERE, ...SAID_FOR_GAMES];
    expect(found.filter((one) => !known.includes(one))).toEqual([]);
    const every = place === 'table' ? found : [...found, ...SAID_FOR_GAMES];
    expect(Object.keys(BUILT[place] ?? {}).filter((one) => !every.includes(one))).toEqual([]);
  });

  test('every message that is written is used, and every one that is built is written', () => {
    const text = place !== 'table' ? code(place) + code('table') : PLACES.map(code).join('\n');
    const literals = new Set([...text.matchAll(/'([a-z0-9-]+)'/g)].map((match) => match[1]!));
    const all = Object.entries({ ...BUILT.table, ...BUILT[place] });
    const built = new Set(
      Object.entries(BUILT[place] ?? {}).flatMap(([one, values]) =>
        values ? ids(one, values) : [],
      ),
    );
    const sent = all.filter(([, values]) => !values).map(([one]) => one.replaceAll('*', '.+'));
    const fromServer = new RegExp(`^(${sent.join('|')})$`);
    const used = (id: string): boolean => literals.has(id) || built.has(id) || fromServer.test(id);
    expect([...en.keys()].filter((id) => !used(id))).toEqual([]);
    expect([...built].filter((id) => !en.has(id) && !shared.has(id))).toEqual([]);
  });

  test('French keeps its narrow spaces', () => {
    const text = words('fr', place).replace(/^#.*$|NUMBER\(.*\)/gm, '');
    expect(text.match(/[^\s\u202f{][;:?!]/g) ?? []).toEqual([]);
    expect(text.match(/ [;:?!]/g) ?? []).toEqual([]);
  });
});
