/** What each move would do, for a newcomer: a sentence `explain-…` that says what it costs or risks, and the clause it stands on. */
import type { Picture } from '../../lib/fold';
import { explainer } from '../../lib/lesson.svelte';
import type { Why } from '../../lib/shut.svelte';
import { type Duelled, type Stage, viewOf } from './types';

export const explain = explainer('dilemma', {
  offer: 'DI-10',
  throw: 'DI-14',
  equal: 'DI-17',
  seal: 'DI-A3',
  pass: 'DI-40',
  peace: 'DI-31',
  conflict: 'DI-32',
});

/** Why a card cannot be played at this moment: the rule that this moment stands on. */
const MOMENTS: Record<Stage, string> = {
  lead: 'DI-10',
  offer: 'DI-10',
  window: 'DI-14',
  respond: 'DI-A3',
  duel: 'DI-20',
  end: 'DI-50',
};
export const notNow = (picture: Picture, text: string): Why => ({
  text,
  game: 'dilemma',
  clause: MOMENTS[viewOf(picture).stage],
});

/** A duel of one's own and three turns; or, for whoever stays out of it all, six. */
export function taught(picture: Picture): boolean {
  const duelled = picture.log.some((line) => {
    if (line.t !== 'note' || line.d.what !== 'duelled') return false;
    const { provoker, contractor } = line.d.data as Duelled;
    return picture.seat === provoker || picture.seat === contractor;
  });
  return viewOf(picture).turn >= (duelled ? 3 : 6);
}
