/** Every card's way, as all saw it: a list to step through, and the places that a step lights up. */
import type { Note } from '../../lib/contract';
import type { Table } from '../../lib/table.svelte';
import type { Moved } from './types';

export interface Way {
  note: Note;
  places: string[];
  leg: number; // how many legs were done
}

const WALKED = ['moved', 'gripped', 'looked', 'passed'];

export class Ways {
  private chosen = $state<number | null>(null);
  running = $state(false);

  constructor(private readonly table: Table) {}

  readonly all = $derived.by((): Way[] => {
    const found: Way[] = [];
    let leg = 0;
    for (const line of this.table.picture.log) {
      if (line.t !== 'note') continue;
      const note = line.d;
      if (note.what === 'go') leg = (note.data as number[])[1]!;
      if (WALKED.includes(note.what)) found.push({ note, places: places(note), leg });
    }
    return found;
  });
  readonly at = $derived(
    this.chosen !== null && this.chosen < this.all.length ? this.chosen : null,
  );
  readonly lit = $derived(this.at === null ? [] : this.all[this.at]!.places);

  choose(i: number): void {
    this.chosen = this.at === i ? null : i;
  }
  /** From the line one stands on, else from the first, to the last. */
  run(): void {
    this.running = !this.running && this.all.length > 0;
    if (this.running && (this.at ?? this.all.length - 1) === this.all.length - 1) this.chosen = 0;
  }
  step(by: number): void {
    const last = this.all.length - 1;
    if (last < 0) return;
    this.chosen = Math.max(0, Math.min(last, this.at === null ? last : this.at + by));
  }
}

function places(note: Note): string[] {
  const data = note.data as unknown[];
  if (note.what === 'moved') return [(data as Moved)[1], (data as Moved)[2]];
  if (note.what === 'looked') return [data[1] as string];
  if (note.what === 'passed') return [`H${data[1] as number}`, `H${data[2] as number}`];
  return [`D${data[0] as number}`, `H${data[0] as number}`];
}
