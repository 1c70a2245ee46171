/**
 * Throws the dice of a finished game again, in this browser: nothing here comes from the server but what it published.
 * promise = H("whistlestop promise" + seed) was shown before the game, pledges = H(nonce) before the start;
 * key = H(seed + H(nonce 1) + H(nonce 2) + …); number i of draw k is the first eight bytes of H(key + k + i).
 */
import type { Note } from './contract';
import { WATCHER, type Seal } from './keep';
import { lots, same, sights, upTo, type Draw, type House } from './lots';
import { digest } from './sha256';

export interface Proof {
  game: string;
  promise: string;
  seed: string; // hexadecimal
  pledges: string[]; // per seat; '' where a seat added nothing
  nonces: string[];
  past: number; // so many draws were made at another table, and are proved there
  draws: Draw[];
}
export interface Verdict {
  seed: boolean; // it is the one that was promised
  nonces: boolean; // they are those that were pledged
  draws: boolean[]; // each one fell as it had to, out of what it had to be drawn from
}
export interface Witness {
  promise: boolean;
  pledges: boolean; // the numbers are those that were fixed before this device opened its own
  own: 'yes' | 'late' | 'no'; // late: not among them, and the server never said that it had taken it
  shown: boolean;
  times: number; // so often did chance show something here
  until: 'over' | 'closed' | 'left'; // to the end of the game, to an early one, or not so long
}

