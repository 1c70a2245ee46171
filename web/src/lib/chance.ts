/** Which notes say what chance decided: a device keeps them as they come, and compares them with the proof afterwards. */
import type { Note } from './contract';

const SAYS: Record<string, (note: Note) => boolean> = {
  dilemma: ({ what, data }) =>
    ['leads', 'landed'].includes(what) || (what === 'thrown' && (data as unknown[]).length > 1),
  trolley: ({ what, clause }) =>
    ['teams', 'drew', 'turned'].includes(what) || (what === 'conductor' && clause === 'TT-4'),
  // '': shown for a moment, and gone when this device came back
  mystery: ({ what, data, clause }) =>
    ['', 'cast', 'whistle', 'dealt', 'hand', 'conductor', 'time', 'pile'].includes(what) ||
    (what === 'looked' && clause === 'ME-67') ||
    (what === 'moved' && (data as number[])[3] === 1),
};

export const byChance = (game: string, note: Note): boolean => SAYS[game]?.(note) ?? false;
