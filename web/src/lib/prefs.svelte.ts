/** What a person sets once: theme, sound, and the name and colour to sit down with next time. */
import { keep, recall } from './keep';

export type Theme = 'auto' | 'light' | 'dark';

let theme = $state<Theme>(recall<Theme>('theme') ?? 'auto');
let sound = $state(recall<boolean>('sound') ?? true);

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
  dress,
};

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
