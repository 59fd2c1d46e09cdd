/** Saved games at the command line: opened with every fault explained. */
import { readFileSync } from 'node:fs';
import type { Language } from '../core/text.ts';
import { findGame, GAME_IDS } from '../games/shelf.ts';
import { type FileFault, type OpenedGame, readSavedGame } from '../table/saved-game.ts';
import { explain, fill } from '../text/index.ts';
import { Complaint, complain } from './command.ts';
import { TEXT } from './text/index.ts';

export async function openFile(path: string, language: Language): Promise<OpenedGame> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw complain(language, 'unreadable', { file: path });
  }
  const opened = readSavedGame(text, findGame);
  if (!opened.ok) throw new Complaint(`${path}: ${await describeFault(opened.error, language)}`);
  return opened.value;
}

async function describeFault(fault: FileFault, language: Language): Promise<string> {
  const { faults } = TEXT[language];
  switch (fault.kind) {
    case 'not-json':
      return faults.notJson;
    case 'form':
      return fill(faults.form, { where: fault.where || '–', what: fault.what });
    case 'unknown-game':
      return fill(faults.unknownGame, { game: fault.game, games: GAME_IDS.join(', ') });
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
