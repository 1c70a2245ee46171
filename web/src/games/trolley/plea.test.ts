import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { words } from '../../../languages';
import { FEATURES, roles, type Forms } from './plea';

/** One goose in each language, and several where number changes the verb. */
const NAMES: Record<string, Forms[]> = {
  en: [
    { g: 'n', n: 'the goose' },
    { g: 'p', n: 'the geese' },
  ],
  fr: [
    { g: 'f', n: 'l’oie', of: 'de l’oie', to: 'à l’oie' },
    { g: 'fp', n: 'les oies', of: 'des oies', to: 'aux oies' },
  ],
  it: [
    { g: 'f', n: 'l’oca', of: 'dell’oca', to: 'all’oca' },
    { g: 'fp', n: 'le oche', of: 'delle oche', to: 'alle oche' },
  ],
  uk: [
    { g: 'f', n: 'гуска', gen: 'гуски', acc: 'гуску', ins: 'гускою' },
    { g: 'fp', n: 'гуски', gen: 'гусей', acc: 'гусей', ins: 'гусьми' },
  ],
};

describe.each(Object.keys(NAMES))('pleas in %s', (lang) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(words(lang, 'trolley')));

  function tell(id: string, name: Forms): string {
    const errors: Error[] = [];
    const value = bundle.getMessage(id)?.value;
    if (!value) throw new Error(`${lang} has no ${id}`);
    const text = bundle.formatPattern(value, { ...roles(name, lang), other: name.n! }, errors);
    expect(errors).toEqual([]);
    return text;
  }

  test('for and against every feature there are two sentences that name the figure', () => {
    const ids = FEATURES.flatMap((feature) =>
      ['for', 'against'].flatMap((side) => [1, 2].map((n) => `plea-${side}-${feature}-${n}`)),
    );
    const said = NAMES[lang]!.flatMap((name) => ids.map((id) => tell(id, name)));
    expect(new Set(said).size).toBe(said.length);
    const stems = { en: /g(oo|ee)se/, fr: /oies?/, it: /oc(a|he)/, uk: /гус/ };
    expect(said.filter((text) => !stems[lang as 'en'].test(text))).toEqual([]);
  });

  test('several figures take a verb of their own', () => {
    const [one, many] = NAMES[lang]!.map((name) => tell('plea-for-animal-2', name));
    const verbs = {
      en: ['has', 'have'],
      fr: ['n’a', 'n’ont'],
      it: ['ha', 'hanno'],
      uk: ['має', 'мають'],
    };
    const [single, plural] = verbs[lang as 'en'];
    expect(one).toContain(` ${single} `);
    expect(many).toContain(` ${plural} `);
  });
});

test('a figure stands in the case that its role asks for', () => {
  expect(roles(NAMES.uk![0]!, 'uk')).toEqual({ who: 'гуска', whom: 'гуску', of: 'гуски', g: 'f' });
  expect(roles(NAMES.fr![1]!, 'fr').of).toBe('des oies');
  expect(roles(NAMES.en![0]!, 'en').of).toBe('of the goose');
});
