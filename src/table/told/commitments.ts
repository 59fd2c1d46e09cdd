/**
 * A secret is shown to the others as a salted hash when it is made, and opened at the end, so that nobody, the house
 * included, can have changed it: commitment = SHA-256 of the UTF-8 text `salt/move`, in hexadecimal.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { By, Notation } from '../../core/game.ts';
import type { Position } from '../../core/log.ts';

export const commitment = (salt: string, move: Notation): string => hash(`${salt}/${move}`);
export const hash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Whether a move, about to be made, is hidden from those who watch. */
export function isHidden({ game, state }: Position, by: By, move: unknown): boolean {
  return !game.open && game.seen(state, by, move, 'spectator').move !== game.write(move);
}
