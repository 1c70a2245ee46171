/** The few HTTP calls. Every failure is a typed refusal, like on the wire. */
import type { Clocks, GameInfo, OpenTable, Options, Refusal, Rules, TableInfo } from './contract';

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

async function call<T>(path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refused({ code: 'offline' });
  }
  const json: unknown = await response.json().catch(() => null);
  if (response.ok && json !== null) return json as T;
  const refusal = json as Refusal | null;
  throw new Refused(refusal?.code ? refusal : { code: 'server' });
}

/** Any thrown thing as a refusal that can be shown in one sentence. */
export const refusalOf = (error: unknown): Refusal =>
  error instanceof Refused ? error.refusal : { code: 'server' };

export interface NewTable {
  game: string;
  seats: number;
  options: Options;
  clocks: Clocks;
  public: boolean;
}

export const api = {
  games: () => call<GameInfo[]>('/games'),
  tables: () => call<OpenTable[]>('/tables'),
  table: (table: string) => call<TableInfo>(`/tables/${encodeURIComponent(table)}`),
  create: (wish: NewTable) => call<{ table: string; promise: string }>('/tables', wish),
  join: (table: string, who: { name: string; colour: number; pledge: string; seat?: number }) =>
    call<{ seat: number; token: string }>(`/tables/${encodeURIComponent(table)}/join`, who),
  rules: (game: string, lang: string) => call<Rules>(`/rules/${game}/${lang}`),
  record: (table: string) => `/api/tables/${encodeURIComponent(table)}/record`,
  qr: (text: string) => `/api/qr?text=${encodeURIComponent(text)}`,
};
