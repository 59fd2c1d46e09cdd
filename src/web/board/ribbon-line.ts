/** What stands on a ribbon over the board, and at which of its edges. */
import type { Board } from '../../board/board.ts';
import type { Moment, Reader } from '../../board/moment.ts';
import type { RibbonLine } from './ribbon.tsx';

export function ribbonLine(
  board: Board,
  moment: Moment | undefined,
  reader: Reader<unknown>,
  flipped: boolean,
): RibbonLine | undefined {
  if (!moment || !board.ribbon) return undefined;
  const nearer = (moment.about === 0) !== flipped;
  return {
    kind: moment.kind,
    text: board.ribbon(moment, reader),
    edge: board.ribbonEdge ?? (nearer ? 'top' : 'bottom'),
  };
}

export const goalLine = ({ goalEdge = 'top' }: Board, goal: string | undefined): RibbonLine | undefined =>
  goal === undefined ? undefined : { kind: 'goal', text: goal, edge: goalEdge };
