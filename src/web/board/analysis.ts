/** What a board asks of its game's analyst, answered elsewhere and kept while the board is open. */
import { useEffect, useState } from 'preact/hooks';
import type { Board, BoardInput } from '../../board/board.ts';
import type { AnyView } from '../../core/game.ts';

export type Analyse = (view: AnyView) => Promise<object | undefined>;
type BoardAnalysis = BoardInput<AnyView, unknown, unknown>['analysis'];

export function useAnalysis(board: Board, view: AnyView, analyse: Analyse | undefined): BoardAnalysis {
  const [answers, setAnswers] = useState<ReadonlyMap<string, object | undefined>>(new Map());
  const question = analyse && board.review?.(view);
  const key = JSON.stringify(question);
  useEffect(() => {
    if (!analyse || !question || answers.has(key)) return;
    void analyse(question).then((answer) => setAnswers((known) => new Map(known).set(key, answer)));
  }, [key]);
  if (!question) return undefined;
  return answers.has(key) ? answers.get(key) : 'asked';
}
