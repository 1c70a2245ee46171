/** What a person sets once: theme, sound, keys, and the name and colour to sit down with next time. */
import { keep, recall } from './keep';

export type Theme = 'auto' | 'light' | 'dark';

let theme = $state<Theme>(recall<Theme>('theme') ?? 'auto');
let sound = $state(recall<boolean>('sound') ?? true);
let vibrate = $state(recall<boolean>('vibrate') ?? true);
let keys = $state(recall<boolean>('keys') ?? true);
let notify = $state(recall<boolean>('notify') ?? false);

function dress(): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export const prefs = {
  get theme(): Theme {
    return theme;
  },
  set theme(next: Theme) {
    theme = next;
    keep('theme', next);
    dress();
  },
  get sound(): boolean {
    return sound;
  },
  set sound(next: boolean) {
    sound = next;
    keep('sound', next);
  },
  get vibrate(): boolean {
    return vibrate;
  },
  set vibrate(next: boolean) {
    vibrate = next;
    keep('vibrate', next);
  },
  /** Single characters as shortcuts. */
  get keys(): boolean {
    return keys;
  },
  set keys(next: boolean) {
    keys = next;
    keep('keys', next);
  },
  get notify(): boolean {
    return notify;
  },
  set notify(next: boolean) {
    notify = next;
    keep('notify', next);
  },
  dress,
};

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
