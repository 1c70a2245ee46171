/** Counts and their nouns: whatever number comes, the form of its language is there. */
import { parse, type Pattern, Visitor, type SelectExpression } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { LANGUAGES, PLACES, words } from '../../languages';

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];
const COUNTS = ['n', 'of', 'in', 'all', 'taken', 'seats', 'low', 'high', 'least', 'most', 'sum'];
/** Letters after a count that are no noun, or a noun that need not change. */
const UNITS = /^(min|KiB|Kio|КіБ|хв|год|fois)$/;
const LINKS = /^(of|sur|su|di|із|з|to|до|and|et|e|і|in|are|ont)$/; // "3 of 5 are in"
const SET: Record<string, string> = {
  'fault-wide most': '600',
  'fault-free most': '40 to 400',
  'fault-line most': '120',
  'fault-cards-many n': 'more than a thousand',
  'explain-conflict sum': 'two cards, so at least three',
  'open-taken seats': 'at least two seats',
  'hours-left of': 'a leg has three hours or more',
  'status-go of': 'as above',
  'status-go-mine of': 'as above',
  'log-go n': 'as above',
};
/** Which one it is, not how many: "passenger 2 comes aboard"; and a figure in the genitive. */
const NUMBERS = [
  'fault-id-twice n',
  'give-to n',
  'log-boarded n',
  'moved-madam n',
  'moved-talk n',
  'option-mystery-seat n',
  'proof-draw-wrong n',
];
const GENITIVE = /^plea-(for|against)-[a-z]+-\d of$/;

interface Near {
  what: string; // message and variable
  word: string;
}

/** Counts with a word right behind them in a text that does not depend on that count. */
function bare(id: string, { elements }: Pattern, on: string[] = []): Near[] {
  return elements.flatMap((element, i): Near[] => {
    if (element.type !== 'Placeable') return [];
    const { expression } = element;
    if (expression.type === 'SelectExpression') {
      const { selector, variants } = expression;
      const name = selector.type === 'VariableReference' ? selector.id.name : '';
      return variants.flatMap(({ value }) => bare(id, value, [...on, name]));
    }
    if (expression.type !== 'VariableReference') return [];
    const { name } = expression.id;
    const next = elements[i + 1];
    const word = next?.type === 'TextElement' && /^\s+(\p{L}{2,})/u.exec(next.value)?.[1];
    return word && COUNTS.includes(name) && !on.includes(name)
      ? [{ what: `${id} ${name}`, word }]
      : [];
  });
}

const texts = (lang: string) =>
  PLACES.flatMap((place) => parse(words(lang, place), {}).body).filter(
    (entry) => entry.type === 'Message' || entry.type === 'Term',
  );

test.each(LANGUAGES)('%s: who asks how many has an answer for every number', (lang) => {
  const rules = new Intl.PluralRules(lang);
  const needed = new Set(Array.from({ length: 1000 }, (_, n) => rules.select(n)));
  const wrong: string[] = [];
  let asked = 0;
  for (const entry of texts(lang)) {
    class Plurals extends Visitor {
      override visitSelectExpression(node: SelectExpression): void {
        const keys = node.variants.map(({ key }) =>
          key.type === 'Identifier' ? key.name : key.value,
        );
        const named = keys.filter((key) => !/^\d+$/.test(key));
        const plural = named.every((key) => CATEGORIES.includes(key));
        if (plural && named.join() !== 'other') {
          asked += 1;
          const lacks = [...needed].some((category) => !named.includes(category));
          const never = named.some(
            (key) => !needed.has(key as Intl.LDMLPluralRule) && key !== 'other',
          );
          if (lacks || never) wrong.push(`${entry.id.name}: ${keys.join(' ')}`);
        }
        this.genericVisit(node);
      }
    }
    new Plurals().visit(entry);
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(20);
});

const found = (lang: string): Near[] =>
  texts(lang)
    .flatMap(({ id, value }) => (value ? bare(id.name, value) : []))
    .filter(({ what, word }) => !UNITS.test(word) && !LINKS.test(word) && !GENITIVE.test(what));

test.each(LANGUAGES)('%s: a noun behind a count follows it', (lang) => {
  expect(found(lang).filter(({ what }) => !(what in SET || NUMBERS.includes(what)))).toEqual([]);
});

test('every exception is needed in some language', () => {
  const all = new Set(LANGUAGES.flatMap(found).map(({ what }) => what));
  expect([...Object.keys(SET), ...NUMBERS].filter((what) => !all.has(what))).toEqual([]);
});

test('a noun that does not follow its count is found', () => {
  const [message] = parse('cards = { $n } cards, { $of } h\n', {}).body;
  expect(message?.type === 'Message' && bare('cards', message.value!)).toEqual([
    { what: 'cards n', word: 'cards' },
  ]);
});
