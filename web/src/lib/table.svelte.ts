/** A table this browser sits at: the picture, kept true by the wire, and the ways to act on it. */
import { byChance } from './chance';
import { quality, Wire, type Answer, type Line, type Quality } from './wire';
import type { Command, Note, Refusal, Seat, Told } from './contract';
import { Events } from './events';
import { blank, fold, type Picture } from './fold';
import {
  counted,
  forget,
  keep,
  missedKey,
  mutedKey,
  pledged,
  recall,
  sealed,
  showed,
  shown,
  taken,
  ticketKey,
  type Ticket,
} from './keep';
import { sat } from './mine';

const MOVES = new Set(['note', 'view', 'waiting', 'table']);
type Heard = (message: Told) => void;

/** By table: names of whom nobody on this device wants to hear, whoever has it in their hands. */
let muted = $state.raw<Record<string, readonly string[]>>({});

export class Table {
  picture = $state.raw<Picture>(blank);
  line = $state.raw<Line>({ is: 'connecting', after: null });
  refusal = $state.raw<Refusal | null>(null); // the last no, until the next try or a tap
  sending = $state(0); // commands the server has not answered yet
  answering = $state(false); // one of them is a move
  slack = $state(0); // ms that the server makes good for this line in a race
  trip = $state<number | null>(null); // ms there and back
  lasts = $state.raw<Record<string, unknown>>({}); // what I answered last, by kind of question
  hushed = $state(false); // the game shows me something during which nobody talks
  still = $state(0); // server time since which nothing has moved
  patience = $state(Infinity); // ms of that, until anybody may let the game go on
  read = $state(0); // sayings this person has seen

  readonly quality = $derived<Quality>(quality(this.line, this.trip));

  missed = $state.raw<Note[]>([]); // shown for a moment while I was away, and not seen yet

  private readonly wire: Wire | null;
  private readonly listeners = new Set<Heard>();
  private opened = false;

