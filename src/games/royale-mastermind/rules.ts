/** The rules of Royale Mastermind. Rulings K1 to K8 are explained in RULES.md. */
import type { By, Choices, Outcome, Random, Refusal } from '../../core/game.ts';
import { illegal } from '../../core/play.ts';
import { pick, sample } from '../../core/random.ts';
import { deck, phase, roles, roundNumber, running, scores } from './course.ts';
import type { MastermindOptions } from './options.ts';
import { answer, ROWS, track, valuesOf } from './rows.ts';
import {
  ATTRIBUTES,
  type Attribute,
  CARDS_PER_CODE,
  type Card,
  COLORS,
  type MastermindMove,
  type MastermindState,
  type Proposal,
  SHAPES,
  type Three,
} from './state.ts';

const CARD = `(${COLORS.join('|')})-(${SHAPES.join('|')})`;
const PATTERNS = {
  code: `^code:${CARD}(,${CARD}){2}$`,
  remove: `^remove:${CARD}(,${CARD}){2}$`,
};

export const start = (options: MastermindOptions, seats: number): MastermindState => ({
  seats,
  options,
  rounds: [],
  removed: [],
});

export function toAct(state: MastermindState): readonly By[] {
  const { coder, seekers } = roles(state, roundNumber(state));
  switch (phase(state)) {
    case 'code':
      return [coder === null || state.options.code === 'drawn' ? 'chance' : coder]; // K1, K6
    case 'seek': {
      // K3: both Seekers at once, nobody waits
      const seats = new Set(open(state).map((attribute) => seekers[attribute]));
      return [...seats].sort();
    }
    case 'remove':
      return ['chance'];
    case 'over':
      return [];
  }
}

export function legal(state: MastermindState, by: By): Choices<MastermindMove> {
  if (!toAct(state).includes(by)) return { list: [] };
  const now = phase(state);
  if (now === 'code' || now === 'remove') return { list: [], pattern: PATTERNS[now] };
  const { seekers } = roles(state, roundNumber(state));
  // K5: all values, whatever the deck still holds
  return { list: open(state).flatMap((attribute) => (seekers[attribute] === by ? ROWS[attribute] : [])) };
}

export function check(state: MastermindState, by: By, move: MastermindMove): Refusal | undefined {
  switch (phase(state)) {
    case 'code':
      return move.kind === 'code' ? checkCards(state, move.cards) : illegal('royale-mastermind.code-expected');
    case 'remove':
      if (move.kind !== 'remove') return illegal('royale-mastermind.remove-expected');
      return checkCards(state, move.cards) ?? checkOrder(move.cards);
    case 'seek':
      return 'values' in move ? checkRow(state, by, move) : illegal('royale-mastermind.row-expected');
    case 'over':
      return { code: 'game-over', reason: 'game-over' };
  }
}

export function apply(state: MastermindState, _by: By, move: MastermindMove): MastermindState {
  switch (move.kind) {
    case 'code':
      return { ...state, rounds: [...state.rounds, { code: move.cards, rows: [] }] };
    case 'remove':
      return { ...state, removed: [...state.removed, ...move.cards].sort() };
    default: {
      const { code, rows } = running(state)!;
      const row = { ...move, ...answer(valuesOf(code, move.kind), move.values) }; // K1
      return { ...state, rounds: [...state.rounds.slice(0, -1), { code, rows: [...rows, row] }] };
    }
  }
}

export function outcome(state: MastermindState): Outcome | undefined {
  if (phase(state) !== 'over') return undefined;
  const points = scores(state);
  const most = Math.max(...points);
  const first = points.flatMap((each, seat) => (each === most ? [seat] : []));
  return { winners: first.length === state.seats ? [] : first, scores: points, reason: 'rounds' };
}

export function draw(state: MastermindState, by: By, random: Random): MastermindMove {
  const now = phase(state);
  if (now !== 'code' && now !== 'remove') return pick(legal(state, by).list, random);
  const cards = sample(deck(state), CARDS_PER_CODE, random);
  const [one, two, three] = now === 'remove' ? cards.sort() : cards;
  return { kind: now, cards: [one!, two!, three!] };
}

function open(state: MastermindState): readonly Attribute[] {
  const rows = running(state)?.rows ?? [];
  return ATTRIBUTES.filter((attribute) => track(rows, attribute) === 'open');
}

function checkCards(state: MastermindState, cards: Three<Card>): Refusal | undefined {
  const twice = cards.find((card, i) => cards.indexOf(card) < i);
  if (twice) return illegal('royale-mastermind.card-twice', { card: twice });
  const left = deck(state);
  const gone = cards.find((card) => !left.includes(card));
  return gone && illegal('royale-mastermind.card-out', { card: gone, count: String(left.length) });
}

function checkOrder([one, two, three]: Three<Card>): Refusal | undefined {
  return one < two && two < three ? undefined : illegal('royale-mastermind.remove-order');
}

function checkRow(state: MastermindState, by: By, { kind }: Proposal): Refusal | undefined {
  const { seekers } = roles(state, roundNumber(state));
  if (seekers[kind] !== by) return illegal(NOT_YOURS[kind]);
  const status = track(running(state)!.rows, kind);
  return status === 'open' ? undefined : illegal(CLOSED[kind][status]);
}

const NOT_YOURS = {
  color: 'royale-mastermind.you-seek-shapes',
  shape: 'royale-mastermind.you-seek-colors',
};
const CLOSED = {
  color: { solved: 'royale-mastermind.colors-solved', unsolved: 'royale-mastermind.colors-full' },
  shape: { solved: 'royale-mastermind.shapes-solved', unsolved: 'royale-mastermind.shapes-full' },
};
