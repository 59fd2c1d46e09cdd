/** Who plays a match: one of our levels, the plain search, or any program that speaks the engine protocol. */
import { type Budget, LEVELS, type Level } from '../../core/bot.ts';
import type { GameModule, Notation, Seat } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import { plainBot } from '../../search/plain.ts';
import { answerQuestion, questionFor } from '../../table/course/questions.ts';
import { EngineProcess } from '../engine-process.ts';

export interface Wish {
  readonly move: Notation;
  /** Milliseconds of the game's own time until it is made. */
  readonly pause: number;
}

export interface MatchPlayer {
  readonly name: string;
  /** What this player does next at `seat`; undefined if it waits. */
  ask(log: Log, seat: Seat, seed: string, elapsed: number): Promise<Wish | undefined>;
  close(): void;
}

/** `level 3`, as `3`. */
export const levelPlayer = (module: GameModule, level: Level, budget: Budget): MatchPlayer =>
  botPlayer(module, level, budget, `level ${level}`);

/** The measure: a search that knows the rules of the game and nothing else of it. */
export const PLAIN = 'plain';
export const plainPlayer = (module: GameModule, budget: Budget): MatchPlayer =>
  botPlayer({ ...module, bot: async () => plainBot(module.rules) }, 5, budget, PLAIN);

function botPlayer(module: GameModule, level: Level, budget: Budget, name: string): MatchPlayer {
  return {
    name,
    ask(log, seat, seed, elapsed) {
      const drawn = log.events.findLastIndex(({ by }) => by === 'chance') + 1;
      const question = questionFor({ ...log, drawn }, { seat, level, seed, budget }, elapsed);
      return answerQuestion(module, question, { now: () => performance.now() });
    },
    close() {},
  };
}

export const levelOf = (text: string): Level | undefined => LEVELS.find((level) => String(level) === text);

export function programPlayer(command: string, budget: Budget): MatchPlayer {
  const engine = new EngineProcess(command);
  return {
    name: command,
    async ask({ game, seats, options, events }, seat, seed) {
      const question = { seat, ...budget, seed: `${seed}/${seat}/${events.length}` };
      const move = await engine.best({ game: game.id, seats, options, events }, question);
      return move === undefined ? undefined : { move, pause: 0 };
    },
    close: () => engine.close(),
  };
}
