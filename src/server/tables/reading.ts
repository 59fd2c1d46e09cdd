/** Rows of the store become a table again. */
import type { AnyGame } from '../../core/game.ts';
import { openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import type { Opened, TableEvent } from '../../table/life/events.ts';
import { type Life, live, openLife } from '../../table/life/life.ts';
import type { Row } from '../store/store.ts';

export function openLifeFrom({ body }: Row, game: AnyGame): Life {
  const opened = JSON.parse(body) as Opened;
  return openLife(opened, expectOk(openLog(game, opened.seats, opened.options)));
}

export function readLife(rows: readonly Row[], game: AnyGame): Life {
  const [first, ...rest] = rows;
  if (!first) throw new Error('a table without a first line');
  return rest.reduce((life, { at, body }) => live(life, JSON.parse(body) as TableEvent, at), openLifeFrom(first, game));
}
