import type { GameOf } from './game.ts';

/**
 * How many sequences of exactly `depth` legal events there are, by seats and clock. One that meets the end of the
 * game, or chance, before its last event is not counted.
 */
export function perft<State, Move>(game: GameOf<State, Move>, state: State, depth: number): number {
  if (depth === 0) return 1;
  const toAct = game.toAct(state);
  if (toAct.includes('chance')) return 0;
  let nodes = 0;
  for (const by of toAct) {
    const { list } = game.legal(state, by);
    if (depth === 1) nodes += list.length;
    else for (const move of list) nodes += perft(game, game.apply(state, by, move), depth - 1);
  }
  return nodes;
}

/** Whether somebody has a choice that cannot be listed, so that nothing can be counted from here. */
export function uncountable<State, Move>(game: GameOf<State, Move>, state: State): boolean {
  return game.toAct(state).some((by) => by === 'chance' || game.legal(state, by).pattern !== undefined);
}
