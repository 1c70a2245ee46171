/** What I hold in my fingers: a car, whom and what to ask for, chosen cards, a form. None of it is the game's until the server has it. */
import type { Table } from '../../lib/table.svelte';
import {
  type Allowed,
  type Asked,
  type CarsSpec,
  type FormSpec,
  type StopSpec,
  VERBS,
  type Verb,
} from './types';

export class Hold {
  car = $state<number | null>(null); // looked into
  private wish = $state<Verb | null>(null);
  private whom = $state.raw<number[]>([]); // seats, sides or passengers, in the order of tapping
  private what = $state.raw<Record<number, number>>({}); // thing -> category; -1: one for all
  private picked = $state.raw<number[]>([]); // places in the list of cards
  private drafted = $state.raw<number[] | null>(null);
  private doubt = $state(false);
  private q = $state(-1); // the question all this belongs to

  constructor(private readonly table: Table) {}

  readonly spec = $derived.by(
    () => (this.table.picture.ask?.sealed ?? null) as unknown as Asked | null,
  );
  readonly pace = $derived.by(() => {
    const open = this.table.picture.ask?.open;
    return open?.t === 'one' ? (open.of as number[]) : [];
  });
  readonly cars = $derived<CarsSpec | null>(this.spec?.t === 'cars' ? this.spec : null);
  readonly form = $derived<FormSpec | null>(this.spec?.t === 'form' ? this.spec : null);
  readonly one = $derived(this.spec?.t === 'one' ? this.spec.of : []);
  readonly some = $derived(this.spec?.t === 'some' ? this.spec : null);
  /** A new question lets go of what was held for the old one. */
  private readonly fresh = $derived.by(() => this.q === (this.table.picture.ask?.q ?? -1));

  /** How many actions are still possible in my go. */
  readonly free = $derived(this.cars ? VERBS.filter((verb) => this.cars!.of[verb].menu).length : 0);
  readonly verbs = $derived(
    this.cars && this.car !== null
      ? VERBS.filter((verb) => this.cars!.of[verb].car === this.car)
      : [],
  );
  readonly verb = $derived(
    this.wish && this.verbs.includes(this.wish)
      ? this.wish
      : (this.verbs.find((verb) => this.cars!.of[verb].menu) ?? this.verbs[0] ?? null),
  );
  readonly stop = $derived<StopSpec | null>(
    this.verb && this.cars ? this.cars.of[this.verb] : null,
  );

  // --- whom and what ------------------------------------------------------------------------------------

  private readonly allowed = $derived.by((): Allowed => {
    const menu = this.stop?.menu;
    return menu && menu.t !== 'one' ? menu.allowed : [];
  });
  /** Whom one may turn to: seats, sides (-1, 1) or passengers. */
  readonly things = $derived.by((): number[] => {
    const menu = this.stop?.menu;
    if (!menu || this.verb === 'lounge') return [];
    if (menu.t === 'one') return menu.of as number[];
    if (menu.t === 'couple') return [...new Set(menu.allowed.flatMap(([, seats]) => seats))].sort();
    return menu.allowed.map(([thing]) => thing);
  });
  readonly most = $derived.by((): number => {
    const menu = this.stop?.menu;
    return menu?.t === 'couple' ? 2 : menu?.t === 'pairs' ? menu.most : 1;
  });
  readonly chosen = $derived.by(() =>
    this.fresh ? this.whom.filter((thing) => this.things.includes(thing)).slice(-this.most) : [],
  );
  /** Each guest is asked for a category of his own. */
  readonly each = $derived(this.stop?.menu?.t === 'pairs');
  readonly asks = $derived(this.verb !== null && this.verb !== 'sleeping');

  /** Categories that this one can be asked for. */
  categoriesOf(thing: number): number[] {
    return this.allowed.find(([one]) => one === thing)?.[1] ?? [];
  }
  /** Categories where all are asked for the same one. */
  readonly shared = $derived.by((): number[] => {
    const menu = this.stop?.menu;
    if (!menu) return [];
    if (menu.t === 'one') return this.verb === 'lounge' ? (menu.of as number[]) : [];
    if (menu.t === 'couple')
      return menu.allowed
        .filter(([, seats]) => this.chosen.every((seat) => seats.includes(seat)))
        .map(([k]) => k);
    const [thing] = this.chosen;
    return thing === undefined ? menu.allowed.flatMap(([, ks]) => ks) : this.categoriesOf(thing);
  });
  asked(thing: number): number | null {
    const k = this.fresh ? this.what[this.each ? thing : -1] : undefined;
    const fits = this.each ? this.categoriesOf(thing) : this.shared;
    return k !== undefined && fits.includes(k) ? k : null;
  }

