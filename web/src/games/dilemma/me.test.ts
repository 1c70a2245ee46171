import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { blank } from '../../lib/fold';
import { i18n } from '../../lib/i18n.svelte';
import Me from './Me.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: ['en'] });
  await i18n.start();
  await i18n.need('dilemma');
});

const drawn = (won: number[]): string => {
  const seats = [{ lives: 2, score: 7, won, hand: [] }];
  const view = { mode: 'sealed', stage: 'lead', provoker: 0, seats };
  const people = [
    { name: 'Ann', colour: 0, kind: 'person', level: '', away: false, agrees: false },
  ];
  const picture = { ...blank, game: 'dilemma', seats: 3, people, view } as never;
  return render(Me, { props: { picture, seat: 0, slack: 0 } }).body.replace(/<[^>]*>/g, '');
};

test('the numbers beside my points say that they are the cards I won', () => {
  expect(drawn([4, 3]).replace(/[\u2068\u2069]/g, '')).toContain('won: 4 · 3');
  expect(drawn([])).not.toContain('won');
});
