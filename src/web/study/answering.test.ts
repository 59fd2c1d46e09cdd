/** What is asked about a game is answered for any module, and by the worker as by the module itself. */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { sampleGames } from '../../../test/support/sample-games.ts';
import type { GameModule } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import type { Studied } from '../../core/study.ts';
import { template } from '../../games/_template/index.ts';
import { SHELF } from '../../games/shelf.ts';
import { answering } from './answering.ts';
import type { StudiedGame, StudyQuestion, StudyReply, StudyRequest } from './questions.ts';
import type { StudyPiece } from './study-client.ts';

const thinking = () => ({ budget: { nodes: 500 }, random: seededRandom('review'), now: () => 0 });

function sampleOf({ rules }: GameModule): StudiedGame {
  const { table, steps } = sampleGames(rules).find(({ steps }) => steps.length > 0)!;
  const events = steps.map(({ by, move }) => ({ by, move: rules.write(move) }));
  return { game: rules.id, seats: table.seats, options: table.options, events };
}

async function answers(module: GameModule, of: StudiedGame, question: StudyQuestion): Promise<StudyPiece[]> {
  const all: StudyPiece[] = [];
  for await (const piece of answering(module, of, question, thinking())) all.push(piece);
  return all;
}

const whichHand: StudiedGame = {
  ...{ game: template.rules.id, seats: 2, options: {} },
  events: [
    { by: 'chance', move: 'hider:0' },
    { by: 0, move: 'hide:left' },
    { by: 1, move: 'guess:right' },
  ],
};

test('a game with a reviewer and no study: verdicts, no candidates, no insights', async () => {
  const { study: _, ...module } = template;
  const verdicts = await answers(module, whichHand, { do: 'review' });
  expect(verdicts.map(({ told }) => told)).toEqual(['judged', 'verdict', 'verdict']);
  expect(verdicts[0]).toMatchObject({ judged: [1, 2], scale: { unit: 'points' } });
  const [, last, ...more] = await answers(module, whichHand, { do: 'review', most: 1 });
  expect([last, more]).toEqual([verdicts[1], []]);
  expect(await answers(module, whichHand, { do: 'candidates', most: 3, knowledge: 'everything' })).toEqual([]);
  expect(await answers(module, whichHand, { do: 'insights', knowledge: 0 })).toEqual([]);
  expect(await answers(module, whichHand, { do: 'warmth', knowledge: 0 })).toEqual([]);
});

test('a study is shown the game as far as it has come, and whose knowledge counts', async () => {
  const seen: Studied[] = [];
  const insight = { key: 'any', parts: [] };
  const module: GameModule = {
    ...template,
    study: async () => ({
      candidates: async (studied, most) => {
        seen.push(studied);
        return [{ by: 1, move: 'guess:left', value: most, exact: true, line: ['guess:left'] }];
      },
      async *insights(studied, _, asked) {
        seen.push(studied);
        yield insight;
        yield { ...insight, key: asked?.key ?? 'none' };
      },
      warmth: async () => insight,
    }),
  };
  const [candidates] = await answers(module, whichHand, { do: 'candidates', most: 3, knowledge: 'everything' });
  expect(candidates).toMatchObject({ told: 'candidates', candidates: [{ value: 3 }] });
  const asked = { key: 'which', chosen: {} };
  const insights = await answers(module, whichHand, { do: 'insights', knowledge: 1, asked });
  expect(insights).toEqual([
    { told: 'insight', insight },
    { told: 'insight', insight: { key: 'which', parts: [] } },
  ]);
  expect(await answers(module, whichHand, { do: 'warmth', knowledge: 1 })).toEqual([{ told: 'insight', insight }]);
  expect(seen.map(({ knowledge, moments }) => [knowledge, moments.length])).toEqual([
    ['everything', 3],
    [1, 3],
  ]);
});

/** The worker as the page meets it: its own scope is the global one. */
class TestScope {
  onmessage: ((event: { data: StudyRequest }) => void) | undefined;
  readonly heard: StudyReply[] = [];
  #done: (() => void) | undefined;

  async ask(request: Omit<StudyRequest, 'id'>): Promise<readonly StudyReply[]> {
    this.heard.length = 0;
    const done = new Promise<void>((resolve) => {
      this.#done = resolve;
    });
    const { onmessage } = globalThis as unknown as TestScope;
    onmessage!({ data: { id: 7, ...request } });
    await done;
    return [...this.heard];
  }

  hear(reply: StudyReply): void {
    this.heard.push(reply);
    if (reply.told === 'done') this.#done?.();
  }
}

describe('the worker', () => {
  const scope = new TestScope();
  beforeAll(async () => {
    vi.stubGlobal('postMessage', (reply: StudyReply) => scope.hear(reply));
    await import('./study-worker.ts');
    return () => vi.unstubAllGlobals();
  });

  test('says that it is awake', () => {
    expect(scope.heard).toEqual([{ id: 0, told: 'awake' }]);
  });

  test.each(SHELF.map((module) => ({ name: module.rules.id, module })))('reviews $name', async ({ module }) => {
    const of = sampleOf(module);
    const question = { do: 'review' } as const;
    const heard = await scope.ask({ of, question, budget: { nodes: 500 } });
    expect(heard.map(({ id, ...piece }) => [id, piece])).toEqual(
      [...(await answers(module, of, question)), { told: 'done' }].map((piece) => [7, piece]),
    );
    expect(heard.length).toBeGreaterThan(2);
  });
});
