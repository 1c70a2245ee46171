import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../lib/speak';
import type { Cell } from './aid.svelte';
import { legOf, moment, printed, square } from './sheet';

beforeAll(() => speak('en', 'mystery'));

const TWICE: Cell['sights'] = [
  [0, 'ME-54', 'H1'],
  [0, 'ME-50', 'H1'],
];
const cell = (mark: Cell['mark'], why: Cell['why'], sights = TWICE): Cell => ({
  mark,
  p: null,
  why,
  sights,
});

test('ME-A20: two sights in a leg are one dot until the aid has proved that they were two cards', () => {
  expect(printed(cell('seen', ['seen', 2]), 1)).toBe('seen');
  expect(printed(cell('out', ['twice', 0, 'ME-50']), 1)).toBe('both');
  expect(printed(cell('out', ['twice', 0, 'ME-50']), 2)).toBe('none');
  expect(printed(null, 1)).toBe('none');
});

test('ME-A20: what another leg proved says nothing of the two sights of this one', () => {
  const later = cell('out', ['ways', 2, 'ME-53'], [...TWICE, [2, 'ME-53', 'H2']]);
  expect([1, 2, 3].map((leg) => printed(later, leg))).toEqual(['seen', 'none', 'seen']);
});

test('what is seen in a city belongs to the leg that ended there', () => {
  expect(legOf(2, 'ME-67')).toBe(2);
  expect(legOf(4, 'ME-69')).toBe(4);
  expect(legOf(2, 'ME-50')).toBe(3);
  const tunnel = cell('seen', ['seen', 1], [[2, 'ME-67', 'H1']]);
  expect([2, 3].map((leg) => printed(tunnel, leg))).toEqual(['seen', 'none']);
  expect(moment(2, 'ME-67')).toBe('in München');
  expect(moment(2, 'ME-50')).toBe('on leg 3');
  expect(moment(0, 'ME-14')).toBe('when the cards were dealt');
});

test('a square says what the aid prints there, unless its owner wrote over it', () => {
  expect(square('Rope', 'leg 1', 'none', 'both')).toBe(
    'Rope, leg 1: nothing; printed by the aid: both copies',
  );
  expect(square('Rope', 'leg 1', 'none')).toBe('Rope, leg 1: nothing');
  expect(square('Rope', 'leg 1', 'ask', 'seen')).toBe('Rope, leg 1: perhaps');
});
