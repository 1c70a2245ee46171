/** What goes over the wire, by hand from the contract. The server is the law; this only names it. */

export type Seat = number;
export type Stage = 'lobby' | 'opening' | 'playing' | 'paused' | 'over' | 'closed';
export type Level = string;

export interface Person {
  name: string;
  colour: number;
  kind: 'person' | 'bot';
  level: Level; // '' for a person
  away: boolean; // a bot sits in for this person
  agrees: boolean; // that the game be open to all eyes afterwards
}

export type OptionValue = string | number | boolean;
export type Options = Record<string, OptionValue>;
export type Clocks = Record<string, number>; // milliseconds, 0 = no limit

export interface Option {
  name: string;
  kind: 'choice' | 'int' | 'flag' | 'data'; // data: put together by the table
  default: OptionValue;
  choices?: string[];
  min?: number;
  max?: number;
  seat?: number; // counted from one: who sits there may settle it, too
}

export interface GameInfo {
  id: string;
  seats: [number, number];
  options: Option[];
  clocks: Clocks;
  windows: string[]; // clocks that cannot be switched off
  bots: Level[];
}

export interface OpenTable {
  table: string;
  locked: boolean; // then nothing else is told of it
  game: string;
  seats: number;
  taken: number;
  host: string;
  stage: Stage;
  options: Options;
}

export interface Decks {
  packs: string[]; // hashes
  tier: 'family' | 'standard' | 'dark';
}

/** What the host may still change in the lobby. */
export interface Settings {
  seats: number;
  options: Options;
  clocks: Clocks;
  public: boolean;
  talk: boolean;
  delay: number;
  openly: boolean; // afterwards anybody may see the game through any eyes: proposed, from the start on agreed
  late: boolean; // who comes when the game runs may take a robot's seat
  decks: Decks | null;
}

/** How to answer for me: so, as silence would, as my robot would. */
export type Order = ['answer', unknown] | ['silence'] | ['robot'];

/** What a seat has laid beside the game for itself alone. */
export interface Mine {
  written: [kind: string, lang: string, text: string][];
  veto: string[];
  jot: unknown;
  orders: Record<string, Order>;
}

export interface TableInfo extends Settings {
  locked: boolean;
  written: number;
  next: string;
  pledges: string[]; // by seat, from the start on: hashes of the numbers that are opened then; '' for a robot
  table: string;
  game: string;
  stage: Stage;
  promise: string;
  people: (Person | null)[];
  host: Seat | null;
}

export interface Rules {
  lang: string;
  title: string;
  sections: { id: string; title: string; clauses: { id: string; text: string }[] }[];
}

/** The controls a seat may use now; the browser draws them and knows no rule. */
export interface OneSpec {
  t: 'one';
  of: (string | number)[];
  banned?: [string | number, string][]; // [answer, clause that forbids it]
  warn?: [string | number, string][]; // [answer, clause to think about first]
}
export interface TossSpec {
  t: 'toss';
  of: number[];
  banned?: [number, string][];
  warn?: [number, string][];
  ideal: [aim: number, power: number, spin: number];
  mode: 'throw' | 'race';
  pass: boolean;
}
export type Spec = OneSpec | TossSpec;

export interface Ask {
  q: number;
  at: number; // server time of the question: throws are measured from here
  sealed: Spec | null;
  open: Spec | null;
  clock: string | null;
}

export interface Waiting {
  sealed: Seat[];
  open: Seat[];
  clock: string | null;
  due: number | null; // server time at which the clock plays
  rooms: string[]; // where this viewer may talk now
}

export interface Note {
  what: string;
  data: unknown;
  secret?: unknown;
  clause?: string;
}

export const REACTIONS = ['laurel', 'heart', 'laugh', 'gasp', 'tear', 'whistle'] as const;
export type Reaction = (typeof REACTIONS)[number];
export const PHRASES = [
  'hello',
  'luck',
  'well-played',
  'thinking',
  'hurry',
  'sorry',
  'really',
  'thanks',
  'again',
  'bye',
] as const;
export type Phrase = (typeof PHRASES)[number];
export interface Say {
  seat: Seat | null;
  room: string;
  phrase?: Phrase | 'late' | 'open-book' | 'closed-book'; // the last are the table's own
  text?: string;
  react?: Reaction;
}

