import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ranksOf } from './rating.ts';
import { Ratings } from './ratings.ts';
import { readGames } from './read-games.ts';

const rated = (games: readonly object[], fixed = {}) => {
  const read = readGames({ games, fixed });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const all = new Ratings(read.value.fixed);
  for (const game of read.value.games) all.add(game);
  return all;
};

test('points give ranks: equal ones share theirs, and the next counts all before', () => {
  expect(ranksOf([3, 5, 3, 0])).toEqual([2, 1, 2, 4]);
});

// figures of the model of Plackett and Luce as published: from 25 and 25/3, one win
test('who wins goes up as much as who loses goes down, and both are known better', () => {
  const all = rated([{ players: ['Ada', 'Bob'], points: [1, 0] }]);
  expect(all.of('', 'Ada')).toMatchObject({
    mu: expect.closeTo(27.63523, 5),
    sigma: expect.closeTo(8.06551, 5),
    games: 1,
  });
  expect(all.of('', 'Bob')).toMatchObject({ mu: expect.closeTo(22.36477, 5), sigma: expect.closeTo(8.06551, 5) });
});

test('a draw between equals changes no expectation, and partners go together', () => {
  const drawn = rated([{ players: ['Ada', 'Bob'], points: [2, 2] }]);
  expect(drawn.of('', 'Ada')!.mu).toBeCloseTo(25, 9);
  const teams = rated([
    {
      players: [
        ['a', 'b'],
        ['c', 'd'],
      ],
      points: [7, 4],
    },
  ]);
  expect(teams.of('', 'a')).toEqual(teams.of('', 'b'));
  expect(teams.of('', 'c')!.mu).toBeLessThan(25);
});

test('each game has its own ratings, and a yardstick stays what it is', () => {
  const all = rated(
    [
      { game: 'foxu', players: ['Ada', 'bot 3'], points: [1, 0] },
      { game: 'z-game', players: ['Ada', 'bot 3'], points: [0, 1] },
    ],
    { 'bot 3': { mu: 25, sigma: 1 } },
  );
  expect(all.of('foxu', 'Ada')!.mu).toBeGreaterThan(25);
  expect(all.of('z-game', 'Ada')!.mu).toBeLessThan(25);
  expect(all.of('foxu', 'bot 3')).toEqual({ mu: 25, sigma: 1, games: 0 });
  expect(all.list().map(({ game, player }) => [game, player])).toEqual([
    ['foxu', 'Ada'],
    ['z-game', 'Ada'],
  ]);
});

test('ranks alone count: twelve to nothing is worth what one to nothing is', () => {
  const [narrow, high] = [1, 12].map((points) => rated([{ players: ['a', 'b', 'c'], points: [points, 0, 0] }]).list());
  expect(high).toEqual(narrow);
});

test.each([
  [{ games: [{ players: ['a', 'b'], points: [1] }] }, 'points', { number: '1' }],
  [{ games: [{ players: ['a', ['b', 'a']], points: [1, 0] }] }, 'twice', { number: '1' }],
  [{ games: [{ players: ['a', 'b'], points: [1, 'x'] }] }, 'form', { path: 'games.0.points.1' }],
  [[], 'form', { path: 'JSON' }],
])('%j is refused', (json, what, details) => {
  expect(readGames(json)).toEqual({ ok: false, error: { what, details } });
});

test('a tournament is read round by round, byes are no games', () => {
  const read = readGames({
    format: 'swiss',
    players: ['a', 'b', 'c'],
    rounds: [
      [
        { players: ['a', 'b'], points: [1, 0] },
        { players: ['c'], points: [1] },
      ],
    ],
  });
  expect(read).toMatchObject({ ok: true, value: { games: [{ game: '', sides: [['a'], ['b']], ranks: [1, 2] }] } });
});

