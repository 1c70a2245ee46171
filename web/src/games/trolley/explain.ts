/** What each move would do, for a newcomer: a sentence `explain-…` that says what it costs or risks, and the clause it stands on. */
import type { Picture } from '../../lib/fold';
import { explainer } from '../../lib/lesson.svelte';
import { viewOf } from './types';

export const explain = explainer('trolley', {
  innocent: 'TT-21',
  guilty: 'TT-22',
  modifier: 'TT-24',
  target: 'TT-25',
  keep: 'TT-A8',
  pin: 'TT-A27',
  ready: 'TT-26',
  plead: 'TT-A27',
  rest: 'TT-A27',
  enough: 'TT-A18',
  lever: 'TT-27',
  swap: 'TT-A4',
});

/** A round for a team and a round at the lever. */
export const taught = (picture: Picture): boolean => viewOf(picture).round >= 2;
