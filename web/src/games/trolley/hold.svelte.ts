/** What I hold in my fingers: a chosen card, aims, a pin. None of it is the game's until the server has it. */
import type { Seat } from '../../lib/contract';
import type { Table } from '../../lib/table.svelte';
import { type Aim, type Asked, type AimSpec, type PleaSpec, type Side, viewOf } from './types';

export class Hold {
  private wish = $state<number | null>(null);
  private aimed = $state.raw<Aim[]>([]);
  private pinned = $state(-1);

  constructor(private readonly table: Table) {}

  private readonly sealed = $derived.by(() => this.asked('sealed'));
  private readonly open = $derived.by(() => this.asked('open'));
  private readonly verbs = $derived(this.open?.t === 'verbs' ? this.open.of : null);
  private readonly lone = $derived(
    this.sealed?.t === 'one' ? this.sealed : this.open?.t === 'one' ? this.open : null,
  );

  readonly lever = $derived.by(
    () => this.lone !== null && viewOf(this.table.picture).stage === 'lever',
  );
  readonly enough = $derived(this.lone?.of.includes('enough') ?? false);
  readonly mates = $derived((this.verbs?.swap?.of ?? []) as Seat[]);
  readonly plea = $derived<PleaSpec | null>(this.verbs?.plea ?? null);
  readonly mayYield = $derived(this.verbs !== null && 'yield' in this.verbs);
  readonly aim = $derived<AimSpec | null>(
    this.sealed?.t === 'aim' ? this.sealed : this.open?.t === 'aim' ? this.open : null,
  );
  /** Cards of my hand that can be played now. */
  readonly cards = $derived<number[]>(
    this.aim?.of ?? (this.lone && !this.lever && !this.enough ? (this.lone.of as number[]) : []),
  );
  readonly chosen = $derived(
    this.wish !== null && this.cards.includes(this.wish) ? this.wish : null,
  );
  readonly aims = $derived(
    this.aimed.filter(([card]) => this.aim?.of.includes(card)).slice(0, this.aim?.most ?? 0),
  );
  readonly pin = $derived(this.plea?.pins.includes(this.pinned) ? this.pinned : -1);

  /** A Modifier is in the hand and wants a figure. */
  readonly aiming = $derived(this.aim !== null && this.chosen !== null);
  /** The whole answer, once it is one. */
  readonly answer = $derived.by((): number | Aim[] | null => {
    if (this.aim) return this.aims.length >= Math.max(1, this.aim.least) ? this.aims : null;
    return this.chosen;
  });
  readonly mayKeep = $derived(this.aim !== null && this.aim.least === 0);

  /** The contract names only the specs that all games share. */
  private asked(how: 'sealed' | 'open'): Asked | null {
    return (this.table.picture.ask?.[how] ?? null) as unknown as Asked | null;
  }

  /** A Modifier in hand hides the others on small screens: the same touch again puts it back. */
  choose(card: number): void {
    if (this.aim && this.chosen === card) this.wish = null;
    else if (this.cards.includes(card)) this.wish = card;
  }

  /** One Modifier more, or another target for it; where one is asked for, the last one counts. */
  hang(track: Side, place: number, figure: number): void {
    if (this.aim === null || this.chosen === null) return;
    const others = this.aims.filter(([card]) => card !== this.chosen);
    const kept = this.aim.most > 1 ? others.slice(1 - this.aim.most) : [];
    this.aimed = [...kept, [this.chosen, track, place, figure]];
    if (this.aims.length < this.aim.most) this.wish = null; // room for another one
  }

  pinTo(card: number): void {
    this.pinned = card;
  }

  play(): void {
    if (this.answer !== null) this.table.answer(this.answer);
  }
  keep(): void {
    if (this.mayKeep) this.table.answer([]);
  }
  swap(mate: Seat): void {
    this.table.answer(['swap', mate]);
  }
  say(text: string): void {
    this.table.answer(['plea', [this.pin, text]]);
  }
  tell(pin: number, plot: number[]): void {
    this.table.answer(['plea', [pin, ...plot]]);
  }
  rest(): void {
    this.table.answer(['yield', null]);
  }
  stop(): void {
    this.table.answer('enough');
  }
  pull(dead: Side): void {
    this.table.answer(dead);
  }
}
