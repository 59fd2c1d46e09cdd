/** Threads that help analysts: one a game that has use for it. Only the built program has them, not the sources. */
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Helper } from '../core/bot.ts';
import type { GameModule } from '../core/game.ts';

const THREAD = new URL('./helper-thread.js', import.meta.url);

export interface HelperData {
  readonly game: string;
  readonly memory: SharedArrayBuffer;
}

class HelperThread implements Helper {
  readonly #game: string;

  constructor(game: string) {
    this.#game = game;
  }

  join(memory: SharedArrayBuffer): void {
    const thread = new Worker(THREAD, { workerData: { game: this.#game, memory } satisfies HelperData });
    thread.unref();
    // should it run out of memory: who is left alone takes longer, that is all
    thread.on('error', () => {});
  }
}

const helpers = new Map<string, Helper>();

/** Undefined where the game has no use for it, or the machine no core. */
export function helperOf({ help, rules }: GameModule): Helper | undefined {
  if (!help || availableParallelism() < 2 || !existsSync(THREAD)) return undefined;
  const helper = helpers.get(rules.id) ?? new HelperThread(rules.id);
  helpers.set(rules.id, helper);
  return helper;
}
