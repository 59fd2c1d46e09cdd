/** What is known of a position that has been set up: its best moves, what the game has to show of it, and the way on. */
import { useMemo } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { SettledPosition } from '../../board/position-editor.ts';
import { expectOk } from '../../core/result.ts';
import type { Scale } from '../../core/review.ts';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import { calm, pace } from '../preferences.ts';
import { homemadeWords } from '../puzzles/homemade/text/index.ts';
import { go } from '../route.ts';
import { InsightsPanel } from '../study/insights-panel.tsx';
import type { Overlay } from '../study/spots.ts';
import { analysisPath, puzzlePath } from './analysis-address.ts';
import { AnalysisModel } from './analysis-model.ts';
import { useBestMoves, useStudyThreads } from './best-moves.ts';
import { BestMovesPanel } from './best-moves-panel.tsx';
import type { EditedSetting } from './edited-setting.ts';
import { gameAt } from './sources.ts';
import { analysisWords } from './text/index.ts';

interface Props {
  readonly module: DrawnGame;
  /** The game's own. */
  readonly board: Board;
  readonly text: GameText;
  readonly scale: Scale | undefined;
  readonly names: readonly string[];
  readonly setting: EditedSetting;
  readonly settled: SettledPosition;
  /** What the editor's board shows over itself from now on. */
  readonly onSpots: (overlay: Overlay | undefined) => void;
}

export function PositionFindings({ module, board, text, scale, names, setting, settled, onSpots }: Props) {
  const { seats, options } = setting;
  const { setUp, knowledge } = settled;
  const source = { kind: 'position', seats, options, setUp } as const;
  const key = JSON.stringify([source, knowledge]);
  const model = useMemo(() => {
    const game = expectOk(gameAt(module, source));
    return new AnalysisModel(game, board, { calm, pace }, 0, knowledge);
  }, [module, board, key]);
  const threads = useStudyThreads();
  const best = useBestMoves(threads, model.studied, knowledge);
  const analyse = (line?: readonly string[]) =>
    go(analysisPath(module.rules.id, { source, knowledge, ...(line && { line }) }));
  const { shown, actor } = model;
  const advise = (move: string) => {
    const isHere = best.candidates.some((each) => each.move === move && each.by === actor);
    if (!shown || !isHere || !(shown.moves.includes(move) || shown.pattern !== undefined)) return undefined;
    return board.advise(
      { ...shown, words: text.board, names, flipped: false, draft: board.noDraft, advised: move },
      move,
    );
  };
  return (
    <>
      <div class="buttons">
        <button type="button" class="button main" onClick={() => analyse()}>
          {analysisWords().fromHere}
        </button>
        {module.puzzles && (
          <a class="button plain" href={puzzlePath(module.rules.id, { source })}>
            {homemadeWords().make}
          </a>
        )}
      </div>
      {module.study && (
        <BestMovesPanel {...{ model, best, scale, names, text, advise }} onFollow={(line) => analyse(line)} />
      )}
      {module.study && (
        <InsightsPanel
          {...{ module, threads, of: model.studied, knowledge, names }}
          onLine={({ moves }) => analyse(moves)}
          onSpots={onSpots}
        />
      )}
    </>
  );
}
