/** The words on the cards, for the scene and for lines of the log, which outlive any part of it. */
import type { CardText } from '../../lib/contract';
import { Deck } from '../../lib/decks.svelte';
import { i18n, list, t } from '../../lib/i18n.svelte';

let deck = $state.raw<Deck | null>(null);
let drop = (): void => {};

/** Called where a part of the scene is put up. */
export function deal(table: string): void {
  if (deck?.table === table) return;
  drop();
  drop = $effect.root(() => {
    deck = new Deck(table);
  });
}

export const cardOf = (n: number): CardText | undefined => deck?.card(n);

export const foreign = (card: CardText): boolean => card.lang !== i18n.lang;

/** Its figures by name where the author named them, else the whole text. */
export function shortName(n: number): string {
  const card = cardOf(n);
  if (!card) return `№ ${n + 1}`;
  const names = (card.who ?? []).map((figure) => figure.name?.n);
  if (names.length && names.every((x) => x !== undefined)) return list(names);
  return t('quoted', { text: card.text.replace(/\.$/, '') });
}

const SLOTS: Record<string, number> = { m: 0, f: 1, n: 2 };

/** A Modifier as it agrees with what it hangs on; codes of several begin with the gender of each. */
export function modText(mod: CardText, code = 'm'): string {
  return mod.forms?.[SLOTS[code[0]!] ?? 0] ?? mod.text;
}

export const several = (code: string | undefined): boolean => code?.endsWith('p') ?? false;

/** Predicates are shown as what follows the name of the figure. */
export const trailing = (text: string): string =>
  `…${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`;
