import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quality, Wire, type Line, type Socket } from './wire';
import type { Told } from './contract';

class Fake implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as Record<string, unknown>);
  }
  close(): void {}
  opens(): void {
    this.onopen?.call(this as never, {} as Event);
  }
  says(...frame: unknown[]): void {
    this.onmessage?.call(this as never, { data: JSON.stringify(frame) } as MessageEvent);
  }
  breaks(code = 1006): void {
    this.onclose?.call(this as never, { code } as CloseEvent);
  }
  commands(): Record<string, unknown>[] {
    return this.sent.filter((m) => m.t !== 'ping');
  }
}

let sockets: Fake[];
let told: Told[];
let lines: Line['is'][];
let line: Line;
let trip: number | null;
let online: boolean;
let failures: number[]; // in a row, as the wire counted them when it asked for a line
let wire: Wire;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, told, lines, failures, trip, online] = [[], [], [], [], null, true];
  wire = new Wire(
    { token: 'secret' },
    {
      told: (m) => void told.push(...m),
      line: (l) => void lines.push((line = l).is),
      trip: (ms) => (trip = ms),
    },
    (failed) => {
      const socket = new Fake();
      sockets.push(socket);
      failures.push(failed);
      return socket;
    },
    () => online,
  );
  sockets[0]!.opens();
  sockets[0]!.says({ t: 'sync', n: 5, d: { now: 1000 } });
});

afterEach(() => {
  wire.close();
  vi.useRealTimers();
});

const numbers = (): number[] => told.map((m) => m.n);
const note = (n: number): object => ({ t: 'note', n, d: { what: 'x', data: null } });

test('says hello first and is up once answered', () => {
  expect(sockets[0]!.commands()).toEqual([{ t: 'hello', token: 'secret', n: 0 }]);
  expect(lines).toEqual(['connecting', 'up']);
});

test('drops what was already told', () => {
  sockets[0]!.says(note(4), note(5), note(6), note(6), note(7));
  expect(numbers()).toEqual([5, 6, 7]);
});

test('a hole asks again from the last number, once', () => {
  sockets[0]!.says(note(8));
  sockets[0]!.says(note(9));
  expect(sockets[0]!.commands().slice(1)).toEqual([{ t: 'hello', token: 'secret', n: 5 }]);
  sockets[0]!.says(note(6), note(7), note(8), note(9));
  expect(numbers()).toEqual([5, 6, 7, 8, 9]);
});

test('an unanswered command is sent again with the same id after a break', async () => {
  const answer = wire.send({ t: 'start' });
  const id = sockets[0]!.commands().at(-1)!.id;
  sockets[0]!.breaks();
  expect(lines.at(-1)).toBe('lost');
  vi.advanceTimersByTime(1000);
  sockets[1]!.opens();
  expect(sockets[1]!.commands()).toEqual([
    { t: 'hello', token: 'secret', n: 5 },
    { t: 'start', id },
  ]);
  sockets[1]!.says({ t: 'ok', id });
  expect(await answer).toEqual({ ok: true });
});

test('a refusal is an answer', async () => {
  const answer = wire.send({ t: 'answer', q: 1, d: 'conflict' });
  const id = sockets[0]!.commands().at(-1)!.id;
  sockets[0]!.says({ t: 'no', id, d: { code: 'illegal', clause: 'DI-34' } });
  expect(await answer).toEqual({ ok: false, code: 'illegal', clause: 'DI-34' });
});

test('waits longer after every failure, and not at all when woken', () => {
  for (let i = 0; i < 5; i++) {
    sockets.at(-1)!.breaks();
    vi.advanceTimersByTime(20_000);
  }
  const before = sockets.length;
  sockets.at(-1)!.breaks();
  vi.advanceTimersByTime(1000);
  expect(sockets.length).toBe(before);
  wire.wake();
  expect(sockets.length).toBe(before + 1);
});

test('a locked door is the end, also where a pong comes in the same frame', () => {
  sockets[0]!.breaks();
  vi.advanceTimersByTime(2000);
  sockets[1]!.opens();
  sockets[1]!.says({ t: 'no', id: null, d: { code: 'password' } }, { t: 'pong', d: [1, 2] });
  expect(line).toEqual({ is: 'dead', code: 'password' });
});

test('a dead token ends it', () => {
  sockets[0]!.says({ t: 'no', id: null, d: { code: 'token' } });
  sockets[0]!.breaks();
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toBe('dead');
  expect(sockets.length).toBe(1);
});

test('a ping that is not answered says that the line is poor, before it is given up', () => {
  vi.advanceTimersByTime(1000);
  sockets[0]!.says({ t: 'pong', d: [wire.clock.mark() - 20, 1000] });
  expect(quality(line, trip)).toBe('good');
  vi.advanceTimersByTime(14_500); // the ping of the tenth second, and five more
  expect(line.is).toBe('up');
  expect(trip).toBeGreaterThan(5000);
  expect(quality(line, trip)).toBe('poor');
  vi.advanceTimersByTime(10_000);
  expect(lines).toContain('lost');
});

test('without a network the device says so at once, and comes back when it does', () => {
  online = false;
  wire.offline();
  expect(line).toMatchObject({ is: 'lost', why: 'offline' });
  online = true;
  wire.wake();
  expect(line).toEqual({ is: 'connecting', after: 'offline' });
  sockets[1]!.opens();
  sockets[1]!.says(note(6));
  expect(line.is).toBe('up');
});

test('a server that goes away, or takes no line, is told from a line that broke', () => {
  sockets[0]!.breaks();
  expect(line).toMatchObject({ is: 'lost', why: 'broken' });
  vi.advanceTimersByTime(1000);
  sockets[1]!.breaks(); // refused
  expect(line).toMatchObject({ is: 'lost', why: 'restart' });
  vi.advanceTimersByTime(2000);
  sockets[2]!.opens();
  sockets[2]!.says(note(6));
  sockets[2]!.breaks(1001);
  expect(line).toMatchObject({ is: 'lost', why: 'restart' });
});

test('a line that opens and carries nothing counts as failed; the first word clears the count', () => {
  sockets[0]!.breaks();
  for (const last of [1, 2]) {
    vi.advanceTimersByTime(2000);
    expect(sockets).toHaveLength(last + 1);
    sockets[last]!.opens();
    vi.advanceTimersByTime(30_000);
  }
  expect(failures.slice(0, 4)).toEqual([0, 0, 1, 2]);
  sockets.at(-1)!.opens();
  sockets.at(-1)!.says(note(6));
  sockets.at(-1)!.breaks();
  vi.advanceTimersByTime(3000);
  expect(failures.at(-1)).toBe(0);
});

test('the fastest ping tells the time', () => {
  const at = wire.clock.mark();
  vi.advanceTimersByTime(400);
  wire.clock.pong(at, 90_000);
  vi.advanceTimersByTime(10);
  wire.clock.pong(wire.clock.mark() - 10, 50_005);
  expect(wire.clock.now()).toBe(50_010);
});
