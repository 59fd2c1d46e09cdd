/** What takes one through a game again: beside the board over the log, on phones a thin bar at the lower edge. */
import { useEffect } from 'preact/hooks';
import { fill } from '../../text/index.ts';
import { homemadeWords } from '../puzzles/homemade/text/index.ts';
import { words } from '../text/index.ts';
import styles from './replay-bar.module.css';
import { ReplaySteps } from './replay-steps.tsx';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  /** What led to the moment that is looked at. */
  readonly told: string | undefined;
}

export function ReplayBar({ table, told }: Props) {
  const text = tableWords().replay;
  const { replay, moment } = table;
  const { playFrom, analysisAt, puzzleAt } = table.ports;
  const { at, events } = replay;
  // the board is seen whole when one begins to look back
  useEffect(() => {
    document.querySelector('[data-part="board"]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  const speed = replay.speed.value.toLocaleString();
  return (
    <fieldset class={styles.bar} data-part="replay" aria-label={text.name}>
      <div class={styles.along}>
        <input
          type="range"
          class={styles.slider}
          min={0}
          max={events}
          value={at}
          disabled={events === 0}
          aria-label={text.moment}
          aria-valuetext={told ?? text.beginning}
          onInput={(event) => void replay.to(event.currentTarget.valueAsNumber)}
        />
        <button
          type="button"
          class={`button plain small ${styles.speed}`}
          aria-label={fill(text.speed, { speed })}
          onClick={() => replay.change()}
        >
          {speed}×
        </button>
        {table.over && analysisAt && (
          <a class={`button plain small ${styles.whatIf}`} href={analysisAt(table.face.from + at)}>
            {text.whatIf}
          </a>
        )}
      </div>
      <ReplaySteps replay={replay} />
      <div class={styles.from} data-idle={moment === undefined || undefined}>
        {playFrom && (
          <button
            type="button"
            class="button plain small"
            disabled={moment === undefined}
            onClick={() => moment !== undefined && playFrom(table.face.from + moment)}
          >
            {tableWords().playFrom}
          </button>
        )}
        {table.over && puzzleAt && (
          <a class="button plain small" href={puzzleAt(table.face.from + at)}>
            {homemadeWords().make}
          </a>
        )}
        <button type="button" class="button plain small" disabled={moment === undefined} onClick={() => replay.end()}>
          {words().toNow}
        </button>
      </div>
    </fieldset>
  );
}

/** Arrow keys, Home and End, wherever they mean nothing else: while one plays, those on the board are the board's. */
export function useReplayKeys(table: TableModel, boardTakesArrows = false): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { replay, isCovered, moment, over } = table;
      const to = { ArrowLeft: replay.at - 1, ArrowRight: replay.at + 1, Home: 0, End: replay.events }[event.key];
      const target = event.target as Element;
      const isElsewhere = target.closest('input, select, textarea, dialog, summary, [role="radio"], [role="tab"]');
      if (to === undefined || event.defaultPrevented || isElsewhere || isCovered) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      const isOfBoard = boardTakesArrows || target.closest('[data-part="board"]');
      if (isOfBoard && moment === undefined && !over) return;
      event.preventDefault();
      if (event.key === 'End') replay.end();
      else void replay.to(to);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [table, boardTakesArrows]);
}
