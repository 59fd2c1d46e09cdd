/**
 * How hard puzzles are by how the members of a house have fared. It follows from their logs of attempts and is kept nowhere: it is
 * worked out once in a while, if anybody asks.
 */
import { setImmediate } from 'node:timers/promises';
import type { GameModule } from '../../core/game.ts';
import { type Attempt, attemptIn } from '../../puzzles/attempts.ts';
import { type CorrectedRating, Corrections } from '../../puzzles/corrections.ts';
import { shelfRatings } from '../../puzzles/shelf.ts';
import type { AttemptReader, KeptAttempt } from '../store/attempt-logs.ts';
import { paged } from '../store/paged.ts';

const AT_ONCE = 500;
const EVERY_MS = 600_000;

/** By game. */
type Told = ReadonlyMap<string, readonly CorrectedRating[]>;

interface CorrectionsPorts {
  readonly attempts: AttemptReader;
  readonly games: readonly GameModule[];
  now(): number;
  fault(error: unknown): void;
}

export class HouseCorrections {
  readonly #ports: CorrectionsPorts;
  #told: Told | undefined;
  #at = 0;
  #working: Promise<void> | undefined;

  constructor(ports: CorrectionsPorts) {
    this.#ports = ports;
  }

  /** Whoever asks first waits; whoever asks later hears what was so a while ago. */
  async of(game: string): Promise<readonly CorrectedRating[]> {
    const { now, fault } = this.#ports;
    if (!this.#told) await this.#work();
    else if (now() - this.#at >= EVERY_MS) this.#work().catch(fault);
    return this.#told?.get(game) ?? [];
  }

  /** A backup has taken the place of everything. */
  forget(): void {
    this.#told = undefined;
  }

  #work(): Promise<void> {
    this.#working ??= this.#workOut().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  async #workOut(): Promise<void> {
    const { attempts, games, now } = this.#ports;
    this.#told = await correctRatings(attempts, games);
    this.#at = now();
  }
}

/** Page by page and puzzle by puzzle: whatever else is to be done is done in between. */
export async function correctRatings(attempts: AttemptReader, games: readonly GameModule[]): Promise<Told> {
  let corrections: ReadonlyMap<string, Corrections> | undefined;
  for await (const { person, log } of logsIn(attempts)) {
    corrections ??= await uncorrected(games);
    for (const each of corrections.values()) each.add(person, log);
  }
  const told = new Map<string, CorrectedRating[]>();
  for (const [game, each] of corrections ?? []) {
    const list: CorrectedRating[] = [];
    for (const rating of each.list()) {
      list.push(rating);
      await setImmediate();
    }
    told.set(game, list);
  }
  return told;
}

const uncorrected = async (games: readonly GameModule[]): Promise<ReadonlyMap<string, Corrections>> =>
  new Map(
    await Promise.all(games.map(async (each) => [each.rules.id, new Corrections(await shelfRatings(each))] as const)),
  );

/** One person's after the other's. */
async function* logsIn(attempts: AttemptReader): AsyncGenerator<{ person: string; log: readonly Attempt[] }> {
  let person = '';
  let log: Attempt[] = [];
  for await (const page of paged<KeptAttempt>(AT_ONCE, (last) => attempts.all(last, AT_ONCE)))
    for (const { visitor, body } of page) {
      if (visitor !== person && log.length > 0) {
        yield { person, log };
        log = [];
      }
      person = visitor;
      log.push(...[attemptIn(body) ?? []].flat());
    }
  if (log.length > 0) yield { person, log };
}
