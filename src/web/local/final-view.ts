/** How a game of this browser stood at its end, as everybody may see it. */
import type { AnyView } from '../../core/game.ts';
import { findGame } from '../../games/shelf.ts';
import { readLog } from '../../table/course/reading.ts';
import { viewFor } from '../../table/told/face.ts';
import { findTable } from './tables.ts';

export async function finalView(id: string): Promise<AnyView | undefined> {
  const found = await findTable(id);
  const read = found && readLog(found.rows, (game) => findGame(game)?.rules);
  return read?.ok && read.value.state.phase === 'over' ? viewFor(read.value.state, 'spectator') : undefined;
}
