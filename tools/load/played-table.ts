/** A table of two that play as fast as they are acknowledged. Both know the rules, and the whole of an open game. */
import { WebSocket } from 'ws';
import { append, type Log, openLog } from '../../src/core/log.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { findGame } from '../../src/games/shelf.ts';
import { ask, type Visitor, visit } from './visitor.ts';

export class PlayedTable {
  readonly #url: string;
  readonly #game: string;
  readonly #name: string;
  readonly #took: number[];
  readonly #visitors: readonly [Visitor, Visitor];
  #sockets: WebSocket[] = [];
  #answers: ((message: { t: string; [field: string]: unknown }) => void)[] = [];
  #log: Log | undefined;
  #asked = 0;

  private constructor(url: string, game: string, name: string, took: number[], visitors: [Visitor, Visitor]) {
    this.#url = url;
    this.#game = game;
    this.#name = name;
    this.#took = took;
    this.#visitors = visitors;
  }

  static async open(url: string, game: string, name: string, took: number[]): Promise<PlayedTable> {
    const table = new PlayedTable(url, game, name, took, [
      await visit(url, `${name} a`),
      await visit(url, `${name} b`),
    ]);
    await table.#begin();
    return table;
  }

  async play(ms: number): Promise<void> {
    const end = performance.now() + ms;
    const random = seededRandom(this.#name);
    while (performance.now() < end) {
      const log = this.#log!;
      const by = log.game.toAct(log.state).find((each) => typeof each === 'number') as number | undefined;
      if (by === undefined) {
        await this.#begin();
        continue;
      }
      const move = log.game.write(log.game.draw(log.state, by, random));
      const sent = performance.now();
      const done = await this.#do(by, { do: 'act', move });
      if (done.t !== 'done') throw new Error(JSON.stringify(done));
      this.#took.push(performance.now() - sent);
      this.#log = expectOk(append(log, by, move));
    }
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  async #begin(): Promise<void> {
    this.close();
    const [first, second] = this.#visitors;
    const request = { game: this.#game, seats: 2, holders: ['me', 'free'] };
    const { id } = await ask<{ id: string }>(this.#url, first, 'POST', '/api/tables', request);
    await ask(this.#url, second, 'POST', `/api/tables/${id}`, { do: 'sit', seat: 1 });
    await ask(this.#url, first, 'POST', `/api/tables/${id}`, { do: 'start' });
    const hellos = await Promise.all(this.#visitors.map((visitor, seat) => this.#join(id, visitor, seat)));
    const { face, lines } = hellos[0] as unknown as Hello;
    const events = lines.flatMap(({ what }) =>
      what.t === 'played' ? [{ by: what.seen.by, move: what.seen.move }] : [],
    );
    this.#log = expectOk(openLog(findGame(this.#game)!.rules, 2, face.options, events));
  }

  #join(id: string, visitor: Visitor, seat: number): Promise<object> {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}/api/tables/${id}/socket`, {
      headers: { authorization: `Bearer ${visitor.token}` },
      perMessageDeflate: false,
    });
    this.#sockets[seat] = socket;
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('message', (data) => {
        const text = data.toString();
        // what the other side did is read too, as a page would
        const message = JSON.parse(text) as { t: string };
        if (message.t === 'hello') resolve(message);
        if (message.t === 'done' || message.t === 'refused') this.#answers[seat]?.(message);
      });
    });
  }

  #do(seat: number, command: object): Promise<{ t: string }> {
    return new Promise((resolve) => {
      this.#answers[seat] = resolve;
      this.#sockets[seat]!.send(JSON.stringify({ id: `m${this.#asked++}`, command }));
    });
  }
}

interface Hello {
  readonly face: { readonly options: unknown };
  readonly lines: readonly {
    readonly what: { readonly t: string; readonly seen: { readonly by: number; readonly move: string } };
  }[];
}
