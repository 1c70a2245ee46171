/** The server's time line, seen from this device. The fastest of several pings is the most truthful one. */

const KEPT = 12;

export class Clock {
  private samples: { trip: number; offset: number }[] = [];

  constructor(private readonly local: () => number = () => performance.now()) {}

  /** Milliseconds of this device; never jumps when somebody sets the wall clock. */
  mark(): number {
    return Math.round(this.local());
  }

  /** A rough first idea, worse than any ping. */
  guess(server: number): void {
    if (this.samples.length === 0)
      this.samples = [{ trip: Infinity, offset: server - this.local() }];
  }

  pong(sent: number, server: number): void {
    const back = this.local();
    const offset = server - (sent + back) / 2;
    this.samples = [...this.samples, { trip: back - sent, offset }].slice(-KEPT);
  }

  /** A phone that slept may have stopped its monotonic clock: begin again. */
  reset(): void {
    this.samples = [];
  }

  /** There and back, of late: what this line is like now. */
  get trip(): number | null {
    const trips = this.samples.slice(-4).map((sample) => sample.trip);
    return trips.some(Number.isFinite) ? Math.round(Math.min(...trips)) : null;
  }

  now(): number {
    const best = this.samples.reduce((a, b) => (b.trip < a.trip ? b : a), this.samples[0] ?? none);
    return Math.round(this.local() + best.offset);
  }
}

const none = { trip: Infinity, offset: 0 };
