/** A thread of a study in this process: what any module says to a question, as the page's threads would tell it. */
import type { GameModule } from '../../src/core/game.ts';
import { seededRandom } from '../../src/core/random.ts';
import { answering } from '../../src/web/study/answering.ts';
import type { StudyThreads } from '../../src/web/study/study-client.ts';

export const threadFor = (module: GameModule, nodes = 2000): Pick<StudyThreads, 'ask'> => ({
  ask: ({ of, question }, hear) => {
    let isHeard = true;
    const answer = async () => {
      const thinking = { budget: { nodes }, random: seededRandom('review'), now: () => 0 };
      for await (const piece of answering(module, of, question, thinking)) {
        if (!isHeard) return;
        hear(piece);
      }
      hear({ told: 'done' });
    };
    void answer();
    return () => {
      isHeard = false;
    };
  },
});
