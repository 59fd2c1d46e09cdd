/** Honest people beside the attacker: they play all the time, and notice how long the house takes. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerMessage } from '../../../src/wire/messages.ts';
import { ask, beginTable, type Visitor, visit } from '../../visitor.ts';
import { PLAIN, type PlannedGame, plannedGame } from '../games.ts';
import { ComputerGame } from './computer-game.ts';
import { type Complaints, Page } from './page.ts';
import type { Sample } from './samples.ts';

/** Milliseconds between two moves of a table, two questions of its host, two looks at the house. */
export const PACE = { quick: 50, slow: 400, host: 250, health: 50 } as const;
/** No quicker than anybody may talk for as long as he likes. */
const WORD_EVERY = 9;
const WELCOME = { do: 'say', text: 'welcome', to: 'all' } as const;
const HOSTING = [{ do: 'free', seat: 1 } as const, { do: 'bot', seat: 1, level: 1 } as const];
const QUICK_TABLES = 4;
const BREAK_EVERY = 3;

/** What was acknowledged, and must be in the log. */
export interface Acknowledged {
  readonly table: string;
  readonly seq: number;
  readonly by: number;
  readonly move: string;
}

export class Crew implements Complaints {
  readonly list: string[] = [];
  readonly acknowledged: Acknowledged[] = [];
  /** Of moves and of a host's commands, from sending to their acknowledgement. */
  readonly moves: Sample[] = [];
  /** From a move to the computer's answer. */
  readonly computer: Sample[] = [];
  readonly health: Sample[] = [];
  readonly #url: string;
  readonly #pages = new Set<Page>();
  readonly #work: Promise<unknown>[] = [];
  #host: Visitor | undefined;
  /** Public tables: one that waits for guests, and one that is being played. */
  #open: string | undefined;
  #played: string | undefined;
  #game: ComputerGame | undefined;
  #stopped = false;
  #unanswered = new Set<number>();

  constructor(url: string) {
    this.#url = url;
  }

  /** Everybody sits down. */
  async begin(): Promise<void> {
    this.#work.push(
      ...Array.from({ length: QUICK_TABLES }, (_, place) => this.#keep(() => this.#playQuick(place))),
      this.#keep(() => this.#playSlowly()),
      this.#keep(() => this.#receive()),
      this.#keep(() => this.#playComputer()),
      this.#keep(() => this.#askHealth()),
    );
    await this.renew();
  }

