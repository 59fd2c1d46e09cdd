import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LEVELS } from '../core/bot.ts';
import { type CharacterId, characterFor, natureOf } from './characters.ts';
import { MOST_SEATS } from './limits.ts';

const level = fc.constantFrom(...LEVELS);

test('nobody is at a table twice, however many computers of whatever level come', () => {
  fc.assert(
    fc.property(fc.array(level, { maxLength: MOST_SEATS }), fc.nat(255), (levels, turn) => {
      const here: CharacterId[] = [];
      for (const each of levels) here.push(characterFor(each, here, turn));
      expect(new Set(here).size).toBe(levels.length);
    }),
  );
});

test('who comes alone is of the level that was asked for, and not always the same', () => {
  for (const each of LEVELS) {
    const who = new Set([0, 1, 2, 3].map((turn) => characterFor(each, [], turn)));
    expect(who.size).toBeGreaterThan(1);
    for (const character of who) expect(natureOf(character).level).toBe(each);
  }
});

test('a table full of beginners borrows from the next levels, never a master', () => {
  const here: CharacterId[] = [];
  for (let i = 0; i < MOST_SEATS; i++) here.push(characterFor(1, here, 0));
  expect(Math.max(...here.map((each) => natureOf(each).level))).toBeLessThan(5);
});
