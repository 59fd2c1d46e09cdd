/** Foxu's position in words: what a screen reader says of the board and what to do now. */
import type { BoardInput } from '../../../board/board.ts';
import { fill } from '../../../text/index.ts';
import type { FoxuDraft } from '../board.ts';
import { maySwap, toAct } from '../rules.ts';
import { BOARD, COLOURS, type DIAGONALS, type FoxuEffect, HOLES, QUIET_LIMIT } from '../state.ts';
import type { en } from '../text/en.ts';
import { imagine } from '../view.ts';
import type { ShownFoxuView } from './moment.ts';
import type { Slide } from './reach.ts';

export type FoxuWords = typeof en.board;
export type Input = BoardInput<ShownFoxuView, FoxuDraft, FoxuWords, FoxuEffect>;
/** From so few slides before a draw on, players are told. */
const QUIET_WARNING = 15;

export function prompt(input: Input): string {
  const { view, moves, pattern, draft, words, names, brokenOff } = input;
  if (brokenOff) return brokenOff;
  const state = imagine(view);
  if (pattern) return fill(words.layGrey, { count: String(draft.grey.length) });
  if (moves.length > 0 && !state.tubes) return words.chooseDiagonal;
  if (draft.picked) return fill(words.picked, { colour: words[draft.picked] });
  const next = toAct(state)[0];
  const what =
    moves.length > 0
      ? maySwap(state)
        ? words.slideOrSwap
        : fill(words.slide, { colour: words[ownColour(input)!] })
      : typeof next === 'number'
        ? fill(words.waiting, { name: names[next]! })
        : next === undefined
          ? words.over
          : '';
  const left = QUIET_LIMIT - view.quiet;
  return left > 0 && left <= QUIET_WARNING ? `${what} ${fill(words.quiet, { count: String(left) })}` : what;
}

/** The tube that whoever sits here can slide now. */
export function ownColour({ view, moves }: Pick<Input, 'view' | 'moves'>) {
  const from = moves.find((move) => move.includes('-'))?.slice(0, 2);
  return view.tubes.find(({ at }) => at === from)?.colour;
}

export function describe({ view, pattern, draft, words, names }: Input): string {
  const holes = HOLES.map(BOARD.name);
  const [blue, yellow] = COLOURS.map((colour) => view.tubes.find((tube) => tube.colour === colour));
  if (!blue || !yellow) {
    const grey = pattern ? draft.grey : holes.filter((cell) => view.discs[cell]);
    return fill(words.setUp, { grey: grey.join(', ') || words.none });
  }
  const open = holes.filter((cell) => !view.discs[cell]).join(', ') || words.none;
  return fill(words.position, {
    blue: blue.at,
    blueDiscs: String(blue.discs),
    blueName: names[blue.seat]!,
    yellow: yellow.at,
    yellowDiscs: String(yellow.discs),
    yellowName: names[yellow.seat]!,
    open,
  });
}

export function slideLabel({ to, holes }: Slide, words: FoxuWords): string {
  const details = { cell: to, count: String(holes.length), holes: holes.join(', ') };
  return fill(holes.length > 0 ? words.to : words.toNothing, details);
}

export function diagonalLabel(diagonal: (typeof DIAGONALS)[number], words: FoxuWords): string {
  return fill(words.diagonal, { from: diagonal.slice(0, 2), to: diagonal.slice(2) });
}
