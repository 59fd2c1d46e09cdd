/** However a log is damaged, reading it ends soon and throws nothing; and a table that can be read can be played. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../src/core/result.ts';
import { entryOf } from '../../src/server/tables/index-entry.ts';
import { settle, sleep, tick } from '../../src/table/course/automatic.ts';
import type { Row } from '../../src/table/course/ports.ts';
import { type FindRules, type ReadTable, readLog } from '../../src/table/course/reading.ts';
import type { Command } from '../../src/table/decide/commands.ts';
import { decide } from '../../src/table/decide/decide.ts';
import { writeEvent } from '../../src/table/events/forms.ts';
import { drawMove } from '../../src/table/state/position.ts';
import { faceOf, viewerOf, viewFor } from '../../src/table/told/face.ts';
import { everyGame, gameCalled } from '../support/all-games.ts';
import { damage } from '../support/damage.ts';
import { KEPT_TABLES } from '../support/kept.ts';
import { PEOPLE, TestTable } from '../support/test-table.ts';

const findRules: FindRules = (id) => everyGame.find(({ rules }) => rules.id === id)?.rules;
const SOON_MS = 5_000;
const COMMANDS: readonly Command[] = [
  ...(['start', 'resign', 'offer-draw', 'leave', 'return', 'rematch', 'take-back', 'go-on', 'draw'] as const).map(
    (what) => ({ do: what }),
  ),
  { do: 'sit', seat: 0 },
  { do: 'stand-in', seat: 1 },
  { do: 'answer-draw', accept: true },
  { do: 'answer-take-back', accept: true },
  { do: 'say', text: 'hello', to: 'team' },
];

/** Everything that a host asks of a table it has read. */
function use({ state, lines, lastAt }: ReadTable): void {
  const people = [undefined, ...lines.people];
  const now = lastAt + 60_000;
  const told = people.map((who) => [viewFor(state, viewerOf(state, who)), lines.since(0, state, who)]);
  JSON.stringify([faceOf(state), entryOf(state, now), told]);
  const source = {
    now: () => 0,
    salt: () => 'salt',
    draw: () => drawMove(state.position, state.opened.chance, 'seed'),
  };
  const decisions = lines.people.flatMap((who) => COMMANDS.map((command) => decide(state, who, command, source)));
  const drafts = decisions.flatMap((decision) => (decision.ok && decision.value.length > 0 ? [decision.value] : []));
  for (const decided of [...drafts, tick(state, now), sleep(state, lastAt, now)]) settle(state, decided, 'seed', now);
}

/** A game of today, with what version 0.1.0 did not know. */
function logOfToday(): readonly Row[] {
  const opened = { match: { games: 3, outcomes: [] } };
  const policies = { takeBack: 'agreed', hints: true, pause: true, untimed: true } as const;
  const table = TestTable.started(gameCalled('mister-zero'), {
    control: { kind: 'move', seconds: 60 },
    policies,
    opened,
  });
  const [ann, bob] = PEOPLE;
  for (let turn = 0; turn < 4; turn++) table.play(`move ${turn}`);
  table.do(ann, { do: 'take-back' });
  table.do(bob, { do: 'answer-take-back', accept: true });
  table.play('another');
  table.write({ t: 'hinted', seat: 0, move: 'x' });
  table.sleep(9_000);
  table.do(bob, { do: 'leave' });
  table.do(ann, { do: 'stand-in', seat: 1 });
  table.do(bob, { do: 'return' });
  table.do(bob, { do: 'resign' });
  for (const who of [ann, bob]) table.do(who, { do: 'rematch' });
  const first = { seq: 0, at: table.now, body: writeEvent(table.first.opened) };
  return [first, ...table.written.map(({ event, at }, index) => ({ seq: index + 1, at, body: writeEvent(event) }))];
}

const LOGS = [
  ...KEPT_TABLES.map(({ name, rows }) => ({ name, rows, runs: 25 })),
  { name: 'a table of today', rows: logOfToday(), runs: 500 },
];

describe.each(LOGS)('$name', ({ rows, runs }) => {
  test('can be used', () => use(expectOk(readLog(rows, findRules))));

  test('damaged, is read or is a fault', () => {
    fc.assert(
      fc.property(damage, (spoil) => {
        const begun = performance.now();
        const read = readLog(spoil(rows), findRules);
        expect(performance.now() - begun).toBeLessThan(SOON_MS);
        if (read.ok) use(read.value);
        else expect(read.error.kind).not.toBe('exception');
      }),
      { numRuns: runs },
    );
  });
});

test('the log of today has what version 0.1.0 did not know', () => {
  const kinds = logOfToday().map(({ body }) => (JSON.parse(body) as { t: string }).t);
  for (const kind of ['take-back-asked', 'taken-back', 'hinted', 'slept', 'stand-in', 'rematch-wanted']) {
    expect(kinds).toContain(kind);
  }
});
