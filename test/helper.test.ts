/** A helper in a thread of its own, as the built program starts it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { seededRandom } from '../src/core/random.ts';
import { analyst } from '../src/games/mister-zero/solver/analyst.ts';
import { Requester } from '../src/games/mister-zero/solver/parallel/requester.ts';
import { SharedMemory } from '../src/games/mister-zero/solver/parallel/shared-memory.ts';
import { Solver } from '../src/games/mister-zero/solver/solver.ts';
import { boardOf, somePosition } from '../src/games/mister-zero/solver/test-positions.ts';
import { view } from '../src/games/mister-zero/view.ts';
import { Effort } from '../src/search/effort.ts';
import { program } from '../tools/build.js';

test('it answers what it is asked', async () => {
  const memory = SharedMemory.withTable(16);
  const requester = new Requester(memory);
  const thread = new Worker(join(program, '..', 'helper-thread.js'), {
    workerData: { game: 'mister-zero', memory: memory.buffer },
  });
  for (let i = 0; i < 5; i++) {
    const board = boardOf(somePosition(2, 9, `asked ${i}`));
    const value = new Solver(Effort.unlimited()).solve(board)!;
    requester.begin(board, undefined);
    for (const target of [value, value + 1]) {
      requester.post(target, Infinity);
      while (!requester.isClosed) await new Promise((resolve) => setTimeout(resolve, 5));
      expect(requester.response! >= target).toBe(value >= target);
      requester.close();
    }
  }
  await thread.terminate();
});

test('with it the analyst says the same, and the engine ends with its input', async () => {
  const engine = spawn(process.execPath, [program, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  const ask = async (request: object) => {
    engine.stdin.write(`${JSON.stringify({ id: 1, ...request })}\n`);
    return JSON.parse((await lines.next()).value!);
  };
  for (let i = 0; i < 6; i++) {
    const seats = i < 4 ? 2 : 4;
    const seen = view(somePosition(seats, 11, `analysed ${i}`), 'spectator');
    const { state } = await ask({ do: 'new', game: 'mister-zero', seats, view: seen });
    const { value, exact, line } = await ask({ do: 'analyse', state, ms: 60_000 });
    expect({ value, exact }).toEqual({ value: await marginOf(seen), exact: true });
    expect(line).toHaveLength(11);
  }
  engine.stdin.end();
  expect(await once(engine, 'exit')).toEqual([0, null]);
});

async function marginOf(seen: ReturnType<typeof view>): Promise<unknown> {
  const analysis = await analyst.analyse(seen, {
    budget: { ms: Infinity },
    random: seededRandom('helper'),
    now: () => 0,
  });
  return (analysis as { readonly value: number }).value;
}
