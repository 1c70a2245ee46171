import { expect, test, vi } from 'vitest';
import { verify, witnessed, type Proof } from './proof';

/** A whole game of each kind, written by the server's own code (tests/table/test_proofs.py). */
const PROOFS = Object.entries(
  import.meta.glob<Proof>('./proofs/*.json', { eager: true, import: 'default' }),
);
const proof = PROOFS.find(([file]) => file.includes('sealed'))![1];
const sound = async (whole: Proof, changed: Partial<Proof> = {}): Promise<boolean> => {
  const found = await verify({ ...whole, ...changed });
  return found.seed && found.nonces && found.draws.every(Boolean);
};

/** Something else that looks alike: the first number in it is another one. */
function other(came: unknown): unknown {
  if (typeof came === 'number') return came + 1;
  const [first, ...rest] = came as unknown[];
  return [other(first), ...rest];
}

test('there is a game of each kind', () => {
  expect(PROOFS.length).toBeGreaterThanOrEqual(5);
});

test.each(PROOFS)(
  '%s was drawn as promised, and one change of it is found out',
  async (_, whole) => {
    expect(await sound(whole)).toBe(true);
    for (const k of [0, whole.draws.length - 1]) {
      const draws = structuredClone(whole.draws);
      const [kind, parts, came] = draws[k]!;
      draws[k] = [kind, parts, other(came)];
      const found = await verify({ ...whole, draws });
      expect(found.draws.indexOf(false)).toBe(k); // that one is named
      expect(found.draws.filter((ok) => !ok)).toHaveLength(1);
    }
    const [first, ...rest] = whole.draws;
    expect(await sound(whole, { draws: [...rest, first!] })).toBe(false);
    expect(await sound(whole, { seed: '00'.repeat(32) })).toBe(false);

    const nonces = ['f'.repeat(32), ...whole.nonces.slice(1)];
    const found = await verify({ ...whole, nonces });
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

test('a draw of a kind that nobody knows is not taken on trust', async () => {
  expect(await sound(proof, { draws: [['Magic', {} as never, 7]] })).toBe(false);
});

// Whoever writes the proof can write another one that fits in itself: only who was there knows better.

const seal = { promise: proof.promise, opened: [proof.nonces[1]!] };

test('who was there sees that all is as it was', () => {
  expect(witnessed(proof, seal)).toEqual({ promise: true, own: true });
});

test('another secret with its own fingerprint is no longer the one that was shown', () => {
  const another = PROOFS.find(([file]) => file.includes('trolley'))![1];
  const forged = { ...proof, seed: another.seed, promise: 'ab'.repeat(32) };
  expect(witnessed(forged, seal)).toEqual({ promise: false, own: true });
});

test('a number that was exchanged together with its pledge is missed by its owner', async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('mine'));
  const pledge = Array.from(new Uint8Array(digest), (b) => b.toString(16).padStart(2, '0')).join(
    '',
  );
  const forged = {
    ...proof,
    nonces: proof.nonces.with(1, 'mine'),
    pledges: proof.pledges.with(1, pledge),
  };
  expect((await verify(forged)).nonces).toBe(true); // it fits in itself
  expect(witnessed(forged, seal)).toEqual({ promise: true, own: false });
});
