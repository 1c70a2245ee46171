import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, test, vi } from 'vitest';
import { blank } from '../lib/fold';
import { i18n } from '../lib/i18n.svelte';
import { GAMES } from '../games/registry';

// Parts that know a page's address are loaded when there is one.
vi.stubGlobal('location', { href: 'https://example.org/' });
vi.stubGlobal('addEventListener', () => {});
const Ticket = (await import('../pages/Ticket.svelte')).default;
const Join = (await import('./Join.svelte')).default;
const Seats = (await import('./Seats.svelte')).default;
const Talk = (await import('./Talk.svelte')).default;

async function drawn(lang: string, part: unknown, props: object): Promise<string> {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { languages: [lang] });
  await i18n.start();
  return render(part as Component, { props }).body;
}
const table = (picture: object, more: object = {}): object => ({
  table: { code: 'KTRNM', picture: { ...blank, game: 'dilemma', ...picture }, sending: 0, ...more },
});

describe('before the start a stranger reads', () => {
  test('what will be seen of the game afterwards, and by whom', async () => {
    const join = (picture: object) => drawn('en', Join, table(picture));
    const record = 'whoever has the address can read the record';
    expect(await join({ openly: false })).toContain(record);
    expect(await join({ openly: true })).toContain('if everybody agrees before the start');
    const late = await join({ openly: true, stage: 'playing' });
    expect(late).toContain('see the whole game through anybody’s eyes');
    expect(late).not.toContain('if everybody agrees'); // they did
    expect(await join({ openly: false, stage: 'playing' })).toContain(record);
  });

  test('who puts robots on the free seats', async () => {
    const free = { seats: 3, people: [null, null, null] };
    const seats = (host: number | null, mine: boolean) =>
      drawn('en', Seats, { ...table({ ...free, host }), host: mine, levels: ['easy'] });
    expect(await seats(null, false)).toContain('whoever sits down first puts them there');
    expect(await seats(0, false)).toContain('the host puts them there');
    expect(await seats(0, true)).toContain('one by one, or all at once');
  });

  test.each([
    ['en', 5, 'players'],
    ['uk', 4, 'гравці'],
    ['uk', 13, 'гравців'],
  ])('for how many a game is: %s, %i', async (lang, most, word) => {
    const props = {
      id: 'dilemma',
      entry: GAMES.dilemma,
      info: { seats: [2, most] },
      loading: false,
    };
    const stub = (await drawn(lang, Ticket, props)).replace(/<!--.*?-->/g, '');
    expect(stub).toContain(`2–${most}</b>${word}<br`);
  });
});

test('ME-A42: nobody talks while missed cards run for them', async () => {
  const picture = { game: 'mystery', seat: 0, stage: 'playing', talk: true };
  expect(await drawn('en', Talk, table(picture, { hushed: true }))).toMatch(/<input[^>]* disabled/);
  expect(await drawn('en', Talk, table(picture))).not.toMatch(/<input[^>]* disabled/);
});
