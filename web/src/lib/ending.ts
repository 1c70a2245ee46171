import type { Picture } from './fold';
import { list, name, t } from './i18n.svelte';

/** Who won, in a few words: over the poster, and as the last line of the log. */
export function ending({ over, seat, people }: Picture): string {
  const winners = over?.winners ?? [];
  if (!winners.length) return t('result-closed');
  return t('result-wins', {
    n: winners.length,
    me: winners.includes(seat ?? -1) ? 'yes' : 'no',
    who: list(winners.map((one) => name(people[one]?.name ?? ''))),
  });
}
