/** Why can't I: a control that is shut stays in reach, and says why to whoever presses it. */
import { mount, unmount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import WhyNot from '../parts/WhyNot.svelte';

/** One sentence, and the rule where a rule says no. */
export interface Why {
  text: string;
  game?: string;
  clause?: string | undefined;
}

let close: (() => void) | null = null; // there is one answer at a time
let asked: { one: HTMLElement; text: string } | null = null;

function answer(one: HTMLElement, why: Why): void {
  close?.();
  // In a modal dialog only what stands in it can be reached.
  const target = one.closest('dialog') ?? document.body;
  const told = mount(WhyNot, { target, props: { why, by: one, close: () => close?.() } });
  asked = { one, text: why.text };
  close = () => {
    close = asked = null;
    void unmount(told);
  };
}

const ONWARDS = ['Tab', 'Escape', 'Shift']; // keys that change nothing

/** `{@attach shut(reason)}`: with a reason the control is shut. For what waits a moment only, `disabled` is enough. */
export function shut(reason: Why | string | null | false): Attachment<HTMLElement> {
  return (one) => {
    if (!reason) return;
    const why = typeof reason === 'string' ? { text: reason } : reason;
    if (asked?.one === one && asked.text !== why.text) close?.(); // no longer true
    const field = one.matches('select, textarea'); // opens or writes before any click
    const refuse = (event: Event): void => {
      if (event instanceof KeyboardEvent && ONWARDS.includes(event.key)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      answer(one, why);
    };
    const events = field ? ['mousedown', 'touchend', 'keydown'] : ['click'];
    for (const event of events) one.addEventListener(event, refuse, true);
    one.setAttribute('aria-disabled', 'true');
    one.setAttribute('aria-description', why.text);
    return () => {
      for (const event of events) one.removeEventListener(event, refuse, true);
      one.removeAttribute('aria-disabled');
      one.removeAttribute('aria-description');
    };
  };
}
