/** Every reader in his own language: one Fluent bundle, fetched when chosen, switchable in mid-game. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, recall } from './keep';

export const LANGUAGES = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  uk: 'Українська',
} as const;
export type Lang = keyof typeof LANGUAGES;
export type Args = Record<string, FluentVariable>;

const sources = import.meta.glob<string>('../locales/**/*.ftl', {
  query: '?raw',
  import: 'default',
});

let bundle = $state.raw<FluentBundle | null>(null);
let lang = $state<Lang>('en');
let game = ''; // whose words are in the bundle beside everybody's

const known = (tag: string): tag is Lang => tag in LANGUAGES;

/** The stored choice, else the first language of the browser that we speak. */
function preferred(): Lang {
  const wishes = [recall<string>('lang') ?? '', ...navigator.languages];
  return wishes.map((tag) => tag.slice(0, 2).toLowerCase()).find(known) ?? 'en';
}

async function load(next: Lang, of: string): Promise<void> {
  const files = [`../locales/${next}.ftl`, `../locales/${of}/${next}.ftl`];
  const texts = await Promise.all(files.map((file) => sources[file]?.() ?? ''));
  const fresh = new FluentBundle(next, { useIsolating: false });
  for (const text of texts) fresh.addResource(new FluentResource(text));
  [bundle, lang, game] = [fresh, next, of];
  document.documentElement.lang = next;
}

export const i18n = {
  get lang(): Lang {
    return lang;
  },
  start: () => load(preferred(), ''),
  choose(next: Lang): void {
    keep('lang', next);
    void load(next, game);
  },
  /** The words of one game, before anything of it is shown. */
  need: (of: string): Promise<void> => (of === game ? Promise.resolve() : load(lang, of)),
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
