/** What is wrong with a saved game, in the reader's language. */
import type { Language } from '../../core/text.ts';
import { explain, fill, HOUSE } from '../../text/index.ts';
import { MOST_EVENTS } from '../limits.ts';
import type { FormFault } from './form-fault.ts';
import type { FileFault } from './saved-game.ts';

export async function describeFault(fault: FileFault, language: Language, games: readonly string[]): Promise<string> {
  const { faults } = HOUSE[language];
  switch (fault.kind) {
    case 'too-long':
      return fill(faults.tooLong, { most: MOST_EVENTS.toLocaleString(language) });
    case 'not-json':
      return faults.notJson;
    case 'form':
      return fill(faults.form, { where: fault.where || '–', what: whatIsWrong(fault.what, language) });
    case 'unknown-game':
      return fill(faults.unknownGame, { game: fault.game, games: games.join(', ') });
    case 'header':
      return explain(fault.refusal, language, await fault.module.text[language]());
    case 'players':
      return fill(faults.players, { players: String(fault.players), seats: String(fault.seats) });
    case 'event': {
      const reason = explain(fault.refusal, language, await fault.module.text[language]());
      const { by, move } = fault.event;
      const who = by === 'chance' ? HOUSE[language].chance : by === 'clock' ? HOUSE[language].clock : String(by);
      return fill(faults.event, { index: String(fault.index), by: who, move: move.slice(0, 60), reason });
    }
    case 'variation': {
      const reason = explain(fault.refusal, language, await fault.module.text[language]());
      return fill(faults.variation, { where: fault.where, move: fault.event.move.slice(0, 60), reason });
    }
    case 'result':
      return fill(faults.result, { found: JSON.stringify(fault.found), written: JSON.stringify(fault.written) });
  }
}

export function whatIsWrong(fault: FormFault, language: Language): string {
  const { wrong, types } = HOUSE[language].faults;
  if (fault.code !== 'type') return fill(wrong[fault.code], fault);
  const names: Readonly<Record<string, string>> = types;
  return fill(wrong.type, { expected: names[fault.expected] ?? fault.expected });
}
