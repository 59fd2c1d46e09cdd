/** The pictures of what happened: pegs fall one after the other, the answer comes, cards turn over, covers fall. */
import type { Frame } from '../../../board/board.ts';
import type { Seen } from '../../../core/game.ts';
import { BEAT_MS, MOMENT_MS, SETTLE_MS, STAGGER_MS } from '../../../svg/motion.ts';
import type { Code, MastermindEffect, MastermindView } from '../state.ts';
import { changing, closing, opening } from './moment.ts';

/** A view while the code is turned over card by card: so many lie open, and the next one may be seen from its edge. */
export interface ShownMastermindView extends MastermindView {
  readonly turning?: { readonly open: number; readonly edgeways: boolean };
}
type Picture = Frame<ShownMastermindView>;

const PEG_MS = 170;
/** Motion is seen only from a picture that has stood. */
const STILL_MS = 60;
/** Half of the way over, and the other half. */
const TURN_MS = 120;
/** The whole code lies open, and everybody holds it against his rows. */
const OPEN_MS = 900;

export function frames(
  before: MastermindView,
  { by, move, effects }: Seen<MastermindEffect>,
  after: MastermindView,
): readonly Picture[] {
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
  return [
    ...laid.map((view) => ({ view, ms: PEG_MS })),
    { view: answered, ms: BEAT_MS },
    ...consequences(before, answered, effects, after),
  ];
}

function consequences(
  before: MastermindView,
  answered: MastermindView,
  effects: readonly MastermindEffect[],
  after: MastermindView,
): readonly Picture[] {
  const closed = effects.find((effect) => effect.kind === 'closed');
  const over = effects.find((effect) => effect.kind === 'round-over');
  const covered = effects.some((effect) => effect.kind === 'covered');
  const roles = effects.find((effect) => effect.kind === 'roles');
  if (!closed) return [];
  if (!over) return [{ view: after, ms: MOMENT_MS, moment: closing(closed) }];
  const { code } = over;
  const open = { ...answered, code };
  const out = [...before.out, ...code].sort();
  return [
    ...(before.code ? [] : turning(answered, code)),
    { view: open, ms: MOMENT_MS, moment: opening(before, closed) },
    { view: open, ms: OPEN_MS },
    ...(covered ? [{ view: { ...after, out }, ms: SETTLE_MS + 3 * STAGGER_MS }] : []),
    ...(roles ? [{ view: after, ms: MOMENT_MS, moment: changing(roles), speaks: true } as const] : []),
  ];
}

/** Whoever set the code has it before his eyes all the time. */
function turning(answered: MastermindView, code: Code): readonly Picture[] {
  const picture = (open: number, edgeways: boolean, ms: number): Picture => ({
    view: { ...answered, code, turning: { open, edgeways } },
    ms,
  });
  const turns = code.flatMap((_, i) => [picture(i, true, TURN_MS), picture(i + 1, false, TURN_MS)]);
  return [picture(0, false, STILL_MS), ...turns];
}
