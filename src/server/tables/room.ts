/**
 * A table as one node holds it: its log, those who listen, and what follows by itself. Everything that happens goes
 * through the ledger.
 */
import type { Notation, Seat } from '../../core/game.ts';
import { openLog } from '../../core/log.ts';
import { expectOk, ok, type Result } from '../../core/result.ts';
import { sleep, tick } from '../../table/life/automatic.ts';
import type { Command, TableRefusal } from '../../table/life/commands.ts';
import { decide, keyOf, rematchAgreed } from '../../table/life/decide.ts';
import type { TableEvent, Who } from '../../table/life/events.ts';
import { faceOf, viewerOf, viewFor } from '../../table/life/face.ts';
import { type Life, seatOf } from '../../table/life/life.ts';
import { deadlineOf } from '../../table/life/time.ts';
import { type Hello, VERSION } from '../../wire/messages.ts';
import type { Row, TableHead } from '../store/store.ts';
import { Announcer, type Listener } from './announcer.ts';
import { Attendance } from './attendance.ts';
import { BotSeats } from './bot-seats.ts';
import { Ledger } from './ledger.ts';
import type { Surroundings } from './surroundings.ts';

/** Looks at the clock this long after a deadline, so that it has passed for sure. */
const AFTER_DEADLINE_MS = 5;
const LONGEST_TIMEOUT = 2 ** 31 - 1;
const REMATCH_RETRY_MS = 1000;
/** How long what follows is left to the node that wrote. */
const ELSEWHERE_MS = 3000;

export class Room {
  readonly head: TableHead;
  readonly announcer: Announcer;
  readonly attendance: Attendance;
  readonly #around: Surroundings;
  readonly #bots: BotSeats;
  readonly #ledger: Ledger;
  #alarm: NodeJS.Timeout | undefined;
  #rematching = false;

