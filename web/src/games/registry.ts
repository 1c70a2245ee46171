/** All the shell knows of a game: where its scene is, and what must be said before it is loaded. */
import type { Component, Snippet } from 'svelte';
import type { Ask, Clocks, Note, Options } from '../lib/contract';
import type { Picture } from '../lib/fold';
import type { Portrayal } from '../lib/picture';
import type { Table } from '../lib/table.svelte';

export interface Scene {
  Play: Component<{ table: Table; tools?: Snippet; done: () => void }>; // the board and my hands; `tools` go where they hide nothing; `done` when the game is over and its last scene shown
  Column: Component<{ table: Table }>; // status and scores, beside the board on wide screens
  Result: Component<{ table: Table; next?: Snippet }>; // the poster at the end, what to do `next`, and all that may be read at leisure
  line(note: Note, picture: Picture): string | null; // a line of the log; null = not worth one
  portray(table: Table): Promise<Portrayal>; // the end as a picture for friends
  status(picture: Picture): string; // whose move it is, in one sentence
  hint(picture: Picture): string | null; // for a newcomer: what may be done now, and why
  taught(picture: Picture): boolean; // a newcomer has met the whole game once, and the guide may end
}

export interface Entry {
  minutes: number;
  mark: string; // path of the small picture on its ticket
  cut: 'evenodd' | 'nonzero'; // how its overlaps are filled
  accent: string; // the vermilion part
  hush: string; // the clause by which talk may be closed
  orders: (options: Options) => readonly string[]; // questions that somebody may want answered for them
  anew?: readonly string[]; // those of them that the same answer never fits again
  slowly?: Options; // what a move a day asks for
  applies?: (option: string, seats: number, options: Options) => boolean; // else it says nothing at this table
  tidy?: (seats: number, options: Options) => Options; // settings that only go together
  optional?: (ask: Ask) => boolean; // may be answered, but nobody waits for it
  guide: { seats: number; options: Options; clocks?: Clocks }; // a table that teaches in about two minutes
  load?: () => Promise<Scene>; // absent: in the works
}

/** Nothing is asked in secret, and all that can be said aloud is this word. */
function idle({ sealed, open }: Ask, word: string): boolean {
  const of: unknown = open?.of ?? [];
  const words = Array.isArray(of) ? (of as unknown[]) : Object.keys(of as object);
  return sealed === null && words.length === 1 && words[0] === word;
}

/** There is one figure of each investigator, and nobody on a seat that is not there. */
function apart(seats: number, options: Options): Options {
  const [tidied, taken] = [{ ...options }, new Set<unknown>()];
  for (const n of [1, 2, 3, 4, 5]) {
    const who = options[`seat${n}`];
    if (who !== undefined && (n > seats || taken.has(who))) tidied[`seat${n}`] = 'lot';
    else if (who !== 'lot') taken.add(who);
  }
  return tidied;
}

/** A seat that is there, the passengers' cards of four players (ME-16), the colours of abilities that are used. */
function aboard(option: string, seats: number, options: Options): boolean {
  if (option.startsWith('seat')) return Number(option.slice(4)) <= seats;
  return option === 'passengers'
    ? seats === 4
    : option !== 'colours' || options.abilities !== false;
}

export const GAMES: Record<string, Entry> = {
  trolley: {
    hush: 'TT-V6',
    minutes: 45,
    cut: 'nonzero',
    mark: 'M29 64V44C29 32 9 28 9 4h6c0 20 17 22 17 34 0-12 17-14 17-34h6c0 24-20 28-20 40v20zM5 9h14v2.5H5zM5 19h15v2.5H5zM45 9h14v2.5H45zM44 19h15v2.5H44zM24 51h16v2.5H24zM24 59h16v2.5H24z',
    accent: 'M32 36a6 6 0 1 1 0 12 6 6 0 1 1 0-12z',
    orders: () => ['choose', 'modify', 'floor', 'free', 'lever'],
    anew: ['choose', 'modify', 'floor', 'free'],
    optional: (ask) => idle(ask, 'enough') || idle(ask, 'swap'),
    tidy: (seats, options) => (Number(options.first) > seats ? { ...options, first: 0 } : options),
    guide: { seats: 3, options: { first: 3, cycles: 1 } }, // first pleads, then pulls the lever
    load: () => import('./trolley'),
  },
  dilemma: {
    hush: 'DI-A27',
    minutes: 25,
    cut: 'evenodd',
    mark: 'M12.5 18h39L63 56H1zM16 22L6.5 52h51L48.5 22zM22 34l16-4 5 14-18 4zM35 3l2 1.3-5 8-2-1.3zM31 17l2 1-3 5-2-1z',
    accent: 'M46 4l12 6-8 14-12-6z',
    slowly: { mode: 'sealed', skill: false }, // nobody can race over days
    orders: ({ mode }) => ['offer', mode === 'sealed' ? 'respond' : 'window', 'duel'],
    tidy: (seats, options) =>
      seats < 3 || options.cards !== 10
        ? { ...options, mode: 'sealed', skill: false }
        : { ...options, skill: options.skill === true && options.mode === 'throw' },
    guide: { seats: 3, options: {} },
    load: () => import('./dilemma'),
  },
  mystery: {
    hush: 'ME-A42',
    optional: ({ sealed, open }) =>
      sealed === null && open?.t === 'one' && open.of.every((x) => Number(x) >= 50), // the whistle's pace
    minutes: 75,
    cut: 'evenodd',
    mark: 'M2 16Q2 10 8 10h48q6 0 6 6v30H2zM6 14v28h52V14zM9 20h12v14H9zM43 20h12v14H43zM14 46a6 6 0 1 1 0 12 6 6 0 1 1 0-12zM50 46a6 6 0 1 1 0 12 6 6 0 1 1 0-12z',
    accent: 'M26 18h12v28H26z',
    orders: ({ abilities }) => [
      ...(abilities === false ? [] : ['ability']),
      ...['go', 'show', 'give', 'bag', 'steal', 'talk', 'tunnel', 'telegram', 'reveal', 'answer'],
    ],
    applies: aboard,
    tidy: apart,
    guide: { seats: 3, options: { abilities: false }, clocks: { strasbourg: 1_500 } },
    load: () => import('./mystery'),
  },
};
