/** While somebody learns: what each move would do, beside the control that makes it, by touch, by keys and by ear. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';
import { t, type Args } from './i18n.svelte';
import type { Why } from './shut.svelte';

let on = $state(false);
let now = $state.raw<{ by: HTMLElement; why: Why } | null>(null);
let last: HTMLElement | null = null; // a control whose sentence changes goes on speaking
let count = 0;
const moves = new SvelteMap<HTMLElement, Why>();

/** The words in it, without what is only drawn: a card shows its number four times. */
const words = (one: Node): string =>
  one instanceof Element && one.ariaHidden === 'true'
    ? ''
    : one.hasChildNodes()
      ? Array.from(one.childNodes, words).join('')
      : (one.textContent ?? '');

/** A control by its own words. */
const named = (one: HTMLElement): string =>
  (one.ariaLabel ?? words(one)).replace(/\s+/g, ' ').trim();

export const lesson = {
  get on(): boolean {
    return on;
  },
  /** What was touched last, or has the focus. */
  get now() {
    return now;
  },
  /** Every move that can be made now, from top to bottom. */
  get moves(): { name: string; why: Why }[] {
    return [...moves]
      .filter(([one]) => one.isConnected)
      .sort(([a], [b]) =>
        a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1,
      )
      .map(([one, why]) => ({ name: named(one), why }));
  },
  begin(): () => void {
    on = true;
    return () => {
      on = false;
      lesson.hush();
    };
  },
  hush(): void {
    now = last = null;
  },
};

/** The sentences of a game, each with its clause. */
export const explainer =
  <Move extends string>(game: string, clauses: Record<Move, string>) =>
  (move: Move, args?: Args): Why => ({
    text: t(`explain-${move}`, args),
    game,
    clause: clauses[move],
  });

/** `{@attach told(() => …)}`: while somebody learns, this control says what it would do. Nothing is shown that moves it away under a finger. */
export function told(say: () => Why | null | false): Attachment<HTMLElement> {
  return (one) => {
    const why = on && say();
    if (!why) return;
    const words = document.createElement('span');
    words.id = `told-${++count}`;
    words.hidden = true;
    words.textContent = why.text;
    document.body.append(words);
    one.setAttribute('aria-describedby', words.id);
    const tell = (): void => {
      last = one;
      now = { by: one, why };
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') tell();
    };
    const seen = (): void => {
      if (one.matches(':focus-visible')) tell();
    };
    one.addEventListener('click', tell);
    one.addEventListener('pointerenter', over);
    one.addEventListener('focus', seen);
    untrack(() => {
      moves.set(one, why);
      if (last === one) tell();
    });
    return () => {
      one.removeEventListener('click', tell);
      one.removeEventListener('pointerenter', over);
      one.removeEventListener('focus', seen);
      one.removeAttribute('aria-describedby');
      words.remove();
      untrack(() => {
        moves.delete(one);
        if (now?.by === one) now = null;
      });
    };
  };
}
