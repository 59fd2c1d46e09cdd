import type { By, Choices, Outcome, Random, Refusal, Timer } from '../../core/game.ts';
import { illegal } from '../../core/play.ts';
import { pick } from '../../core/random.ts';
import { HANDS, type Move, type State } from './state.ts';

const GUESS_MS = 10_000; // T1

export const start = (): State => ({ hider: null, hidden: null, guess: null });

export function toAct(state: State): readonly By[] {
  if (state.hider === null) return ['chance'];
  if (state.hidden === null) return [state.hider];
  return state.guess === null ? [1 - state.hider, 'clock'] : [];
}

export function legal(state: State, by: By): Choices<Move> {
  if (!toAct(state).includes(by)) return { list: [] };
  if (by === 'chance') return { list: [0, 1].map((seat) => ({ kind: 'hider', seat })) };
  if (by === 'clock') return { list: [{ kind: 'too-late' }] };
  const kind = state.hidden === null ? 'hide' : 'guess';
  return { list: HANDS.map((hand) => ({ kind, hand })) };
}

export function check(state: State, by: By, move: Move): Refusal | undefined {
  const expected = legal(state, by).list[0]!.kind;
  return move.kind === expected ? undefined : illegal(`template.${expected}-expected`);
}

export function apply(state: State, _by: By, move: Move): State {
  switch (move.kind) {
    case 'hider':
      return { ...state, hider: move.seat };
    case 'hide':
      return { ...state, hidden: move.hand };
    case 'guess':
      return { ...state, guess: move.hand };
    case 'too-late':
      return { ...state, guess: 'too-late' };
  }
}

export function outcome(state: State): Outcome | undefined {
  if (state.hider === null || state.guess === null) return undefined;
  const winner = state.guess === state.hidden ? 1 - state.hider : state.hider;
  const reason = state.guess === 'too-late' ? 'too-late' : winner === state.hider ? 'missed' : 'found';
  return { winners: [winner], scores: [0, 1].map((seat) => (seat === winner ? 1 : 0)), reason };
}

export const draw = (state: State, by: By, random: Random): Move => pick(legal(state, by).list, random);

export const timers = (state: State): readonly Timer[] =>
  toAct(state).includes('clock') ? [{ key: 'guess', ms: GUESS_MS, move: 'too-late' }] : [];
