/** Puzzles that people make: a position that the solver has found sound, under a title and a name. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Puzzle, PuzzleFinding, SoundPuzzle } from '../core/puzzle.ts';

const ID_DIGITS = 8;

export const isSound = (finding: PuzzleFinding): finding is SoundPuzzle => finding.isSound;

/** The puzzle that a finding stands for. Title and name are no part of what it is. */
export function puzzleOf(game: string, { kind, seat, rating, answers, optimum, position }: SoundPuzzle): Puzzle {
  const { seats, options, setUp } = position;
  const text = JSON.stringify([game, seats, options, setUp, kind]);
  const id = `${game}-${bytesToHex(sha256(utf8ToBytes(text))).slice(0, ID_DIGITS)}`;
  const right = answers ? { answers } : { optimum: optimum! };
  return { id, game, seats, options, setUp, events: [], seat, kind, rating, ...right };
}
