/** Cards in the air: remembered from the notes, so that the scene can show the way and not only the end. */
import { SvelteMap } from 'svelte/reactivity';
import type { Note } from '../../lib/contract';
import { calm } from '../../lib/prefs.svelte';
import { play } from '../../lib/sound';
import type { Table } from '../../lib/table.svelte';
import { edgeOf } from './pose';
import type { Landed, Pose } from './types';

export interface Flight {
  from: [number, number];
  touch: [number, number];
  fly: number;
  slide: number;
  arc: number; // height of the throw, drawn only
  duration: number;
  flown: boolean;
}

export const keyOf = (seat: number, card: number): string => `${seat}-${card}`;

export class Flights {
  private readonly flights = new SvelteMap<string, Flight>();
  private readonly poses = new Map<string, Pose>();
  airborne = $state(0);

  constructor(private readonly table: Table) {}

  of(seat: number, card: number): Flight | undefined {
    return this.flights.get(keyOf(seat, card));
  }

  /** Where a card was last seen, for the moment after it left the arena's list and before it is won. */
  seen(seat: number, card: number): Pose | undefined {
    return this.poses.get(keyOf(seat, card));
  }

  hear = (note: Note): void => {
    if (note.what === 'landed') this.landed(note.data as Landed);
    else if (note.what === 'offered') {
      const [seat, card] = note.data as [number, number];
      if (!this.of(seat, card)) this.start(seat, card, { touch: [0, 0], fly: 240, slide: 60 }, 200);
      play('card');
    }
  };

  private landed(note: Landed): void {
    this.poses.set(keyOf(note.seat, note.card), {
      x: note.rest[0],
      y: note.rest[1],
      turn: note.turn,
    });
    const duration = this.start(note.seat, note.card, note, 700);
    setTimeout(() => play(note.how === 'out' ? 'miss' : 'card'), duration * 0.7);
  }

  private start(
    seat: number,
    card: number,
    way: { touch: [number, number]; fly: number; slide: number },
    arc: number,
  ): number {
    // The real flight is a fifth of a second: too fast to enjoy, so it is shown about twice as long.
    const duration = calm() ? 0 : Math.min(900, Math.max(420, (way.fly + way.slide) * 2));
    const { touch, fly, slide } = way;
    const from = edgeOf(seat, this.table.picture.seats);
    this.flights.set(keyOf(seat, card), { from, touch, fly, slide, arc, duration, flown: false });
    this.airborne++;
    setTimeout(() => this.airborne--, duration);
    return duration;
  }
}
