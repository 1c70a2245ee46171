/** The printed sheet: when something was seen or proved, in which column that stands, and what the aid prints there. */
import { t } from '../../lib/i18n.svelte';
import type { Cell } from './aid.svelte';
import { LAST } from './types';
import { cityName } from './words';

/** Rules that show cards while the train stands in a city: Hour cards, the tunnel, the revelation. */
const IN_CITY = ['ME-62', 'ME-67', 'ME-69'];
const DEAL = 'ME-14';

export const dealt = (clause: string): boolean => clause === DEAL;
export const inCity = (clause: string): boolean => IN_CITY.includes(clause);

/** The leg that a moment belongs to, by how many were done: in a city it is the one that ended there. */
export const legOf = (done: number, clause: string): number =>
  Math.min(done + (inCity(clause) ? 0 : 1), LAST);

/** The same in words: on a leg, in a city, or when the cards were dealt. */
export const moment = (done: number, clause: string): string =>
  t('moment', {
    where: inCity(clause) ? 'city' : dealt(clause) ? 'deal' : 'leg',
    leg: legOf(done, clause),
    city: cityName(done),
  });

/** A square in words: what its owner wrote, and what the aid prints there where nothing is written over it. */
export const square = (clue: string, column: string, mark: string, print = 'none'): string =>
  t('cell', { clue, column, mark: t(`mark-${mark}`) }) +
  (mark === 'none' && print !== 'none'
    ? `; ${t('printed-mark', { mark: t(`mark-${print}`) })}`
    : '');

/** Two sights in a leg may be one card (ME-A20): both copies are printed only where the aid has proved it then. */
export function printed(cell: Cell | null, leg: number): 'none' | 'seen' | 'both' {
  const sights = cell?.sights.filter(([done, clause]) => legOf(done, clause) === leg).length ?? 0;
  if (!cell || !sights) return 'none';
  const [, done = 0, clause = ''] = cell.why;
  const proved = cell.mark === 'out' && clause !== '' && legOf(done, clause) === leg;
  return proved && sights > 1 ? 'both' : 'seen';
}
