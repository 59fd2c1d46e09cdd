/** The buttons that step through a game. */
import type { Replay } from './replay.ts';
import styles from './replay-steps.module.css';
import { tableWords } from './text/index.ts';

export function ReplaySteps({ replay }: { readonly replay: Replay }) {
  const text = tableWords().replay;
  const { at, events, runs } = replay;
  return (
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
  );
}

interface StepProps {
  readonly icon: keyof typeof ICONS;
  readonly label: string;
  readonly now: boolean;
  readonly run: () => unknown;
}

/** One of them; it can stand alone. */
export function Step({ icon, label, now, run }: StepProps) {
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
