/** What a board asks for beside its drawing: a sentence and buttons, within reach of the thumb. */
import type { ControlGroup } from '../../svg/board.ts';
import type { Scene } from '../../svg/scene.ts';
import { SceneView } from './scene-view.tsx';

interface Props {
  readonly hint: string;
  readonly groups: readonly ControlGroup[];
  readonly atRandom?: { readonly label: string; readonly run: () => void } | undefined;
  readonly onTouch: (target: string) => void;
}

export function Controls({ hint, groups, atRandom, onTouch }: Props) {
  return (
    <div class="controls">
      <p class="hint" aria-live="polite">
        {hint}
      </p>
      {groups.map(({ label, list = false, controls }) => (
        <fieldset key={label} class={`control-group ${list ? 'list' : ''}`} aria-label={label}>
          {controls.map(({ target, label: text, spoken, picture, look = 'plain', disabled = false, pressed }) => (
            <button
              key={target}
              type="button"
              data-control={target}
              class={`button ${look}`}
              disabled={disabled}
              aria-pressed={pressed}
              aria-label={spoken ?? (picture && text)}
              onClick={() => onTouch(target)}
            >
              {picture ? <Picture scene={picture} /> : text}
            </button>
          ))}
        </fieldset>
      ))}
      {atRandom && (
        <button type="button" class="button plain" onClick={atRandom.run}>
          {atRandom.label}
        </button>
      )}
    </div>
  );
}

const Picture = ({ scene }: { readonly scene: Scene }) => (
  <span class="picture" aria-hidden="true" style={{ aspectRatio: `${scene.width} / ${scene.height}` }}>
    <SceneView scene={scene} />
  </span>
);
