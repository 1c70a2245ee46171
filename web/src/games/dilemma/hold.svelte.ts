/** What I hold in my fingers: the chosen card and the aim. None of it is the game's until the server has it. */
import type { OneSpec, TossSpec } from '../../lib/contract';
import type { Why } from '../../lib/shut.svelte';
import { t } from '../../lib/i18n.svelte';
import type { Table } from '../../lib/table.svelte';
import { explain } from './explain';
import type { Ideal } from './flick';
import { viewOf } from './types';

const AIM_STEP = 50; // mrad: about three degrees
const POWER_STEP = 40;

export class Hold {
  private wish = $state<number | null>(null);
  aim = $state(0); // steps of the keyboard, right positive
  power = $state(0);
  keys = $state(false); // somebody uses the keyboard: show its hints
  spoken = $state(''); // for the live region

  constructor(private readonly table: Table) {}

  /** The cards I may be asked about now; the duel has its own screen. */
  readonly spec = $derived.by((): OneSpec | TossSpec | null => {
    const { ask, view } = this.table.picture;
    if (!view || viewOf(this.table.picture).stage === 'duel') return null;
    return ask?.sealed ?? ask?.open ?? null;
  });
  readonly toss = $derived(this.spec?.t === 'toss' ? this.spec : null);
  readonly race = $derived(this.toss?.mode === 'race');
  readonly cards = $derived(
    this.spec?.of.filter((x): x is number => typeof x === 'number' && x > 0) ?? [],
  );
  readonly mayPass = $derived(this.toss ? this.toss.pass : (this.spec?.of.includes(0) ?? false));
  readonly chosen = $derived(
    this.wish !== null && this.cards.includes(this.wish) ? this.wish : null,
  );

  /** The clause that forbids this card now, or the one to think about before playing it. */
  banned(card: number): string | undefined {
    return this.spec?.banned?.find(([x]) => x === card)?.[1];
  }
  warned(card: number): string | undefined {
    return this.spec?.warn?.find(([x]) => x === card)?.[1];
  }

  /** What playing this card would do. */
  about(card: number): Why | null {
    if (!this.cards.includes(card) || this.banned(card)) return null;
    const { stage, offer } = viewOf(this.table.picture);
    const args = { card, offer: offer?.card ?? 0 };
    if (stage === 'offer') return explain('offer', args);
    if (this.warned(card)) return explain('equal', args);
    return explain(stage === 'respond' ? 'seal' : 'throw', args);
  }

  /** A thumb may throw this card as it lies, without choosing it first. */
  flicks(card: number): boolean {
    return this.toss !== null && !this.race && this.cards.includes(card) && !this.banned(card);
  }

  take(card: number): void {
    if (this.cards.includes(card)) this.wish = card;
  }

  choose(card: number): void {
    this.take(card);
    if (this.race && this.chosen === card) this.throwIt(1);
  }

  pass(): void {
    if (this.mayPass) this.table.answer(0);
  }

  /** The button and the space bar: the ideal throw, moved by what the arrows say. */
  play(): void {
    if (this.chosen === null) return;
    if (this.toss) this.throwIt(1);
    else this.table.answer(this.chosen);
  }

  aimed(): Ideal {
    const [aim, power, spin] = this.toss?.ideal ?? [0, 500, 0];
    return [
      Math.max(-900, Math.min(900, aim + this.aim * AIM_STEP)),
      Math.max(0, Math.min(1000, power + this.power * POWER_STEP)),
      spin,
    ];
  }

  throwIt(hand: 0 | 1, toss: Ideal = this.aimed()): void {
    const at = this.table.picture.ask?.at;
    if (this.chosen === null || at === undefined) return;
    const ms = Math.max(0, Math.round(this.table.now() - at));
    this.table.answer([this.chosen, ms, ...toss, hand]);
    this.aim = this.power = 0;
  }

  nudge(aim: number, power: number): void {
    this.aim = Math.max(-8, Math.min(8, this.aim + aim));
    this.power = Math.max(-5, Math.min(5, this.power + power));
    const side = this.aim < 0 ? 'left' : this.aim > 0 ? 'right' : 'straight';
    this.spoken = t('aim', { side, degrees: Math.abs(this.aim) * 3, force: this.power + 5 });
  }
}
