/** The placing of the tokens and the end. Rulings M1 to M6 are explained in RULES.md; the walk is in walk.ts. */
import type { By, Choices, Outcome, Random, Refusal, Seat } from '../../core/game.ts';
import { illegal } from '../../core/play.ts';
import { pick } from '../../core/random.ts';
import { BRIDGES, type Bridge, CENTRAL } from './bridges.data.ts';
import type { MisterZeroOptions } from './options.ts';
import { colourOf, firstHand, type MisterZeroMove, type MisterZeroState } from './state.ts';
import { walk } from './walk.ts';

/** Numbers first, then bridges in this order: so moves come out in the order of their notation. */
const SORTED_BRIDGES: readonly Bridge[] = [...BRIDGES].sort();

export function start(options: MisterZeroOptions, seats: number): MisterZeroState {
  return {
    options,
    hands: Array.from({ length: seats }, (_, seat) => firstHand(seat, seats)),
    tokens: Object.fromEntries(BRIDGES.map((bridge) => [bridge, null])) as MisterZeroState['tokens'],
    faceDown: null,
  };
}

export function toAct(state: MisterZeroState): readonly By[] {
  return finished(state) ? [] : [mover(state)];
}

export function legal(state: MisterZeroState, by: By): Choices<MisterZeroMove> {
  if (!toAct(state).includes(by)) return { list: [] };
  const free = SORTED_BRIDGES.filter((bridge) => isFree(state, bridge));
  const list: MisterZeroMove[] = [];
  for (const number of state.hands[mover(state)]!) {
    const central = centreRule(state, number);
    for (const bridge of free) {
      if (!isCentral(bridge)) list.push({ number, bridge, faceDown: false });
      else if (central !== 'barred') list.push({ number, bridge, faceDown: central === 'face-down' });
    }
  }
  return { list };
}

export function check(state: MisterZeroState, _by: By, move: MisterZeroMove): Refusal | undefined {
  const { number, bridge, faceDown } = move;
  const hand = state.hands[mover(state)]!;
  if (!hand.includes(number)) {
    return illegal('mister-zero.not-in-hand', { number: String(number), hand: hand.join(' ') });
  }
  if (!isFree(state, bridge)) return illegal('mister-zero.bridge-taken', { bridge });
  if (!isCentral(bridge)) return faceDown ? illegal('mister-zero.face-down-not-central', { bridge }) : undefined;
  switch (centreRule(state, number)) {
    case 'face-up':
      return faceDown ? illegal('mister-zero.face-down-not-smallest') : undefined;
    case 'face-down':
      if (faceDown) return undefined;
      return number === 0
        ? illegal('mister-zero.zero-face-down', { bridge })
        : illegal('mister-zero.last-face-down', { number: String(number), bridge });
    case 'barred':
      return faceDown
        ? illegal('mister-zero.face-down-not-last')
        : illegal('mister-zero.centre-rule', { number: String(number) });
  }
}

export function apply(state: MisterZeroState, _by: By, move: MisterZeroMove): MisterZeroState {
  const seat = mover(state);
  const token = { colour: colourOf(seat), number: move.number };
  return {
    options: state.options,
    hands: state.hands.map((hand, i) => (i === seat ? hand.filter((number) => number !== move.number) : hand)),
    tokens: { ...state.tokens, [move.bridge]: token },
    faceDown: move.faceDown ? move.bridge : turnsUp(state, move) ? null : state.faceDown,
  };
}

export function outcome(state: MisterZeroState): Outcome | undefined {
  if (!finished(state)) return undefined;
  const { taken } = walk(state.tokens, state.faceDown);
  const scores = state.hands.map((_, seat) => taken[colourOf(seat)]);
  const winners = scores.flatMap((score, seat) => (score > Math.min(...scores) ? [seat] : []));
  return { winners, scores, reason: 'walk-ended' };
}

export const draw = (state: MisterZeroState, by: By, random: Random): MisterZeroMove =>
  pick(legal(state, by).list, random);

/** M3: in a match the winner of a game scores the difference of tokens; so does each partner of a team. */
export function matchPoints({ winners, scores }: Outcome): readonly number[] {
  const difference = Math.max(...scores) - Math.min(...scores);
  return scores.map((_, seat) => (winners.includes(seat) ? difference : 0));
}

export const finished = (state: MisterZeroState): boolean => state.hands.every((hand) => hand.length === 0);

/** M6: a smaller token on a central bridge, whoever places it, turns the face-down one up again. */
export function turnsUp(state: MisterZeroState, { number, bridge }: MisterZeroMove): boolean {
  return state.faceDown !== null && isCentral(bridge) && number < state.tokens[state.faceDown]!.number;
}

/** How the mover's token may come to lie on a central bridge. */
function centreRule(state: MisterZeroState, number: number): 'face-up' | 'face-down' | 'barred' {
  if (number !== smallestCentral(state)) return 'face-up';
  return number === 0 || isLastResort(state) ? 'face-down' : 'barred';
}

/** m, the smallest number on the central bridges. M5: a face-down token counts with its number. */
export function smallestCentral(state: Pick<MisterZeroState, 'tokens'>): number {
  return Math.min(...CENTRAL.map((bridge) => state.tokens[bridge]?.number ?? Infinity));
}

/** The mover has one token left, and only central bridges are free. */
function isLastResort(state: MisterZeroState): boolean {
  return (
    state.hands[mover(state)]!.length === 1 && BRIDGES.every((bridge) => isCentral(bridge) || !isFree(state, bridge))
  );
}

/** The seats place in turn, one token each, as long as there are tokens. */
function mover(state: MisterZeroState): Seat {
  const left = state.hands.reduce((sum, hand) => sum + hand.length, 0);
  return (BRIDGES.length - left) % state.hands.length;
}

const isFree = (state: MisterZeroState, bridge: Bridge) => state.tokens[bridge] === null;
const isCentral = (bridge: Bridge) => CENTRAL.includes(bridge);
