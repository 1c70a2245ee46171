import type { Picture } from './fold';

/** Whether all may see through all eyes afterwards; before the start that is only asked. */
export const openness = ({ openly, stage }: Picture): 'yes' | 'asked' | 'no' =>
  !openly ? 'no' : stage === 'lobby' ? 'asked' : 'yes';
