/** A new table of the house: all of what happens at its opening is in the store, or none. */
import { createHash } from 'node:crypto';
import { err, ok, type Result } from '../../core/result.ts';
import { findGame } from '../../games/shelf.ts';
import { type OpeningRequest, openTable } from '../../table/course/opening.ts';
import type { ReadTable } from '../../table/course/reading.ts';
import type { TableRefusal } from '../../table/decide/commands.ts';
import type { TableEvent } from '../../table/events/events.ts';
import type { HouseRefusal } from '../../wire/messages.ts';
import type { TableHead, TableId, TableOpening } from '../store/store.ts';
import { entryOf } from './index-entry.ts';
import type { NodePorts } from './node-ports.ts';

export interface StoredTable {
  readonly head: TableHead;
  readonly read: ReadTable;
  /** False if it is there already, or if whoever opens it has enough of them. */
  readonly isNew: boolean;
}

/** Who knows neither the address of a table nor its seed does not find the next one. */
export const nextId = ({ id, seed }: TableHead): TableId =>
  createHash('sha256').update(`next/${id}/${seed}`).digest().subarray(0, 16).toString('base64url');

export const tooMany = (most: number): HouseRefusal => ({
  ...{ code: 'too-much', reason: 'house.too-many-tables', details: { most: String(most) } },
});

export async function openInStore(
  node: NodePorts,
  id: TableId,
  request: OpeningRequest,
  events: readonly TableEvent[],
  how: Pick<TableOpening, 'below' | 'awaited' | 'opener'>,
): Promise<Result<StoredTable, TableRefusal>> {
  const game = findGame(request.game)?.rules;
  if (!game) return err({ code: 'bad-request', reason: 'table.unknown-game' });
  // one that began after a sleep must not be taken for one that slept
  if (!node.isAwake()) await node.awake();
  const [seed, at] = [node.seed(), node.now()];
  const opened = openTable(game, request, events, seed, at);
  if (!opened.ok) return opened;
  const { state, bodies } = opened.value;
  const head: TableHead = { id, game: request.game, public: request.public, seed, aside: undefined };
  const opening = { ...head, opener: request.by, ...how, ...entryOf(state, at), at, bodies };
  return ok({ head, read: opened.value, isNew: await node.store.open(opening) });
}
