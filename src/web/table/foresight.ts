/** One's own moves before the table has answered: shown at once where their maker knows what they lead to. */
import type { AnyGame, AnyView, Notation, Seat, Seen, Viewer } from '../../core/game.ts';
import type { Position } from '../../core/log.ts';
import { admit } from '../../core/play.ts';
import { seededRandom } from '../../core/random.ts';
import type { SeenStep } from '../../table/told/seen.ts';
import { type Shown, still } from './playback.ts';

/** A move that has been sent and is not answered yet. */
export interface PendingMove {
  readonly seat: Seat;
  readonly move: Notation;
  /** Whether it was shown when it was sent. */
  readonly isShown: boolean;
}

export interface Foreseen {
  readonly view: AnyView;
  /** What was sent, as it will be seen. */
  readonly seen: readonly Seen[];
  /** Some state that the view does not exclude. */
  readonly state: unknown;
  /** Something sent leads to what only the table knows. */
  readonly isOpen: boolean;
}

/** The table as it will be if all that was sent is done. */
export function foresee(game: AnyGame, told: AnyView, pending: readonly PendingMove[]): Foreseen {
  let now: Foreseen = { view: told, seen: [], state: stateOf(game, told), isOpen: false };
  for (const { seat, move } of pending) {
    const step = foretell(game, now, seat, move);
    if (!step) return { ...now, isOpen: true };
    now = { view: step.after, seen: [...now.seen, step.seen], state: stateOf(game, step.after), isOpen: false };
  }
  return now;
}

/** What its maker will see of a move; undefined if that depends on what is hidden from him, or if it is refused. */
export function foretell(
  game: AnyGame,
  { view, state }: Pick<Foreseen, 'view' | 'state'>,
  seat: Seat,
  text: Notation,
): SeenStep | undefined {
  const admitted = admit(game, state, seat, text);
  if (!admitted.ok) return undefined;
  const { move } = admitted.value;
  if (!game.open && !game.certain?.(view, move)) return undefined;
  const after = game.view(game.apply(state, seat, move), seat);
  return { before: view, seen: game.seen(state, seat, move, seat), after };
}

/** A position as whoever may move there sees it. */
export function presentOf({ game, state }: Position, viewer: Viewer): Shown {
  const view = game.view(state, viewer);
  if (viewer === 'spectator') return still(view);
  const { list, pattern } = game.legal(state, viewer);
  return { view, past: [], moves: list.map((move) => game.write(move)), pattern };
}

const stateOf = (game: AnyGame, view: AnyView): unknown => game.imagine(view, seededRandom('page'));
