/** What is wrong with a homemade puzzle's file or link, in the reader's language. */
import type { Language } from '../../core/text.ts';
import { explain, fill, HOUSE } from '../../text/index.ts';
import { whatIsWrong } from './file-fault.ts';
import { MOST_PUZZLE_FILE, type PuzzleFault } from './saved-puzzle.ts';

export async function describePuzzleFault(
  fault: PuzzleFault,
  language: Language,
  games: readonly string[],
): Promise<string> {
  const { faults } = HOUSE[language];
  switch (fault.kind) {
    case 'too-long':
      return fill(faults.puzzleTooLong, { most: MOST_PUZZLE_FILE.toLocaleString(language) });
    case 'not-json':
      return faults.puzzleNotJson;
    case 'form':
      return fill(faults.puzzleForm, { where: fault.where || '–', what: whatIsWrong(fault.what, language) });
    case 'unknown-game':
      return fill(faults.unknownGame, { game: fault.game.slice(0, 40), games: games.join(', ') });
    case 'position':
      return explain(fault.refusal, language, await fault.module.text[language]());
  }
}
