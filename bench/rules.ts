/** The rules alone: perft nodes a second and random games a second, the base line that solvers are compared with. */
import type { AnyGame } from '../src/core/game.ts';
import { drawChance, type Log, openLog } from '../src/core/log.ts';
import { perft, uncountable } from '../src/core/perft.ts';
import { seededRandom } from '../src/core/random.ts';
import { expectOk } from '../src/core/result.ts';
import { SHELF } from '../src/games/shelf.ts';

const SECONDS = 1;
const MOST_EVENTS = 1000;

export function benchRules(): void {
  console.log('rules                 perft nodes    depth      nodes/s    random games/s');
  for (const { rules } of SHELF) {
    const { nodes, depth, rate } = perftRate(position(rules));
    const games = gamesPerSecond(rules);
    const cells = [
      rules.id.padEnd(18),
      pad(nodes, 14),
      pad(depth, 8),
      pad(Math.round(rate), 12),
      pad(games.toFixed(1), 17),
    ];
    console.log(cells.join(' '));
  }
}

/** The first position of a seeded game from which events can be counted and some moves are made. */
function position(game: AnyGame): Log {
  const random = seededRandom('bench');
  let log = drawChance(fresh(game), 'bench');
  while (log.events.length < 6 || uncountable(game, log.state)) {
    const by = game.toAct(log.state).find((each) => each !== 'clock')!;
    const move = game.draw(log.state, by, random);
    log = { ...log, events: [...log.events, { by, move: game.write(move) }], state: game.apply(log.state, by, move) };
    log = drawChance(log, 'bench');
  }
  return log;
}

function perftRate({ game, state }: Log) {
  for (let depth = 1; ; depth++) {
    const before = performance.now();
    const nodes = perft(game, state, depth);
    const seconds = (performance.now() - before) / 1000;
    if (seconds > SECONDS / 4 || depth === 12) return { nodes, depth, rate: nodes / seconds };
  }
}

function gamesPerSecond(game: AnyGame): number {
  const until = performance.now() + SECONDS * 1000;
  let games = 0;
  while (performance.now() < until) {
    const random = seededRandom('bench', games++);
    let { state } = fresh(game);
    for (let events = 0; events < MOST_EVENTS; events++) {
      const toAct = game.toAct(state);
      if (toAct.length === 0) break;
      const by = toAct[random(toAct.length)]!;
      state = game.apply(state, by, game.draw(state, by, random));
    }
  }
  return games / SECONDS;
}

const fresh = (game: AnyGame) => expectOk(openLog(game, game.seats.includes(2) ? 2 : game.seats[0]!, undefined));
const pad = (value: string | number, width: number) => String(value).padStart(width);
