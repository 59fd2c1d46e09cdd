import type { Board, BoardInput, ControlGroup } from '../../board/board.ts';
import type { AnyView } from '../../core/game.ts';
import { type Spot, spotsOf } from './focus.ts';

/** What begins or makes a move: on the board, or else beside it. */
export function choicesOf(
  board: Board,
  input: BoardInput<AnyView, unknown, unknown>,
  spots: readonly Spot[],
  groups: readonly ControlGroup[],
): readonly string[] {
  if (input.moves.length === 0 && input.pattern === undefined) return [];
  const lit = spots.filter(({ state }) => state === 'legal');
  const leads = ({ target }: Pick<Spot, 'target'>) => {
    const touched = board.touch(input, target);
    return touched !== undefined && ('move' in touched || 'draft' in touched);
  };
  // some of what can be touched is only looked at
  const leadsOn = ({ target }: Spot) => {
    const touched = board.touch(input, target);
    if (!touched || !('draft' in touched)) return touched !== undefined && 'move' in touched;
    return spotsOf(board.scene({ ...input, draft: touched.draft })).some(({ state }) => state === 'legal');
  };
  const open = [lit, spots.filter(leadsOn), spots.filter(leads)].find((each) => each.length > 0) ?? [];
  const onBoard = [...new Set(open.flatMap(({ label }) => (label ? [label] : [])))];
  if (onBoard.length > 0) return onBoard;
  const buttons = groups.flatMap(({ controls }) => controls).filter((each) => !each.disabled && leads(each));
  return buttons.map(({ spoken, label }) => spoken ?? label);
}
