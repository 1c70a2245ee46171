/** A plea as a plot: numbers that every reader's own grammar turns into words of the reader's language.

plot = [kind, feature, figure, variant, other card, other figure], beside the card it is pinned to:
  0 spare this figure for this feature      1 let this figure go, because of it
  2 rather this figure than the other one   3 mind the Modifier that it is pinned to
  4 words about the whole matter
Numbers out of range are no error: they wrap, or the card is quoted instead. */
import { i18n, t } from '../../lib/i18n.svelte';
import { cardOf, foreign, modText } from './cards.svelte';

export const FEATURES = [
  'lives',
  'child',
  'animal',
  'cute',
  'famous',
  'useful',
  'wicked',
  'sad',
  'funny',
  'weird',
  'rich',
  'relative',
] as const;
export const SPARE = 0;
export const CONDEMN = 1;
export const RATHER = 2;
export const MIND = 3;
export const WHOLE = 4;
export const VARIANTS = [2, 2, 3, 2, 4]; // sentences per kind, and per feature where a kind has features

export type Forms = Record<string, string>;

/** A figure in the roles that sentences need: who does, whom it is done to, of whom; and g, its gender and number. */
export function roles(
  name: Forms,
  lang: string,
): { who: string; whom: string; of: string; g: string } {
  const of = { en: `of ${name.n}`, fr: name.of, it: name.of, uk: name.gen }[lang];
  return { who: name.n!, whom: name.acc ?? name.n!, of: of ?? name.n!, g: name.g! };
}

const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`;

/** Without cases a Ukrainian figure cannot stand in a sentence; without a name nobody can. */
function figure(card: number, place: number): ReturnType<typeof roles> | null {
  const text = cardOf(card);
  const name =
    text && !foreign(text) ? text.who?.[place % (text.who.length || 1)]?.name : undefined;
  if (!name || (i18n.lang === 'uk' && !name.acc)) return null;
  return roles(name, i18n.lang);
}

/** `code`: the gender of the figure that a Modifier hangs on. */
export function tell(pin: number, plot: number[], code?: string): string {
  const [kind = WHOLE, feature = 0, place = 0, variant = 0, other = -1, otherPlace = 0] = plot;
  const nth = (variant % (VARIANTS[kind] ?? VARIANTS[WHOLE]!)) + 1;
  const card = cardOf(pin);
  if (!card || kind < SPARE || kind >= WHOLE) return t(`plea-whole-${nth}`);
  if (card.kind === 'modifier')
    return t(`plea-mind-${(variant % VARIANTS[MIND]!) + 1}`, { text: modText(card, code) });
  const who = figure(pin, place);
  if (!who || kind === MIND) return t('plea-quote', { text: card.text });
  const word = FEATURES[feature % FEATURES.length]!;
  if (kind === RATHER) {
    const against = figure(other, otherPlace);
    if (against) return capital(t(`plea-rather-${nth}`, { whom: who.whom, other: against.whom }));
  }
  const side = kind === CONDEMN ? 'against' : 'for';
  return capital(t(`plea-${side}-${word}-${kind === RATHER ? 1 : nth}`, who));
}
