/** What a big screen of a room is sent: of two evenings that differ only in a secret the same bytes, in whosever browser it is open. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { EveningCommand } from '../../src/evening/commands.ts';
import type { EveningPlan } from '../../src/evening/plan.ts';
import { SHELF } from '../../src/games/shelf.ts';
import type { EveningTold } from '../../src/wire/answers/evenings.ts';
import { Guest, openTestHouse, Place } from '../support/online.ts';
import { timeOf } from '../support/test-time.ts';
import { type Twins, twinsOf } from '../support/twins.ts';

const GAMES = join(import.meta.dirname, '../../src/games');
const SECRETIVE = SHELF.filter(({ rules }) => existsSync(join(GAMES, rules.id, 'secrecy.test.ts')));
const LIMITS = { requestsPerMinute: 1e6, burst: 1e6, perSecond: 1e6, grace: 1e8 };

/** The smallest table of each game and of each kind of secret. */
const PAIRS = SECRETIVE.flatMap(({ rules }) =>
  twinsOf(rules).filter(
    ({ keeper, seats }, _, all) =>
      seats === Math.min(...all.filter((each) => each.keeper === keeper).map((t) => t.seats)),
  ),
);

test.each(PAIRS.map((twins) => [twins.game.id, twins.seats, twins.keeper, twins] as const))(
  '%s for %i, a secret of a %s',
  async (_game, _seats, keeper, twins) => {
    const [one, other] = [await evening(twins, 0), await evening(twins, 1)];
    const veil = (texts: readonly string[]) => texts.map((text) => veiled(text, keeper));
    expect(one.screen.length).toBeGreaterThan(8);
    expect(veil(one.screen)).toEqual(veil(other.screen));
    // the seats' own lines differ, so that the comparison would see it
    if (one.owner.length > 0) expect(veil(one.owner)).not.toEqual(veil(other.owner));
  },
);
test('there are such games', () => expect(PAIRS.length).toBeGreaterThan(1));

/** What may differ: the promise itself, which is salted or a hash of 32 random bytes. */
const veiled = (text: string, keeper: Twins['keeper']): string =>
  keeper === 'player'
    ? text.replace(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"…"')
    : text.replace(/"seedHash":"[0-9a-f]{64}"/g, '"seedHash":"…"');

/** One of the twins at the only table of a room; what its screen was sent, and what the one who knows the secret. */
async function evening({ game, seats, options, seeds, moves, strangers }: Twins, twin: 0 | 1) {
  let now = 1_000_000;
  let asked = 0;
  let isSeating = false;
  const bytes = (count: number) => {
    if (isSeating && count === 32) {
      isSeating = false;
      return Buffer.from(seeds[twin], 'hex');
    }
    return createHash('sha256').update(`bytes ${asked++}`).digest().subarray(0, count);
  };
  const house = await openTestHouse({ time: timeOf(() => now), bytes, limits: LIMITS });
  const guests: Guest[] = [];
  for (let seat = 0; seat < seats; seat++) guests.push(await Guest.at(house.url, `Player ${seat}`));
  const { id } = (await guests[0]!.ask('POST', '/api/evenings', { name: 'Player 0' })).body as { id: string };
  for (const [number, guest] of guests.entries())
    if (number > 0) await guest.ask('POST', `/api/evenings/${id}`, { do: 'join', name: `Player ${number}` });

  // open in the keeper's own browser, and still of nobody
  const headers = { authorization: `Bearer ${guests[0]!.token}` };
  const screen = new WebSocket(`${house.url.replace('http', 'ws')}/api/evenings/${id}/socket?screen=1`, { headers });
  const told: string[] = [];
  screen.on('message', (data) => told.push(data.toString()));
  const last = () => JSON.parse(told.at(-1)!) as EveningTold;
  const say = (command: EveningCommand) => guests[0]!.ask('POST', `/api/evenings/${id}`, command);
  await vi.waitFor(() => expect(last()).toMatchObject({ own: null, keys: {}, screens: 1 }));
  const plan: EveningPlan = {
    ...{ form: 'one-table', games: [game.id], seats, options, control: { kind: 'none' }, untimed: false },
    ...{ rounds: 1, legs: 1, secondChance: false, place: 'house' },
  };
  await say({ do: 'plan', plan, players: guests.map((_, number) => number) });
  isSeating = true;
  await say({ do: 'pair' });
  const seated = () => last().face.contests[0]?.rounds[0]?.tables[0];
  await vi.waitFor(() => expect(seated()?.table).toBeDefined(), 20_000);
  const { table, guests: order } = seated()!;
  const knows = guests.findIndex((_, seat) => !strangers.includes(seat));
  const watchers = [
    await Place.at(house.url, table!, undefined, 0, 'screen'),
    ...(knows < 0 ? [] : [await Place.at(house.url, table!, guests[order[knows]!]!.token, 0, 'screen')]),
  ];
  const places: Place[] = [];
  for (const number of order) places.push(await guests[number]!.join(table!));
  const everybodyHears = (seq: number) => Promise.all([...places, ...watchers].map((place) => place.line(seq)));
  const lines = async () => (await house.store.read(table!, 0)).length;
  await watchers[0]!.happened('started');
  for (const { by, move } of moves[twin]) {
    now += 1000;
    await everybodyHears(await places[by as number]!.do({ do: 'act', move }));
  }
  await everybodyHears((await lines()) - 1);
  const raw = (place: Place) => place.raw.filter((text) => !text.startsWith('{"t":"presence"'));
  // the one screen is told what the other is
  if (watchers[1]) expect(raw(watchers[1])).toEqual(raw(watchers[0]!));
  const received = {
    // how often a room is told depends on how busy the house is: how it stood after each step, as last told
    screen: [...raw(watchers[0]!), ...STEPS.map((step) => told.findLast((text) => step(JSON.parse(text)))!)],
    owner: knows < 0 ? [] : raw(places[knows]!),
  };
  screen.terminate();
  await Promise.all([...places, ...watchers].map((place) => place.close()));
  await house.close();
  return received;
}

const STEPS: readonly ((told: EveningTold) => boolean)[] = [
  ({ face }) => face.contests.length === 0,
  ({ face }) => face.contests[0]?.rounds[0]?.tables[0]?.table !== undefined,
];
