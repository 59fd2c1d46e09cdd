import { describe, expect, test } from 'vitest';
import { answer, candidates, ROWS, valuesOf } from './rows.ts';
import { CARDS, type Code, type Row, type Three, type Value } from './state.ts';

const words = (text: string) => text.split(' ') as unknown as Three<Value>;

describe('answers', () => {
  test.each([
    ['red red blue', 'blue red red', 1, 2],
    ['red blue green', 'blue blue red', 1, 1],
    ['red blue green', 'red blue green', 3, 0],
    ['red blue green', 'green red blue', 0, 3],
    ['red blue green', 'red red red', 1, 0],
    ['red red red', 'red blue red', 2, 0],
    ['red blue green', 'white yellow white', 0, 0],
    ['star circle square', 'circle circle star', 1, 1],
  ])('[K7] code %s, row %s: %i black, %i white', (code, row, black, white) => {
    expect(answer(words(code), words(row))).toEqual({ black, white });
  });

  test('[K7] all 125 × 125 agree with counting in two steps: blacks first, then what is left on both sides', () => {
    const rows = ROWS.color.map(({ values }) => values);
    for (const code of rows) for (const row of rows) expect(answer(code, row)).toEqual(twoSteps(code, row));
  });
});

describe('codes', () => {
  test('[K8] five colours and five shapes make 25 cards and 13,800 codes', () => {
    expect(new Set(CARDS).size).toBe(25);
    expect(candidates(CARDS, [])).toHaveLength(25 * 24 * 23);
    expect(candidates(CARDS.slice(0, 4), [])).toHaveLength(4 * 3 * 2);
  });

  test('the candidates are exactly the codes that give the same answers', () => {
    const code: Code = ['red-star', 'blue-circle', 'red-square'];
    const rows = [
      rowOf(code, 'color', 'blue red red'),
      rowOf(code, 'shape', 'star star cross'),
      rowOf(code, 'color', 'green red blue'),
    ];
    const deck = CARDS.filter((card) => card !== 'white-cross');
    const explains = (other: Code) =>
      rows.every(({ kind, values, black, white }) => {
        const given = answer(valuesOf(other, kind), values);
        return given.black === black && given.white === white;
      });
    const expected = candidates(deck, []).filter(explains);
    expect(candidates(deck, rows)).toEqual(expected);
    expect(expected).toContainEqual(code);
  });
});

const rowOf = (code: Code, kind: Row['kind'], text: string): Row => ({
  kind,
  values: words(text),
  ...answer(valuesOf(code, kind), words(text)),
});

function twoSteps(code: Three<Value>, row: Three<Value>) {
  const places = [0, 1, 2].filter((place) => code[place] !== row[place]);
  const left = places.map((place) => code[place]);
  let white = 0;
  for (const place of places) {
    const at = left.indexOf(row[place]);
    if (at < 0) continue;
    left.splice(at, 1);
    white++;
  }
  return { black: 3 - places.length, white };
}
