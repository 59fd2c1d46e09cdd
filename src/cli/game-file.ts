/** Saved games at the command line: opened with every fault explained, names fit to be printed. */
import { readFileSync } from 'node:fs';
import type { Language } from '../core/text.ts';
import { findGame, GAME_IDS } from '../games/shelf.ts';
import { describeFault } from '../table/file/file-fault.ts';
import { type OpenedGame, readSavedGame } from '../table/file/saved-game.ts';
import { Complaint, complain } from './command.ts';
import { oneLine } from './terminal.ts';

export async function openFile(path: string, language: Language): Promise<OpenedGame> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw complain(language, 'unreadable', { file: path });
  }
  const opened = readSavedGame(text, findGame);
  if (!opened.ok) throw new Complaint(`${path}: ${await describeFault(opened.error, language, GAME_IDS)}`);
  const { saved } = opened.value;
  return { ...opened.value, saved: { ...saved, ...(saved.players && { players: saved.players.map(oneLine) }) } };
}
