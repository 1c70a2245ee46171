/** A seat is told by shape, ring and colour together, never by colour alone. Thirteen liveries for the largest game. */

export interface Livery {
  shape: number; // index into SHAPES
  rings: number; // 0, 1 or 2 inner rings: the second and third time a shape comes round
  colour: string; // token name; `card-` before it on cream paper
}

/** Circle, square, hexagon, diamond, shield on a 10 by 10 grid. */
export const SHAPES = [
  'M5 .4a4.6 4.6 0 1 1 0 9.2a4.6 4.6 0 1 1 0-9.2z',
  'M.8.8h8.4v8.4H.8z',
  'M2.5.6h5L10 5 7.5 9.4h-5L0 5z',
  'M5 0l5 5-5 5-5-5z',
  'M.5 0h9v6L5 10 .5 6z',
] as const;

const COLOURS = ['ink', 'sig', 'bot', 'mut', 'bra'] as const;

export const LIVERIES = 13;

export function livery(colour: number): Livery {
  const rings = Math.floor(colour / SHAPES.length);
  const shape = colour % SHAPES.length;
  return { shape, rings, colour: COLOURS[(shape + 2 * rings) % COLOURS.length]! };
}
