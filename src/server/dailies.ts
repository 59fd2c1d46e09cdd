/** How people fared at the puzzle of a day: one count a visitor, and who he was is not kept. */
import { createHash } from 'node:crypto';
import type { Puzzle } from '../core/puzzle.ts';
import { findGame } from '../games/shelf.ts';
import { idOf } from '../puzzles/complete.ts';
import { type CalendarDate, dailyDraftOf, dateOf, dayNumber } from '../puzzles/daily.ts';
import { type DailyOutcome, outcomesOf } from '../puzzles/outcomes.ts';
import type { Store } from './store/store.ts';

interface DailiesPorts {
  readonly store: Store;
  now(): number;
}

export interface CountedDaily {
  readonly date: CalendarDate;
  readonly puzzle: Pick<Puzzle, 'id' | 'game' | 'optimum'>;
}

export interface CountedAttempt {
  readonly puzzle: string;
  readonly outcome: DailyOutcome;
  /** A visitor, or what his browser calls the attempt. */
  readonly who: string;
  readonly address: string;
}

/** A school or a club, at one puzzle. */
const MOST_OF_AN_ADDRESS = 60;
/** Somewhere it is tomorrow already, or still yesterday. */
const DAYS_APART = 1;
/** So short that many addresses share it: none can be found again by trying them all. */
const ADDRESS_LETTERS = 6;
/** A part of a shelf is long, and whoever asks asks for a few days. */
const MOST_KNOWN = 500;

export class Dailies {
  readonly #ports: DailiesPorts;
  /** Those found last. */
  readonly #known = new Map<string, CountedDaily>();

  constructor(ports: DailiesPorts) {
    this.#ports = ports;
  }

  /** Undefined where there is none, or none yet. */
  async find(date: CalendarDate, game: string): Promise<CountedDaily | undefined> {
    const day = dayNumber(date);
    const module = findGame(game);
    if (!day.ok || !module || day.value > this.#today() + DAYS_APART) return undefined;
    const key = `${date} ${game}`;
    const known = this.#known.get(key);
    if (known) return known;
    const draft = await dailyDraftOf(module, day.value);
    if (!draft) return undefined;
    const { optimum } = draft;
    const puzzle = { id: idOf(module.rules, draft), game, ...(optimum !== undefined && { optimum }) };
    const found: CountedDaily = { date, puzzle };
    this.#known.set(key, found);
    if (this.#known.size > MOST_KNOWN) this.#known.delete(this.#known.keys().next().value!);
    return found;
  }

  /** Only these days' puzzles count, and only for what can come of them. */
  counts({ date, puzzle }: CountedDaily, { puzzle: tried, outcome }: CountedAttempt): boolean {
    const day = dayNumber(date);
    const isNear = day.ok && Math.abs(day.value - this.#today()) <= DAYS_APART;
    return isNear && tried === puzzle.id && outcomesOf(puzzle).includes(outcome);
  }

  async count({ date, puzzle }: CountedDaily, { who, address, outcome }: CountedAttempt): Promise<void> {
    const hashed = (text: string) => createHash('sha256').update(`${puzzle.id} ${date} ${text}`).digest('hex');
    const mark = { day: date, game: puzzle.game, who: hashed(who), address: hashed(address).slice(0, ADDRESS_LETTERS) };
    await this.#ports.store.dailies.add(mark, outcome, MOST_OF_AN_ADDRESS);
  }

  /** In the order of what can come of it. */
  async told({ date, puzzle }: CountedDaily) {
    const counted = await this.#ports.store.dailies.of(date, puzzle.game);
    return { counts: outcomesOf(puzzle).map((outcome) => ({ outcome, people: counted.get(outcome) ?? 0 })) };
  }

  async forget(): Promise<void> {
    await this.#ports.store.dailies.forget(dateOf(this.#today() - DAYS_APART));
  }

  #today(): number {
    const day = dayNumber(new Date(this.#ports.now()).toISOString().slice(0, 10));
    return day.ok ? day.value : -1;
  }
}
