/** What somebody could have known, as a chart: for each part of the crime how likely the truth was, city by city. */
import { api } from '../../lib/api';
import { t } from '../../lib/i18n.svelte';
import type { Portrayal } from '../../lib/picture';
import type { Table } from '../../lib/table.svelte';
import { categoryName } from './words';

interface Hindsight {
  seats: { seat: number; known: number[][] }[]; // per city, per part, of a thousand
}

export async function portray(table: Table): Promise<Portrayal> {
  const { over, seat } = table.picture;
  const found = await api.hindsight<Hindsight>(table.code).catch(() => null);
  const about = seat ?? over?.winners[0] ?? 0;
  const known = found?.seats?.find((row) => row.seat === about)?.known ?? [];
  const parts = known.at(-1)?.length ?? 0;
  return {
    scores: over?.scores ?? [],
    title: t('plot'),
    about,
    words: parts ? t('plot-picture') : '',
    bars: Array.from({ length: parts }, (_, part) => {
      const steps = known.map((row) => (row[part] ?? 0) / 1000);
      const share = steps.at(-1) ?? 0;
      return {
        label: categoryName(part),
        value: t('chance', { p: Math.round(100 * share) }),
        share,
        tone: share === 1 ? ('good' as const) : ('plain' as const),
        steps,
      };
    }),
  };
}
