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
if ('serviceWorker' in navigator && import.meta.env.PROD)
  setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), 4000);
