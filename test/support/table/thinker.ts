/** Who thinks for the computers in the suite: any legal move at once, or nothing for now, or what the real ones think. */
import { seededRandom } from '../../../src/core/random.ts';
import {
  answerQuestion,
  type BotAnswer,
  type BotQuestion,
  type Thinker,
  type Thought,
} from '../../../src/table/course/questions.ts';
import { gameCalled } from '../all-games.ts';

export class TestThinker implements Thinker {
  mode: 'any move' | 'never' | 'bots' = 'any move';
  /** What it was asked. */
  readonly asked: BotQuestion[] = [];
  readonly #thoughts = new Set<Promise<unknown>>();

  think(game: string, question: BotQuestion): Thought {
    this.asked.push(question);
    const answer = this.#answer(game, question);
    if (this.mode !== 'never') {
      this.#thoughts.add(answer);
      void answer.finally(() => this.#thoughts.delete(answer));
    }
    return { answer, hurry() {}, cancel() {} };
  }

  /** All that was asked so far, and will ever be answered, is. */
  async idle(): Promise<void> {
    await Promise.all(this.#thoughts);
  }

  async #answer(game: string, question: BotQuestion): Promise<BotAnswer | undefined> {
    switch (this.mode) {
      case 'never':
        return new Promise(() => {});
      case 'bots':
        return answerQuestion(
          gameCalled(game),
          { ...question, budget: { nodes: 2000 } },
          { now: () => performance.now() },
        );
      case 'any move':
        return anyMove(game, question);
    }
  }
}

function anyMove(game: string, { view, seed, stream }: BotQuestion): BotAnswer {
  const { rules } = gameCalled(game);
  const { viewer } = view;
  if (viewer === 'spectator') throw new Error('a spectator is not asked');
  const random = seededRandom(seed, stream);
  return { move: rules.write(rules.draw(rules.imagine(view, random), viewer, random)), info: {}, pause: 0 };
}
