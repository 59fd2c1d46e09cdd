import { expect, test } from 'vitest';
import { findGame, SHELF } from '../games/shelf.ts';
import { RaceCourse } from './course.ts';
import { decideRace, decideReport, type RaceSource } from './decide.ts';
import type { RaceEvent } from './events.ts';
import { readRaceEvent, writeRaceEvent } from './forms.ts';
import { COUNTDOWN_MS, LATE_MS, LEAST_MS, LOCK_MS, MOST_RACERS, RACE_MS } from './limits.ts';
import { readRace } from './reading.ts';
import { NO_RACE, reduceRace } from './reduce.ts';
import { raceStandings, winnersOf } from './standings.ts';
import type { RaceState } from './state.ts';
import { raceFace } from './told.ts';

const OPENED: RaceEvent = { t: 'opened', who: 'ada', name: 'Ada', games: ['template'] };
const happen = (state: RaceState, at: number, ...events: readonly RaceEvent[]): RaceState =>
  events.reduce((now, event) => reduceRace(now, event, at), state);
const joined = (racer: number, name: string): RaceEvent => ({ t: 'joined', racer, who: name.toLowerCase(), name });
const lobby = happen(NO_RACE, 10, OPENED, joined(1, 'Bob'), joined(2, 'Cleo'));
const source = (now: number, there: readonly number[] = [0, 1, 2]): RaceSource => ({
  ...{ now, isThere: (racer) => there.includes(racer), seed: () => 'seed' },
});
const start = (state: RaceState, who: string, from: RaceSource) => decideRace(state, who, { do: 'start' }, from);
const racing = happen(lobby, 20, { t: 'started', at: 1000, seed: 'seed', racers: [0, 1, 2] });
const report = (state: RaceState, who: string, place: number, at: number, isSolved = true) =>
  decideReport(state, who, { heat: 1, place }, isSolved, at);

test('whoever comes has a place; the same name, or a seventeenth racer, has none; whoever leaves makes room', () => {
  const join = (state: RaceState, who: string, name: string) =>
    decideRace(state, who, { do: 'join', name }, source(50));
  expect(join(lobby, 'dan', 'Dan')).toEqual({ ok: true, value: [{ ...joined(3, 'Dan') }] });
  expect(join(lobby, 'dan', 'CLÉO')).toEqual({ ok: false, error: 'name-taken' });
  expect(join(lobby, 'bob', 'Bob')).toEqual({ ok: true, value: [] });
  let full = lobby;
  for (let racer = 3; racer < MOST_RACERS; racer++) full = happen(full, 60, joined(racer, `P${racer}`));
  expect(join(full, 'zoe', 'Zoé')).toEqual({ ok: false, error: 'full' });
  const left = happen(full, 70, { t: 'left', racer: 1 });
  expect(join(left, 'zoe', 'Zoé')).toMatchObject({ ok: true });
  expect(join(left, 'bob', 'Bob')).toEqual({ ok: true, value: [{ t: 'returned', racer: 1 }] });
  expect(decideRace(left, 'bob', { do: 'leave' }, source(80))).toEqual({ ok: false, error: 'not-in' });
});

test('its opener starts it, anybody once he has gone; those who are there race; not alone, and not twice at once', () => {
  const started = { t: 'started', at: 100 + COUNTDOWN_MS, seed: 'seed', racers: [0, 1, 2] };
  expect(start(lobby, 'ada', source(100))).toEqual({ ok: true, value: [started] });
  expect(start(lobby, 'bob', source(100))).toEqual({ ok: false, error: 'opener-starts' });
  expect(start(lobby, 'bob', source(100, [1, 2]))).toEqual({ ok: true, value: [{ ...started, racers: [1, 2] }] });
  expect(start(lobby, 'ada', source(100, [0]))).toEqual({ ok: false, error: 'too-few' });
  expect(start(lobby, 'zoe', source(100))).toEqual({ ok: false, error: 'not-in' });
  const end = 1000 + RACE_MS + LATE_MS;
  expect(start(racing, 'ada', source(end))).toEqual({ ok: false, error: 'running' });
  expect(start(racing, 'ada', source(end + 1))).toMatchObject({ ok: true });
});

test('what is told counts in its order, once, in time, and not sooner than anybody can solve', () => {
  expect(report(racing, 'ada', 0, 1000 + LEAST_MS)).toEqual({
    ok: true,
    value: [{ t: 'solved', racer: 0, ms: LEAST_MS }],
  });
  expect(report(racing, 'ada', 0, 1000 + LEAST_MS - 1)).toEqual({ ok: false, error: 'too-soon' });
  expect(report(racing, 'ada', 1, 5000)).toEqual({ ok: false, error: 'out-of-turn' });
  expect(report(racing, 'zoe', 0, 5000)).toEqual({ ok: false, error: 'not-racing' });
  expect(report(racing, 'ada', 0, 999)).toEqual({ ok: false, error: 'not-running' });
  expect(report(racing, 'ada', 0, 1000 + RACE_MS + LATE_MS)).toMatchObject({ ok: true });
  expect(report(racing, 'ada', 0, 1001 + RACE_MS + LATE_MS)).toEqual({ ok: false, error: 'not-running' });
  const missed = happen(racing, 5000, { t: 'missed', racer: 0, ms: 2000 });
  expect(report(missed, 'ada', 0, 5000)).toEqual({ ok: true, value: [] });
  // a mistake costs time, whenever it is told
  expect(report(missed, 'ada', 1, 1000 + LEAST_MS + LOCK_MS - 1)).toEqual({ ok: false, error: 'too-soon' });
  expect(report(missed, 'ada', 1, 1000 + LEAST_MS + LOCK_MS)).toMatchObject({ ok: true });
  const next = happen(missed, 200_000, { t: 'started', at: 205_000, seed: 'other', racers: [0, 1] });
  expect(report(next, 'ada', 1, 210_000)).toEqual({ ok: false, error: 'not-running' });
});

