/** What is wrong with a saved game, in the reader's language. */
import type { Language } from '../../core/text.ts';
import { explain, fill, HOUSE } from '../../text/index.ts';
import type { FileFault } from './saved-game.ts';

export async function describeFault(fault: FileFault, language: Language, games: readonly string[]): Promise<string> {
  const { faults } = HOUSE[language];
  switch (fault.kind) {
    case 'not-json':
      return faults.notJson;
    case 'form':
      return fill(faults.form, { where: fault.where || '–', what: fault.what });
    case 'unknown-game':
      return fill(faults.unknownGame, { game: fault.game, games: games.join(', ') });
    case 'header':
      return explain(fault.refusal, language, await fault.module.text[language]());
    case 'players':
      return fill(faults.players, { players: String(fault.players), seats: String(fault.seats) });
    case 'event': {
      const reason = explain(fault.refusal, language, await fault.module.text[language]());
      const { by, move } = fault.event;
      return fill(faults.event, { index: String(fault.index), by: String(by), move: move.slice(0, 60), reason });
    }
    case 'result':
      return fill(faults.result, { found: JSON.stringify(fault.found), written: JSON.stringify(fault.written) });
  }
}
