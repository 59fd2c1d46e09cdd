/** What is done at the seats is told to the others, in words that fit, and a refusal to whoever asked. */
import { expect, test } from 'vitest';
import type { ToldEvent } from '../../table/told/messages.ts';
import { type SeatingReader, tellSeating } from './seating-told.ts';

const NAMES: Readonly<Record<string, string>> = { ann: 'Ann', bob: 'Bob', cem: 'Cem' };
const PEOPLE = ['ann', 'bob'] as const;

/** Ann has opened the table and sits at 0, Bob at 1; Bob has asked for Ann's place. */
const told = (who: string | null, what: ToldEvent, swap: SeatingReader['swap'] = { seat: 1, with: 0 }) => {
  const own = (PEOPLE as readonly unknown[]).indexOf(who);
  return tellSeating(what, {
    ...{ who, own: own < 0 ? null : own, swap },
    holders: PEOPLE.map((each) => ({ kind: 'person', who: each, left: false }) as const),
    nameOf: (each) => NAMES[each]!,
  });
};

test('who sits down, stands up, is sent away or let in again is told to the others', () => {
  const sat: ToldEvent = { t: 'sat', who: 'cem', seat: 2 };
  expect([told('ann', sat), told(null, sat), told('cem', sat)]).toEqual(['Cem sat down.', 'Cem sat down.', undefined]);
  const stood: ToldEvent = { t: 'stood', seat: 1 };
  expect([told('ann', stood), told('bob', stood)]).toEqual(['Bob stood up.', undefined]);
  const kicked: ToldEvent = { t: 'kicked', who: 'cem' };
  expect(['ann', 'bob', 'cem'].map((who) => told(who, kicked))).toEqual([
    'Cem was removed from the table.',
    'Cem was removed from the table.',
    undefined,
  ]);
  expect(told('bob', { t: 'let-in', who: 'cem' })).toBe('Cem can sit down again.');
});

test('a place that is refused is told to whoever asked for it, one taken back to whoever was asked', () => {
  const refused: ToldEvent = { t: 'swap-declined', seat: 0 };
  expect(['ann', 'bob', 'cem'].map((who) => told(who, refused))).toEqual([
    undefined,
    'Ann would rather stay put.',
    undefined,
  ]);
  const withdrawn: ToldEvent = { t: 'swap-declined', seat: 1 };
  expect(['ann', 'bob', 'cem'].map((who) => told(who, withdrawn))).toEqual([
    'Bob no longer wants to swap.',
    undefined,
    undefined,
  ]);
  expect(told(null, { t: 'swapped', seat: 1, with: 0 })).toBe('Bob and Ann swapped seats.');
});
