/** A table of two whose house is killed again and again. It remembers what was acknowledged, and looks whether it is there. */
import type { GameEvent, Seat as SeatNumber } from '../../src/core/game.ts';
import { append, openLog } from '../../src/core/log.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { findGame } from '../../src/games/shelf.ts';
import type { EarlierLines } from '../../src/table/connection.ts';
import type { ToldLine } from '../../src/table/told/messages.ts';
import type { Hello } from '../../src/wire/messages.ts';
import { ask, beginTable, type Visitor } from '../visitor.ts';
import { Seat } from './seat.ts';

/** Long enough that nobody's time runs out but by a fault. */
const CONTROL = { kind: 'total', minutes: 60, increment: 0 };

interface Acknowledged extends GameEvent {
  readonly seq: number;
}

export class ChaosTable {
  readonly id: string;
  readonly #url: string;
  readonly #game: string;
  readonly #visitors: readonly Visitor[];
  readonly #seats: readonly Seat[];
  readonly #acknowledged: Acknowledged[] = [];
  #pending: { readonly by: SeatNumber; readonly move: string; readonly key: string } | undefined;

  private constructor(url: string, game: string, id: string, visitors: readonly Visitor[]) {
    this.id = id;
    this.#url = url;
    this.#game = game;
    this.#visitors = visitors;
    this.#seats = visitors.map((visitor) => new Seat(url, id, visitor));
  }

  static async open(url: string, game: string, visitors: readonly [Visitor, Visitor]): Promise<ChaosTable> {
    const id = await beginTable(url, visitors, { game, control: CONTROL });
    return new ChaosTable(url, game, id, visitors);
  }

  get acknowledged(): number {
    return this.#acknowledged.length;
  }

  /** Plays until the game is over, or until `enough`; `played` is told of every acknowledgement. */
  async play(enough: () => boolean, played: () => void): Promise<'over' | 'enough'> {
    for (;;) {
      const hellos = await Promise.all(this.#seats.map((seat) => seat.join(enough)));
      const hello = hellos[0];
      if (!hello || !hellos[1]) return 'enough';
      const lines = await this.#whole(hello.lines).catch(() => undefined);
      // the house has fallen again
      if (!lines) {
        this.close();
        continue;
      }
      this.check(lines);
      const end = await this.#goOn({ ...hello, lines }, enough, played);
      if (end) return end;
    }
  }

  /** With those before them, page by page. */
  async #whole(lines: readonly ToldLine[]): Promise<readonly ToldLine[]> {
    const first = lines[0]?.seq ?? 0;
    if (first === 0) return lines;
    const path = `/api/tables/${this.id}/lines?before=${first}`;
    const earlier = await ask<EarlierLines>(this.#url, this.#visitors[0], 'GET', path);
    return this.#whole([...earlier.lines, ...lines]);
  }

  /** Throws if something that was acknowledged is not there. All lines are needed. */
  check(lines: readonly ToldLine[]): void {
    for (const { seq, by, move } of this.#acknowledged) {
      const what = lines[seq]?.what;
      if (what?.t === 'played' && what.seen.by === by && what.seen.move === move) continue;
      throw new Error(`${this.id}: ${move} was acknowledged as line ${seq}; there is ${JSON.stringify(what)}`);
    }
  }

  /** At the very end: all that was acknowledged is there, and nothing was played twice or by itself. */
  async checkWhole(): Promise<void> {
    const { face, ...hello } = await ask<Hello>(this.#url, this.#visitors[0], 'GET', `/api/tables/${this.id}`);
    const lines = await this.#whole(hello.lines);
    this.check(lines);
    const sent = this.#acknowledged.length + (this.#pending ? 1 : 0);
    const moves = eventsOf(lines).filter(({ by }) => by !== 'chance').length;
    if (moves < this.#acknowledged.length || moves > sent) {
      throw new Error(`${this.id}: ${moves} moves in the log, ${sent} sent, ${this.#acknowledged.length} acknowledged`);
    }
    if (face.ending?.kind === 'timed-out') throw new Error(`${this.id}: time ran while the house was down`);
  }

  close(): void {
    for (const seat of this.#seats) seat.close();
  }

  /** undefined when the line broke. */
  async #goOn(hello: Hello, enough: () => boolean, played: () => void): Promise<'over' | 'enough' | undefined> {
    const { rules } = findGame(this.#game)!;
    let log = expectOk(openLog(rules, 2, hello.face.options, eventsOf(hello.lines)));
    while (!enough()) {
      // what was sent and not answered is sent again with its mark: it is played once
      const again = this.#pending !== undefined;
      const by = rules.toAct(log.state).find((each) => typeof each === 'number') as SeatNumber | undefined;
      if (by === undefined && !again) return 'over';
      this.#pending ??= this.#next(
        by!,
        rules.write(rules.draw(log.state, by!, seededRandom(this.id, log.events.length))),
      );
      const { move, key } = this.#pending;
      const answer = await this.#seats[this.#pending.by]!.ask({ do: 'act', move, key });
      if (answer?.t === 'refused' && answer.refusal.code !== 'away') throw new Error(JSON.stringify(answer.refusal));
      if (answer?.t === 'done') {
        this.#acknowledged.push({ seq: answer.seq, by: this.#pending.by, move });
        this.#pending = undefined;
        played();
      }
      if (again || answer?.t !== 'done') {
        this.close();
        return undefined;
      }
      log = expectOk(append(log, by, move));
    }
    return 'enough';
  }

  #next(by: SeatNumber, move: string) {
    return { by, move, key: `k${this.#acknowledged.length}` };
  }
}

const eventsOf = (lines: readonly ToldLine[]): GameEvent[] =>
  lines.flatMap(({ what }) => (what.t === 'played' ? [{ by: what.seen.by, move: what.seen.move }] : []));
