/** What this browser remembers of verdicts: for robots who should know the group, and for whoever writes cards. Erasable. */
import type { CardText, Person } from './contract';
import { forget, keep, recall } from './keep';

export interface Fate {
  text: string;
  lang: string;
  kind: string;
  staked: number;
  killed: number;
}
export interface Verdicts {
  lore: number[][]; // [seat, track that died, 12 differences]
  cards: [card: number, staked: number, killed: number][];
}
interface Verdict {
  who: string;
  row: number[];
}

const MOST = 150; // verdicts: a table takes no more
const GAMES = 40; // tables remembered as counted

const named = (name: string): string => name.trim().toLocaleLowerCase();

/** A game is over: keep its people's verdicts and the fates of its cards, once. */
export function remember(
  table: string,
  found: Verdicts,
  people: (Person | null)[],
  card: (n: number) => CardText | undefined,
): void {
  const counted = recall<string[]>('lore-games') ?? [];
  if (counted.includes(table)) return;
  keep('lore-games', [...counted, table].slice(-GAMES));
  const fresh = found.lore.flatMap(([seat, ...row]) => {
    const person = people[seat!];
    return person?.kind === 'person' ? [{ who: named(person.name), row }] : [];
  });
  keep('lore', [...(recall<Verdict[]>('lore') ?? []), ...fresh].slice(-MOST));
  const known = fates();
  for (const [n, staked, killed] of found.cards) {
    const words = card(n);
    if (!words) continue;
    const old = known[words.id];
    const { text, lang, kind } = words;
    known[words.id] = {
      ...{ text, lang, kind },
      staked: staked + (old?.staked ?? 0),
      killed: killed + (old?.killed ?? 0),
    };
  }
  keep('fates', known);
}

export const fates = (): Record<string, Fate> => recall<Record<string, Fate>>('fates') ?? {};
export const verdicts = (): number => recall<Verdict[]>('lore')?.length ?? 0;

/** The verdicts as a table takes them: who sits here goes by his seat, the others are strangers. */
export function rows(people: (Person | null)[]): number[][] {
  const seats = new Map(
    people.flatMap((person, seat) =>
      person?.kind === 'person' ? [[named(person.name), seat] as const] : [],
    ),
  );
  const strangers = new Map<string, number>();
  return (recall<Verdict[]>('lore') ?? []).map(({ who, row }) => {
    if (!strangers.has(who)) strangers.set(who, 100 + strangers.size);
    return [seats.get(who) ?? strangers.get(who)!, ...row];
  });
}

export function erase(): void {
  for (const key of ['lore', 'lore-games', 'fates']) forget(key);
}

/** Where the true rate probably lies (Wilson, 95 %). */
export function between(killed: number, staked: number): [low: number, high: number] {
  const z = 1.96;
  const p = killed / staked;
  const middle = p + (z * z) / (2 * staked);
  const reach = z * Math.sqrt((p * (1 - p)) / staked + (z * z) / (4 * staked * staked));
  const whole = 1 + (z * z) / staked;
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)];
}
