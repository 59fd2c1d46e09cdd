/** Who plays a match: one of our levels, or any program that speaks the engine protocol. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type Budget, LEVELS, type Level } from '../../core/bot.ts';
import type { GameModule, Notation, Seat } from '../../core/game.ts';
import type { Log } from '../../core/log.ts';
import { answerQuestion, questionFor } from '../../table/bots.ts';

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
export function levelPlayer(module: GameModule, level: Level, budget: Budget): MatchPlayer {
  return {
    name: `level ${level}`,
    ask(log, seat, seed, elapsed) {
      const question = questionFor(log, { seat, level, seed, budget }, elapsed);
      return answerQuestion(module, question, { now: () => performance.now() });
    },
    close() {},
  };
}

export const levelOf = (text: string): Level | undefined => LEVELS.find((level) => String(level) === text);

/** Starts `command` in a shell and asks it `new` and `best`. */
export function programPlayer(command: string, budget: Budget): MatchPlayer {
  const child: ChildProcess = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  let id = 0;

  const request = async (fields: object): Promise<Readonly<Record<string, unknown>>> => {
    child.stdin!.write(`${JSON.stringify({ id: ++id, ...fields })}\n`);
    const line = await answers.next();
    if (line.done) throw new Error(`${command}: ended without an answer`);
    return JSON.parse(line.value);
  };

  return {
    name: command,
    async ask(log, seat, seed) {
      const { game, seats, options, events } = log;
      const { state, error } = await request({ do: 'new', game: game.id, seats, options, events });
      if (error) throw new Error(`${command}: ${JSON.stringify(error)}`);
      const answer = await request({ do: 'best', state, seat, ...budget, seed: `${seed}/${seat}/${events.length}` });
      await request({ do: 'drop', state });
      return typeof answer.move === 'string' ? { move: answer.move, pause: 0 } : undefined;
    },
    close: () => void child.stdin!.end(),
  };
}
