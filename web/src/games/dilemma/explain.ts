/** What each move would do, for a newcomer: a sentence `explain-…` that says what it costs or risks, and the clause it stands on. */
import type { Picture } from '../../lib/fold';
import { explainer } from '../../lib/lesson.svelte';
import { type Duelled, viewOf } from './types';

export const explain = explainer('dilemma', {
  offer: 'DI-10',
  throw: 'DI-14',
  equal: 'DI-17',
  seal: 'DI-A3',
  pass: 'DI-40',
  peace: 'DI-31',
  conflict: 'DI-32',
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
