/** An evening as it is meant: a room, one screen, many phones, and a table of Ricochet Robots that all of them look at. */
import { setTimeout as wait } from 'node:timers/promises';
import type { EveningPlan } from '../../src/evening/plan.ts';
import { MOST_SEATS } from '../../src/table/limits.ts';
import { ask, visit } from '../visitor.ts';
import { type Hearing, hearingOf } from './hearing.ts';
import { type Acknowledged, Phone } from './phone.ts';

/** Nobody waits longer for anything; on a machine that others use, too. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 5;
/** Longer than it takes to try everything: the sandglass has to be seen running before and after. */
const GLASS_SECONDS = 1800;
const HIGHEST = 99;
const LOWEST = 2;

const PLAN: EveningPlan = {
  ...{ form: 'one-table', games: ['ricochet-robots'], seats: MOST_SEATS, options: { glassSeconds: GLASS_SECONDS } },
  ...{ control: { kind: 'none' }, untimed: false, rounds: 1, legs: 1, secondChance: false, place: 'house' },
};

/** What must be the same before and after. */
export interface Standing {
  readonly guests: readonly string[];
  readonly table: string | undefined;
  readonly round: number;
  readonly target: string | null;
  /** Milliseconds that the sandglass still has to run; undefined if none runs. */
  readonly glass: number | undefined;
}

export class TheEvening {
  readonly phones: readonly Phone[];
  readonly screen: Phone;
  readonly #players: readonly Phone[];
  /** By seat, the number that was acknowledged last, and the one that was asked for last. */
  readonly #acknowledged: number[];
  readonly #asked: number[];
  #turn = 0;

  private constructor(phones: readonly Phone[], screen: Phone, players: readonly Phone[]) {
    this.phones = phones;
    this.screen = screen;
    this.#players = players;
    this.#acknowledged = players.map(() => HIGHEST + 1);
    this.#asked = players.map(() => HIGHEST + 1);
  }

  get everybody(): readonly Phone[] {
    return [...this.phones, this.screen];
  }

  /** Opened by the first, who tells the others the code; the first of them play, and everybody else watches. */
  static async open(nodes: readonly string[], count: number): Promise<TheEvening> {
    const at = (number: number) => nodes[number % nodes.length]!;
    const names = Array.from({ length: count }, (_, number) => `Guest ${number + 1}`);
    const phones = await Promise.all(
      names.map(async (name, number) => new Phone(name, await visit(at(number), name), nodes, number)),
    );
    const [keeper, ...others] = phones;
    const room = await ask<{ id: string; code: string }>(at(0), keeper!.visitor, 'POST', '/api/evenings', {
      name: keeper!.name,
    });
    const act = (phone: Phone, command: object) =>
      ask(at(phone.node), phone.visitor, 'POST', `/api/evenings/${room.id}`, command);
    for (const phone of others) {
      const { id } = await ask<{ id: string }>(
        at(phone.node),
        phone.visitor,
        'GET',
        `/api/evenings/codes/${room.code}`,
      );
      if (id !== room.id) throw new Error('the code leads elsewhere');
      await act(phone, { do: 'join', name: phone.name });
    }
    const screen = new Phone('the screen', undefined, nodes, 0);
    const everybody = [...phones, screen];
    for (const each of everybody) each.comeIn(room.id);
    await until('everybody is in the room', () => everybody.every((each) => each.room?.face.guests.length === count));

    const players = phones.slice(0, MOST_SEATS);
    await act(keeper!, { do: 'plan', plan: PLAN, players: players.map((_, number) => number) });
    await act(keeper!, { do: 'pair' });
    await until('everybody is told of the table', () => everybody.every((each) => tableOf(each) !== undefined));
    for (const each of everybody) each.goTo(tableOf(each)!);
    await until('the game has begun', () => everybody.every(({ view }) => view?.phase === 'thinking'));
    return new TheEvening(phones, screen, players);
  }

  /** So many, one every `pace` milliseconds, by one after the other; until nothing answers any more. */
  async announce(many: number, pace: number): Promise<readonly Acknowledged[]> {
    const announced: Acknowledged[] = [];
    for (let count = 0; count < many; count++) {
      const next = wait(pace);
      const seat = this.#turn++ % this.#players.length;
      const number = this.#acknowledged[seat]! - 1;
      if (number < LOWEST) throw new Error('nobody can announce any more');
      this.#asked[seat] = number;
      const done = await this.#at(seat).announce(number);
      if (!done) return announced;
      this.#acknowledged[seat] = number;
      announced.push(done);
      await next;
    }
    return announced;
  }

  async hearing(announced: readonly Acknowledged[]): Promise<Hearing> {
    const last = announced.at(-1)!.seq;
    await until('everybody has heard the last', () => this.everybody.every(({ heard }) => heard.has(last)));
    return hearingOf(announced, this.everybody);
  }

  /** Everybody is in the room and at the table again. */
  async back(): Promise<void> {
    await until('everybody is back', () => this.everybody.every(({ room, view }) => room && view));
    // what was asked when the line broke may have been done
    const bids = this.screen.view!.bids;
    for (const seat of this.#players.keys()) {
      const [stands, known] = [bids[seat] ?? HIGHEST + 1, this.#acknowledged[seat]!];
      if (stands !== known && stands !== this.#asked[seat])
        throw new Error(`${known} was acknowledged, there is ${stands}`);
      // a node that is told late may not know yet what was asked of the one that is gone
      this.#acknowledged[seat] = Math.min(stands, this.#asked[seat]!);
    }
  }

  standing(): Standing {
    const { room, view, clock, ahead } = this.screen;
    const glass = clock?.sandglasses[0];
    return {
      guests: room!.face.guests.map(({ name }) => name),
      table: tableOf(this.screen),
      ...{ round: view!.rounds, target: view!.target },
      glass: glass && glass.ends - (Date.now() + ahead),
    };
  }

  close(): void {
    for (const each of this.everybody) each.close();
  }

  #at(seat: number): Phone {
    return this.#players.find((phone) => phone.seat === seat) ?? this.#players[seat]!;
  }
}

const tableOf = ({ room }: Phone): string | undefined => room?.face.contests.at(-1)?.rounds.at(-1)?.tables[0]?.table;

async function until(what: string, isSo: () => boolean): Promise<void> {
  const begin = performance.now();
  while (!isSo()) {
    if (performance.now() - begin > PATIENCE_MS) throw new Error(`in vain: ${what}`);
    await wait(LOOK_MS);
  }
}
