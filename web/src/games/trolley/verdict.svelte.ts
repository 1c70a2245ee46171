/** The verdict clears the tracks at once; what stood on them is kept until everybody has seen it fall. */
import type { Note, Seat } from '../../lib/contract';
import type { Table } from '../../lib/table.svelte';
import { type Side, type Stop, type View, viewOf } from './types';

export interface Fallen {
  dead: Side;
  members: Seat[];
  stops: Stop[];
  conductor: Seat;
  round: number;
}

export class Verdicts {
  now = $state.raw<Fallen | null>(null);
  private before: View | null = null;

  constructor(table: Table) {
    // A note is heard before effects run: then `before` is still the view it happened in.
    $effect(() => {
      if (table.picture.view) this.before = viewOf(table.picture);
    });
    $effect(() => table.notes((note) => this.hear(note)));
  }

  close = (): void => {
    this.now = null;
  };

  private hear(note: Note): void {
    if (note.what !== 'killed' || !this.before) return;
    const [dead, members] = note.data as [Side, Seat[]];
    const { tracks, conductor, round } = this.before;
    this.now = { dead, members, stops: tracks[dead], conductor, round };
  }
}
