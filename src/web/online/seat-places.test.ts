/** Everybody has his own seat before him, and sees the others round the table in their order. */
import { expect, test } from 'vitest';
import { seatPlaces } from './seat-places.ts';

test('one’s own seat is near, whichever it is', () => {
  for (const seats of [1, 2, 3, 4, 7, 16])
    for (let own = 0; own < seats; own++) {
      const places = seatPlaces(seats, own);
      expect(places).toHaveLength(seats);
      expect(places.flatMap((place, seat) => (place === 'near' ? [seat] : []))).toEqual([own]);
    }
});

test('the others sit in their order', () => {
  expect(seatPlaces(4)).toEqual(['near', 'left', 'far', 'right']);
  expect(seatPlaces(4, 2)).toEqual(['far', 'right', 'near', 'left']);
  expect(seatPlaces(2, 1)).toEqual(['far', 'near']);
  expect(seatPlaces(6).filter((place) => place === 'far')).toHaveLength(5);
});
