/** My notebook: marks and words that only I see, on all of my screens. Saved a moment after the last stroke. */
import type { Table } from '../../lib/table.svelte';
import type { Missed } from './missed.svelte';
import { showing, viewOf } from './types';

/** What is written: marks by place (`card/leg`), and free words. */
export interface Written {
  marks: Record<string, number>;
  text: string;
}

const PAUSE = 700;
const BLANK: Written = { marks: {}, text: '' };

export class Jot {
  private draft = $state.raw<Written | null>(null); // strokes the server has not yet
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Table,
    private readonly missed: Missed,
  ) {
    $effect(() => () => void this.save());
  }

  private readonly kept = $derived.by((): Written => ({
    ...BLANK,
    ...((this.table.picture.mine?.jot ?? {}) as Partial<Written>),
  }));
  readonly now = $derived(this.draft ?? this.kept);
  readonly locked = $derived.by(
    () => (this.missed.show ?? showing(viewOf(this.table.picture))) !== null,
  );

  mark(place: string): number {
    return this.now.marks[place] ?? 0;
  }
  /** The next mark of the row; the last one is followed by none. */
  turn(place: string, marks: number): void {
    const { [place]: old = 0, ...others } = this.now.marks;
    const next = (old + 1) % marks;
    this.write({ ...this.now, marks: next ? { ...others, [place]: next } : others });
  }
  words(text: string): void {
    this.write({ ...this.now, text });
  }

  private write(next: Written): void {
    if (this.locked) return;
    this.draft = next;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), PAUSE);
  }
  private async save(): Promise<void> {
    clearTimeout(this.timer);
    const sent = this.draft;
    if (!sent || this.table.picture.stage !== 'playing') return;
    const answer = await this.table.send({ t: 'jot', d: sent });
    // Refused while a showing runs: the strokes wait in hand and go with the next ones.
    if (answer.ok && this.draft === sent) this.draft = null;
  }
}