export interface Over {
  scores: number[];
  winners: Seat[];
  reason: string; // the clause that ended the game
  seed: string;
}

export type LogLine = { t: 'note'; d: Note } | { t: 'say'; d: Say };

export interface Sync extends TableInfo {
  seat: Seat | null;
  view: unknown;
  ask: Ask | null;
  mine: Mine | null;
  sealed: unknown;
  in: number;
  waiting: Waiting | null;
  over: Over | null;
  log: LogLine[];
  still: number; // server time since which nothing has moved
  patience: number; // ms of that, until anybody may let the game go on
  now: number;
  slack: number;
}

export interface Refusal {
  code: string;
  clause?: string;
  edition?: number; // of the rules that a game was played under, where the server has others
}

type Numbered =
  | { t: 'sync'; d: Sync }
  | {
      t: 'table';
      d: Settings & Pick<TableInfo, 'stage' | 'locked' | 'written' | 'next' | 'pledges'>;
    }
  | { t: 'mine'; d: Partial<Mine> }
  | { t: 'people'; d: { people: (Person | null)[]; host: Seat | null } }
  | { t: 'note'; d: Note }
  | { t: 'missed'; d: Note[] } // shown for a moment while I was away; told once, then blank
  | { t: 'view'; d: Record<string, unknown> }
  | { t: 'ask'; d: Ask | null }
  | { t: 'waiting'; d: Waiting }
  | { t: 'in'; d: number }
  | { t: 'sealed'; d: unknown }
  | { t: 'say'; d: Say }
  | { t: 'over'; d: Over };

export type Told = Numbered & { n: number };

export type Down =
  | Told
  | { t: 'ok'; id: string }
  | { t: 'no'; id: string | null; d: Refusal }
  | { t: 'pong'; d: [client: number, server: number] }
  | { t: 'slack'; d: number };

/** A command without its id: the wire adds it. */
export type Command =
  | { t: 'answer'; q: number; d: unknown }
  | { t: 'say'; room: string; text: string }
  | { t: 'say'; room: string; react: Reaction }
  | { t: 'say'; room: string; phrase: Phrase }
  | { t: 'bot'; seat: Seat; level: Level }
  | { t: 'free'; seat: Seat }
  | ({ t: 'set'; password?: string } & Settings)
  | { t: 'pick' | 'agree' | 'card' | 'veto' | 'lore' | 'jot' | 'order'; d: unknown }
  | { t: 'kick' | 'relieve'; seat: Seat }
  | { t: 'start' }
  | { t: 'nonce'; d: string }
  | { t: 'pause' }
  | { t: 'resume' }
  | { t: 'more' }
  | { t: 'talk'; d: boolean }
  | { t: 'close' }
  | { t: 'leave' | 'back' };

export interface Joined {
  table: string;
  seat: Seat;
  token: string;
}

/** A finished game as one viewer saw it: the messages of each step. */
export interface Replay {
  table: string; // '' where it was shared without names
  game: string;
  anonymous: boolean;
  eyes: Seat[]; // through which this reader may look
  frames: Told[][];
  marks: number[]; // after how much of the game each step stands: several replays go side by side by it
}

/** A card in the reader's language; its number in the game is its place in the deck. */
export interface CardText {
  id: string;
  kind: 'innocent' | 'guilty' | 'modifier';
  tier: string;
  lang: string; // of the text: the author's own where the reader's is missing
  text: string;
  who?: { icon: string; at: [number, number]; name?: Record<string, string> }[];
  icon?: string; // of a modifier
  forms?: string[]; // of a modifier whose text agrees with its target: m, f, n
}

export interface Fault {
  line: number;
  where: string;
  code: string;
  why: string; // which sentence of ours
  args: Record<string, string | number>;
  lang: string; // of the text that is meant, if one is
  what: string; // in English
}

export interface PackInfo {
  name: string; // its hash; '' where it has faults and was not kept
  title: Record<string, string>;
  cards: Record<string, number>;
  faults: Fault[];
}
