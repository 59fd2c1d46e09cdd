/** What has been at a table: earlier lines and earlier moments, worked out again from its log if they are not kept. */
import type { AnyView } from '../../core/game.ts';
import type { EarlierLines } from '../connection.ts';
import type { Who } from '../events/events.ts';
import type { TableState } from '../state/state.ts';
import { viewerOf, viewFor } from '../told/face.ts';
import { MOST_AT_ONCE, pastOf } from './past.ts';
import type { TablePorts } from './ports.ts';
import type { Opening, Reading, ReadTable } from './reading.ts';
import { TableClosed } from './table-closed.ts';

export class LookingBack {
  readonly #lines: ReadTable['lines'];
  readonly #ports: Pick<TablePorts, 'log' | 'names' | 'learnNames'>;

  constructor(lines: ReadTable['lines'], ports: Pick<TablePorts, 'log' | 'names' | 'learnNames'>) {
    this.#lines = lines;
    this.#ports = ports;
  }

  async linesBefore(state: TableState, who: Who | undefined, before: number): Promise<EarlierLines> {
    const end = Math.min(Math.max(before, 0), state.seq);
    const from = Math.max(0, end - MOST_AT_ONCE);
    const isKept = from >= this.#lines.first;
    const lines = isKept ? this.#lines : (await this.#read(state, Math.max(1, end), end - from)).lines;
    const page = lines.page(from, end, state, who);
    const people = lines.people;
    await this.#ports.learnNames(people);
    return { ...page, names: this.#ports.names(people) };
  }

  async look(state: TableState, who: Who | undefined, lines: number): Promise<AnyView> {
    const seq = Math.min(Math.max(lines, 1), state.seq);
    const then = seq === state.seq ? state : (await this.#read(state, seq)).state;
    return viewFor(state, viewerOf(state, who), then.position);
  }

  /** A line before this one that cannot be read any more closes nothing: the table goes on. */
  async #read({ opened, position }: TableState, seq: number, told?: number): Promise<Reading> {
    const opening: Opening = { opened, game: position.game };
    const read = await pastOf(this.#ports.log, opening, seq, told);
    if (!read.ok) throw new TableClosed(read.error);
    return read.value;
  }
}
