/** From a thumb's movement to aim, power and spin. A comfortable, straight flick is the ideal throw. */

export interface Sample {
  x: number;
  y: number;
  t: number; // milliseconds
}
export type Ideal = [aim: number, power: number, spin: number];

const LAST = 120; // only the end of the movement is the throw
const LEAST = 40; // pixels: less is a tap that slipped
const SLOWEST = 0.25; // pixels per millisecond: less is putting the card back
const COMFORT = 1.2; // pixels per millisecond of a flick that nobody thinks about
const PER_DOUBLING = 150; // power gained at twice that speed
const BEND = 600; // spin per radian of curvature

const clamp = (x: number, lo: number, hi: number): number =>
  Math.round(Math.min(hi, Math.max(lo, x)));
const heading = (a: Sample, b: Sample): number => Math.atan2(b.x - a.x, a.y - b.y);

/** The part of the movement that counts: its last `LAST` milliseconds. */
function tail(samples: Sample[]): Sample[] {
  const end = samples.at(-1);
  return end ? samples.filter((s) => end.t - s.t <= LAST) : [];
}

/** Null: that was no throw (too short, too slow, or downwards). */
export function flick(samples: Sample[], [aim, power, spin]: Ideal): Ideal | null {
  const last = tail(samples);
  const [from, to] = [last[0], last.at(-1)];
  if (!from || !to || to.t <= from.t) return null;
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  const speed = way / (to.t - from.t);
  const direction = heading(from, to);
  if (way < LEAST || speed < SLOWEST || Math.abs(direction) > Math.PI / 2) return null;
  const middle = last[Math.floor(last.length / 2)]!;
  const bent = middle === from || middle === to ? 0 : heading(middle, to) - heading(from, middle);
  return [
    clamp(aim + direction * 1000, -900, 900),
    clamp(power + PER_DOUBLING * Math.log2(speed / COMFORT), 0, 1000),
    clamp(spin + BEND * bent, -1000, 1000),
  ];
}
