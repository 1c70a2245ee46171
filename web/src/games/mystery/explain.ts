/** What each move would do, for a newcomer: a sentence `explain-…` that says what it costs or risks, and the clause it stands on. */
import type { Picture } from '../../lib/fold';
import { explainer } from '../../lib/lesson.svelte';
import { IN_CITY, top, viewOf } from './types';

export const explain = explainer('mystery', {
  lounge: 'ME-50',
  sleeping: 'ME-51',
  smoking: 'ME-52',
  passenger: 'ME-53',
  dining: 'ME-54',
  grip: 'ME-55',
  madam: 'ME-56',
  club: 'ME-32',
  shut: 'ME-31',
  whom: 'ME-42',
  kind: 'ME-42',
  done: 'ME-24',
  card: 'ME-40',
  bag: 'ME-51',
  steal: 'ME-51',
  slot: 'ME-57',
  peek: 'ME-71',
  let: 'ME-70',
  tunnel: 'ME-67',
  telegram: 'ME-68',
  answers: 'ME-80',
});

/** The first leg, and the Hour cards of the first city. */
export function taught(picture: Picture): boolean {
  const view = viewOf(picture);
  return view.leg >= 1 && !IN_CITY.includes(top(view).type);
}
