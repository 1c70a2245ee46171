/** Where things lie, from the server's arena to this screen. My seat is always at the bottom. */
import type { Seat } from '../../lib/contract';
import type { How } from './types';

export const RADIUS = 1500;
export const RIM = 120;
export const WALL = 190; // height of the tray, drawn only
export const CARD = { width: 560, length: 870 };
const FROM = 3000; // where a flight is first seen; the hand itself is off the picture

/** The camera: one tilted plane seen through one lens, the same numbers in CSS and here. */
export interface Look {
  width: number; // of the scene, in pixels
  height: number;
  top: number; // what covers the scene above and below, in pixels
  bottom: number;
  unit: number; // pixels per tenth of a millimetre, before the lens
  tilt: number; // radians
  depth: number; // CSS perspective
  middle: [number, number]; // of the arena on the screen
  eye: [number, number]; // perspective origin
}

export function camera(width: number, height: number, top = 0, bottom = 0): Look {
  const tilt = ((height > width * 1.05 ? 36 : 44) * Math.PI) / 180;
  const across = 2 * (RADIUS + RIM);
  const room = height - top - bottom;
  const unit = Math.min(width / (across * 1.13), room / (across * Math.cos(tilt) * 1.2 + WALL));
  const middle: [number, number] = [width / 2, top + room * 0.46];
  // Looking down from beyond the far edge: the near rim comes towards us, so the arena sits a little high.
  const eye: [number, number] = [width / 2, middle[1] - RADIUS * unit];
  return { width, height, top, bottom, unit, tilt, depth: 9000 * unit, middle, eye };
}

/** The turn of the whole table that brings `me` to the bottom. A watcher looks from seat 0. */
export const tableTurn = (me: Seat | null, seats: number): number =>
  -Math.PI / 2 + (2 * Math.PI * (me ?? 0)) / seats;

export function turned(x: number, y: number, angle: number): [number, number] {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  return [x * c - y * s, x * s + y * c];
}

export const edgeOf = (seat: Seat, seats: number): [number, number] =>
  turned(FROM, 0, (-2 * Math.PI * seat) / seats); // clockwise: the next seat is on the left (DI-35)

/** A point of the turned arena (y up, z towards the lamp) on the screen. */
export function project(look: Look, x: number, y: number, z = 0): [number, number] {
  const [px, py, pz] = [x * look.unit, -y * look.unit, z * look.unit];
  const [s, c] = [Math.sin(look.tilt), Math.cos(look.tilt)];
  const down = py * c - pz * s;
  const near = look.depth / (look.depth - (py * s + pz * c));
  const [ex, ey] = look.eye;
  return [ex + (look.middle[0] + px - ex) * near, ey + (look.middle[1] + down - ey) * near];
}

/**
 * A card on the carpet must be seen: it keeps its direction as nearly as the screen allows,
 * and lies just outside the tray.
 */
export function onCarpet(look: Look, x: number, y: number): [number, number] {
  const angle = Math.atan2(y, x);
  const reach = Math.min(Math.max(Math.hypot(x, y), RADIUS + RIM + 420), RADIUS + RIM + 900);
  const margin = CARD.length * look.unit * 0.4;
  for (let step = 0; step <= 36; step++) {
    for (const side of [1, -1]) {
      for (const r of [reach, RADIUS + RIM + 420]) {
        const a = angle + (side * step * Math.PI) / 36;
        const spot: [number, number] = [r * Math.cos(a), r * Math.sin(a)];
        const [sx, sy] = project(look, ...spot);
        const inside = sx > margin && sx < look.width - margin;
        if (inside && sy > look.top + margin && sy < look.height - look.bottom - margin)
          return spot;
      }
    }
  }
  return [0, -(RADIUS + RIM + 420)];
}

/** Heights above the felt and tilts, drawn only: the server judges in the plane. */
export function standing(how: How, order: number): { z: number; lean: number } {
  if (how === 'lean') return { z: 250, lean: 40 };
  if (how === 'rim') return { z: WALL + 30, lean: 6 };
  if (how === 'out') return { z: 40, lean: 0 };
  return { z: 60 + order * 12, lean: 0 };
}

/** CSS for a card: `x`, `y` in the turned arena, `heading` in radians from +x, counter-clockwise. */
export function transform(
  look: Look,
  { x, y, z, lean, heading }: { x: number; y: number; z: number; lean: number; heading: number },
): string {
  const u = look.unit;
  const r = Math.hypot(x, y) || 1;
  // Its outer side is lifted: the axis is the tangent (CSS has y down).
  const axis = `${(-y / r).toFixed(4)},${(-x / r).toFixed(4)},0`;
  const turn = 90 - (heading * 180) / Math.PI;
  return (
    `translate3d(${(x * u).toFixed(1)}px,${(-y * u).toFixed(1)}px,${(z * u).toFixed(1)}px) ` +
    `rotate3d(${axis},${lean}deg) rotateZ(${turn.toFixed(1)}deg)`
  );
}
