import { mount } from 'svelte';
import App from './App.svelte';
import { i18n } from './lib/i18n.svelte';
import { prefs } from './lib/prefs.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/parts.css';

prefs.dress();
await i18n.start();
mount(App, { target: document.getElementById('app')! });
