/**
 * One socket to one table. Numbered messages arrive once, in order and without holes, whatever the network does;
 * commands are kept until the server has answered them. Nothing here knows what a message means.
 */
import { Clock } from './clock';
import type { Command, Down, Refusal, Told } from './contract';

export type Answer = { ok: true } | ({ ok: false } & Refusal);

/** This device has no network; the server takes no line though there is one; or a line broke and nobody knows why. */
export type Loss = 'offline' | 'restart' | 'broken';
export type Line =
  | { is: 'connecting'; after: Loss | null } // null: for the first time
  | { is: 'up' }
  | { is: 'lost'; why: Loss; again: number } // performance.now() of the next attempt
  | { is: 'dead'; code: string; edition?: number }; // the server does not know this table or this token, or wants its password: trying again is pointless

/** What the wire needs of a WebSocket, so that a test can be the network. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose'>;

export type Quality = 'none' | 'good' | 'fair' | 'poor';
export function quality(line: Line, trip: number | null): Quality {
  if (line.is !== 'up' || trip === null) return 'none';
  return trip < 150 ? 'good' : trip < 500 ? 'fair' : 'poor';
}

export interface Listener {
  told(messages: Told[]): void;
  line(line: Line): void;
  slack?(ms: number): void; // what the server makes good for this line in a race
  trip?(ms: number | null): void; // there and back, or how long nothing has come back
}

const FATAL = new Set(['token', 'unknown', 'gone', 'guesses', 'password', 'edition']);
const PING_EVERY = 10_000;
const DOUBT = 5_000; // a ping that is not answered for so long says that the line is poor
const SILENCE = 15_000;
const FIRST_WORD = 8_000; // a line may open and never carry anything, where a proxy swallows it
const LONGEST_WAIT = 15_000;
const LEAVING = new Set([1001, 1012]); // what a server says that goes away

export class Wire {
  readonly clock = new Clock();
  private socket: Socket | null = null;
  private last = 0;
  private tries = 0;
  private helloing = false;
  private heard = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private pending = new Map<string, { frame: string; done: (answer: Answer) => void }>();
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private closed = false;

  constructor(
    private readonly who: { token: string | null; key?: string }, // a seat's token, or a locked table's key
    private readonly listener: Listener,
    private readonly open: (failed: number) => Socket,
    private readonly online: () => boolean = () => navigator.onLine !== false,
  ) {
    this.connect();
  }

  send(command: Command): Promise<Answer> {
    const id = `${this.prefix}-${++this.count}`;
    const frame = JSON.stringify({ ...command, id });
    return new Promise((done) => {
      this.pending.set(id, { frame, done });
      if (this.up()) this.socket?.send(frame);
    });
  }

  /** The phone woke, or the network came back: do not sit out the backoff. */
  wake(): void {
    if (this.closed || this.socket) {
      if (this.up()) this.ping();
      return;
    }
    this.tries = 0;
    this.connect();
  }

  /** The device says that it has no network: it knows before any line does. */
  offline(): void {
    if (!this.closed && this.socket) this.drop();
  }

  close(): void {
    this.closed = true;
    this.stop();
    this.socket?.close();
    this.socket = null;
  }

  private failed = 0; // times in a row that a line carried nothing
  private opened = false;
  private spoke = false; // something came over this line
  private lost: Loss | null = null;
  private up(): boolean {
    return this.socket !== null && this.opened;
  }

  private connect(): void {
    this.stop();
    this.opened = this.spoke = false;
    this.listener.line({ is: 'connecting', after: this.lost });
    const patience = FIRST_WORD * (1 + this.tries);
    this.timers.push(setTimeout(() => this.spoke || this.drop(), patience));
    const socket = this.open(this.failed);
    this.socket = socket;
    socket.onopen = () => {
      if (socket !== this.socket) return;
      this.opened = true;
      this.clock.reset();
      this.heard = performance.now();
      this.hello();
      for (const { frame } of this.pending.values()) socket.send(frame);
      for (let i = 0; i < 4; i++) this.timers.push(setTimeout(() => this.ping(), i * 150));
      this.timers.push(setInterval(() => this.beat(), PING_EVERY));
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data as string) as Down[]);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(LEAVING.has(event.code));
    };
  }

  private hello(): void {
    this.helloing = true;
    this.socket?.send(JSON.stringify({ t: 'hello', ...this.who, n: this.last }));
  }

  private ping(): void {
    if (!this.up()) return;
    const sent = performance.now();
    this.socket?.send(JSON.stringify({ t: 'ping', d: this.clock.mark() }));
    const doubt = (): void => {
      if (this.heard < sent) this.listener.trip?.(Math.round(performance.now() - this.heard));
    };
    this.timers.push(setTimeout(doubt, DOUBT));
  }

  /** A connection that did not answer the last ping is dead, whatever the browser believes. */
  private beat(): void {
    if (performance.now() - this.heard > SILENCE) this.drop();
    else this.ping();
  }

  private drop(): void {
    const socket = this.socket;
    this.lose(false);
    socket?.close();
  }

  private lose(leaving: boolean): void {
    this.stop();
    this.socket = null;
    if (this.closed) return;
    this.lost = !this.online() ? 'offline' : leaving || !this.opened ? 'restart' : 'broken';
    if (!this.spoke && this.lost !== 'offline') this.failed++;
    const wait = Math.min(LONGEST_WAIT, 500 * 2 ** this.tries) * (0.75 + Math.random() / 2);
    this.tries = Math.min(this.tries + 1, 10);
    this.listener.line({ is: 'lost', why: this.lost, again: performance.now() + wait });
    this.timers.push(setTimeout(() => this.connect(), wait));
  }

  private die({ code, edition = 0 }: Refusal): void {
    this.close();
    this.helloing = false; // a pong in the same frame is no answer
    for (const { done } of this.pending.values()) done({ ok: false, code });
    this.pending.clear();
    this.listener.line({ is: 'dead', code, ...(edition ? { edition } : {}) });
  }

  private stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }

  private hear(frame: Down[]): void {
    this.heard = performance.now();
    this.spoke = true;
    this.failed = 0;
    const fresh: Told[] = [];
    for (const message of frame) {
      if ('n' in message) {
        if (this.take(message)) fresh.push(message);
      } else if (message.t === 'ok' || message.t === 'no') this.settle(message);
      else if (message.t === 'pong') {
        // Answers come in order: a pong after a hello with nothing numbered between says that I missed nothing.
        this.clock.pong(...message.d);
        this.listener.trip?.(this.clock.trip);
        this.socket?.send(JSON.stringify({ t: 'echo', d: message.d[1] })); // the server measures this line (DI-A31)
        this.answered();
      } else if (message.t === 'slack') this.listener.slack?.(message.d);
    }
    if (fresh.length) this.listener.told(fresh);
    if (this.up() && this.tries > 0 && fresh.length) this.tries = 0;
  }

  private take(message: Told): boolean {
    if (message.t === 'sync') {
      this.clock.guess(message.d.now);
      this.last = message.n;
      this.answered();
      return true;
    }
    if (message.n <= this.last) return false;
    if (message.n > this.last + 1) {
      if (!this.helloing) this.hello();
      return false;
    }
    this.last = message.n;
    this.answered();
    return true;
  }

  private answered(): void {
    if (this.helloing) {
      this.helloing = false;
      this.lost = null;
      this.listener.line({ is: 'up' });
    }
  }

  private settle(message: Extract<Down, { t: 'ok' | 'no' }>): void {
    const waiting = message.id === null ? undefined : this.pending.get(message.id);
    if (message.id !== null) this.pending.delete(message.id);
    if (message.t === 'ok') waiting?.done({ ok: true });
    else {
      waiting?.done({ ok: false, ...message.d });
      if (message.id === null && FATAL.has(message.d.code)) this.die(message.d);
    }
  }
}
