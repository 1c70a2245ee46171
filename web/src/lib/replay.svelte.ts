/** A finished game as a table that moves by hand: the scene cannot tell it from a live one. */
import type { Replay as Frames, Told } from './contract';
import { blank, fold, type Picture } from './fold';
import { Table } from './table.svelte';

export class Replay extends Table {
  step = $state(0);
  private readonly pictures: Picture[]; // after each step

  constructor(
    code: string,
    private readonly frames: Told[][],
    readonly marks: number[],
  ) {
    super(code, null, false);
    let now = blank;
    this.pictures = frames.map((frame) => (now = frame.reduce(fold, now)));
    this.picture = this.at(0);
    this.line = { is: 'up' };
  }

  static of({ table, frames, marks }: Frames): Replay {
    return new Replay(table, frames, marks);
  }

  /** One step on is played with its motion; a jump is only shown. */
  go(mark: number): void {
    const onwards = this.stand(mark);
    if (onwards) for (const message of this.frames[this.step]!) this.heard(message);
  }

  /** The last step that this viewer had seen by then, and whether it is the next one. */
  stand(mark: number): boolean {
    const next = stepAt(this.marks, mark);
    const onwards = next === this.step + 1;
    if (next !== this.step) this.picture = this.at(next);
    this.step = next;
    return onwards;
  }

  private at(step: number): Picture {
    const picture = this.pictures[step]!;
    // Nobody is asked anything: what is done is done. The poster waits for the last step.
    const stage = step < this.frames.length - 1 ? 'playing' : picture.stage;
    return { ...picture, table: this.code, ask: null, sealed: null, waiting: null, stage };
  }
}

const stepAt = (marks: number[], mark: number): number =>
  Math.max(
    0,
    marks.findLastIndex((one) => one <= mark),
  );

/** A replay, and beside it perhaps everybody's, always at one moment of the game. */
export class Reel {
  step = $state(0);
  readonly marks: number[];

  constructor(
    readonly lead: Replay,
    readonly beside: Replay[] = [],
  ) {
    const marks = [lead, ...beside].flatMap((one) => one.marks);
    this.marks = [...new Set(marks)].sort((a, b) => a - b);
  }

  get last(): number {
    return this.marks.length - 1;
  }

  get mark(): number {
    return this.marks[this.step]!;
  }

  /** Only the first one moves and is heard: the same all around would be too much. */
  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.last));
    this.lead.go(this.mark);
    for (const one of this.beside) one.stand(this.mark);
  }

  /** To where another reel stood. */
  follow(mark: number): void {
    this.go(stepAt(this.marks, mark));
  }
}
