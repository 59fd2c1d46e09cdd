/** Events against states: one at a time, or a whole log. */
import type { By, GameEvent, GameOf, Refusal, RefusalCode } from './game.ts';
import { err, expectOk, ok, type Result } from './result.ts';

/** A refusal of an illegal move, the kind that games give. */
export const illegal = (reason: string, details?: Readonly<Record<string, string>>): Refusal =>
  details ? { code: 'illegal-move', reason, details } : { code: 'illegal-move', reason };

/** A refusal of a position that cannot be set up. */
export const unfit = (reason: string, details?: Readonly<Record<string, string>>): Refusal => ({
  ...illegal(reason, details),
  code: 'bad-request',
});

/**
 * The move that `text` stands for, if `by` may make it now. Where several refusals fit, the order is: the game is
 * over, it is not his turn, it is no text at all, it is not legal.
 */
export function admit<State, Move>(
  game: GameOf<State, Move>,
  state: State,
  by: unknown,
  text: unknown,
): Result<{ by: By; move: Move }, Refusal> {
  const toAct = game.toAct(state);
  if (toAct.length === 0) return refuse('game-over', 'game-over');
  const actor = toAct.find((each) => each === by);
  if (actor === undefined) return refuse('not-your-turn', 'not-your-turn');
  if (typeof text !== 'string') return refuse('bad-request', 'move-not-text');
  const move = game.read(text);
  if (!move.ok) return move;
  const refusal = game.check(state, actor, move.value);
  return refusal ? err(refusal) : ok({ by: actor, move: move.value });
}

/** The state after an event, or why it is refused. */
export function step<State, Move>(
  game: GameOf<State, Move>,
  state: State,
  event: { readonly by: unknown; readonly move: unknown },
): Result<State, Refusal> {
  const admitted = admit(game, state, event.by, event.move);
  return admitted.ok ? ok(game.apply(state, admitted.value.by, admitted.value.move)) : admitted;
}

/** The state after a whole log, or the index of the first wrong event. */
export function replay<State, Move>(
  game: GameOf<State, Move>,
  start: State,
  events: readonly GameEvent[],
): Result<State, { readonly index: number; readonly refusal: Refusal }> {
  let state = start;
  for (const [index, event] of events.entries()) {
    const next = step(game, state, event);
    if (!next.ok) return err({ index, refusal: next.error });
    state = next.value;
  }
  return ok(state);
}

/** The states that a line of moves leads to, each made by whoever may make it, the seats first; as far as it can be played. */
export function playedThrough<State, Move>(
  game: GameOf<State, Move>,
  start: State,
  moves: readonly string[],
): readonly { readonly event: GameEvent; readonly after: State }[] {
  const played: { readonly event: GameEvent; readonly after: State }[] = [];
  let state = start;
  for (const move of moves) {
    const by = game.toAct(state).find((each) => admit(game, state, each, move).ok);
    if (by === undefined) break;
    state = expectOk(step(game, state, { by, move }));
    played.push({ event: { by, move }, after: state });
  }
  return played;
}

const refuse = (code: RefusalCode, reason: string) => err<Refusal>({ code, reason });
