/** A table with a long log: a game as long as it lasts, with words and moves taken back in between. */
import type { GameModule } from '../../src/core/game.ts';
import { MemoryLog } from '../../src/table/course/memory-log.ts';
import type { Row } from '../../src/table/course/ports.ts';
import type { Opened } from '../../src/table/events/events.ts';
import { writeEvent } from '../../src/table/events/forms.ts';
import { PEOPLE, TestTable } from './test-table.ts';

const SEATS = 2;

/** With at least so many lines. */
export function longTable(module: GameModule, lines: number, opened: Partial<Opened> = {}): TestTable {
  const table = TestTable.started(module, { seats: SEATS, policies: { takeBack: 'free' }, opened });
  for (let turn = 0; table.state.seq < lines; turn++) {
    const who = PEOPLE[turn % SEATS]!;
    table.pass(1000);
    if (isToMove(table)) table.play(`long ${turn}`);
    if (turn % 3 === 0) table.do(who, { do: 'take-back' });
    if (turn % 5 === 0) table.write({ t: 'said', who, text: `turn ${turn}`, to: turn % 2 ? 'all' : 'team' });
    else if (turn % 2 === 0) table.write({ t: 'reacted', who: 'stranger', reaction: 'wow' });
  }
  return table;
}

const isToMove = ({ state: { phase, position } }: TestTable): boolean =>
  phase === 'playing' && position.game.toAct(position.state).some((by) => typeof by === 'number');

export const rowsOf = ({ first: { opened }, written }: TestTable): readonly Row[] =>
  [{ event: opened, at: 0 }, ...written].map(({ event, at }, seq) => ({ seq, at, body: writeEvent(event) }));

/** In memory, without any snapshot yet. */
export async function logOf(rows: readonly Row[]): Promise<MemoryLog> {
  const log = new MemoryLog([], 0);
  for (const { seq, at, body } of rows) await log.append({ seq, at, bodies: [body] });
  return log;
}
