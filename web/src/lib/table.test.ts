import { expect, test, vi } from 'vitest';
import type { Told } from './contract';
import { blank, type Picture } from './fold';
import { sealOf, type Seal, type Ticket } from './keep';
import { Table } from './table.svelte';

test('a throw goes out while words are on their way, and no second one before it is answered', async () => {
  const table = new Table('KTRNM', null, false);
  const asked = { q: 3, clock: 'window', at: 0, open: {} };
  table.picture = { ...blank, ask: asked } as unknown as Picture;
  table.line = { is: 'up' };
  let granted = (): void => {};
  const wire = new Promise<{ ok: true }>((done) => (granted = () => done({ ok: true })));
  const send = vi.spyOn(table, 'send').mockReturnValue(wire as never);
  table.sending = 1; // somebody is saying something
  expect(table.off).toBe(false);
  table.answer([7, 400]);
  table.answer([8, 410]);
  expect(send.mock.calls).toEqual([[{ t: 'answer', q: 3, d: [7, 400] }]]);
  expect(table.off).toBe(true);
  granted();
  await vi.waitFor(() => expect(table.off).toBe(false));
});

/** A line that says how each nonce was answered, and what this device had kept by then. */
function sitting(
  code: string,
  ticket: Ticket | null,
  ok = true,
): { table: Table; sent: unknown[] } {
  const sent: unknown[] = [];
  const send = ({ d }: { d: string }): Promise<unknown> => {
    sent.push([d, sealOf(code)?.pledges]);
    return Promise.resolve(ok ? { ok } : { ok, code: 'stage' });
  };
  const table = new Table(code, ticket, false);
  Object.assign(table, { wire: { send, clock: { now: Date.now } } });
  return { table, sent };
}
const ANN = { name: 'Ann' };
const told = (table: Table, d: Partial<Picture>, t = 'sync'): void =>
  table['told']([{ t, n: 1, d: t === 'sync' ? { ...blank, promise: 'p', ...d } : d } as Told]);
const lobby = (seat: number | null): Partial<Picture> => ({ seat, people: [ANN, null] as never });
const opening = (pledges: string[]): Partial<Picture> => ({ stage: 'opening', pledges });
const kept = (code: string): Partial<Seal> => sealOf(code)!;

test('all pledges are kept before a number leaves this device, and the first ones count', async () => {
  const { table, sent } = sitting('FIRST', { token: 't', nonce: 'mine' });
  told(table, lobby(0));
  expect(sent).toEqual([]);
  told(table, opening(['a', 'b']), 'table');
  expect(sent).toEqual([['mine', ['a', 'b']]]);
  told(table, { ...lobby(0), ...opening(['a', 'c']) }); // the line broke, and this comes after it
  await vi.waitFor(() => expect(kept('FIRST').opened).toEqual(['mine']));
  expect(kept('FIRST')).toMatchObject({ pledges: ['a', 'b'], own: ['mine'] });
  expect(sent.length).toBe(1);

  const again = sitting('FIRST', { token: 't', nonce: 'mine' }); // a reload in between
  told(again.table, { ...lobby(0), ...opening(['a', 'c']) });
  expect(again.sent).toEqual([['mine', ['a', 'b']]]);
});

test('a number that the server did not take is this device’s all the same', async () => {
  const { table, sent } = sitting('LATE', { token: 't', nonce: 'mine' }, false);
  told(table, lobby(0));
  told(table, opening(['a', 'b']), 'table');
  await Promise.resolve(sent);
  expect(kept('LATE')).toMatchObject({ own: ['mine'], opened: [] });

  const { table: asleep } = sitting('ASLEEP', { token: 't', nonce: 'mine' }); // through the start
  told(asleep, lobby(0));
  told(asleep, { ...lobby(0), stage: 'playing', pledges: ['a', 'b'] });
  expect(kept('ASLEEP')).toEqual({ promise: 'p', own: ['mine'], opened: [] });
});

test('each person on a device has a number; who gets up, who watches and who comes late has none', () => {
  const people = [ANN, ANN] as never;
  for (const seat of [0, 1]) {
    const { table } = sitting('CROWD', { token: 't', nonce: `n${seat}` });
    told(table, { seat, people });
    if (seat) told(table, { people: [ANN, null] as never }, 'people');
  }
  expect(kept('CROWD').own).toEqual(['n0']);

  const { table: watcher } = sitting('WATCH', null);
  told(watcher, lobby(null));
  told(watcher, opening(['a', '']), 'table');
  expect(kept('WATCH')).toEqual({ promise: 'p', opened: [], pledges: ['a', ''] });
  const { table: late } = sitting('WATCH', { token: 't', nonce: 'late' }); // in a robot's seat
  told(late, { ...lobby(1), stage: 'playing' });
  expect(kept('WATCH').own).toBeUndefined();
});

test('who is there when the host ends a game has seen it to its end', () => {
  const { table } = sitting('SHUT', { token: 't', nonce: 'mine' });
  told(table, { ...lobby(0), game: 'dilemma' });
  told(table, { stage: 'playing' }, 'table');
  told(table, { what: 'leads', data: 0 } as never, 'note');
  told(table, { stage: 'closed' }, 'table');
  told(table, { reason: 'closed' } as never, 'over');
  expect(kept('SHUT').shown?.['0']?.map(({ what }) => what)).toEqual(['leads', 'closed']);
});
