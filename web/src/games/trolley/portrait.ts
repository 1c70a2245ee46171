/** What the verdicts say of whoever gave them. */
import { api } from '../../lib/api';
import type { Seat } from '../../lib/contract';
import { t, tOr } from '../../lib/i18n.svelte';
import type { Verdicts } from '../../lib/lore';
import type { Bar, Portrayal } from '../../lib/picture';
import type { Table } from '../../lib/table.svelte';
import { type Side, viewOf } from './types';

type Weighed = [feature: string, weight: number][];
export interface Portrait {
  seat: Seat;
  spared: Weighed;
  killed: Weighed;
}
export interface Insight extends Verdicts {
  portraits: Portrait[];
  verdicts: { round: number; seat: Seat; expected: number; chose: Side }[]; // expected: that South dies
}

export const featureName = (feature: string): string => tOr(`feature-${feature}`, feature);

/** The strongest is as long as can be: a portrait says which weighs more, not how much. */
export function strokes({ spared, killed }: Portrait): Bar[] {
  const most = Math.max(...[...spared, ...killed].map(([, weight]) => weight), 0.001);
  const bar = (spares: boolean, [feature, weight]: Weighed[number]): Bar => ({
    label: featureName(feature),
    value: t('portrait-mark', { spares: spares ? 'yes' : 'no' }),
    share: weight / most,
    tone: spares ? 'good' : 'bad',
  });
  return [...spared.map((one) => bar(true, one)), ...killed.map((one) => bar(false, one))];
}

export async function portray(table: Table): Promise<Portrayal> {
  const { over, seat } = table.picture;
  const found = await api.insight<Insight>(table.code).catch(() => null);
  const about = seat ?? over?.winners[0] ?? 0;
  const mine = found?.portraits?.find((one) => one.seat === about);
  return {
    scores: viewOf(table.picture).tokens,
    low: true,
    title: t('portraits-of'),
    about,
    words: mine ? t('portrait-what') : '',
    bars: mine ? strokes(mine) : [],
  };
}
