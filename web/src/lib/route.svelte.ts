/** The kinds of page, told apart by the address. Links stay links: they can be copied, opened in a tab, and work without us. */

import { GAMES } from '../games/registry';

export type Route =
  | { at: 'home' }
  | { at: 'new'; game: string }
  | { at: 'table'; code: string; watch: boolean }
  | { at: 'tv'; code: string }
  | { at: 'replay'; code: string } // of a table, or the name of a shared one
  | { at: 'proof'; code: string }
  | { at: 'learn'; game: string }
  | { at: 'ratings' }
  | { at: 'fates' }
  | { at: 'rules'; game: string }
  | { at: 'credits' }
  | { at: 'nowhere' };

export function read(url: URL): Route {
  const [first, second, ...rest] = url.pathname.split('/').filter(Boolean);
  if (rest.length) return { at: 'nowhere' };
  if (first === undefined) return { at: 'home' };
  const game = second !== undefined && second in GAMES ? second : null;
  if (first === 't' && second)
    return { at: 'table', code: second.toUpperCase(), watch: url.searchParams.has('watch') };
  if (first === 'tv' && second) return { at: 'tv', code: second.toUpperCase() };
  if (first === 'replay' && second) return { at: 'replay', code: second };
  if (first === 'proof' && second) return { at: 'proof', code: second.toUpperCase() };
  if (first === 'learn' && game) return { at: 'learn', game };
  if (first === 'fates' && !second) return { at: 'fates' };
  if (first === 'ratings' && !second) return { at: 'ratings' };
  if (first === 'new' && game) return { at: 'new', game };
  if (first === 'rules' && game) return { at: 'rules', game };
  if (first === 'credits' && !second) return { at: 'credits' };
  return { at: 'nowhere' };
}

let url = $state.raw(new URL(location.href));
const here = $derived(read(url));

export const route = {
  get here(): Route {
    return here;
  },
  get hash(): string {
    return url.hash.slice(1);
  },
};

/** `instead`: nobody goes back to the page that leads on by itself. */
export function go(path: string, instead = false): void {
  const next = new URL(path, location.href);
  if (instead) history.replaceState(null, '', next);
  else if (next.href !== location.href) history.pushState(null, '', next);
  url = next;
  if (!next.hash) scrollTo(0, 0);
}

addEventListener('popstate', () => (url = new URL(location.href)));

/** Plain clicks on our own links change the page without loading it; everything else is the browser's business. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a');
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.href);
});
