import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { byChance } from './chance';
import type { Note } from './contract';
import dozen from './dozen.js?raw';
import { sealed, sealOf as kept, showed, type Seal } from './keep';
import type { Draw, House } from './lots';
import { dice, DRAWS, keyOf, verify, witnessed, type Proof } from './proof';
import { sha256 } from './sha256';

/** A whole game of each kind and what three viewers were told, written by the server's own code (tests/table/test_proofs.py). */
type Viewer = '0' | '1' | 'watcher';
type Told = Record<`told ${Viewer}`, Note[]>;
type Whole = Proof & { house: House } & Told;
const files = import.meta.glob<Whole>('./proofs/*.json', { eager: true, import: 'default' });
const PROOFS = Object.entries(files).map(([file, whole]) => [file.slice(9, -5), whole] as const);
const named = (name: string): Whole => PROOFS.find(([file]) => file === name)![1];
const WHOLE = PROOFS.filter(([, { past }]) => past === 0); // not played on from another game
const proof = named('dilemma-sealed');

/** What a device has kept that was there from the lobby to the end. */
function sealOf(whole: Whole, ...viewers: Viewer[]): Seal {
  const kept = (viewer: Viewer): Note[] => [
    ...whole[`told ${viewer}`].filter((n) => byChance(whole.game, n)),
    { what: 'over', data: null },
  ];
  const shown = Object.fromEntries(viewers.map((viewer) => [viewer, kept(viewer)]));
  const { promise, pledges, nonces, house } = whole;
  return { promise, pledges, own: [nonces[0]!], opened: [nonces[0]!], house, shown };
}
const sound = async (whole: Whole, changed: Partial<Proof> = {}): Promise<boolean> => {
  const found = await verify({ ...whole, ...changed }, whole.house);
  return found.seed && found.nonces && found.draws.every(Boolean);
};
const fair = async (whole: Whole, draws: Draw[], seal = sealOf(whole, '0')): Promise<boolean> =>
  (await sound(whole, { draws })) && witnessed({ ...whole, draws }, seal).shown;

/** Something else that looks alike: the first number in it is another one. */
function other(came: unknown): unknown {
  if (typeof came === 'number') return came + 1;
  const [first, ...rest] = came as unknown[];
  return [other(first), ...rest];
}
const drawnOf = (kind: string, parts: unknown, came: unknown): Draw =>
  [kind, parts, came] as unknown as Draw;

test('there is a game of each kind', () => {
  expect(PROOFS.length).toBeGreaterThanOrEqual(7);
  expect(new Set(PROOFS.map(([, { game }]) => game))).toEqual(
    new Set(['dilemma', 'mystery', 'trolley']),
  );
});

test.each(PROOFS)(
  '%s was drawn as promised, and one change of it is found out',
  async (_, whole) => {
    expect(await sound(whole)).toBe(true);
    for (const k of [whole.past, whole.draws.length - 1]) {
      const draws = structuredClone(whole.draws);
      const [kind, parts, came] = draws[k]!;
      draws[k] = drawnOf(kind, parts, other(came));
      const found = await verify({ ...whole, draws }, whole.house);
      expect(found.draws.indexOf(false)).toBe(k); // that one is named
    }
    const [first, ...rest] = whole.draws;
    expect(await sound(whole, { draws: [...rest, first!] })).toBe(false);
    expect(await sound(whole, { seed: '00'.repeat(32) })).toBe(false);

    const nonces = ['f'.repeat(32), ...whole.nonces.slice(1)];
    const found = await verify({ ...whole, nonces }, whole.house);
    expect(found.nonces).toBe(false);
    expect(found.draws.every(Boolean)).toBe(false);
  },
);

test('without Web Crypto the same is found', async () => {
  vi.stubGlobal('crypto', {});
  expect(await sound(proof)).toBe(true);
  expect(await sound(proof, { seed: '00'.repeat(32) })).toBe(false);
  vi.unstubAllGlobals();
});

test.each(PROOFS)('%s: the dozen lines on the page throw the same dice', async (_, whole) => {
  const Async = (async () => {}).constructor as FunctionConstructor;
  const run = new Async('seed', 'nonces', `${dozen}\nreturn { dice };`);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const shown = await run(whole.seed, whole.nonces);
  expect(print.mock.calls).toEqual([[whole.promise]]);
  print.mockRestore();
  const key = await keyOf(whole);
  for (const [k, n] of [
    [0, 4],
    [1, 2 ** 40],
    [70_000, 3 * 2 ** 51],
  ] as const) {
    // prettier-ignore
    const [one, two] = [shown.dice(k), dice(key, k)];
    for (let i = 0; i < 5; i++) expect(await one(n)).toBe(await two(n));
  }
  expect(dozen.trim().split('\n')).toHaveLength(12);
});

// Whoever writes the proof can write another one that fits in itself: only who was there knows better.

