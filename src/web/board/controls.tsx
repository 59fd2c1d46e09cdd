/** What a board asks for beside its drawing: a sentence and buttons, within reach of the thumb. */
import { useEffect, useRef } from 'preact/hooks';
import type { ControlGroup, Field, Tally } from '../../board/board.ts';
import type { Notation } from '../../core/game.ts';
import type { Scene } from '../../svg/scene.ts';
import { words } from '../text/index.ts';
import styles from './controls.module.css';
import { SceneView } from './scene-view.tsx';
import { TallyView } from './tally-view.tsx';

const LOOKS = { main: 'main', plain: 'plain', pad: `plain ${styles.pad}` } as const;

/** What stands beside the board's own controls. */
export interface BesideButton {
  readonly label: string;
  readonly look: 'main' | 'plain';
  readonly run: () => void;
}

interface Props {
  /** Large: nothing but them is looked at. */
  readonly isPad?: boolean;
  readonly hint: string;
  /** How often a touch has led nowhere in this moment: the hint is then shown and said again. */
  readonly nudges: number;
  readonly groups: readonly ControlGroup[];
  /** Whether it is to be said when it changes: where no other voice does. */
  readonly isLive: boolean;
  readonly advice?: { readonly move: Notation; readonly told: string } | undefined;
  readonly beside?: BesideButton | undefined;
  readonly tally?: Tally | undefined;
  readonly onAdvised: (move: Notation) => void;
  readonly onTouch: (target: string, byKeys: boolean) => void;
  readonly onDisabled: (why: string | undefined) => void;
}

/** A button that leads nowhere keeps the keyboard's focus, so that it is not lost at an end. */
export function Controls({
  isPad = false,
  hint,
  isLive,
  nudges,
  groups,
  advice,
  beside,
  tally,
  onAdvised,
  onTouch,
  onDisabled,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const chosen = groups.find(({ list }) => list)?.controls.find(({ pressed }) => pressed)?.target;
  useEffect(() => showChosen(frame.current?.querySelector(`.${styles.list}`)), [chosen]);
  return (
    <div class={`${styles.controls} ${isPad ? styles.large : ''}`} data-part="controls" ref={frame}>
      <div class={`${styles.hint} ${advice ? styles.advice : ''}`}>
        <p data-part="hint" aria-live={isLive ? 'polite' : undefined} class={nudges > 0 ? styles.nudged : ''}>
          <span key={nudges}>{advice?.told ?? hint}</span>
        </p>
        {advice && (
          <button type="button" class="button plain" onClick={() => onAdvised(advice.move)}>
            {words().playHint}
          </button>
        )}
      </div>
      {groups.map(({ label, list = false, field, controls }) => (
        <fieldset key={label} class={`${styles.group} ${list ? styles.list : ''}`} aria-label={label}>
          {field && <FieldView field={field} onTouch={(target) => onTouch(target, true)} />}
          {controls.map(({ target, label: text, spoken, picture, look = 'plain', disabled = false, why, pressed }) => (
            <button
              key={target}
              type="button"
              data-control={target}
              class={`button ${LOOKS[look]} ${advice?.move === target ? styles.advised : ''}`}
              aria-disabled={disabled}
              aria-label={picture && text}
              aria-pressed={pressed}
              onClick={({ detail }) => (disabled ? onDisabled(why) : onTouch(target, detail === 0))}
            >
              {picture ? <Picture scene={picture} /> : <Label text={text} spoken={spoken} />}
            </button>
          ))}
        </fieldset>
      ))}
      {beside && (
        <button type="button" class={`button ${beside.look}`} onClick={beside.run}>
          {beside.label}
        </button>
      )}
      {tally && <TallyView {...tally} />}
    </div>
  );
}

interface FieldProps {
  readonly field: Field;
  readonly onTouch: (target: string) => void;
}

const FieldView = ({ field: { target, label, value, instead, longest }, onTouch }: FieldProps) => (
  <label class={`field ${styles.field}`}>
    <span>{label}</span>
    <input
      type="text"
      data-control={target}
      value={value}
      placeholder={instead}
      maxLength={longest}
      autocomplete="off"
      onChange={({ currentTarget }) => onTouch(`${target}:${currentTarget.value}`)}
    />
  </label>
);

/** Signs are seen, words are heard. */
function Label({ text, spoken }: { readonly text: string; readonly spoken: string | undefined }) {
  if (spoken === undefined) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span class="heard">{spoken}</span>
    </>
  );
}

const Picture = ({ scene }: { readonly scene: Scene }) => (
  <span class={styles.picture} aria-hidden="true" style={{ aspectRatio: `${scene.width} / ${scene.height}` }}>
    <SceneView scene={scene} />
  </span>
);

/** The chosen row of a list that is longer than its place. */
function showChosen(list: Element | null | undefined): void {
  const row = list?.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (!list || !row) return;
  const { offsetTop: top, offsetHeight: height } = row;
  list.scrollTop = Math.min(top, Math.max(list.scrollTop, top + height - list.clientHeight));
}
