/** Homemade puzzles for a sheet: each is proved before it is printed, wherever it comes from. */
import {
  pathOf,
  prove,
  type ReadPuzzle,
  readPuzzleFile,
  readPuzzleLink,
} from '../../puzzles/homemade/carried-puzzle.ts';
import { puzzlesMade } from '../../puzzles/homemade/kept-puzzles.ts';
import type { JudgeThread } from '../../puzzles/worker/judge-thread.ts';
import type { FoundPuzzle, PuzzleSource } from './chosen.ts';

/** No sheet has more. */
const MOST = 24;

/** What cannot be proved is left out. */
export async function findHomemade(
  { hash, game }: Extract<PuzzleSource, { from: 'homemade' }>,
  thread: JudgeThread,
): Promise<readonly FoundPuzzle[]> {
  const carried =
    hash === '' ? await ofThisBrowser(game) : [{ path: `/puzzle${hash}`, read: await readPuzzleLink(hash) }];
  const found: FoundPuzzle[] = [];
  for (const { path, read } of carried) {
    if ('fault' in read) continue;
    const puzzle = await prove(read, thread, () => {});
    if (!('fault' in puzzle)) found.push({ module: read.module, puzzle, path, saved: read.saved });
  }
  return found;
}

type ReadHomemade = ReadPuzzle | { readonly fault: string };

async function ofThisBrowser(game: string): Promise<readonly { readonly path: string; readonly read: ReadHomemade }[]> {
  const made = (await puzzlesMade(game || undefined)).slice(0, MOST);
  return Promise.all(made.map(async ({ file }) => ({ path: await pathOf(file), read: await readPuzzleFile(file) })));
}