  readonly hours = $derived(
    this.verb === 'dining' ? Math.max(1, this.chosen.length) : (this.stop?.cost[0] ?? 0),
  );
  /** (verb, object), once it is whole. */
  readonly action = $derived.by((): [Verb, unknown] | null => {
    const menu = this.stop?.menu;
    if (!menu || !this.verb) return null;
    const [first, second] = this.chosen;
    const k = this.asked(first ?? -1);
    if (this.verb === 'lounge') return k === null ? null : [this.verb, k];
    if (first === undefined) return null;
    if (menu.t === 'one') return [this.verb, first];
    if (menu.t === 'pairs') {
      const party = this.chosen.map((seat) => [seat, this.asked(seat)] as const);
      const whole = party.every(([, one]) => one !== null);
      const apart = new Set(party.map(([, one]) => one)).size === party.length;
      return whole && apart ? [this.verb, party] : null;
    }
    if (k === null) return null;
    if (menu.t === 'pair') return [this.verb, [first, k]];
    if (second === undefined) return null;
    return [this.verb, [Math.min(first, second), Math.max(first, second), k]];
  });

  private keep(): void {
    if (this.fresh) return;
    this.q = this.table.picture.ask?.q ?? -1;
    [this.whom, this.what, this.picked, this.drafted, this.doubt] = [[], {}, [], null, false];
  }
  look(car: number | null): void {
    this.car = car;
  }
  choose(verb: Verb): void {
    this.keep();
    this.wish = verb;
    [this.whom, this.what] = [[], {}];
  }
  turnTo(thing: number): void {
    this.keep();
    this.whom = this.chosen.includes(thing)
      ? this.chosen.filter((one) => one !== thing)
      : [...this.chosen, thing].slice(-this.most);
  }
  askFor(k: number, thing = -1): void {
    this.keep();
    const others = Object.entries(this.what).filter(([, one]) => !this.each || one !== k);
    this.what = { ...Object.fromEntries(others), [this.each ? thing : -1]: k };
  }
  go(): void {
    if (this.action) this.table.answer(this.action);
    this.car = null;
  }
  finish(): void {
    this.table.answer(['done', null]);
    this.car = null;
  }

  // --- cards ----------------------------------------------------------------------------------------------

  /** The cards, slots, sides or categories that the question is about. */
  readonly options = $derived<(string | number)[]>(this.some ? this.some.of : this.one);
  readonly wanted = $derived(this.some?.k ?? 1);
  /** Where there is no choice it is made already; only the button is left. */
  readonly places = $derived.by(() => {
    if (this.options.length === 1 && this.table.picture.sealed === null) return [0];
    return this.fresh ? this.picked.filter((i) => i < this.options.length) : [];
  });
  readonly reply = $derived.by((): unknown => {
    if (this.places.length < this.wanted) return null;
    const cards = this.places.map((i) => this.options[i]);
    return this.some ? cards : cards[0];
  });
  pick(place: number): void {
    this.keep();
    this.picked = this.places.includes(place)
      ? this.places.filter((i) => i !== place)
      : [...this.places, place].slice(-this.wanted);
  }
  send(): void {
    if (this.reply !== null) this.table.answer(this.reply);
  }
  answer(d: unknown): void {
    this.table.answer(d);
  }
  /** A card may be turned under the finger: then the same is meant for the next one, and nothing was wrong. */
  async setPace(pace: number): Promise<void> {
    const ask = this.table.picture.ask;
    if (!ask || !this.pace.includes(pace)) return;
    const answer = await this.table.send({ t: 'answer', q: ask.q, d: pace }, 'stale');
    if (!answer.ok && answer.code === 'stale' && this.table.picture.ask?.q !== ask.q)
      await this.setPace(pace);
  }

  // --- forms ----------------------------------------------------------------------------------------------

  readonly draft = $derived.by((): number[] => {
    if (this.fresh && this.drafted) return this.drafted;
    const sealed = this.table.picture.sealed;
    if (Array.isArray(sealed)) return sealed as number[];
    return (this.form?.fields ?? []).map((field) => (field.length === 1 ? field[0]! : -1));
  });
  readonly filled = $derived(
    this.form !== null &&
      (this.form.blank || this.draft.every((x, i) => this.form!.fields[i]!.includes(x))),
  );
  fill(field: number, value: number): void {
    const draft = this.draft.with(field, value);
    this.keep();
    [this.drafted, this.doubt] = [draft, false];
  }
  /** What the rules let me leave open, and I do. */
  readonly blanks = $derived.by((): number[] =>
    this.form?.blank ? this.draft.flatMap((entry, part) => (entry < 0 ? [part] : [])) : [],
  );
  /** A press has found blanks; the next one sends them. */
  readonly doubtful = $derived.by(() => this.fresh && this.doubt);
  submit(): void {
    if (!this.filled) return;
    this.keep();
    this.doubt = this.blanks.length > 0 && !this.doubt;
    if (!this.doubt) this.table.answer(this.draft);
  }
}
