/** How somebody dealt with peace and conflict, beside the table and five classic ways to live. */
import { api } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';
import type { Bar, Portrayal } from '../../lib/picture';
import type { Table } from '../../lib/table.svelte';

export interface Row {
  seat: number;
  duels: number;
  peace: number;
  struck: number;
  wronged: number;
  forgiven: number;
  like: Record<string, number>;
}

export const mirrorOf = async (code: string): Promise<Row[]> =>
  (await api.insight<{ mirror: Row[] }>(code))?.mirror ?? [];

/** Whom the mirror shows first: me, else who won, else anybody, who was in a duel. */
export function facing(table: Table, rows: Row[]): Row | undefined {
  const { over, seat } = table.picture;
  const met = rows.filter((row) => row.duels);
  const wanted = [seat, ...(over?.winners ?? [])];
  return wanted.map((one) => met.find((row) => row.seat === one)).find(Boolean) ?? met[0];
}

/** The way that explains most of what was done. */
export const way = (row: Row): string =>
  Object.entries(row.like).reduce((a, b) => (b[1] > a[1] ? b : a))[0];

const percent = (share: number): string => t('percent', { n: Math.round(100 * share) });
const bar = (label: string, share: number, tone: Bar['tone'], mark?: number): Bar => ({
  label,
  share,
  tone,
  value: percent(share),
  ...(mark === undefined ? {} : { mark }),
});

/** Kept peace, struck first, forgave, each with the mark of the table. */
export function habits(row: Row, rows: Row[]): Bar[] {
  const all = (of: (one: Row) => number): number => rows.reduce((sum, one) => sum + of(one), 0);
  const duels = Math.max(
    1,
    all((one) => one.duels),
  );
  const wronged = all((one) => one.wronged);
  return [
    bar(t('mirror-kept'), row.peace / row.duels, 'good', all((one) => one.peace) / duels),
    bar(t('mirror-first'), row.struck / row.duels, 'bad', all((one) => one.struck) / duels),
    ...(row.wronged
      ? [
          bar(
            t('mirror-forgiving'),
            row.forgiven / row.wronged,
            'good',
            all((one) => one.forgiven) / wronged,
          ),
        ]
      : []),
  ];
}

/** How many of the choices each of the five would have made too. */
export const ways = (row: Row): Bar[] =>
  Object.entries(row.like)
    .sort((a, b) => b[1] - a[1])
    .map(([one, n]) => bar(t(`like-${one}`), n / row.duels, 'plain'));

export async function portray(table: Table): Promise<Portrayal> {
  const { over, seat } = table.picture;
  const rows = await mirrorOf(table.code).catch(() => []);
  const shown = facing(table, rows);
  return {
    scores: over?.scores ?? [],
    title: t('mirror'),
    about: shown?.seat ?? seat ?? 0,
    words: shown ? t('mirror-picture') : t('mirror-blank'),
    bars: shown ? [...habits(shown, rows), ...ways(shown)] : [],
  };
}
