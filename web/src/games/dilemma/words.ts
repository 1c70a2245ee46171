/** Sentences about the game: lines of the log, and the one sentence of status. Names are fenced, so they come out bold. */
import type { Note, Seat } from '../../lib/contract';
import type { Picture } from '../../lib/fold';
import { list, name, t } from '../../lib/i18n.svelte';
import { type Duelled, type Landed, viewOf } from './types';

const nameOf = (picture: Picture, seat: Seat): string =>
  name(picture.people[seat]?.name ?? `${seat + 1}`);

/** Who does it, and whether that is the reader: languages conjugate. */
const who = (picture: Picture, seat: Seat) => ({
  who: nameOf(picture, seat),
  me: seat === picture.seat ? 'yes' : 'no',
});

const cards = (picture: Picture, pairs: [Seat, number][]): string =>
  list(pairs.map(([seat, card]) => t('name-card', { who: nameOf(picture, seat), card })));

/** Why a card in or beside the arena does not count, in one or two words. */
export function voidWord(card: { how: string; why: string }): string {
  if (card.how !== 'flat') return t(`void-${card.how}`);
  return card.why === 'DI-17' ? t('void-equal') : t('void-beside');
}

export function duelLine(picture: Picture, duel: Duelled): string {
  const [p, c] = duel.choices;
  const both = {
    p: nameOf(picture, duel.provoker),
    c: nameOf(picture, duel.contractor),
    offer: duel.offer,
    card: duel.card,
    sum: duel.offer + duel.card,
    me: picture.seat === duel.provoker ? 'p' : picture.seat === duel.contractor ? 'c' : 'no',
  };
  if (p === 'peace' && c === 'peace') return t('duel-swap', both);
  if (p === 'conflict' && c === 'conflict') return t('duel-clash', both);
  const winner = p === 'conflict' ? duel.provoker : duel.contractor;
  return t('duel-takes', { ...both, ...who(picture, winner) });
}

export function line(note: Note, picture: Picture): string | null {
  switch (note.what) {
    case 'leads':
    case 'initiative':
    case 'passed':
      return t(`log-${note.what}`, who(picture, note.data as Seat));
    case 'offered':
    case 'taken':
    case 'kept':
    case 'missed': {
      const [seat, card] = note.data as [Seat, number];
      return t(`log-${note.what}`, { ...who(picture, seat), card });
    }
    case 'landed': {
      const { seat, card, good, ...rest } = note.data as Landed;
      const args = { ...who(picture, seat), card };
      return good ? t('log-good', args) : t('log-void', { ...args, why: voidWord(rest) });
    }
    case 'thrown':
    case 'lost': {
      const which = note.data as [Seat, number][];
      return t(`log-${note.what}`, { list: cards(picture, which), n: which.length });
    }
    case 'again':
      return t('log-again');
    case 'duelled':
      return duelLine(picture, note.data as Duelled);
    default:
      return null;
  }
}

export function status(picture: Picture): string {
  const view = viewOf(picture);
  const offer = view.offer?.card ?? 0;
  const asked = picture.ask !== null;
  const args = {
    ...who(picture, view.provoker),
    card: offer,
    again: view.again > 0 ? 'yes' : 'no',
  };
  const count = { in: picture.in, of: picture.waiting?.sealed.length ?? 0 };
  switch (view.stage) {
    case 'offer':
      return t(asked ? 'status-offer-mine' : 'status-offer', args);
    case 'window': {
      // The first good card lies lowest: later ones cannot take the offer any more.
      const good = view.arena.find((card) => card.good);
      if (asked && good)
        return t('status-window-late', { who: nameOf(picture, good.seat), card: good.card });
      if (asked) return t('status-window-mine', args);
      if (picture.seat === view.provoker) return t('status-window-provoker', args);
      return t(good ? 'status-window' : 'status-window-others', args);
    }
    case 'respond':
      if (picture.sealed !== null) {
        const answer = Number(picture.sealed);
        return t(answer ? 'status-sealed-card' : 'status-sealed-pass', { card: answer, ...count });
      }
      if (asked) return t('status-respond-mine', args);
      if (!count.of) return t('status-window-others', args); // a replay knows of no waiting
      return t('status-respond', { ...args, ...count });
    case 'duel': {
      const rival =
        view.duel && view.provoker === picture.seat ? view.duel.contractor : view.provoker;
      if (asked) return t('status-duel-mine', { who: nameOf(picture, rival) });
      const c = nameOf(picture, view.duel?.contractor ?? 0);
      return t('status-duel', { p: nameOf(picture, view.provoker), c });
    }
    case 'end':
      return t('status-end');
    default:
      return t('status-lead');
  }
}

/** For a newcomer: what may be done now, and why. */
export function hint(picture: Picture): string | null {
  if (picture.ask === null) return null;
  if (picture.sealed !== null) return t('hint-sealed');
  const { stage } = viewOf(picture);
  return HINTED.has(stage) ? t(`hint-${stage}`) : null;
}
const HINTED = new Set(['offer', 'window', 'respond', 'duel']);
