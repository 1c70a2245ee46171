/** The folders of the languages, for what runs in Node: the build and the tests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const HOME = join(import.meta.dirname, '..', 'src', 'whistlestop', 'languages');

export const LANGUAGES = readdirSync(HOME)
  .filter((code) => existsSync(join(HOME, code, 'language.json')))
  .sort();

/** What they have words for: the table, decks, the page that proves a shuffle, and each game. */
const GAMES = readdirSync(join(HOME, 'en', 'rules')).map((file) => file.replace('.toml', ''));
export const PLACES = ['table', 'cards', 'proof', ...GAMES];

export const words = (lang: string, place: string): string =>
  readFileSync(join(HOME, lang, `${place}.ftl`), 'utf8');

export const about = (lang: string): Record<'name' | 'label' | 'noscript', string> =>
  JSON.parse(readFileSync(join(HOME, lang, 'language.json'), 'utf8'));

/** All that the service worker can say: it runs without our code, and fetches nothing to speak. */
export function calls(lang: string): Record<string, string> {
  const text = words(lang, 'table');
  const said = (id: string): string => new RegExp(`^${id} = (.*)$`, 'm').exec(text)?.[1] ?? '';
  return {
    move: said('title-your-move').replace('● ', ''),
    over: said('no-over'),
    ...Object.fromEntries(GAMES.map((game) => [game, said(`game-${game}`)])),
  };
}
