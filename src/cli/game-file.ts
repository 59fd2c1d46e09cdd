/** Saved games at the command line: opened with every fault explained, names fit to be printed. */
import { closeSync, openSync, readSync } from 'node:fs';
import { err } from '../core/result.ts';
import type { Language } from '../core/text.ts';
import { findGame, GAME_IDS } from '../games/shelf.ts';
import { describeFault } from '../table/file/file-fault.ts';
import { type OpenedGame, readSavedGame } from '../table/file/saved-game.ts';
import { MOST_FILE } from '../table/limits.ts';
import { oneLine } from '../text/printable.ts';
import { Complaint, complain } from './command.ts';

export async function openFile(path: string, language: Language): Promise<OpenedGame> {
  let text: string | undefined;
  try {
    text = textOf(path);
  } catch {
    throw complain(language, 'unreadable', { file: path });
  }
  const opened = text === undefined ? err({ kind: 'too-long' } as const) : readSavedGame(text, findGame);
  if (!opened.ok) throw new Complaint(`${path}: ${await describeFault(opened.error, language, GAME_IDS)}`);
  const { saved } = opened.value;
  return { ...opened.value, saved: { ...saved, ...(saved.players && { players: saved.players.map(oneLine) }) } };
}

/** Also of what never ends; undefined if it is more than a game has. */
function textOf(path: string): string | undefined {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(MOST_FILE + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(file, bytes, length, bytes.length - length, null);
    return length > MOST_FILE ? undefined : bytes.toString('utf8', 0, length);
  } finally {
    closeSync(file);
  }
}