test('a list is sorted once, and again when somebody has played; whoever asks for one player gets his alone', () => {
  const all = rated([{ game: 'foxu', players: ['Ada', 'Bob'], points: [1, 0] }]);
  expect(all.listOf('foxu')).toBe(all.listOf('foxu'));
  expect(all.listOf('foxu').map(({ player }) => player)).toEqual(['Ada', 'Bob']);
  for (let games = 0; games < 3; games++) all.add({ game: 'foxu', sides: [['Ada'], ['Bob']], ranks: [2, 1] });
  expect(all.listOf('foxu').map(({ player }) => player)).toEqual(['Bob', 'Ada']);
  expect(all.ofPlayer('Ada')).toEqual([{ game: 'foxu', player: 'Ada', ...all.of('foxu', 'Ada') }]);
  expect([all.listOf('z-game'), all.ofPlayer('eve')]).toEqual([[], []]);
});

/**
 * The model of Plackett and Luce for teams as Weng and Lin have published it (2011, algorithm 4), written down once more: ranks in, means and deviations
 * out, nothing of the library.
 */
function plackettLuce(teams: readonly (readonly { mu: number; sigma: number }[])[], ranks: readonly number[]) {
  const beta = 25 / 6;
  const sums = teams.map((team) => ({
    mu: team.reduce((sum, { mu }) => sum + mu, 0),
    variance: team.reduce((sum, { sigma }) => sum + sigma ** 2, 0),
  }));
  const c = Math.sqrt(sums.reduce((sum, { variance }) => sum + variance + beta ** 2, 0));
  const strength = sums.map(({ mu }) => Math.exp(mu / c));
  return teams.map((team, i) => {
    const { variance } = sums[i]!;
    let [omega, delta] = [0, 0];
    for (const [q, rank] of ranks.entries()) {
      if (rank > ranks[i]!) continue;
      const behind = strength.filter((_, s) => ranks[s]! >= rank).reduce((sum, each) => sum + each, 0);
      const equal = ranks.filter((each) => each === rank).length;
      const share = strength[i]! / behind;
      omega += ((q === i ? 1 : 0) - share) / equal;
      delta += (share * (1 - share)) / equal;
    }
    const shrink = (Math.sqrt(variance) / c) * (variance / c ** 2) * delta;
    return team.map(({ mu, sigma }) => ({
      mu: mu + (sigma ** 2 / variance) * (variance / c) * omega,
      sigma: sigma * Math.sqrt(Math.max(1 - (sigma ** 2 / variance) * shrink, 1e-4)),
    }));
  });
}

test('random tables of any size, alone and with partners, one after the other: the published model gives the same', () => {
  const names = [...'abcdefghij'];
  const tables = fc.array(
    fc.record({
      order: fc.shuffledSubarray(names, { minLength: 2 }),
      size: fc.integer({ min: 1, max: 3 }),
      points: fc.array(fc.nat(3), { minLength: 10, maxLength: 10 }),
    }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(tables, (played) => {
      const known = new Map(names.map((name) => [name, { mu: 25, sigma: 25 / 3 }]));
      const games: object[] = [];
      for (const { order, size, points: all } of played) {
        const players = order.flatMap((_, at) => (at % size === 0 ? [order.slice(at, at + size)] : []));
        if (players.length < 2) continue;
        const points = players.map((_, at) => all[at]!);
        const ranks = points.map((own) => points.filter((other) => other > own).length);
        const after = plackettLuce(
          players.map((side) => side.map((name) => known.get(name)!)),
          ranks,
        );
        for (const [at, side] of players.entries())
          for (const [place, name] of side.entries()) known.set(name, after[at]![place]!);
        games.push({ players, points });
      }
      const all = rated(games);
      for (const { player, mu, sigma } of all.list()) {
        expect(mu).toBeCloseTo(known.get(player)!.mu, 9);
        expect(sigma).toBeCloseTo(known.get(player)!.sigma, 9);
      }
    }),
    { numRuns: 100 },
  );
});
