/** My notebook: marks and words that only I see, on all of my screens. Each stroke is on this device at once, and with the server a moment after the last one. */
import { forget, jotKey, keep, recall } from '../../lib/keep';
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
  private draft = $state.raw<Partial<Written> | null>(null); // strokes the server has not yet; a mark 0 rubs out
  private readonly key: string;

  constructor(
    private readonly table: Table,
    private readonly missed: Missed,
  ) {
    this.key = jotKey(table.code, table.picture.seat);
    if (table.ticket) this.draft = recall(this.key); // a page that died, a seat that was taken from me
    // What a showing or a pause holds up goes when it is over.
    $effect(() => {
      if (!this.draft || !this.open) return;
      const timer = setTimeout(() => void this.save(), PAUSE);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      const hide = (): void => void (document.visibilityState === 'hidden' && this.save());
      document.addEventListener('visibilitychange', hide);
      return () => {
        document.removeEventListener('visibilitychange', hide);
        void this.save();
      };
    });
  }

  private readonly kept = $derived.by((): Written => ({
    ...BLANK,
    ...((this.table.picture.mine?.jot ?? {}) as Partial<Written>),
  }));
  readonly now = $derived.by((): Written => {
    const marks = Object.entries({ ...this.kept.marks, ...this.draft?.marks });
    return {
      marks: Object.fromEntries(marks.filter(([, mark]) => mark)),
      text: this.draft?.text ?? this.kept.text,
    };
  });
  readonly locked = $derived.by(
    () => (this.missed.show ?? showing(viewOf(this.table.picture))) !== null,
  );
  private readonly open = $derived.by(() => !this.locked && this.table.picture.stage === 'playing');

  mark(place: string): number {
    return this.now.marks[place] ?? 0;
  }
  /** The next mark of the row; the last one is followed by none. */
  turn(place: string, marks: number): void {
    const next = (this.mark(place) + 1) % marks;
    this.write({ ...this.draft, marks: { ...this.draft?.marks, [place]: next } });
  }
  words(text: string): void {
    this.write({ ...this.draft, text });
  }

  private write(next: Partial<Written>): void {
    if (this.locked) return;
    this.draft = next;
    keep(this.key, next);
  }
  private async save(): Promise<void> {
    const sent = this.draft;
    if (!sent || !this.open) return;
    const answer = await this.table.send({ t: 'jot', d: this.now });
    if (!answer.ok || this.draft !== sent) return;
    this.draft = null;
    forget(this.key);
  }
}
