/** A table of two that play as fast as they are acknowledged, one game after the other. Both know the rules. */
import { WebSocket } from 'ws';
import { append, type Log, openLog } from '../../src/core/log.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { findGame } from '../../src/games/shelf.ts';
import type { Hello, ServerMessage } from '../../src/wire/messages.ts';
import { beginTable, type Visitor, visit } from '../visitor.ts';

/** The rest is about the board, which these players have in their heads: what is measured is the house. */
const READ = /^\{"t":"(?:hello|done|refused)"|"what":\{"t":"rematch",/;

export class PlayedTable {
  readonly #url: string;
  readonly #game: string;
  readonly #name: string;
  readonly #took: number[];
  readonly #visitors: readonly Visitor[];
  #sockets: WebSocket[] = [];
  #answers: ((message: ServerMessage) => void)[] = [];
  #next: (table: string) => void = () => {};
  #log: Log | undefined;
  #asked = 0;

  private constructor(url: string, game: string, name: string, took: number[], visitors: readonly Visitor[]) {
    this.#url = url;
    this.#game = game;
    this.#name = name;
    this.#took = took;
    this.#visitors = visitors;
  }

  static async open(url: string, game: string, name: string, took: number[]): Promise<PlayedTable> {
    const visitors = [await visit(url, `${name} a`), await visit(url, `${name} b`)] as const;
    const table = new PlayedTable(url, game, name, took, visitors);
    await table.#sit(await beginTable(url, visitors, { game }));
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
      this.#took.push(performance.now() - sent);
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
    const [{ face, lines }] = (await Promise.all(this.#visitors.map((visitor) => this.#join(id, visitor)))) as [Hello];
    const events = lines.flatMap(({ what }) =>
      what.t === 'played' ? [{ by: what.seen.by, move: what.seen.move! }] : [],
    );
    this.#log = expectOk(openLog(findGame(this.#game)!.rules, 2, face.options, events));
  }

  #join(id: string, visitor: Visitor): Promise<Hello> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/tables/${id}/socket?lean=1`, {
      headers: { authorization: `Bearer ${visitor.token}` },
      perMessageDeflate: false,
    });
    return new Promise((resolve, reject) => {
      let seat = 0;
      socket.on('error', reject);
      socket.on('message', (data) => {
        const text = data.toString();
        if (!READ.test(text)) return;
        const message = JSON.parse(text) as ServerMessage;
        if (message.t === 'happened' && message.what.t === 'rematch') this.#next(message.what.table);
        else if (message.t === 'hello') {
          seat = message.you.seat!;
          this.#sockets[seat] = socket;
          resolve(message);
        } else this.#answers[seat]?.(message);
      });
    });
  }

  #do(seat: number, command: object): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#answers[seat] = (answer) => {
        if (answer.t === 'done') resolve();
        else reject(new Error(JSON.stringify(answer)));
      };
      this.#sockets[seat]!.send(JSON.stringify({ id: `m${this.#asked++}`, command }));
    });
  }
}
