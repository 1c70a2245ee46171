import { mount } from 'svelte';
import App from './App.svelte';
import { keepFocus } from './lib/focus.svelte';
import { i18n } from './lib/i18n.svelte';
import { makeRoom } from './lib/keyboard';
import { prefs } from './lib/prefs.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/parts.css';

prefs.dress();
await i18n.start();
keepFocus();
makeRoom();
mount(App, { target: document.getElementById('app')! });
// Later, when the page stands: installing must not take the line from the first picture.
if ('serviceWorker' in navigator && import.meta.env.PROD) setTimeout(() => void install(), 4000);

/** What this page was made of opens without a network too, and says that there is none. */
async function install(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const parts = performance.getEntriesByType('resource').map(({ name }) => name);
    active?.postMessage(parts.filter((part) => new URL(part).pathname.startsWith('/assets/')));
  } catch {
    // Then it cannot be installed here.
  }
}