const everybody = (whole: Whole): void => {
  for (const viewers of [['0'], ['1'], ['0', '1'], ['watcher']] as Viewer[][]) {
    const found = witnessed(whole, sealOf(whole, ...viewers));
    expect(found).toMatchObject({
      promise: true,
      pledges: true,
      own: 'yes',
      shown: true,
      until: 'over',
    });
    expect(found.times).toBeGreaterThan(whole.game === 'trolley' ? 8 : whole.draws.length - 1);
  }
};
test.each(WHOLE)('%s is what everybody there was shown', (_, whole) => everybody(whole));

/** Of every other edition, if tests/table/test_proofs.py has just written them: they are too many to keep. */
const folder = process.env['PROOFS'];
test.each(folder ? readdirSync(folder) : [])('%s is no false alarm', async (file) => {
  const whole = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Whole;
  expect(await sound(whole)).toBe(true);
  everybody(whole);
});

test.each(WHOLE)('%s: who left early compares what there was until then', (_, whole) => {
  const seal = sealOf(whole, '0');
  const half = seal.shown!['0']!.slice(0, 5);
  const found = witnessed(whole, { ...seal, shown: { '0': half } });
  expect(found).toMatchObject({ shown: true, times: 5, until: 'left' });
  const closed = [...half, { what: 'closed', data: null }]; // the host ended it: nobody saw more
  expect(witnessed(whole, { ...seal, shown: { '0': closed } })).toMatchObject({
    shown: true,
    times: 5,
    until: 'closed',
  });
});

test('what was shown for a moment while the device was away is no lie', () => {
  const whole = named('mystery-theft');
  const seal = sealOf(whole, '0');
  const gone = (note: Note): Note =>
    ['time', 'pile'].includes(note.what) ? { what: '', data: null } : note;
  expect(witnessed(whole, { ...seal, shown: { '0': seal.shown!['0']!.map(gone) } }).shown).toBe(
    true,
  );
});

test.each(WHOLE)('%s: one note that said otherwise than the draws is found out', (_, whole) => {
  const seal = sealOf(whole, '0');
  const notes = seal.shown!['0']!;
  for (const [i, note] of notes.entries()) {
    const lie = (said: Note): boolean =>
      witnessed(whole, { ...seal, shown: { '0': notes.with(i, said) } }).shown;
    expect(lie({ ...note, what: 'nothing' })).toBe(false);
    if (note.secret !== undefined) expect(lie({ ...note, secret: other(note.secret) })).toBe(false);
    if (Array.isArray(note.data) && !['drew', 'thrown'].includes(note.what))
      expect(lie({ ...note, data: other(note.data) })).toBe(false);
  }
});

test.each(WHOLE)('%s: weights, decks and bags are not believed', async (_, whole) => {
  for (const [k, [kind, parts, came]] of whole.draws.entries()) {
    const bent = forged(kind, parts, came);
    if (JSON.stringify(bent) !== JSON.stringify(whole.draws[k]))
      expect(await fair(whole, whole.draws.with(k, bent))).toBe(false);
  }
});
/** Something else to draw from, out of which this comes in any case, or with two cards relabelled throughout. */
function forged(kind: string, parts: never, came: never): Draw {
  const [a, b] =
    kind === 'Deals'
      ? (parts as { decks: number[][] }).decks.find((deck) => deck.length > 1)!
      : [0, 6];
  const swap = (x: unknown): unknown =>
    Array.isArray(x) ? x.map(swap) : x === a ? b : x === b ? a : x;
  const turn = (key: string): Draw =>
    drawnOf(kind, { ...(parts as object), [key]: swap(parts[key]) }, swap(came));
  if (kind === 'Pick') return drawnOf(kind, { weights: [[came, 1]] }, came);
  if (kind === 'Deals') return turn('decks');
  if (kind === 'Deck') return turn('times');
  if (kind === 'Roles') return drawnOf(kind, { ...(parts as object), whistles: [came[0]] }, came);
  const [bag] = kind === 'Each' ? (parts as { bags: number[][] }).bags : [];
  return bag && new Set(bag).size > 3 && bag.includes(0)
    ? turn('bags')
    : drawnOf(kind, parts, came); // Hour cards
}

test.each(WHOLE)('%s: every lot that was bent to 999 is found out', async (_, whole) => {
  const draws = whole.draws.map(([kind, parts, came]) =>
    kind === 'Pick' ? drawnOf(kind, { weights: [[999, 1]] }, 999) : drawnOf(kind, parts, came),
  );
  expect(await sound(whole, { draws })).toBe(false);
});

test.each(WHOLE)('%s: a draw too few or too many is missed or noticed', async (_, whole) => {
  expect(await fair(whole, whole.draws)).toBe(true);
  expect(await fair(whole, whole.draws.slice(0, -1))).toBe(false);
  const last = whole.draws.at(-1)!;
  const [kind, parts] = whole.game === 'mystery' ? (['Each', { bags: [[16]] }] as const) : last;
  const came = await DRAWS[kind]!(parts as never, dice(await keyOf(whole), whole.draws.length));
  expect(await fair(whole, [...whole.draws, drawnOf(kind, parts, came)])).toBe(false);
});

