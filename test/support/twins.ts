/**
 * Twin games for a house: the same moves of everybody but for one secret, made by a player or drawn by chance. Whoever may
 * not know it sees the same, as far as the game itself is asked; what the house sends is then compared.
 */
import type { AnyGame, By, GameEvent, Viewer } from '../../src/core/game.ts';
import { append, drawChance, type Log, openLog } from '../../src/core/log.ts';
import { seededRandom } from '../../src/core/random.ts';
import { expectOk } from '../../src/core/result.ts';
import { hash, isHidden } from '../../src/table/told/commitments.ts';
import { seenBy } from '../../src/table/told/seen.ts';
import { viewers } from './random-game.ts';

type Pair<T> = readonly [T, T];
type Options = Readonly<Record<string, unknown>>;
export type Keeper = 'player' | 'chance';

export interface Twins {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly keeper: Keeper;
  readonly seeds: Pair<string>;
  /** The players' moves, in order. */
  readonly moves: Pair<readonly GameEvent[]>;
  /** Those who may not know. */
  readonly strangers: readonly Viewer[];
}

const MOST_MOVES = 10;
const LEAST_MOVES = 3;
const ATTEMPTS = 60;

/** One pair for every table size and keeper of secrets that the game has. */
export function twinsOf(game: AnyGame): Twins[] {
  return game.seats.flatMap((seats) =>
    (['player', 'chance'] as const).flatMap((keeper) => {
      const options = optionsOf(game, seats).find((each) => hasSecret(game, seats, each, keeper));
      return options ? [find(game, seats, options, keeper)] : [];
    }),
  );
}

/** The defaults, and each option changed for itself. */
function optionsOf(game: AnyGame, seats: number): Options[] {
  const changed = Object.entries(game.optionSpecs(seats)).flatMap(([name, spec]) =>
    'values' in spec ? spec.values.map((value) => ({ [name]: value })) : [],
  );
  return [{}, ...changed].filter((options) => game.options(options, seats).ok);
}

const fresh = (game: AnyGame, seats: number, options: Options, seed: string): Log =>
  drawChance(expectOk(openLog(game, seats, options)), seed);

function hasSecret(game: AnyGame, seats: number, options: Options, keeper: Keeper): boolean {
  const log = fresh(game, seats, options, hash('secret'));
  if (keeper === 'chance') return secretIn(log) !== undefined;
  const by = actor(log);
  return by !== undefined && isHidden(log, by, game.draw(log.state, by, seededRandom('secret')));
}

/** The first event of chance that a spectator is not told. */
function secretIn(log: Log): GameEvent | undefined {
  const seen = seenBy(log, 'spectator');
  return log.events.find(({ by, move }, index) => by === 'chance' && seen[index]!.move !== move);
}

function find(game: AnyGame, seats: number, options: Options, keeper: Keeper): Twins {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seeds = [0, keeper === 'chance' ? 1 : 0].map((twin) => hash(`twin ${attempt} ${twin}`)) as [string, string];
    const found = grow({ game, seats, options, keeper, seeds }, seededRandom(`twins ${attempt}`));
    if (found) return found;
  }
  throw new Error(`${game.id}: no two games of ${seats} look alike to those who may not know`);
}

function grow(origin: Omit<Twins, 'moves' | 'strangers'>, random: (below: number) => number): Twins | undefined {
  const { game, seats, options, keeper, seeds } = origin;
  let logs = seeds.map((seed) => fresh(game, seats, options, seed)) as [Log, Log];
  const moves: [GameEvent[], GameEvent[]] = [[], []];
  const play = (by: By, pair: Pair<unknown>): [Log, Log] | undefined => {
    const [one, other] = [append(logs[0], by, game.write(pair[0])), append(logs[1], by, game.write(pair[1]))];
    if (!one.ok || !other.ok) return undefined;
    return [drawChance(one.value, seeds[0]), drawChance(other.value, seeds[1])];
  };
  const add = (by: By, pair: Pair<unknown>, next: [Log, Log]) => {
    logs = next;
    for (const twin of [0, 1] as const) moves[twin].push({ by, move: game.write(pair[twin]) });
  };

  let strangers: readonly Viewer[];
  if (keeper === 'player') {
    const by = actor(logs[0])!;
    const pair = [game.draw(logs[0].state, by, random), game.draw(logs[0].state, by, random)] as const;
    const next = play(by, pair);
    if (!next || game.write(pair[0]) === game.write(pair[1])) return undefined;
    strangers = strangersTo(logs[0], by, pair[0]);
    add(by, pair, next);
  } else {
    const secrets = logs.map(secretIn);
    if (!secrets[0] || !secrets[1] || secrets[0].move === secrets[1].move) return undefined;
    const index = logs[0].events.indexOf(secrets[0]);
    const before = expectOk(openLog(game, seats, options, logs[0].events.slice(0, index)));
    strangers = strangersTo(before, 'chance', expectOk(game.read(secrets[0].move)));
  }
  if (!alike(logs, strangers)) return undefined;
  for (let step = 0; step < MOST_MOVES; step++) {
    const found = nextMove();
    if (!found) break;
    add(found.by, [found.move, found.move], found.next);
  }
  return moves[0].length < LEAST_MOVES ? undefined : { ...origin, moves, strangers };

  function nextMove() {
    const by = actor(logs[0]);
    if (by === undefined) return undefined;
    for (let tries = 0; tries < 40; tries++) {
      const move = game.draw(logs[0].state, by, random);
      const next = play(by, [move, move]);
      if (next && !game.outcome(next[0].state) && alike(next, strangers)) return { by, move, next };
    }
    return undefined;
  }
}

const actor = ({ game, state }: Log): number | undefined => game.toAct(state).find((by) => typeof by === 'number');

const strangersTo = ({ game, seats, state }: Log, by: By, move: unknown): readonly Viewer[] =>
  viewers(seats).filter((viewer) => game.seen(state, by, move, viewer).move !== game.write(move));

const alike = (logs: Pair<Log>, strangers: readonly Viewer[]): boolean =>
  strangers.every((viewer) => {
    const [one, other] = logs.map((log) =>
      JSON.stringify([seenBy(log, viewer), log.game.view(log.state, viewer), log.game.toAct(log.state)]),
    );
    return one === other;
  });
