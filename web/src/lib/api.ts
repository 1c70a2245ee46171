/** The few HTTP calls. Every failure is a typed refusal, like on the wire. */
import type {
  CardText,
  Fault,
  GameInfo,
  Joined,
  OpenTable,
  PackInfo,
  Refusal,
  Replay,
  Rules,
  Seat,
  Settings,
  TableInfo,
} from './contract';
import { keyKey, recall, shown } from './keep';
import type { Proof } from './proof';

export interface Rating {
  name: string;
  rating: number;
  games: number;
}

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

async function call<T>(path: string, body?: unknown, token?: string | null): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ code: 'offline' });
  }
  const json: unknown = await response.json().catch(() => null);
  if (response.ok) return json as T;
  if (response.status === 422) return json as T; // a pack with faults, each with its line
  const refusal = json as Refusal | null;
  throw new Refused(refusal?.code ? refusal : { code: 'server' });
}

/** Any thrown thing as a refusal that can be shown in one sentence. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : { code: 'server' };

export interface NewTable extends Settings {
  game: string;
  password?: string;
}

export interface Wish {
  name: string;
  colour: number;
  pledge: string;
  seat?: number;
  password?: string;
  back?: string; // the token of the table before: in a rematch its seat is kept
}

/** Where the browser's push service can be asked to call this device. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang: string;
}

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;
/** A call about one table, with what opens its door. */
const on = <T>(table: string, path: string, body?: unknown, token?: string | null): Promise<T> =>
  call<T>(at(table) + path, body, token ?? shown(table));

let underway = 0;
/** Words on cards are on their way. */
export const fetching = (): boolean => underway > 0;

export const api = {
  games: () => call<GameInfo[]>('/games'),
  tables: () => call<OpenTable[]>('/tables'),
  table: (table: string) => on<TableInfo>(table, ''),
  create: (wish: NewTable) => call<{ table: string; promise: string }>('/tables', wish),
  enter: (table: string, password: string) =>
    call<{ key: string }>(`${at(table)}/enter`, { password }),
  join: (table: string, who: Wish) =>
    on<Joined>(table, '/join', who, recall<string>(keyKey(table))),
  again: (table: string, token: string) =>
    call<{ table: string; promise: string; name: string; colour: number }>(`${at(table)}/again`, {
      token,
    }),
  pushKey: () => call<{ key: string }>('/push'),
  push: (table: string, device: Device, token: string) =>
    call<null>(`${at(table)}/push`, device, token),
  pushEnd: (table: string, endpoint: string, token: string) =>
    call<null>(`${at(table)}/push/end`, { endpoint }, token),
  deck: (table: string, lang: string, cards: number[]) => (
    underway++,
    call<CardText[]>(
      // A shared replay has a longer name than any table.
      `${table.length === 5 ? at(table) : `/shared/${encodeURIComponent(table)}`}/deck?lang=${lang}&cards=${cards.join(',')}`,
      undefined,
      shown(table),
    ).finally(() => underway--)
  ),
  notebook: <T>(table: string, token: string) => on<T | null>(table, '/notebook', undefined, token),
  insight: <T>(table: string, token?: string | null) =>
    on<T | null>(table, '/insight', undefined, token),
  hindsight: <T>(table: string) => on<T | null>(table, '/hindsight'),
  replay: (table: string, seat: Seat | null, token: string | null) =>
    on<Replay>(table, `/replay${seat === null ? '' : `?seat=${seat}`}`, undefined, token),
  shared: (name: string) => call<Replay>(`/shared/${encodeURIComponent(name)}`),
  share: (table: string, seat: Seat | null, anonymous: boolean, token: string | null) =>
    on<{ name: string }>(table, '/share', { seat, anonymous }, token),
  fork: (table: string, wish: Wish & { step: number; seat: Seat }, token: string | null) =>
    on<Joined>(table, '/fork', wish, token),
  sharedFork: (name: string, wish: Wish & { step: number; seat: Seat }) =>
    call<Joined>(`/shared/${encodeURIComponent(name)}/fork`, wish),
  proof: (table: string) => on<Proof>(table, '/proof'),
  ratings: () => call<Record<string, Rating[]>>('/ratings'),
  packs: () => call<PackInfo[]>('/packs'),
  pack: (name: string) => call<PackInfo>(`/packs/${encodeURIComponent(name)}`),
  card: (card: [kind: string, lang: string, text: string]) => call<Fault[]>('/cards', card),
  upload: (text: string) => call<PackInfo>('/packs', text),
  starter: '/api/packs/starter', // an example to go on from
  rules: (game: string, lang: string) => call<Rules>(`/rules/${game}/${lang}`),
  record: (table: string, nameless = false) =>
    `/api${at(table)}/record${nameless ? '?nameless' : ''}`,
  /** The same as whoever sat there: with their team's talk and their own notebook. */
  ownRecord: async (table: string, nameless: boolean): Promise<Blob> => {
    const headers = { Authorization: `Bearer ${shown(table)}` };
    return (await fetch(api.record(table, nameless), { headers })).blob();
  },
  icon: (name: string) => `/icons/${encodeURIComponent(name)}.svg`,
  secretQr: async (text: string): Promise<string> => {
    const answer = await fetch('/api/qr', { method: 'POST', body: text });
    return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
  },
  qr: (text: string) => `/api/qr?text=${encodeURIComponent(text)}`,
};
