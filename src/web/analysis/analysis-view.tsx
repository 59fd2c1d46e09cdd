/** The analysis board: the game's own board, a way through the tree, the best moves, and all that was tried. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import { lastDone } from '../../board/last-move.ts';
import type { Scale } from '../../core/review.ts';
import type { InsightLine } from '../../core/study.ts';
import type { GameText } from '../../core/text.ts';
import { BEGINNING, wayTo } from '../../core/variations.ts';
import { fill } from '../../text/index.ts';
import { BoardHost } from '../board/board-host.tsx';
import { InsightsPanel } from '../study/insights-panel.tsx';
import type { Overlay } from '../study/spots.ts';
import { WarmthSwitch } from '../study/warmth-switch.tsx';
import { tableWords } from '../table/text/index.ts';
import { useTitle } from '../title.ts';
import { AnalysisActions } from './analysis-actions.tsx';
import type { AnalysisModel } from './analysis-model.ts';
import styles from './analysis-view.module.css';
import { useBestMoves, useStudyThreads } from './best-moves.ts';
import { BestMovesPanel } from './best-moves-panel.tsx';
import { Eyes } from './eyes.tsx';
import { RemarkPanel } from './remark.tsx';
import { StepBar, useTreeKeys } from './step-bar.tsx';
import { analysisWords } from './text/index.ts';
import { TreeList } from './tree-list.tsx';
import { TurnPanel } from './turn-panel.tsx';

interface Props {
  readonly model: AnalysisModel;
  readonly board: Board;
  readonly text: GameText;
  readonly scale: Scale | undefined;
  /** Whether this browser has it by now. */
  readonly isKept: boolean;
  readonly isCarried: boolean;
}

export function AnalysisView({ model, board, text, scale, isKept, isCarried }: Props) {
  const words = analysisWords();
  const { module, seats, players } = model.game;
  const { shown, actor, viewer, knowledge } = model;
  const [flipped, setFlipped] = useState(false);
  const [wantsBest, setWantsBest] = useState(true);
  const names = useMemo(
    () => Array.from({ length: seats }, (_, seat) => players?.[seat] || text.seat(seat, seats)),
    [players, seats, text],
  );
  useTitle(words.title, text.name);
  useTreeKeys(model);
  const threads = useStudyThreads();
  const hasStudy = module.study !== undefined;
  const best = useBestMoves(threads, hasStudy && wantsBest ? model.studied : undefined, knowledge);
  const isTurned = knowledge !== 'everything' && typeof viewer === 'number' && board.isFar?.(viewer) === true;
  const drawing = { board, words: text.board, names, flipped: flipped !== isTurned };
  const mine = wantsBest ? best.candidates.filter(({ by }) => by === actor).map(({ move }) => move) : [];
  const inputs = shown && { ...drawing, ...shown, draft: board.noDraft };
  const isHere = (move: string) => shown?.moves.includes(move) || shown?.pattern !== undefined;
  const advise = (move: string) =>
    inputs && mine.includes(move) && isHere(move) ? board.advise({ ...inputs, advised: move }, move) : undefined;
  const drawable = mine.filter(isHere);
  const [overlay, setOverlay] = useState<Overlay>();
  const showLine = ({ moves, from }: InsightLine) => {
    if (from !== undefined) model.go(wayTo(model.tree, model.at)[from - 1] ?? BEGINNING);
    model.follow(moves, 1);
  };
  const last = shown && lastDone(shown.past);
  return (
    <section class={styles.page} data-part="analysis">
      <header class={styles.head}>
        <h1>
          {words.title} <small>{text.name}</small>
        </h1>
        {isCarried && !isKept && (
          <p>
            <strong>{words.carried}</strong> {words.carriedHelp}
          </p>
        )}
      </header>
      <div class={styles.play} onPointerDownCapture={() => model.skip()}>
        {shown && (
          <BoardHost
            {...drawing}
            shown={shown}
            lastMove={last && fill(tableWords().lastMove, { told: text.tell(last, (seat) => names[seat]!) })}
            game={module.rules.id}
            advised={drawable[0]}
            alsoAdvised={drawable.slice(1)}
            advisesSilently
            overlay={overlay}
            beside={shown.pattern ? { label: words.draw, look: 'plain', run: () => model.draw() } : undefined}
            onMove={(move) => model.play(move)}
            onTried={(move) => model.explain(move)}
          />
        )}
        <div class={styles.beside}>
          <StepBar model={model} />
          <TurnPanel model={model} names={names} text={text} />
          {!module.rules.open && <Eyes model={model} names={names} />}
          {hasStudy && (
            <BestMovesPanel
              {...{ model, best, scale, names, text, advise }}
              isOn={wantsBest}
              onSwitch={setWantsBest}
              onFollow={(line) => model.follow(line)}
            />
          )}
          {hasStudy && (
            <InsightsPanel
              {...{ module, threads, of: model.studied, knowledge, names }}
              onLine={showLine}
              onSpots={(spots) => setOverlay(() => spots)}
            />
          )}
          {module.warms && <WarmthSwitch {...{ module, threads, of: model.studied, knowledge, names }} />}
          <section aria-label={words.tree.title}>
            <h2 class={styles.title}>{words.tree.title}</h2>
            <TreeList model={model} names={names} text={text} />
            <p class="heard">{words.tree.keys}</p>
          </section>
          <RemarkPanel model={model} />
          <AnalysisActions
            model={model}
            onFlip={() => setFlipped(!flipped)}
            scene={() => inputs && board.scene(inputs)}
          />
          <p class="quiet">{isKept ? words.kept : words.notKept}</p>
        </div>
      </div>
      <Spoken model={model} names={names} text={text} />
    </section>
  );
}

/** What one has come to is said to those who do not see it. */
function Spoken({ model, names, text }: { model: AnalysisModel; names: readonly string[]; text: GameText }) {
  const [said, setSaid] = useState('');
  const { at } = model;
  useEffect(() => {
    const { comment, event } = model.tree[at]!;
    const told = event ? text.tell(model.seenAt(at), (seat) => names[seat]!) : analysisWords().tree.beginning;
    setSaid([told, comment].filter(Boolean).join(' '));
  }, [at]);
  return (
    <p class="heard" role="status">
      {said}
    </p>
  );
}