test('most solved wins; of those with as many whoever had them first; who has solved nothing wins nothing', () => {
  const heat = happen(
    racing,
    5000,
    ...([0, 1, 1, 2, 2] as const).map((racer, i): RaceEvent => ({ t: 'solved', racer, ms: 1000 * (1 + i) })),
    { t: 'missed', racer: 2, ms: 9000 },
    { t: 'solved', racer: 2, ms: 9500 },
    { t: 'solved', racer: 1, ms: 9400 },
  ).heats[0]!;
  expect(raceStandings(heat)).toEqual([
    { racer: 1, place: 1, count: 3, combo: 3 },
    { racer: 2, place: 2, count: 3, combo: 1 },
    { racer: 0, place: 3, count: 1, combo: 1 },
  ]);
  expect(winnersOf(heat)).toEqual([1]);
  expect(winnersOf(racing.heats[0]!)).toEqual([]);
  expect(raceStandings(racing.heats[0]!).map(({ place }) => place)).toEqual([1, 1, 1]);
});

test('the seed is told from the start on, wins when a heat is over, and nobody’s device ever', () => {
  const won = happen(racing, 5000, { t: 'solved', racer: 1, ms: 2000 });
  expect(raceFace(won, 999).heat!.seed).toBeNull();
  expect(raceFace(won, 1000)).toMatchObject({ heat: { seed: 'seed', number: 1 }, wins: [0, 0, 0] });
  expect(raceFace(won, 1001 + RACE_MS + LATE_MS).wins).toEqual([0, 1, 0]);
  expect(JSON.stringify(raceFace(won, 5000))).not.toMatch(/ada"|bob"/);
});

test('a log that is written is read as it was, and what is none says where', () => {
  const events: readonly RaceEvent[] = [
    ...[OPENED, joined(1, 'Bob'), { t: 'started', at: 1000, seed: 's', racers: [0, 1] } as const],
    ...[{ t: 'solved', racer: 1, ms: 700 } as const, { t: 'missed', racer: 0, ms: 800 } as const],
    ...[{ t: 'left', racer: 1 } as const, { t: 'returned', racer: 1 } as const],
  ];
  for (const event of events) expect(readRaceEvent(writeRaceEvent(event))).toEqual({ ok: true, value: event });
  const rows = events.map((event, seq) => ({ seq, at: seq, body: writeRaceEvent(event) }));
  expect(readRace(rows)).toMatchObject({ ok: true, value: { seq: 7, heats: [{ lanes: [{ solved: [false] }, {}] }] } });
  const spoilt = (seq: number, body: string) => readRace(rows.map((row) => (row.seq === seq ? { ...row, body } : row)));
  expect(readRace([])).toEqual({ ok: false, error: { seq: 0, kind: 'empty' } });
  expect(readRace(rows.slice(1))).toEqual({ ok: false, error: { seq: 1, kind: 'gap' } });
  expect(spoilt(0, rows[1]!.body)).toEqual({ ok: false, error: { seq: 0, kind: 'not-opened' } });
  expect(spoilt(2, '{')).toEqual({ ok: false, error: { seq: 2, kind: 'not-json' } });
  expect(spoilt(2, '{"t":"flown"}')).toEqual({ ok: false, error: { seq: 2, kind: 'unknown-kind' } });
  expect(spoilt(2, '{"v":9,"t":"left","racer":1}')).toEqual({ ok: false, error: { seq: 2, kind: 'version' } });
  expect(spoilt(2, '{"t":"left","racer":-1}')).toEqual({ ok: false, error: { seq: 2, kind: 'form' } });
  expect(spoilt(2, rows[3]!.body)).toEqual({ ok: false, error: { seq: 2, kind: 'contradiction' } });
});

test('one seed is one course: harder and harder, none twice, each game in its turn; another seed is another', async () => {
  const games = SHELF.filter(({ puzzles }) => puzzles);
  const course = async (seed: string, count: number, among = games) => {
    const puzzles = new RaceCourse(among, seed);
    // whatever is asked first
    return (await Promise.all(Array.from({ length: count }, (_, i) => puzzles.at(count - 1 - i)))).toReversed();
  };
  const [one, same, other] = [await course('a', 20), await course('a', 20), await course('b', 20)];
  const ids = (puzzles: typeof one) => puzzles.map((puzzle) => puzzle!.id);
  expect(ids(same)).toEqual(ids(one));
  expect(ids(other)).not.toEqual(ids(one));
  expect(new Set(ids(one)).size).toBe(20);
  expect(new Set(one.slice(0, games.length).map((puzzle) => puzzle!.game)).size).toBe(games.length);
  const alone = await course('a', 30, [findGame(games[0]!.rules.id)!]);
  const ratings = alone.map((puzzle) => puzzle!.rating);
  expect(Math.max(...ratings.slice(0, 5))).toBeLessThan(Math.min(...ratings.slice(-5)));
});
