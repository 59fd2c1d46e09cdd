/** What a game's reviewer and its study say to a question, piece by piece. */
import type { Thinking } from '../../core/bot.ts';
import type { GameModule } from '../../core/game.ts';
import { openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import { type Recorded, type Reviewer, recorded } from '../../core/review.ts';
import type { StudiedGame, StudyQuestion } from './questions.ts';
import type { StudyPiece } from './study-client.ts';

/** Nothing where the game has nobody to ask. */
export async function* answering(
  module: GameModule,
  of: StudiedGame,
  question: StudyQuestion,
  thinking: Thinking,
): AsyncGenerator<StudyPiece> {
  const game = gameOf(module, of);
  switch (question.do) {
    case 'review': {
      const reviewer = await module.reviewer?.();
      if (reviewer) yield* reviewing(reviewer, game, question.most, thinking);
      return;
    }
    case 'explain': {
      const reviewer = await module.reviewer?.();
      if (reviewer?.of !== 'moves' || !reviewer.explain) return;
      yield { told: 'explanation', explanation: await reviewer.explain(game, question.verdict, thinking) };
      return;
    }
    case 'candidates': {
      const study = await module.study?.();
      const studied = { ...game, knowledge: question.knowledge };
      const candidates = await study?.candidates?.(studied, question.most, thinking);
      if (candidates) yield { told: 'candidates', candidates };
      return;
    }
    case 'insights': {
      const study = await module.study?.();
      if (!study?.insights) return;
      const studied = { ...game, knowledge: question.knowledge };
      for await (const insight of study.insights(studied, thinking, question.asked)) yield { told: 'insight', insight };
      return;
    }
    case 'warmth': {
      const study = await module.study?.();
      const insight = await study?.warmth?.({ ...game, knowledge: question.knowledge }, thinking);
      if (insight) yield { told: 'insight', insight };
    }
  }
}

async function* reviewing(
  reviewer: Reviewer,
  game: Recorded,
  most = Number.POSITIVE_INFINITY,
  thinking: Thinking,
): AsyncGenerator<StudyPiece> {
  const judged = reviewer.judged(game);
  yield { told: 'judged', judged, scale: reviewer.of === 'moves' ? reviewer.scale : null };
  let left = Math.min(most, judged.length);
  if (reviewer.of === 'moves') {
    for await (const verdict of reviewer.review(game, thinking)) {
      yield { told: 'verdict', verdict };
      if (--left === 0) return;
    }
  } else {
    for await (const round of reviewer.review(game, thinking)) {
      yield { told: 'round', round };
      if (--left === 0) return;
    }
  }
}

const gameOf = ({ rules }: GameModule, { seats, options, setUp, events }: StudiedGame): Recorded =>
  recorded(rules, seats, expectOk(openLog(rules, seats, options, [], setUp)).state, events);
