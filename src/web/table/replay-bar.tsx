/** What takes one through a game again: beside the board over the log, on phones a thin bar at the lower edge. */
import { useEffect } from 'preact/hooks';
import { fill } from '../../text/index.ts';
import { words } from '../text/index.ts';
import styles from './replay-bar.module.css';
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
  const { playFrom } = table.ports;
  const { at, events, runs } = replay;
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
      </div>
      <div class={styles.steps}>
        <Step icon="first" label={text.first} now={at > 0} run={() => replay.to(0)} />
        <Step icon="back" label={text.back} now={at > 0} run={() => replay.to(at - 1)} />
        {runs ? (
          <Step icon="pause" label={text.pause} now run={() => replay.stop()} />
        ) : (
          <Step icon="play" label={text.play} now={events > 0} run={() => replay.start()} />
        )}
        <Step icon="on" label={text.forward} now={at < events} run={() => replay.to(at + 1)} />
        <Step icon="last" label={text.last} now={at < events} run={() => replay.end()} />
      </div>
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
        <button type="button" class="button plain small" disabled={moment === undefined} onClick={() => replay.end()}>
          {words().toNow}
        </button>
      </div>
    </fieldset>
  );
}

interface StepProps {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly now: boolean;
  readonly run: () => unknown;
}

function Step({ icon, label, now, run }: StepProps) {
  return (
    <button
      type="button"
      class={`button plain small ${styles.step}`}
      aria-label={label}
      title={label}
      disabled={!now}
      onClick={() => void run()}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}

const ICONS = {
  first: 'M4 4h2.4v12H4ZM16 4v12L7.5 10Z',
  back: 'M14 4v12L5.5 10Z',
  play: 'M5.5 3.5v13L17 10Z',
  pause: 'M5 4h3.4v12H5ZM11.6 4H15v12h-3.4Z',
  on: 'M6 4v12l8.5-6Z',
  last: 'M13.6 4H16v12h-2.4ZM4 4v12l8.5-6Z',
};

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
