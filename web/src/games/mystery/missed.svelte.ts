/** Hour cards that were shown while I was away (ME-A47): once, in their order, at the table's pace. */
import type { Note } from '../../lib/contract';
import type { Table } from '../../lib/table.svelte';
import { type Phase, SHOWN_IN } from './types';

/** What lies open next. */
interface Open {
  city: number;
  show: Phase;
  notes: number; // how many of the table's this one uses up
}
const [STRASBOURG, WIEN, BUDAPEST] = SHOWN_IN as [number, number, number];
const CLOCKS = { [STRASBOURG]: 'strasbourg', [WIEN]: 'wien', [BUDAPEST]: 'budapest' };

/** Notes as the phases of a showing. */
export function reel(notes: Note[], seats: number): Open[] {
  const all: Open[] = [];
  let unused = 0; // notes of other people's piles
  for (const note of notes) {
    unused += 1;
    const last = all.at(-1);
    if (note.what === 'time') {
      const [n, time, city] = note.data as [number, number, number];
      const under = last?.city === city ? last.show.turned! : [];
      const turned = [...Array.from({ length: n - 1 }, (_, k) => under[k] ?? -1), time];
      const stacks = city === BUDAPEST ? 3 : 1;
      all.push({ city, show: { type: 'Showing', stacks, turned }, notes: unused });
    } else if (note.what === 'pile' && note.secret) {
      const [seat, pile] = note.data as [number, number];
      const signal = (seat - pile + seats) % seats;
      const piles = [note.secret as number[]];
      all.push({ city: WIEN, show: { type: 'Piles', piles, signal }, notes: unused });
    } else if (last) last.notes += 1;
    else continue;
    unused = 0;
  }
  return all;
}

export class Missed {
  private begun = $state.raw<Open[]>([]); // the first one lies open

  constructor(private readonly table: Table) {}

  private readonly waiting = $derived.by((): Open[] => {
    const { missed, picture } = this.table;
    return missed.length ? reel(missed, picture.seats) : [];
  });
  readonly now = $derived(this.begun[0] ?? null);
  readonly show = $derived(this.now?.show ?? null);
  /** Whose cards lie open, or wait until I am ready. */
  readonly city = $derived((this.now ?? this.waiting[0])?.city ?? null);
  /** How long one card or pile lies open. */
  readonly span = $derived.by(() => this.table.picture.clocks[CLOCKS[this.city ?? 0] ?? ''] ?? 0);

  /** One city at a time; from here on it cannot be stopped. */
  begin(): void {
    if (!this.now) this.open(this.waiting.filter(({ city }) => city === this.city));
  }
  next(): void {
    this.open(this.begun.slice(1));
  }
  /** A card is seen when it is turned. */
  private open(left: Open[]): void {
    if (left[0]) this.table.saw(left[0].notes);
    this.begun = left;
    this.table.hushed = left.length > 0; // as everybody was when they were shown (ME-A42)
  }
}
