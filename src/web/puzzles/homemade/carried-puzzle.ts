/** A homemade puzzle on its way: all of it is in its address, and nothing of what comes so is believed before it is proved. */
import type { Puzzle } from '../../../core/puzzle.ts';
import type { GameText } from '../../../core/text.ts';
import type { DrawnGame } from '../../../games/module.ts';
import { findGame } from '../../../games/shelf.ts';
import { isSound, puzzleOf } from '../../../puzzles/homemade.ts';
import { describePuzzleFault } from '../../../table/file/puzzle-fault.ts';
import { readSavedPuzzle, type SavedPuzzle } from '../../../table/file/saved-puzzle.ts';
import { fill } from '../../../text/index.ts';
import { packed, textOfLink } from '../../local/link.ts';
import { language } from '../../text/index.ts';
import { PUZZLE_GAMES } from '../loading-puzzle.ts';
import type { JudgeThread } from '../worker/judge-thread.ts';
import { homemadeWords } from './text/index.ts';

/** Within the house: everything stands behind the #, which browsers keep to themselves. */
export const pathOf = async (file: string): Promise<string> =>
  `/puzzle#${await packed(JSON.stringify(JSON.parse(file)))}`;

export interface ReadPuzzle {
  readonly module: DrawnGame;
  readonly saved: SavedPuzzle;
}

/** What a file or a link holds, or a sentence about what is wrong with it. */
export async function readPuzzleFile(text: string): Promise<ReadPuzzle | { readonly fault: string }> {
  const read = readSavedPuzzle(text, findGame);
  if (read.ok) return read.value;
  const games = PUZZLE_GAMES.map(({ rules }) => rules.id);
  return { fault: await describePuzzleFault(read.error, language(), games) };
}

export async function readPuzzleLink(hash: string): Promise<ReadPuzzle | { readonly fault: string }> {
  const text = await textOfLink(hash);
  return text === undefined ? { fault: homemadeWords().broken } : readPuzzleFile(text);
}

/** Proved anew wherever it is opened: whoever sent it is not asked. */
export async function prove(
  { module, saved }: ReadPuzzle,
  thread: JudgeThread,
  tell: (done: number) => void,
): Promise<Puzzle | { readonly fault: string }> {
  const { game, seats, options, setUp, kind } = saved;
  const words = homemadeWords();
  const findings = await thread.examine({ game, seats, options, setUp }, tell);
  if (!findings) return { fault: words.lost };
  const finding = findings.find((each) => each.kind === kind);
  if (finding && isSound(finding)) return puzzleOf(game, finding);
  const text = await module.text[language()]();
  return {
    fault: fill(words.unsound, { why: whyNot(text, kind, finding?.isSound === false ? finding.why : 'other') }),
  };
}

/** Why a position makes no puzzle of a kind: in the game's own words, or in those for all games. */
export function whyNot(text: GameText, kind: string, why: string): string {
  const all: Readonly<Record<string, string>> = homemadeWords().cannot;
  return text.puzzles?.[kind]?.cannot?.[why] ?? all[why] ?? homemadeWords().cannot.other;
}

/** What it is called: by its title, else by its task. */
export const nameOfPuzzle = (text: GameText, { title, kind }: Pick<SavedPuzzle, 'title' | 'kind'>): string =>
  title || (text.puzzles?.[kind]?.name ?? kind);
