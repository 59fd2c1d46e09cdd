/** A table of two that play as fast as they are acknowledged, one game after the other. Both know the rules. */
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { append, type Log, openLog } from '../../src/core/log.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { findGame } from '../../src/games/shelf.ts';
import type { LineMessage } from '../../src/table/told/messages.ts';
import type { Hello, ServerMessage } from '../../src/wire/messages.ts';
import { beginTable, type Visitor, visit } from '../visitor.ts';

/** The rest is about the board, which these players have in their heads: what is measured is the house. */
const READ = /^\{"t":"(?:hello|done|refused)"|"what":\{"t":"(?:rematch|started)"|"by":"chance"/;

const AGAIN_MS = 200;

/** What all tables of a run have come to. */
export interface Tally {
  /** Milliseconds from each move to its acknowledgement. */
  readonly took: number[];
  /** Bytes that came to the players, and went from them. */
  received: number;
  sent: number;
}

export class PlayedTable {
  /** Where each of the two is connected. */
  readonly #urls: readonly [string, string];
  readonly #game: string;
  readonly #name: string;
  readonly #tally: Tally;
  readonly #visitors: readonly Visitor[];
  #sockets: WebSocket[] = [];
  #answers: ((message: ServerMessage) => void)[] = [];
  #next: (table: string) => void = () => {};
  #hear: (what: LineMessage['what']) => void = () => {};
  #options: unknown;
  #log: Log | undefined;
  #asked = 0;

  private constructor(
    urls: readonly [string, string],
    game: string,
    name: string,
    tally: Tally,
    visitors: readonly Visitor[],
  ) {
    this.#urls = urls;
    this.#game = game;
    this.#name = name;
    this.#tally = tally;
    this.#visitors = visitors;
  }

  static async open(urls: readonly [string, string], game: string, name: string, tally: Tally): Promise<PlayedTable> {
    const visitors = [await visit(urls[0], `${name} a`), await visit(urls[0], `${name} b`)] as const;
    const table = new PlayedTable(urls, game, name, tally, visitors);
    await table.#sit(await beginTable(urls[0], visitors, { game }));
    return table;
  }

  async play(ms: number): Promise<void> {
    const end = performance.now() + ms;
    const random = seededRandom(this.#name);
    while (performance.now() < end) {
      const log = this.#log!;
      const by = log.game.toAct(log.state).find((each) => typeof each === 'number');
      if (by === undefined) {
        await this.#again();
        continue;
      }
      const move = log.game.write(log.game.draw(log.state, by, random));
      const sent = performance.now();
      await this.#do(by, { do: 'act', move });
      this.#tally.took.push(performance.now() - sent);
      this.#log = expectOk(append(log, by, move));
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  /** Both want a rematch, and go over to its table. */
  async #again(): Promise<void> {
    const next = new Promise<string>((resolve) => {
      this.#next = resolve;
    });
    await Promise.all([this.#do(0, { do: 'rematch' }), this.#do(1, { do: 'rematch' })]);
    const id = await next;
    this.close();
    await this.#sit(id);
  }

  async #sit(id: string): Promise<void> {
    this.#sockets = [];
    this.#options = undefined;
    const lines: LineMessage['what'][] = [];
    const begun = new Promise<void>((resolve) => {
      this.#hear = (what) => {
        lines.push(what);
        if (this.#open(lines)) resolve();
      };
    });
    const [hello] = await Promise.all(
      this.#visitors.map((visitor, index) => this.#join(this.#urls[index]!, id, visitor, index === 0)),
    );
    this.#options = hello!.face.options;
    // what has come since then is there already
    lines.unshift(...hello!.lines.map(({ what }) => what));
    if (!this.#open(lines)) await begun;
  }

  /** Whether somebody can move: a next game starts when both have come, and then chance draws. */
  #open(lines: readonly LineMessage['what'][]): boolean {
    if (this.#options === undefined || !lines.some(({ t }) => t === 'started')) return false;
    const events = lines.flatMap((what) => (what.t === 'played' ? [{ by: what.seen.by, move: what.seen.move! }] : []));
    const log = expectOk(openLog(findGame(this.#game)!.rules, 2, this.#options, events));
    this.#log = log;
    return log.game.toAct(log.state).some((by) => typeof by === 'number');
  }

  /** `tells`: what happens there is heard from him. */
  #join(url: string, id: string, visitor: Visitor, tells: boolean): Promise<Hello> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${id}/socket?lean=1`, {
      headers: { authorization: `Bearer ${visitor.token}` },
      perMessageDeflate: false,
    });
    return new Promise((resolve, reject) => {
      let seat = 0;
      socket.on('error', reject);
      socket.on('message', (data) => {
        const text = data.toString();
        this.#tally.received += Buffer.byteLength(text);
        if (!READ.test(text)) return;
        const message = JSON.parse(text) as ServerMessage;
        if (message.t === 'happened' && message.what.t === 'rematch') this.#next(message.what.table);
        else if (message.t === 'happened') tells && this.#hear(message.what);
        else if (message.t === 'hello') {
          seat = message.you.seat!;
          this.#sockets[seat] = socket;
          resolve(message);
        } else this.#answers[seat]?.(message);
      });
    });
  }

  /** Where the house was away for a moment nothing was done: it is asked again, as a page does. */
  async #do(seat: number, command: object): Promise<void> {
    for (;;) {
      const answer = await this.#ask(seat, command);
      if (answer.t === 'done') return;
      if (answer.t !== 'refused' || answer.refusal.code !== 'away') throw new Error(JSON.stringify(answer));
      await wait(AGAIN_MS);
    }
  }

  #ask(seat: number, command: object): Promise<ServerMessage> {
    return new Promise((resolve) => {
      this.#answers[seat] = resolve;
      const text = JSON.stringify({ id: `m${this.#asked++}`, command });
      this.#tally.sent += Buffer.byteLength(text);
      this.#sockets[seat]!.send(text);
    });
  }
}
