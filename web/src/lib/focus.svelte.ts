/** Who plays by keys or by ear is never left nowhere: when what had the focus goes away, its surroundings take it. */
import { untrack } from 'svelte';

const PATIENCE = 400; // ms: a button that is shut while the server thinks is about to open again
const HOMES = 'dialog[open], section, fieldset, [role=group], [data-home]';

let last: HTMLElement | null = null; // what had the focus
let around: HTMLElement[] = []; // what it stood in, the nearest first
let lost = false;
let timer = 0;

const usable = (one: Element | null): one is HTMLElement =>
  one instanceof HTMLElement &&
  one !== document.body &&
  one.isConnected &&
  !one.matches(':disabled') &&
  one.closest('[inert]') === null &&
  one.checkVisibility();

function give(to: HTMLElement): void {
  if (to.tabIndex < 0 && !to.hasAttribute('tabindex')) to.tabIndex = -1;
  to.focus({ preventScroll: true });
}

/** Where a person goes on: the nearest thing around, else where the page asks its questions, else its title. */
function home(): void {
  const page = ['dialog:modal', '[data-home]', 'h1:not(.hidden)', 'main'].flatMap((one) => [
    ...document.querySelectorAll(one),
  ]);
  const to = [...around, ...page].find(usable);
  if (to) give(to);
}

function look(): void {
  timer = 0;
  const shut = last?.isConnected && last.matches(':disabled');
  if (!last || usable(document.activeElement)) {
    lost = false;
  } else if (usable(last)) {
    if (lost) give(last); // else somebody touched an empty place, and meant it
    lost = false;
  } else if (shut && !lost) {
    lost = true;
    later(PATIENCE);
  } else {
    lost = true;
    home();
  }
}
function later(ms: number): void {
  if (!timer) timer = window.setTimeout(look, ms);
}

/** Once, for all pages. */
export function keepFocus(): void {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    last = target;
    around = [];
    for (let one = target.parentElement; one; one = one.parentElement)
      if (one.matches(HOMES)) around.push(one);
  });
  new MutationObserver(() => {
    if (last && !usable(document.activeElement)) later(0);
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'inert'],
  });
}

/** Takes the focus while it stands and gives it back to whoever had it. */
export function borrow(one: HTMLElement): () => void {
  const before = document.activeElement;
  give(one);
  return () => {
    if (!usable(document.activeElement) && usable(before)) give(before);
  };
}

/** How many dialogs lie over the page: what is said outside of them is not heard. */
let covers = $state(0);
export const covered = (): boolean => covers > 0;

/** From which element each dialog was opened. */
const openers = new WeakMap<Element, Element>();

/** The browser's own modal dialog keeps the focus inside; where it had been it returns, also past a dialog that went. */
export function modal(dialog: HTMLDialogElement): () => void {
  let before = document.activeElement;
  if (before) openers.set(dialog, before);
  dialog.showModal();
  untrack(() => covers++);
  return () => {
    untrack(() => covers--);
    while (before && !usable(before)) {
      const gone: Element | null = before.closest('dialog');
      before = (gone && openers.get(gone)) ?? null;
    }
    if (!usable(document.activeElement) && usable(before)) give(before);
  };
}
