/** A finished game as a table that moves by hand: the scene cannot tell it from a live one. */
import type { Note, Replay as Frames, Told } from './contract';
import { blank, fold, type Picture } from './fold';
import { Table } from './table.svelte';

export class Replay extends Table {
  step = $state(0);
  private readonly pictures: Picture[]; // after each step

  constructor(
    code: string,
    readonly frames: Told[][],
  ) {
    super(code, null, false);
    let now = blank;
    this.pictures = frames.map((frame) => (now = frame.reduce(fold, now)));
    this.picture = this.at(0);
    this.line = { is: 'up' };
  }

  static of({ table, frames }: Frames): Replay {
    return new Replay(table, frames);
  }

  /** One step on is played with its motion; a jump is only shown. */
  go(step: number): void {
    const next = Math.max(0, Math.min(step, this.frames.length - 1));
    const onwards = next === this.step + 1;
    this.step = next;
    this.picture = this.at(next);
    if (onwards) for (const message of this.frames[next]!) this.heard(message);
  }

  notesOf(step: number): Note[] {
    return this.frames[step]!.filter((message) => message.t === 'note').map(
      (message) => message.d as Note,
    );
  }

  private at(step: number): Picture {
    const picture = this.pictures[step]!;
    // Nobody is asked anything: what is done is done. The poster waits for the last step.
    const stage = step < this.frames.length - 1 ? 'playing' : picture.stage;
    return { ...picture, table: this.code, ask: null, sealed: null, waiting: null, stage };
  }
}
