/** What a puzzle says to whoever solves it, in sentences. */
import type { GameText, PuzzleText } from '../../core/text.ts';
import type { HelpTold, MovesSpent } from '../../puzzles/judging.ts';
import { explain, fill } from '../../text/index.ts';
import { language } from '../text/index.ts';
import type { Grade } from './grade.ts';
import type { PosedPuzzle } from './posed.ts';
import type { Solving } from './solving.ts';
import { puzzleWords } from './text/index.ts';

export function textOf({ set }: PosedPuzzle, text: GameText): PuzzleText {
  const found = text.puzzles?.[set.kind];
  if (!found) throw new Error(`no text for ${set.game} ${set.kind}`);
  return found;
}

/** The task, with what holds in this one. */
export function taskOf(puzzle: PosedPuzzle, text: GameText): readonly string[] {
  const { task, given = {} } = textOf(puzzle, text);
  const { options } = puzzle.set;
  return [task, ...Object.entries(given).flatMap(([option, values]) => values[String(options[option])] ?? [])];
}

/** Whose moves are asked for; nothing where there is one player. */
export function sideOf({ set, module, begin }: PosedPuzzle, text: GameText): string {
  const { seat, seats } = set;
  if (seats === 1) return '';
  const side = text.side?.(module.rules.view(begin.state, seat), seat) ?? text.seat(seat, seats);
  return fill(puzzleWords().youPlay, { side });
}

/** What paper without colours does not show. */
export const inWords = ({ set, module, begin }: PosedPuzzle, text: GameText): string =>
  text.inWords?.(module.rules.view(begin.state, set.seat), set.seat) ?? '';

/** The one line under the board; nothing while there is nothing to say. */
export function saidOf(solving: Solving, text: GameText): string {
  const words = puzzleWords();
  const kind = textOf(solving.puzzle, text);
  if (solving.refusal) return explain(solving.refusal, language(), text);
  if (solving.isUnjudged) return words.unjudged;
  const { wrong, phase, help } = solving;
  if (phase === 'wrong' && wrong) {
    const ofMove = kind.wrongMoves?.[wrong.move.split(':')[0]!];
    return ofMove ?? (wrong.isFirstMove ? kind.wrong : (kind.wrongLater ?? kind.wrong));
  }
  if (phase === 'solved') return [kind.solved, tellSpent(solving.spent)].filter(Boolean).join(' ');
  return help ? tellHelp(help, solving.puzzle.asksForFewest) : '';
}

/** The move itself is shown and told by the board. */
function tellHelp(help: HelpTold, asksForFewest: boolean): string {
  const words = puzzleWords()[asksForFewest ? 'fewest' : 'right'];
  if (help.level === 'move') return '';
  if (help.level === 'number') return fill(words.number, { number: String(help.number) });
  return fill(words.range, { least: String(help.least), most: String(help.most) });
}

function tellSpent(spent: MovesSpent | undefined): string {
  if (!spent) return '';
  const words = puzzleWords().spent;
  const blanks = { made: String(spent.made), fewest: String(spent.fewest) };
  return fill(spent.made > spent.fewest ? words.more : words.perfect, blanks);
}

export const gradeName = (grade: Grade): string => puzzleWords().grades[grade];
