/** Who knows what in Royale Mastermind: the code in play is its Coder's secret, all else is public. */
import type { By, Random, Seen, Viewer } from '../../core/game.ts';
import { pick } from '../../core/random.ts';
import { expectOk } from '../../core/result.ts';
import { deck, out, phase, played, roles, roundNumber, roundsInAll, running, scores } from './course.ts';
import { read, write } from './notation.ts';
import { candidates, isOver, track } from './rows.ts';
import { apply } from './rules.ts';
import {
  type Attribute,
  CARDS,
  type MastermindEffect,
  type MastermindMove,
  type MastermindState,
  type MastermindView,
  type Proposal,
  type Round,
  type Row,
} from './state.ts';

export function view(state: MastermindState, viewer: Viewer): MastermindView {
  const round = roundNumber(state);
  const { coder, seekers } = roles(state, round);
  const rows = state.rounds[round - 1]?.rows ?? [];
  const progress = (attribute: Attribute) => ({
    status: track(rows, attribute),
    rows: rows.filter(({ kind }) => kind === attribute).length,
  });
  return {
    viewer,
    seats: state.seats,
    options: state.options,
    phase: phase(state),
    round,
    roundsInAll: roundsInAll(state),
    coder,
    seekers,
    tracks: { color: progress('color'), shape: progress('shape') },
    rows: state.rounds.flatMap((each, i) =>
      each.rows.map((row) => ({ round: i + 1, row: write(row), black: row.black, white: row.white })),
    ),
    code: mayKnowCode(state, viewer) ? (running(state)?.code ?? null) : null,
    codes: played(state).map(({ code }) => code),
    deck: deck(state).length,
    out: out(state),
    scores: scores(state),
  };
}

export function seen(before: MastermindState, by: By, move: MastermindMove, viewer: Viewer): Seen<MastermindEffect> {
  if (move.kind === 'code') return { by, move: mayKnowCode(before, viewer) ? write(move) : 'code', effects: [] };
  const effects = move.kind === 'remove' ? [covered(move.cards)] : effectsOfRow(apply(before, by, move));
  return { by, move: write(move), effects };
}

export const reveal = (state: MastermindState, viewer: Viewer): MastermindView => ({
  ...view(state, viewer),
  code: running(state)?.code ?? null,
});

/** The code may be any that explains the answers, each as likely as the others. */
export function imagine(view: MastermindView, random: Random): MastermindState {
  const rounds: Round[] = view.codes.map((code, i) => ({ code, rows: rowsOfRound(view, i + 1) }));
  if (view.phase === 'seek') {
    const rows = rowsOfRound(view, view.round);
    const deck = CARDS.filter((card) => !view.out.includes(card));
    rounds.push({ code: view.code ?? pick(candidates(deck, rows), random), rows });
  }
  return { seats: view.seats, options: view.options, rounds, removed: view.seats === 3 ? view.out : [] };
}

/** A row is answered by the code. */
export const certain = (_view: MastermindView, { kind }: MastermindMove): boolean => kind === 'code';

function rowsOfRound(view: MastermindView, round: number): Row[] {
  return view.rows
    .filter((each) => each.round === round)
    .map(({ row, black, white }) => ({ ...(expectOk(read(row)) as Proposal), black, white }));
}

/** Of the round in play, or of the one whose code is being set. Alone nobody may (K6). */
const mayKnowCode = (state: MastermindState, viewer: Viewer): boolean =>
  roles(state, roundNumber(state)).coder === viewer;

function effectsOfRow(after: MastermindState): MastermindEffect[] {
  const round = after.rounds.at(-1)!;
  const { kind: attribute, black, white } = round.rows.at(-1)!;
  const status = track(round.rows, attribute);
  return [
    { kind: 'answer', black, white },
    ...(status === 'open' ? [] : [{ kind: 'closed', attribute, solved: status === 'solved' } as const]),
    ...(isOver(round) ? endOfRound(after, round) : []),
  ];
}

function endOfRound(after: MastermindState, { code, rows }: Round): MastermindEffect[] {
  const round = after.rounds.length;
  const { coder } = roles(after, round);
  const effects: MastermindEffect[] = [{ kind: 'round-over', round, code, points: rows.length, to: coder }];
  if (after.seats !== 3) effects.push(covered(code));
  if (phase(after) === 'over') return effects;
  const next = roles(after, round + 1);
  if (after.options.long && next.coder !== coder) effects.push({ kind: 'deck-whole' });
  if (next.coder !== coder) effects.push({ kind: 'roles', ...next });
  return effects;
}

const covered = (cards: Round['code']): MastermindEffect => ({ kind: 'covered', cards });
