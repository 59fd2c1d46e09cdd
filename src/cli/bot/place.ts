/** A program's place at a table elsewhere: sits down where there is room, begins once nobody is missing, and plays. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameModule, Notation, Seat } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { findGame } from '../../games/shelf.ts';
import type { Command } from '../../table/decide/commands.ts';
import type { Face } from '../../table/told/face.ts';
import { eventsOf, follow, greeted, type PageState, resume } from '../../table/told/page-state.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import { HouseAway, HouseBusy, type HouseClient, HouseSays } from './house-client.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const SILENT_TRIES = 2;

export interface BotProgram {
  best(told: PageState): Promise<Notation | undefined>;
  /** The house is away, or is back. */
  waits(away: boolean): void;
}

export class Place {
  readonly #house: HouseClient;
  readonly #table: string;
  readonly #program: BotProgram;
  readonly #wish: Seat | undefined;
  #told: PageState | undefined;
  #module: GameModule | undefined;
  /** The line before which the program was last asked. */
  #asked = -1;
  /** The line of its last move, which may not have been heard yet. */
  #played = -1;

  constructor(house: HouseClient, table: string, program: BotProgram, wish: Seat | undefined) {
    this.#house = house;
    this.#table = table;
    this.#program = program;
    this.#wish = wish;
  }

  /** Until the end of the game, also over lines that break. */
  async play(): Promise<Face['ending']> {
    for (;;) {
      const ending = await this.#insist(() => this.#listen());
      if (ending !== undefined) return ending;
      await sleep(FIRST_PAUSE_MS);
    }
  }

  /** How the game ended; undefined if the line broke. */
  async #listen(): Promise<Face['ending'] | undefined> {
    for await (const message of this.#house.events(this.#table, this.#told?.seq ?? 0)) {
      this.#program.waits(false);
      if (message.t === 'bye' && message.reason !== 'closing') throw new HouseSays(message.reason);
      if (!(await this.#hear(message))) return undefined;
      if (this.#told?.face.phase === 'over') return this.#told.face.ending;
      await this.#act(message);
    }
    return undefined;
  }

  /** False if a line was missed: then we ask anew. */
  async #hear(message: ServerMessage): Promise<boolean> {
    if (message.t === 'hello') {
      this.#told = this.#told ? resume(this.#told, message) : greeted(message);
      this.#module = findGame(message.face.game);
      this.#asked = -1;
      if (message.you.seat === null) await this.#do({ do: 'sit', seat: this.#wish ?? freeSeat(message.face) });
    } else if (message.t === 'happened' && this.#told) {
      const next = follow(this.#told, message);
      if (next === 'gap') return false;
      if (next !== 'known') this.#told = next;
    }
    return true;
  }

  async #act(message: ServerMessage): Promise<void> {
    if (!this.#told) return;
    const { face, seq } = this.#told;
    const full = face.holders.every(({ kind }) => kind !== 'free');
    const sat = message.t === 'happened' && message.what.t === 'sat';
    if (face.phase === 'open' && full && sat) await this.#do({ do: 'start' }).catch(unlessRefused);
    if (this.#asked === seq || seq <= this.#played || !this.#mayAct(this.#told)) return;
    this.#asked = seq;
    const move = await this.#program.best(this.#told);
    // somebody may have been quicker where anybody may act; the key lets it be sent again
    if (move === undefined) return this.#waive(this.#told);
    const done = await this.#do({ do: 'act', move, key: `${seq}` }).catch(unlessRefused);
    if (done) this.#played = done.seq;
  }

  /** Whoever has nothing to play holds up nobody who would like to go on. */
  async #waive(told: PageState): Promise<void> {
    const { seat } = told.you;
    const isOpen = ({ asked, agreed }: Face['waivable'][number]) =>
      seat !== null && asked.includes(seat) && !agreed.includes(seat);
    const timer = told.face.waivable.find(isOpen);
    if (timer) await this.#do({ do: 'waive', key: timer.key, events: eventsOf(told) }).catch(unlessRefused);
  }

  #mayAct({ face, view }: PageState): boolean {
    if (face.phase !== 'playing' || view.viewer === 'spectator' || !this.#module) return false;
    const { rules } = this.#module;
    return rules.toAct(rules.imagine(view, seededRandom('bot'))).includes(view.viewer);
  }

  #do(command: Command): Promise<{ readonly seq: number }> {
    return this.#insist(() => this.#house.do(this.#table, command));
  }

  /** Again and again while the house is away, or asks for patience; what goes well soon is not worth a word. */
  async #insist<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1, pause = FIRST_PAUSE_MS; ; tries++, pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await work();
      } catch (error) {
        const isBusy = error instanceof HouseBusy;
        if (!isBusy && !(error instanceof HouseAway)) throw error;
        if (tries > SILENT_TRIES) this.#program.waits(true);
        await sleep(isBusy ? Math.max(pause, error.ms) : pause);
      }
    }
  }
}

function unlessRefused(error: Error): undefined {
  if (!(error instanceof HouseSays)) throw error;
}

function freeSeat(face: Face): Seat {
  const seat = face.holders.findIndex(({ kind }) => kind === 'free');
  if (seat < 0) throw new HouseSays('no seat is free');
  return seat;
}