/** What no server can change afterwards: what this device saw before the first draw, and after each. */
export function witnessed(proof: Proof, seal: Seal): Witness {
  const { promise, pledges, own = [], opened, house, shown = {} } = seal;
  const seats = Object.entries(shown);
  const drawn = house ? lots(house, proof.draws) : [];
  const alike = ([viewer, notes]: [string, Note[]]): boolean => {
    const seen = sights(drawn, viewer === WATCHER ? null : Number(viewer));
    seen.push(({ what }) => what === 'over');
    return notes.every(
      (note, i) => ['', 'closed'].includes(note.what) || seen[i]?.(note, notes[i - 1]),
    );
  };
  const drawnWith = (nonce: string): boolean => proof.nonces.includes(nonce);
  const ends = seats.map(([, notes]) => notes.at(-1)?.what);
  return {
    promise: proof.promise === promise,
    // Whose number came too late has none; nobody has another, and a robot has none at all.
    pledges:
      !pledges ||
      (pledges.length === proof.pledges.length &&
        proof.pledges.every((one, seat) => one === '' || one === pledges[seat])),
    own: !opened.every(drawnWith) ? 'no' : own.every(drawnWith) ? 'yes' : 'late',
    shown: proof.past === 0 && seats.every(alike), // who saw the lobby saw the whole game begin
    times: Math.max(0, ...seats.map(([, notes]) => notes.filter(isDraw).length)),
    until: (['over', 'closed'] as const).find((end) => ends.includes(end)) ?? 'left',
  };
}
const isDraw = ({ what }: Note): boolean => !['', 'over', 'closed'].includes(what);

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const unhex = (words: string): Uint8Array =>
  Uint8Array.from(words.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const join = (...parts: Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

/** Web Crypto, where the page is served safely; on a bare LAN address the same function in plain script. */
async function hash(...parts: Uint8Array[]): Promise<Uint8Array> {
  const bytes = join(...parts);
  if (!globalThis.crypto?.subtle) return digest(bytes);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

function bigEndian(n: number, size: number): Uint8Array {
  const out = new DataView(new ArrayBuffer(8));
  out.setBigInt64(0, BigInt(n));
  return new Uint8Array(out.buffer).slice(8 - size);
}

/** The numbers of one draw: uniform below n, without favouring the small ones. */
export function dice(key: Uint8Array, draw: number): Rng {
  let i = 0;
  return async (n) => {
    const limit = 2n ** 64n - (2n ** 64n % BigInt(n));
    for (;;) {
      const bytes = await hash(key, bigEndian(draw, 8), bigEndian(i++, 4));
      const word = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
      if (word < limit) return Number(word % BigInt(n));
    }
  };
}

/** The key of all draws: the secret and everybody's number. */
export async function keyOf({ seed, nonces }: Proof): Promise<Uint8Array> {
  return hash(unhex(seed), ...(await Promise.all(nonces.map((nonce) => hash(text(nonce))))));
}

export async function verify(proof: Proof, house: House): Promise<Verdict> {
  const pledged = await Promise.all(
    proof.nonces.map(async (nonce) => (nonce ? hex(await hash(text(nonce))) : '')),
  );
  const key = await keyOf(proof);
  const drawn = lots(house, proof.draws);
  const draws: boolean[] = [];
  for (const [k, [kind, parts, came]] of proof.draws.entries()) {
    const again = (): unknown =>
      k < proof.past ? came : DRAWS[kind]?.(parts, dice(key, k - proof.past));
    draws.push(drawn[k]!.fits && same(await again(), came));
  }
  return {
    seed: hex(await hash(text('whistlestop promise'), unhex(proof.seed))) === proof.promise,
    nonces: same(pledged, proof.pledges),
    draws,
  };
}

// --- how each kind of draw uses its numbers --------------------------------------------------------------

type Rng = (n: number) => Promise<number>;
type Again = (parts: never, rng: Rng) => Promise<unknown>;

async function shuffled<T>(things: T[], rng: Rng): Promise<T[]> {
  const row = [...things];
  for (let i = row.length - 1; i > 0; i--) {
    const j = await rng(i + 1);
    [row[i], row[j]] = [row[j]!, row[i]!];
  }
  return row;
}

function orders(things: number[]): number[][] {
  if (things.length < 2) return [things];
  return things.flatMap((first) =>
    orders(things.filter((x) => x !== first)).map((rest) => [first, ...rest]),
  );
}
const heaped = (flat: number[], sizes: number[]): number[][] => {
  let from = 0;
  return sizes.map((size) => flat.slice(from, (from += size)));
};

async function dealt(
  old: number[],
  fresh: number[],
  sizes: number[],
  rng: Rng,
): Promise<number[][]> {
  const [need, flat] = [sizes.reduce((a, b) => a + b, 0), [] as number[]];
  for (const pool of [[...old], [...fresh]])
    while (pool.length && flat.length < need) flat.push(...pool.splice(await rng(pool.length), 1));
  return heaped(flat, sizes);
}

export const DRAWS: Record<string, Again> = {
  async Pick({ weights }: { weights: [unknown, number][] }, rng: Rng) {
    let k = await rng(weights.reduce((sum, [, w]) => sum + w, 0));
    return weights.find(([, w]) => (k -= w) < 0)?.[0];
  },
  async Order({ k }: { k: number }, rng: Rng) {
    if (k > 4) return shuffled(upTo(k), rng);
    const all = orders(upTo(k));
    return all[await rng(all.length)];
  },
  Deal: ({ cards, sizes, first }: { cards: number[]; sizes: number[]; first: number }, rng: Rng) =>
    dealt(cards.slice(0, first), cards.slice(first), sizes, rng),
  async Each({ bags }: { bags: number[][] }, rng: Rng) {
    const out = [];
    for (const bag of bags) out.push(bag[await rng(bag.length)]);
    return out;
  },
  // Dilemma: the air of one flight, and a hair's breadth in a race
  async Air(_: unknown, rng: Rng) {
    const out = [];
    for (let i = 0; i < 7; i++)
      out.push(2 * ((await rng(1001)) + (await rng(1001)) + (await rng(1001)) - 1500));
    return [...out, await rng(1000), await rng(1000)];
  },
  Hair: (_: unknown, rng: Rng) => rng(120_000),
  // Trolley: from each deck what is left of it, then its reshuffled discards
  async Deals(
    { decks, discards, sizes }: Record<'decks' | 'discards' | 'sizes', number[][]>,
    rng: Rng,
  ) {
    const out = [];
    for (const [d, heaps] of sizes.entries()) {
      const enough = decks[d]!.length >= heaps.reduce((a, b) => a + b, 0);
      const fresh = enough ? [] : [...discards[d]!].sort((a, b) => a - b);
      out.push(await dealt(decks[d]!, fresh, heaps, rng));
    }
    return out;
  },
  // Mystery Express: who travels as whom, the crime and the cards, the Hour cards in piles
  async Roles({ chosen, whistles }: Record<'chosen' | 'whistles', number[]>, rng: Rng) {
    const free = await shuffled(
      upTo(5).filter((who) => !chosen.includes(who)),
      rng,
    );
    const whistle = whistles[await rng(whistles.length)];
    return [whistle, ...chosen.map((who) => (who < 0 ? free.shift() : who))];
  },
  async Everything({ n, aboard }: { n: number; aboard: number[] }, rng: Rng) {
    const rest = upTo(4).flatMap((kind) =>
      upTo(n + 1).flatMap((i) => [(kind << 3) | i, (kind << 3) | i]),
    );
    const crime = [];
    for (const kind of upTo(4)) crime.push((kind << 3) | (await rng(n + 1)));
    for (const card of crime) rest.splice(rest.indexOf(card), 1);
    const cards = await shuffled(rest, rng);
    const heaps = heaped(cards, [...Array<number>(n).fill(7), 1, 1, 1, ...aboard]);
    return [[...crime, await rng(8)], heaps];
  },
  async Deck({ n, times }: { n: number; times: number[] }, rng: Rng) {
    const cards = await shuffled(times, rng);
    return upTo(n).map((i) => cards.filter((_, place) => place % n === i));
  },
};
