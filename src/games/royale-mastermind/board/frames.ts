/** The pictures of what happened: pegs fall one after the other, the answer comes, cards turn over, covers fall. */
import type { Frame } from '../../../board/board.ts';
import type { Seen } from '../../../core/game.ts';
import { BEAT_MS } from '../../../svg/motion.ts';
import type { MastermindEffect, MastermindView } from '../state.ts';

const PEG_MS = 170;
/** The whole code lies open, and everybody holds it against his rows. */
const REVEAL_MS = 2200;

export function frames(
  before: MastermindView,
  { by, move, effects }: Seen<MastermindEffect>,
  after: MastermindView,
): readonly Frame<MastermindView>[] {
  const answer = effects.find((effect) => effect.kind === 'answer');
  if (!answer) return [];
  const withRow = (row: string, black = 0, white = 0): MastermindView => ({
    ...before,
    rows: [...before.rows, { round: before.round, row, black, white }],
  });
  const pegs = move.split(',');
  // whoever proposed it has just laid the pegs by hand
  const laid = by === before.viewer ? [] : [1, 2].map((count) => withRow(pegs.slice(0, count).join(',')));
  const answered = withRow(move, answer.black, answer.white);
  const over = effects.find((effect) => effect.kind === 'round-over');
  const ending = over ? [{ view: { ...answered, code: over.code }, ms: REVEAL_MS }] : [];
  const covered = effects.some((effect) => effect.kind === 'covered');
  const covers =
    over && covered ? [{ view: { ...after, out: [...before.out, ...over.code].sort() }, ms: BEAT_MS }] : [];
  return [...laid.map((view) => ({ view, ms: PEG_MS })), { view: answered, ms: BEAT_MS }, ...ending, ...covers];
}
