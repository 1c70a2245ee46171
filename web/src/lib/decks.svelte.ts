/** The cards of a table in the reader's language: fetched once per table and language. */
import { api } from './api';
import type { CardText } from './contract';
import { i18n } from './i18n.svelte';

export class Deck {
  cards = $state.raw<CardText[]>([]);

  constructor(readonly table: string) {
    $effect(() => {
      const lang = i18n.lang;
      let here = true;
      void api.deck(table, lang).then(
        (cards) => here && (this.cards = cards),
        () => {}, // without words the pictures still play; the next change of language tries again
      );
      return () => (here = false);
    });
  }

  card(n: number): CardText | undefined {
    return this.cards[n];
  }
}
