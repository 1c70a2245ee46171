/** Every reader in his own language: one Fluent bundle, fetched when chosen, switchable in mid-game. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, recall } from './keep';

export type Args = Record<string, FluentVariable>;

// One folder is one language; there is no other list.
const HOME = '../../../src/whistlestop/languages';
const sources = import.meta.glob<string>('../../../src/whistlestop/languages/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const names = import.meta.glob<string>('../../../src/whistlestop/languages/*/language.json', {
  eager: true,
  import: 'name',
});
const labels = import.meta.glob<string>('../../../src/whistlestop/languages/*/language.json', {
  eager: true,
  import: 'label',
});

export interface Language {
  code: string;
  name: string;
  label: string; // on a small button
}
export const LANGUAGES: Language[] = Object.entries(names).map(([file, name]) => ({
  code: file.split('/').at(-2)!,
  name,
  label: labels[file]!,
}));

let bundle = $state.raw<FluentBundle | null>(null);
let lang = $state('en');
/** Whose words are in the bundle beside everybody's: a game's, and those of rare places. */
interface Wanted {
  lang: string;
  place: string;
  rare: readonly string[];
}
let wanted: Wanted = { lang: 'en', place: '', rare: [] };
let there = wanted; // what the bundle has
let newest = Promise.resolve();

const known = (tag: string): boolean => LANGUAGES.some(({ code }) => code === tag);

/** The stored choice, else the first language of the browser that we speak. */
function preferred(): string {
  const wishes = [recall<string>('lang') ?? '', ...navigator.languages];
  return wishes.map((tag) => tag.split('-')[0]!.toLowerCase()).find(known) ?? 'en';
}

function load(change: Partial<Wanted>): Promise<void> {
  wanted = { ...wanted, ...change };
  return (newest = fetched(wanted));
}

/** Two may ask at once: the bundle is what was wanted last, and both wait for that. */
async function fetched(mine: Wanted): Promise<void> {
  const files = ['table', mine.place, ...mine.rare].map((of) => `${HOME}/${mine.lang}/${of}.ftl`);
  const texts = await Promise.all(files.map((file) => sources[file]?.() ?? ''));
  if (mine !== wanted) return newest;
  const fresh = new FluentBundle(mine.lang, { useIsolating: false });
  for (const text of texts) fresh.addResource(new FluentResource(text));
  [bundle, lang, there] = [fresh, mine.lang, mine];
  document.documentElement.lang = lang;
}

export const i18n = {
  get lang(): string {
    return lang;
  },
  start: () => load({ lang: preferred() }),
  choose(next: string): void {
    keep('lang', next);
    void load({ lang: next });
  },
  /** The words of one game, before anything of it is shown. */
  need: (of: string): Promise<void> =>
    of === there.place ? Promise.resolve() : load({ place: of }),
  /** Those of a place that few visit, beside a game's. */
  more: (of: string): Promise<void> =>
    there.rare.includes(of) ? Promise.resolve() : load({ rare: [...wanted.rare, of] }),
};

/** People's names may be written in any direction: fence them (U+2068, U+2069). `Rich` also makes them bold. */
export const name = (text: string): string => `\u2068${text}\u2069`;

export function has(id: string): boolean {
  return bundle?.hasMessage(id) ?? false;
}

/** The message in the reader's language; a missing one shows its id, which a test does not let happen. */
export function t(id: string, args?: Args): string {
  const value = bundle?.getMessage(id)?.value;
  return value ? bundle!.formatPattern(value, args ?? null, []) : id;
}

/** For names that come from the server and may be newer than this client. */
export const tOr = (id: string, fallback: string): string => (has(id) ? t(id) : fallback);

export const list = (items: string[]): string => new Intl.ListFormat(lang).format(items);