test('the first sight of a draw is kept, whatever is told later', () => {
  const notes = sealOf(proof, '0').shown!['0']!;
  sealed('TABLE', proof.promise);
  showed('TABLE', proof.house, 0, notes.slice(0, 3));
  showed('TABLE', { ...proof.house, seats: 5 }, 0, notes.with(0, { what: 'leads', data: 3 }));
  expect(kept('TABLE')).toMatchObject({ house: proof.house, shown: { '0': notes } });
  showed('ELSEWHERE', proof.house, 0, notes); // it did not see that lobby
  expect(kept('ELSEWHERE')).toBeNull();
});

test('hands that were swapped are not those that were dealt', async () => {
  for (const name of ['mystery-theft', 'trolley-four']) {
    const draws = structuredClone(named(name).draws);
    const heaps = draws[1]![2][name === 'mystery-theft' ? 1 : 0] as number[][];
    [heaps[0], heaps[1]] = [heaps[1]!, heaps[0]!];
    expect(await fair(named(name), draws)).toBe(false);
  }
  const mystery = named('mystery-theft'); // each is shown the other's
  const shown = { '0': sealOf(mystery, '1').shown!['1']! };
  expect(await fair(mystery, mystery.draws, { ...sealOf(mystery, '0'), shown })).toBe(false);
  const trolley = named('trolley-four'); // all heaps are as drawn, but two go to each other's owner
  const notes = sealOf(trolley, 'watcher').shown!.watcher!;
  const [one, two] = [...notes.keys()].filter((i) => notes[i]!.what === 'drew');
  const crossed = notes.with(one!, notes[two!]!).with(two!, notes[one!]!);
  const seal = { ...sealOf(trolley), shown: { watcher: crossed } };
  expect(await fair(trolley, trolley.draws, seal)).toBe(false);
});

test('draws that are called another table’s are none to who saw this one begin', async () => {
  const whole = named('dilemma-onwards');
  expect(whole.past).toBeGreaterThan(0);
  expect(witnessed(whole, sealOf(whole, '0')).shown).toBe(false);
  expect(witnessed({ ...proof, past: 3 }, sealOf(proof, '0')).shown).toBe(false);
});

test('a draw of a kind that nobody knows is not taken on trust', async () => {
  expect(await sound(proof, { draws: [drawnOf('Magic', {}, 7)] })).toBe(false);
});

test('another secret with its own fingerprint is no longer the one that was shown', () => {
  const forged = { ...proof, seed: 'cd'.repeat(32), promise: 'ab'.repeat(32) };
  expect(witnessed(forged, sealOf(proof))).toMatchObject({ promise: false, own: 'yes' });
});

/** Whoever knows all other numbers makes up one more, and what would have been its pledge. */
const exchanged = (seat: number): Proof => ({
  ...proof,
  nonces: proof.nonces.with(seat, 'mine'),
  pledges: proof.pledges.with(seat, sha256('mine')),
});

test('a number that was exchanged together with its pledge is missed by its owner', async () => {
  expect((await verify(exchanged(0), proof.house)).nonces).toBe(true); // it fits in itself
  expect(witnessed(exchanged(0), sealOf(proof))).toMatchObject({ promise: true, own: 'no' });
});

test('another’s number that was exchanged together with its pledge is found out by everybody', async () => {
  expect((await verify(exchanged(1), proof.house)).nonces).toBe(true);
  expect(witnessed(exchanged(1), sealOf(proof))).toMatchObject({ own: 'yes', pledges: false });
  const { pledges: _, ...gone } = sealOf(proof); // not there as they were told
  expect(witnessed(exchanged(1), gone).pledges).toBe(true);
});

test('a seat without a pledge has no number; one whose number came too late neither', () => {
  const robot = { ...sealOf(proof), pledges: proof.pledges.with(2, '') };
  expect(witnessed(exchanged(2), robot).pledges).toBe(false);
  expect(proof.pledges[3]).toBe(''); // it was late
  const pledges = proof.pledges.with(3, sha256('late'));
  expect(witnessed(proof, { ...sealOf(proof), pledges }).pledges).toBe(true);
  const more = { ...proof, nonces: [...proof.nonces, 'x'], pledges: [...proof.pledges, 'x'] };
  expect(witnessed(more, sealOf(proof)).pledges).toBe(false);
});

test('a number from this device that is not in the draw: taken and lost, or never taken', () => {
  const seal = sealOf(proof);
  expect(witnessed(proof, { ...seal, own: [...seal.own!, 'second'] }).own).toBe('late');
  expect(witnessed(proof, { ...seal, opened: ['second'] }).own).toBe('no');
});
