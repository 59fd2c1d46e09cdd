/** A page that knows the end of a long table: it goes on, breaks off, and learns what came before. */
import { expect, test } from 'vitest';
import { gameCalled } from '../../../test/support/all-games.ts';
import { longTable } from '../../../test/support/long-table.ts';
import { itemsOf } from '../../core/growing.ts';
import { faceOf, viewFor } from './face.ts';
import type { Greeting, LineMessage, ToldLine } from './messages.ts';
import { eventsAfter, follow, greeted, type PageState, resume, withEarlier } from './page-state.ts';

const { state } = longTable(gameCalled('foxu'), 10);
/** Every third line is a move. */
const line = (seq: number): ToldLine => ({
  seq,
  at: seq,
  what: seq % 3 === 0 ? { t: 'played', seen: { by: 0, move: `${seq}`, effects: [] } } : { t: 'started' },
});
const lines = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => line(from + index));
const eventsBefore = (seq: number) => Math.ceil(seq / 3);
const greeting = (from: number, to: number, who = 'ann'): Greeting => ({
  ...{ t: 'hello', now: 0, seq: to, you: { who, seat: 0 }, face: faceOf(state), view: viewFor(state, 0) },
  ...{ names: { ann: 'Ann' }, lines: lines(from, to), events: eventsBefore(from) },
});
const happened = (seq: number): LineMessage => ({ t: 'happened', now: 0, ...line(seq) });

/** The lines it has are one after the other up to its end, and it knows how many moves came before them. */
function expectWhole(page: PageState, first: number, end: number): void {
  expect(itemsOf(page.lines)).toEqual(lines(first, end));
  expect(page).toMatchObject({ seq: end, events: eventsBefore(first) });
  expect(eventsAfter(page.events, itemsOf(page.lines))).toBe(eventsBefore(end));
}

test('it begins with the last lines, and earlier ones come before them', () => {
  const page = greeted(greeting(400, 500));
  expectWhole(page, 400, 500);
  const more = withEarlier(page, { lines: lines(200, 400), events: eventsBefore(200), names: { bob: 'Bob' } });
  expectWhole(more, 200, 500);
  expect(more.names).toEqual({ ann: 'Ann', bob: 'Bob' });
  // what does not lie just before it, or is known already, is of no use
  const names = {};
  for (const useless of [lines(100, 150), lines(200, 300), []])
    expect(withEarlier(more, { lines: useless, events: 0, names })).toBe(more);
  expectWhole(withEarlier(more, { lines: lines(150, 300), events: eventsBefore(150), names }), 150, 500);
});

test('after a broken line it goes on where it was, or begins anew if that is too far back', () => {
  const page = greeted(greeting(400, 500));
  expectWhole(resume(page, greeting(500, 520)), 400, 520);
  expectWhole(resume(page, greeting(450, 550)), 400, 550);
  expectWhole(resume(page, greeting(900, 1000)), 900, 1000);
  // a house that was put back knows less
  expectWhole(resume(page, greeting(350, 450)), 350, 450);
  expectWhole(resume(page, greeting(480, 520, 'bob')), 480, 520);
});

test('however long it listens, it holds no more than anybody reads', () => {
  let page = greeted(greeting(0, 100));
  for (let seq = 100; seq < 5000; seq++) {
    const next = follow(page, happened(seq));
    if (next === 'known' || next === 'gap') throw new Error(next);
    page = next;
    expect(page.lines.length - page.lines.start).toBeLessThanOrEqual(1000);
  }
  expectWhole(page, page.lines.start, 5000);
  expect(page.lines.start).toBeGreaterThan(3900);
  expect(follow(page, happened(4999))).toBe('known');
  expect(follow(page, happened(5001))).toBe('gap');
});
