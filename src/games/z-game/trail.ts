/**
 * The last turns of a position, as far as they could be taken back: what Z4 has to remember. Since one was last left for
 * good only Zs, crosses and pluses have moved, so the moves say it all.
 */
import type { Refusal } from '../../core/game.ts';
import type { Cell } from '../../core/grid.ts';
import { unfit } from '../../core/play.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { checkMove } from './gaits.ts';
import { goesBack, position } from './position.ts';
import { LAYOUTS, mover, opponent, REPETITION_LIMIT, type ZGameState } from './state.ts';

const NONE = '-';

/** The oldest first: 'c1-d1,c7-c6'. */
export function writeTrail({ options, positions }: ZGameState): string {
  const { name } = LAYOUTS[options.layout].grid;
  const moves = positions.slice(1).map((after, i) => {
    const [from, to] = moveBetween(boardIn(positions[i]!), boardIn(after));
    return `${name(from)}-${name(to)}`;
  });
  return moves.join() || NONE;
}

/** The positions before this one, in the form in which Z4 compares them, or why these cannot have been the last turns. */
export function readTrail(
  text: string,
  { options, board, turns }: Pick<ZGameState, 'options' | 'board' | 'turns'>,
): Result<readonly string[], Refusal> {
  const { cell } = LAYOUTS[options.layout].grid;
  const positions: string[] = [];
  let later = { board: [...board], turns };
  for (const move of text === NONE ? [] : text.split(',').toReversed()) {
    const [from, to] = move.split('-').map(cell);
    const piece = to === undefined ? undefined : later.board[to];
    const side = opponent(mover(later));
    if (from === undefined || to === undefined || piece?.seat !== side || !goesBack(piece) || later.board[from]) {
      return err(unfit('z-game.position-trail', { move }));
    }
    const earlier = later.board.with(to, null).with(from, piece);
    if (checkMove({ options, board: earlier }, from, to)) return err(unfit('z-game.position-trail', { move }));
    later = { board: earlier, turns: side };
    positions.unshift(position(later));
  }
  const often = (each: string) => positions.filter((other) => other === each).length;
  return positions.some((each) => often(each) >= REPETITION_LIMIT) ? err(unfit('z-game.position-over')) : ok(positions);
}

const boardIn = (text: string): string => text.slice(text.indexOf(':') + 1);

/** The one piece that moved, and took nothing. */
function moveBetween(before: string, after: string): readonly [from: Cell, to: Cell] {
  const changed = [...before].flatMap((mark, cell) => (mark === after[cell] ? [] : [cell]));
  const [from, to] = [changed.find((cell) => after[cell] === '.'), changed.find((cell) => before[cell] === '.')];
  return [from!, to!];
}
