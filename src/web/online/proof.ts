/** Whether a finished game was fair: recomputed here, in the reader's own browser. */
import { expectOk, type Result } from '../../core/result.ts';
import type { DrawnGame } from '../../games/module.ts';
import { findGame } from '../../games/shelf.ts';
import { checkDraws, type OpenedGame, readSavedGame } from '../../table/file/saved-game.ts';
import { commitment, hash } from '../../table/told/commitments.ts';
import type { ToldLine } from '../../table/told/messages.ts';
import type { TableRecord } from '../../wire/answers/tables.ts';

export interface Proof {
  readonly opened: OpenedGame<DrawnGame>;
  /** The seed is the one whose hash was shown at the opening. */
  readonly seed: boolean;
  /** The number of draws that follow from it, or the first that does not. */
  readonly draws: Result<number, number>;
  /** Hidden moves, and whether each is the one committed to. */
  readonly secrets: { readonly count: number; readonly kept: boolean };
}

/** `lines` are those told while the game was on: the commitments are in them. */
export function prove(record: TableRecord, lines: readonly ToldLine[]): Proof {
  const opened = expectOk(readSavedGame(JSON.stringify(record.game), findGame));
  const seed = record.game.seed ?? '';
  const from = record.game.from ?? 0;
  const told = playedLines(lines, from);
  const salts = new Map(record.salts.map(({ event, salt }) => [event, salt]));
  const committed = told.flatMap(({ commitment: promised }, index) =>
    promised ? [{ event: from + index, promised }] : [],
  );
  const kept = committed.every(({ event, promised }) => {
    const salt = salts.get(event);
    return salt !== undefined && commitment(salt, record.game.events[event]!.move) === promised;
  });
  return {
    opened,
    seed: hash(seed) === record.seedHash,
    draws: checkDraws(opened.log, seed, record.game),
    secrets: { count: committed.length, kept: kept && from + told.length === record.game.events.length },
  };
}

/** The moves that are still part of the game. */
function playedLines(lines: readonly ToldLine[], from: number) {
  const played: Extract<ToldLine['what'], { t: 'played' }>[] = [];
  for (const { what } of lines) {
    if (what.t === 'played') played.push(what);
    if (what.t === 'taken-back') played.length = what.to - from;
  }
  return played;
}
