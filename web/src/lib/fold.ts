/** The one picture of a table in this browser, and how each message changes it. Pure: no clock, no network, no Svelte. */
import type {
  Ask,
  Clocks,
  Decks,
  LogLine,
  Mine,
  Options,
  Over,
  Person,
  Seat,
  Stage,
  Told,
  Waiting,
} from './contract';

export interface Picture {
  table: string; // the code in the address
  game: string; // which scene draws `view`
  seat: Seat | null; // mine; null = watching
  stage: Stage; // where the table is in its life
  seats: number; // how many chairs
  options: Options; // house rules chosen by the host
  clocks: Clocks; // milliseconds per kind of question
  public: boolean; // listed on the home page
  talk: boolean; // the host may switch it off
  delay: number; // ms that watchers are behind
  openly: boolean; // afterwards anybody may see the game through any eyes: proposed, from the start on agreed
  late: boolean; // who comes when the game runs may take a robot's seat
  locked: boolean; // sitting down takes a password
  decks: Decks | null; // packs and tier, where the game has a deck
  written: number; // cards that people at this table wrote
  next: string; // where these people play again
  promise: string; // commitment to the secret seed, shown before the first draw
  pledges: string[]; // those to the players' numbers, by seat, from the start on
  people: (Person | null)[]; // by seat; null = free
  host: Seat | null; // who may start, pause and change options
  view: Record<string, unknown> | null; // what I may see of the game; only the game's own scene reads inside
  ask: Ask | null; // what I may do now; null = nothing
  mine: Mine | null; // what I laid beside the game, for my eyes only
  sealed: unknown; // my sealed answer, if one was taken for this ask
  waiting: Waiting | null; // who is awaited and until when
  in: number; // how many sealed answers have arrived
  over: Over | null; // the end
  log: LogLine[]; // what happened and what was said, oldest first
  said: number; // how many sayings ever came, for the unread badge
}

export const blank: Picture = {
  table: '',
  game: '',
  seat: null,
  stage: 'lobby',
  seats: 0,
  options: {},
  clocks: {},
  public: false,
  talk: true,
  delay: 0,
  openly: false,
  late: true,
  locked: false,
  decks: null,
  written: 0,
  next: '',
  promise: '',
  pledges: [],
  people: [],
  host: null,
  view: null,
  ask: null,
  mine: null,
  sealed: null,
  waiting: null,
  in: 0,
  over: null,
  log: [],
  said: 0,
};

/** Talk has no end, so the oldest of it goes; what happened in the game is kept, as every card's route is open to all. */
const TALK = 400;

export function fold(old: Picture, message: Told): Picture {
  switch (message.t) {
    case 'sync': {
      const {
        now: _now,
        slack: _slack,
        still: _still,
        patience: _patience,
        view,
        ...rest
      } = message.d;
      const said = rest.log.filter((line) => line.t === 'say').length;
      return {
        ...old,
        ...rest,
        view: view as Picture['view'],
        said: Math.max(said, old.said),
      };
    }
    case 'table':
    case 'people':
      return { ...old, ...message.d };
    case 'view':
      return { ...old, view: patched(old.view, message.d) };
    case 'ask':
      // A sealed answer belongs to one question: the next one starts unanswered.
      return { ...old, ask: message.d, sealed: message.d?.q === old.ask?.q ? old.sealed : null };
    case 'waiting':
      return { ...old, waiting: message.d, in: 0 };
    case 'in':
      return { ...old, in: message.d };
    case 'mine':
      return { ...old, mine: old.mine && { ...old.mine, ...message.d } };
    case 'sealed':
      return { ...old, sealed: message.d };
    case 'over':
      return { ...old, over: message.d, ask: null };
    case 'note':
      return { ...old, log: append(old.log, { t: 'note', d: message.d }) };
    case 'missed':
      return old; // the table keeps it until it was seen
    case 'say':
      return { ...old, log: append(old.log, { t: 'say', d: message.d }), said: old.said + 1 };
  }
}

/** Whole fields, or `field/3`: one place of a row. */
function patched(old: Picture['view'], news: Record<string, unknown>): Picture['view'] {
  const view: Record<string, unknown> = { ...old };
  for (const [key, value] of Object.entries(news)) {
    const [field, place] = key.split('/') as [string, string?];
    if (place === undefined) view[field] = value;
    else view[field] = (view[field] as unknown[]).with(Number(place), value);
  }
  return view;
}

function append(log: LogLine[], line: LogLine): LogLine[] {
  const said = line.t === 'say' ? log.filter((one) => one.t === 'say') : [];
  return [...(said.length < TALK ? log : log.filter((one) => one !== said[0])), line];
}