  /** A new table waits for guests, and a new game begins; what strangers may know of them. */
  async renew(): Promise<{ readonly open: string; readonly played: string; readonly player: string }> {
    this.#open = undefined;
    this.#played = undefined;
    while (this.#open === undefined || this.#played === undefined) await wait(PACE.quick);
    return { open: this.#open, played: this.#played, player: this.#host!.id };
  }

  /** Sockets that these people have open. */
  get sockets(): number {
    return this.#pages.size;
  }

  /** For how long the one who waits longest has waited; 0 if nobody does. */
  get waiting(): number {
    return this.#unanswered.size === 0 ? 0 : performance.now() - Math.min(...this.#unanswered);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const page of this.#pages) page.leave();
    this.#game?.leave();
    await Promise.all(this.#work);
  }

  /** What goes wrong is said, and they try again. */
  async #keep(work: () => Promise<void>): Promise<void> {
    while (!this.#stopped) {
      await work().catch((error) => {
        if (!this.#stopped) this.list.push(`${error}`.slice(0, 120));
      });
      await wait(PACE.quick);
    }
  }

  async #playQuick(place: number): Promise<void> {
    const two = [await visit(this.#url, `Quick ${place} a`), await visit(this.#url, `Quick ${place} b`)] as const;
    for (let game = 0; !this.#stopped; game++) {
      const planned = plannedGame(`${place} ${game}`);
      const table = await beginTable(this.#url, two, { game: PLAIN.id, chance: planned.chance });
      const pages = two.map((visitor) => this.#page(table, visitor));
      await this.#play(table, pages, PACE.quick, planned);
      this.#close(pages);
    }
  }

  /** One of them comes back again and again, as on a train. */
  async #playSlowly(): Promise<void> {
    const two = [await visit(this.#url, 'Ann'), await visit(this.#url, 'Bob')] as const;
    const planned = plannedGame('slow', 100);
    const table = await beginTable(this.#url, two, { game: PLAIN.id, public: true, chance: planned.chance });
    const pages = two.map((visitor) => this.#page(table, visitor));
    const isOver = () => this.#played !== table;
    this.#played = table;
    await this.#play(table, pages, PACE.slow, planned, (moves) => {
      if (moves % BREAK_EVERY === 0) pages[0]!.break();
      return isOver();
    });
    while (!this.#stopped && !isOver()) await wait(PACE.quick);
    this.#close(pages);
  }

  async #play(
    table: string,
    pages: readonly Page[],
    pace: number,
    { moves }: PlannedGame,
    isEnough?: (moves: number) => boolean,
  ): Promise<void> {
    await Promise.all(pages.map((page) => page.join()));
    for (const [index, { by, move }] of moves.entries()) {
      const sent = performance.now();
      const answer = await this.#timed(this.moves, () => pages[by]!.ask({ do: 'act', move, key: `k${index}` }));
      if (this.#stopped) return;
      if (answer?.t !== 'done') throw new Error(`${move} was not played: ${JSON.stringify(answer)}`);
      this.acknowledged.push({ table, seq: answer.seq, by, move });
      if (isEnough?.(index)) return;
      await wait(Math.max(0, pace - (performance.now() - sent)));
    }
  }

  /** A host who puts the computer on a seat of her table and takes it away again, and says a word. */
  async #receive(): Promise<void> {
    const host = await visit(this.#url, 'Hal');
    const table = await this.#openTable(host, { game: 'ricochet-robots', seats: 4, public: true });
    const page = this.#page(table, host);
    this.#host = host;
    this.#open = table;
    for (let turn = 0; !this.#stopped && this.#open === table; turn++) {
      const sent = performance.now();
      const next = turn % WORD_EVERY;
      await this.#timed(this.moves, () => page.ask(next === 0 ? WELCOME : HOSTING[next % 2]!));
      await wait(Math.max(0, PACE.host - (performance.now() - sent)));
    }
    this.#close([page]);
  }

  /** A beginner's game against a beginner. */
  async #playComputer(): Promise<void> {
    const visitor = await visit(this.#url, 'Eve');
    const { chance } = plannedGame('computer', 1);
    const table = await this.#openTable(visitor, { game: PLAIN.id, seats: 2, holders: ['me', { level: 1 }], chance });
    await ask(this.#url, visitor, 'POST', `/api/tables/${table}`, { do: 'start' });
    const game = new ComputerGame();
    this.#game = game;
    const page = this.#page(table, visitor, game.heard);
    const answered = (at: number) => void this.computer.push({ at, ms: performance.now() - at });
    await game.play(page, chance.fixed, answered).finally(() => this.#close([page]));
  }

  async #askHealth(): Promise<void> {
    const sent = performance.now();
    await this.#timed(this.health, async () => {
      const { ok } = await fetch(`${this.#url}/health`);
      if (!ok) this.list.push('/health is not well');
    });
    await wait(Math.max(0, PACE.health - (performance.now() - sent)));
  }

  async #timed<T>(into: Sample[], work: () => Promise<T>): Promise<T> {
    const at = performance.now();
    this.#unanswered.add(at);
    try {
      return await work();
    } finally {
      this.#unanswered.delete(at);
      if (!this.#stopped) into.push({ at, ms: performance.now() - at });
    }
  }

  #page(table: string, visitor: Visitor, heard?: (message: ServerMessage) => void): Page {
    const page = new Page(this.#url, table, visitor, this, { ...(heard && { heard }) });
    this.#pages.add(page);
    return page;
  }

  #close(pages: readonly Page[]): void {
    for (const page of pages) {
      page.leave();
      this.#pages.delete(page);
    }
  }

  async #openTable(visitor: Visitor, table: object): Promise<string> {
    return (await ask<{ id: string }>(this.#url, visitor, 'POST', '/api/tables', table)).id;
  }
}