  constructor(head: TableHead, life: Life, rows: readonly Row[], around: Surroundings) {
    this.head = head;
    this.#around = around;
    this.#ledger = new Ledger(head, life, rows.at(-1)?.at ?? 0, around, {
      happened: (before, event, row) => this.#happened(before, event, row),
      settled: (by) => this.#settled(by),
    });
    this.announcer = new Announcer(() => this.life, rows, around);
    this.attendance = new Attendance(
      head.id,
      () => this.life,
      this.announcer,
      around,
      (who, command) => this.do(who, { do: command }),
    );
    this.#bots = new BotSeats(head, around, (seat, move) => this.play(seat, move));
    this.#bots.lastDraw(rows, life);
    this.#wind(0);
    void this.#rematch();
  }

  get life(): Life {
    return this.#ledger.life;
  }

  /** Nobody listens, and nothing will happen by itself soon. */
  get isIdle(): boolean {
    return this.announcer.isEmpty && this.#bots.isIdle;
  }

  async do(who: Who, command: Command): Promise<Result<number, TableRefusal>> {
    let known: number | undefined;
    const done = await this.#ledger.write((life) => {
      known = command.do === 'act' ? placeOf(life, who, command.key) : undefined;
      return known === undefined ? decide(life, who, command, () => this.#around.salt()) : ok([]);
    });
    return known === undefined ? done : ok(known);
  }

  /** A bot's move; refused without a word if the table has gone on. */
  async play(seat: Seat, move: Notation): Promise<void> {
    await this.#ledger.write(({ log }) => {
      const made = log.game.read(move);
      if (!made.ok || !log.game.toAct(log.state).includes(seat)) return ok([]);
      if (log.game.check(log.state, seat, made.value)) return ok([]);
      return ok([this.#bots.played(log, seat, made.value)]);
    });
  }

  /** Reads what others have appended. */
  async catchUp(): Promise<void> {
    await this.#ledger.catchUp();
  }

  /** The house was away: nobody's time ran. */
  async sleep(from: number, until: number): Promise<void> {
    await this.#ledger.write((life) => ok(sleep(life, from, until)));
  }

  async join(listener: Listener, from: number): Promise<void> {
    // the page has heard more at another node than we have
    if (from > this.life.seq) await this.catchUp();
    await this.#around.learnNames(this.announcer.people());
    listener.send(this.hello(listener.who, from));
    await this.attendance.join(listener);
  }

  /** The names of those in it have been learnt before. */
  hello(who: Who | undefined, from: number): Hello {
    const life = this.life;
    return {
      t: 'hello',
      version: VERSION,
      now: this.#around.now(),
      seq: life.seq,
      you: { who: who ?? null, seat: seatOf(life, who) ?? null },
      face: faceOf(life),
      view: viewFor(life, viewerOf(life, who)),
      names: this.#around.names(this.announcer.people()),
      lines: this.announcer.lines(who, from),
    };
  }

  /** What a visitor saw after so many events of the game. */
  moment(who: Who | undefined, events: number) {
    const { game, seats, options, events: all } = this.life.log;
    const log = expectOk(openLog(game, seats, options, all.slice(0, events)));
    return game.view(log.state, viewerOf(this.life, who));
  }

  close(reason?: 'closing'): void {
    this.#ledger.closed = true;
    clearTimeout(this.#alarm);
    this.attendance.close();
    this.#bots.stop();
    if (reason) this.announcer.bye(reason);
  }

  #happened(before: Life, event: TableEvent, row: Row): void {
    this.announcer.tell(before, event, row);
    if (event.t === 'played' && event.by === 'chance') this.#bots.drawnAt = row.at;
    if (event.t === 'left') this.attendance.contradict(event.seat);
    if (event.t === 'returned') this.attendance.returned(event.seat);
    if (event.t === 'sat' || event.t === 'stood' || event.t === 'kicked') this.attendance.look();
    this.#around.count('events', 1);
  }

  /** Another node that wrote also sees to what follows, unless it dies. */
  #settled(by: 'us' | 'others'): void {
    this.#wind(by === 'us' ? 0 : ELSEWHERE_MS);
    if (by === 'us') void this.#rematch();
  }

  /** What follows by itself: the clock, and the computer's moves. */
  #wind(patience: number): void {
    if (this.#ledger.closed) return;
    this.#setAlarm(patience);
    this.#bots.consider(this.life, patience);
  }

  #setAlarm(patience: number): void {
    clearTimeout(this.#alarm);
    const deadline = deadlineOf(this.life.time);
    if (this.life.phase === 'playing' && deadline !== null) {
      const wait = deadline - this.#around.now() + AFTER_DEADLINE_MS + patience;
      this.#alarm = setTimeout(() => void this.tick(), Math.min(Math.max(wait, 0), LONGEST_TIMEOUT));
      this.#alarm.unref();
    }
  }

  /** Lets what has fallen due happen. */
  async tick(): Promise<void> {
    if (this.#ledger.closed) return;
    if (!this.#around.isAwake()) {
      this.#alarm = setTimeout(() => void this.tick(), 500).unref();
      return;
    }
    await this.#ledger.write((life) => ok(tick(life, this.#around.now()))).catch(() => {});
    this.#setAlarm(0);
    if (this.#bots.isIdle) this.#bots.ask(this.life, 0);
  }

  /** If all want it. While the database is away it is tried again; a node that died leaves it to the next. */
  async #rematch(): Promise<void> {
    if (this.#ledger.closed || this.#rematching || !rematchAgreed(this.life)) return;
    this.#rematching = true;
    try {
      const table = await this.#around.openRematch(this.life, this.head);
      await this.#ledger.write(({ rematch }) => ok(rematch.table === undefined ? [{ t: 'rematch', table }] : []));
    } catch {
      setTimeout(() => void this.#rematch(), REMATCH_RETRY_MS).unref();
    } finally {
      this.#rematching = false;
    }
  }
}

/** Where an act with this mark of its sender stands, if it has come in already. */
function placeOf(life: Life, who: Who, key: string | undefined): number | undefined {
  const seat = seatOf(life, who);
  return seat === undefined || key === undefined ? undefined : life.keys.get(keyOf(seat, key));
}