  constructor(
    readonly code: string,
    readonly ticket: Ticket | null,
    live = true, // a replay has no line
  ) {
    if (!live) {
      this.wire = null;
      return;
    }
    if (ticket) sat(code);
    if (ticket) this.missed = recall<Note[]>(missedKey(ticket.token)) ?? [];
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws/${code}`;
    this.wire = new Wire(
      ticket ? { token: ticket.token } : { token: null, key: shown(code) ?? '' },
      {
        told: (messages) => this.told(messages),
        line: (line) => (this.line = line),
        slack: (ms) => (this.slack = ms),
        trip: (ms) => (this.trip = ms),
      },
      // Twice no WebSocket: perhaps the network lets none through.  Every fourth try is one again.
      (failed) => (failed < 2 || failed % 4 === 0 ? new WebSocket(address) : new Events(code)),
    );
    addEventListener('online', this.wake);
    addEventListener('offline', this.sleep);
    document.addEventListener('visibilitychange', this.wake);
  }

  static enter(code: string, watch: boolean): Table {
    return new Table(code, watch ? null : recall<Ticket>(ticketKey(code)));
  }

  /** Milliseconds on the server's time line; whoever watches behind the game has an earlier one. */
  now = (): number => {
    const behind = this.ticket ? 0 : this.picture.delay;
    return (this.wire?.clock.now() ?? Date.now()) - behind;
  };

  /** Called for every message in order, after the picture shows the whole frame it came in. */
  listen(heard: Heard): () => void {
    this.listeners.add(heard);
    return () => this.listeners.delete(heard);
  }

  notes(heard: (note: Note) => void): () => void {
    return this.listen((message) => {
      if (message.t === 'note') heard(message.d);
    });
  }

  /** `hushed`: a code that the sender knows what to do about, and nobody else needs to hear of. */
  async send(command: Command, hushed = ''): Promise<Answer> {
    if (!this.wire) return { ok: false, code: 'over' };
    this.refusal = null;
    this.sending++;
    const answer = await this.wire.send(command);
    this.sending--;
    if (!answer.ok && answer.code !== hushed) this.refusal = answer;
    return answer;
  }

  /** By the name, not by the seat: who comes after that person is heard. */
  mutes(seat: Seat): boolean {
    return this.muted.includes(this.picture.people[seat]?.name ?? '');
  }
  mute(seat: Seat): void {
    const who = this.picture.people[seat]?.name ?? '';
    const rest = this.muted.filter((one) => one !== who);
    const now = this.mutes(seat) ? rest : [...rest, who];
    muted = { ...muted, [this.code]: now };
    keep(mutedKey(this.code), now);
  }
  private get muted(): readonly string[] {
    return muted[this.code] ?? recall<string[]>(mutedKey(this.code)) ?? [];
  }

  /** Words on their way do not hold up a throw; only another answer does. */
  answer(d: unknown): void {
    const ask = this.picture.ask;
    if (!ask || this.answering) return;
    if (ask.clock) this.lasts = { ...this.lasts, [ask.clock]: d };
    this.answering = true;
    void this.send({ t: 'answer', q: ask.q, d }).finally(() => (this.answering = false));
  }
  /** No answer can be given just now. */
  get off(): boolean {
    return this.answering || this.line.is !== 'up';
  }

  /** So many of what I missed have I seen now: nobody sees them twice, and a reload loses no others. */
  saw(count: number): void {
    this.miss(this.missed.slice(count));
  }

  close(): void {
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.sleep);
    document.removeEventListener('visibilitychange', this.wake);
    this.wire?.close();
  }

  private wake = (): void => {
    if (document.visibilityState === 'visible') this.wire?.wake();
  };
  private sleep = (): void => this.wire?.offline();

  private told(messages: Told[]): void {
    const first = this.picture === blank;
    this.picture = messages.reduce(fold, this.picture);
    if (first) this.read = this.picture.said;
    this.open();
    this.witness(messages);
    for (const message of messages) {
      if (message.t === 'sync') [this.still, this.patience] = [message.d.still, message.d.patience];
      else if (MOVES.has(message.t)) this.still = this.now();
      if (message.t === 'missed') this.miss([...this.missed, ...message.d]);
      this.heard(message);
    }
  }

  private miss(notes: Note[]): void {
    this.missed = notes;
    if (!this.ticket) return;
    if (notes.length) keep(missedKey(this.ticket.token), notes);
    else forget(missedKey(this.ticket.token));
  }

  protected heard(message: Told): void {
    for (const heard of this.listeners) heard(message);
  }

  /** All pledges are in: show mine. Nobody has to press anything for this. */
  private open(): void {
    const { stage, promise, pledges, seat, people } = this.picture;
    const opening = stage === 'opening';
    const nonce = seat === null ? undefined : this.ticket?.nonce;
    if (stage === 'lobby') {
      sealed(this.code, promise);
      if (nonce) counted(this.code, nonce, people[seat!] != null);
    }
    if (opening) pledged(this.code, pledges); // before mine is out: nobody can choose his by it
    if (opening && !this.opened && nonce) void this.show(nonce);
    this.opened = opening;
  }
  /** While the game runs the secret is not out: what chance shows until then is kept for the proof. */
  private witness(messages: Told[]): void {
    const { stage, seat, game, seats, options, log } = this.picture;
    const over = messages.find((message) => message.t === 'over')?.d;
    if (stage !== 'playing' && !over) return;
    const notes = log.flatMap((line) =>
      line.t === 'note' && byChance(game, line.d) ? line.d : [],
    );
    if (over) notes.push({ what: over.reason === 'closed' ? 'closed' : 'over', data: null });
    showed(this.code, { game, seats, options }, seat, notes);
  }
  private async show(nonce: string): Promise<void> {
    const answer = await this.wire?.send({ t: 'nonce', d: nonce });
    if (answer?.ok) taken(this.code, nonce);
  }
}
