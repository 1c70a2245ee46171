import { expect, test, vi } from 'vitest';
import fixture from './proof.fixture.json'; // a whole game of Dilemma, written by the server's own code
import { verify, type Proof } from './proof';

const proof = fixture as unknown as Proof;
const sound = async (changed: Partial<Proof>): Promise<boolean> => {
  const found = await verify({ ...proof, ...changed });
  return found.seed && found.nonces && found.draws.every(Boolean);
};

test('a game that was drawn as promised is proved', async () => {
  expect(await sound({})).toBe(true);
  expect(proof.draws.length).toBeGreaterThan(3);
});

test('without Web Crypto the same is found', async () => {
  vi.stubGlobal('crypto', {});
  expect(await sound({})).toBe(true);
  vi.unstubAllGlobals();
});

test('one draw that was changed is named', async () => {
  const draws = structuredClone(proof.draws);
  const [kind, parts, came] = draws[0]!;
  draws[0] = [kind, parts, ((came as number) + 1) % 3];
  const found = await verify({ ...proof, draws });
  expect(found.draws.indexOf(false)).toBe(0);
  expect(found.draws.filter((ok) => !ok)).toHaveLength(1);
});

test('another order of the draws is found out', async () => {
  const [first, ...rest] = proof.draws;
  expect(await sound({ draws: [...rest, first!] })).toBe(false);
});

test('another nonce is found out, pledged or not', async () => {
  const nonces = ['f'.repeat(32), ...proof.nonces.slice(1)];
  const found = await verify({ ...proof, nonces });
  expect(found.nonces).toBe(false);
  expect(found.draws.every(Boolean)).toBe(false);
});

test('another seed is found out', async () => {
  expect(await sound({ seed: '00'.repeat(32) })).toBe(false);
});

test('a draw of a kind that nobody knows is not taken on trust', async () => {
  expect(await sound({ draws: [['Magic', {} as never, 7]] })).toBe(false);
});
