/** The cards of a table in the reader's language: each is fetched when it is first wanted, those of a moment together. */
import { api } from './api';
import type { CardText } from './contract';
import { i18n } from './i18n.svelte';

export class Deck {
  private known = $state.raw<ReadonlyMap<number, CardText>>(new Map());
  private readonly wanted = new Set<number>(); // ever
  private readonly asked = new Set<number>(); // on their way, in this language
  private lang = i18n.lang;
  private waiting = false;

  constructor(readonly table: string) {
    $effect(() => {
      if (i18n.lang === this.lang) return;
      this.lang = i18n.lang; // what is shown stays until its translation is here
      this.asked.clear();
      this.fetch([...this.wanted]);
    });
  }

  card(n: number): CardText | undefined {
    const found = this.known.get(n);
    if (!found && n >= 0 && !this.asked.has(n)) {
      this.wanted.add(n);
      this.asked.add(n);
      if (!this.waiting) {
        this.waiting = true;
        queueMicrotask(() => {
          this.waiting = false;
          this.fetch([...this.asked].filter((one) => !this.known.has(one)));
        });
      }
    }
    return found;
  }

  private fetch(numbers: number[]): void {
    const lang = this.lang;
    for (let i = 0; i < numbers.length; i += 100) {
      const some = numbers.slice(i, i + 100);
      void api.deck(this.table, lang, some).then(
        (cards) => {
          if (lang !== this.lang) return;
          const next = new Map(this.known);
          cards.forEach((card, k) => next.set(some[k]!, card));
          this.known = next;
        },
        () => some.forEach((n) => this.asked.delete(n)), // without words the pictures still play; asked again when shown
      );
    }
  }
}
