/** Every log that version 0.1.0 has written is read today as it was read then. */
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../src/core/result.ts';
import { findGame } from '../../src/games/shelf.ts';
import { History } from '../../src/table/course/history.ts';
import { pastOf } from '../../src/table/course/past.ts';
import { type ReadTable, readLog } from '../../src/table/course/reading.ts';
import type { TableEvent } from '../../src/table/events/events.ts';
import { readEvent } from '../../src/table/events/forms.ts';
import { faceOf, viewerOf } from '../../src/table/told/face.ts';
import { KEPT_TABLES, type KeptTable } from '../support/kept.ts';

const eventsOf = ({ rows }: KeptTable): TableEvent[] => rows.map(({ body }) => expectOk(readEvent(body)));

/** In the words of `expected`. */
function summaryOf({ state, keys }: ReadTable) {
  const { seq, phase, holders, kicked, position, time } = state;
  return {
    ...{ seq, phase, holders, kicked, time },
    ending: state.ending ?? null,
    keys: keys.entries.toSorted(([, one], [, other]) => one - other),
    slept: state.slept ?? null,
    drawOffer: state.drawOffer ?? null,
    agreed: [...state.agreed],
    rematch: { wanted: state.rematch.wanted, table: state.rematch.table ?? null },
    state: position.state,
  };
}

test('there is a log of every kind of line that version 0.1.0 wrote', () => {
  const kinds = new Set(KEPT_TABLES.flatMap((table) => eventsOf(table).map(({ t }) => t)));
  expect([...kinds].sort()).toEqual([
    ...['bot', 'draw-declined', 'draw-offered', 'drawn', 'kicked', 'left', 'opened', 'played', 'reacted', 'rematch'],
    ...['rematch-wanted', 'resigned', 'returned', 'said', 'sat', 'slept', 'stand-in', 'stand-in-agreed', 'started'],
    ...['stood', 'timed-out'],
  ]);
});

describe.each(KEPT_TABLES.map((table) => [table.name, table] as const))('%s', (_name, table) => {
  const { rows, expected } = table;
  const read = readLog(rows, (id) => findGame(id)?.rules);

  test('is the same table', () => {
    const { places, salts, events: played, hello: _hello, ...state } = expected;
    expect(summaryOf(expectOk(read))).toMatchObject(state);
    const events = eventsOf(table);
    expect(events.flatMap(({ t }, place) => (t === 'played' ? [place] : []))).toEqual(places);
    const history = new History(expectOk(read).state.opened);
    for (const event of events) history.add(event);
    expect(history.events).toEqual(played);
    expect(history.salts.map(({ event, salt }) => [event, salt])).toEqual(salts);
  });

  test.each(Object.entries(expected.hello))(
    'is told as it was to %s',
    async (_viewer, { you, seq, face, view, lines }) => {
      const { state } = expectOk(read);
      const log = {
        append: async () => false,
        read: async (from: number, most: number) => rows.slice(from, from + most),
      };
      const opening = { opened: state.opened, game: state.position.game };
      const { lines: told } = expectOk(await pastOf(log, opening, seq, seq));
      const who = you.who ?? undefined;
      expect({
        seq: state.seq,
        face: faceOf(state),
        // the rules' own: a game that was broken off is shown whole since
        view: state.position.game.view(state.position.state, viewerOf(state, who)),
        // and what is over is told whole: as it was told while it was on
        lines: told.page(0, seq, { ...state, phase: 'playing' }, who).lines,
      }).toMatchObject({ seq, face, view, lines });
    },
  );
});
