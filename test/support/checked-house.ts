/** A house of its own with two visitors, whose every answer is held to the table of routes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyView, Notation } from '../../src/core/game.ts';
import { seededRandom } from '../../src/core/random.ts';
import { findGame } from '../../src/games/shelf.ts';
import { openStore } from '../../src/server/index.ts';
import type { Limits } from '../../src/server/limits.ts';
import type { Store } from '../../src/server/store/store.ts';
import type { Command } from '../../src/table/decide/commands.ts';
import type { NewTableRequest } from '../../src/wire/requests.ts';
import { Guest, openTestHouse, type TestHouse } from './online.ts';
import { RouteCheck } from './route-check.ts';

export class CheckedHouse {
  readonly store: Store;
  readonly opened: TestHouse;
  readonly check: RouteCheck;
  readonly ann: Guest;
  readonly bob: Guest;

  private constructor(store: Store, opened: TestHouse, check: RouteCheck, [ann, bob]: readonly [Guest, Guest]) {
    this.store = store;
    this.opened = opened;
    this.check = check;
    this.ann = ann;
    this.bob = bob;
  }

  static async open(limits: Partial<Limits> = {}): Promise<CheckedHouse> {
    const dataDir = mkdtempSync(join(tmpdir(), 'escale-checked-'));
    const store = await openStore({ dataDir });
    const opened = await openTestHouse({ store, limits, rates: true });
    const close = async () => {
      await opened.close();
      rmSync(dataDir, { recursive: true });
    };
    const { url } = opened;
    const guests = [await Guest.at(url, 'Ann'), await Guest.at(url, 'Bob')] as const;
    return new CheckedHouse(store, { ...opened, close }, await RouteCheck.at(url), guests);
  }

  async table(by: Guest, body: NewTableRequest): Promise<string> {
    return (await this.check.answer(by, 'POST /api/tables', { body })).id;
  }

  /** A table of the two where the game has begun; Ann has opened it. */
  async playing(table: NewTableRequest): Promise<string> {
    const id = await this.table(this.ann, table);
    await this.do(this.bob, id, { do: 'sit', seat: 1 });
    await this.do(this.ann, id, { do: 'start' });
    return id;
  }

  look(by: Guest | undefined, id: string) {
    return this.check.answer(by, 'GET /api/tables/:id', { params: { id } });
  }

  do(by: Guest, id: string, body: Command) {
    return this.check.answer(by, 'POST /api/tables/:id', { params: { id }, body });
  }

  refused(by: Guest | undefined, id: string, body: Command) {
    return this.check.refusal(by, 'POST /api/tables/:id', { params: { id }, body });
  }

  /** Some move of whoever sits there. */
  async moveOf(by: Guest, id: string): Promise<Notation> {
    const { face, view } = await this.look(by, id);
    return someMove(face.game, view);
  }

  close(): Promise<void> {
    return this.opened.close();
  }
}

function someMove(game: string, view: AnyView): Notation {
  const { rules } = findGame(game)!;
  if (view.viewer === 'spectator') throw new Error('has no seat');
  return rules.write(rules.draw(rules.imagine(view, seededRandom('see')), view.viewer, seededRandom('move')));
}
