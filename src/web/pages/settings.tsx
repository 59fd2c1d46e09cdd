/** Language, light, motion, speed, notation, telling, keys, sound: in a dialog over any page. */
import { type Preferences, prefer, preferences } from '../preferences.ts';
import { Sheet } from '../sheet.tsx';
import { words } from '../text/index.ts';
import styles from './settings.module.css';

const LANGUAGE_NAMES: Readonly<Record<Preferences['language'], string>> = {
  auto: 'Auto',
  en: 'English',
  fr: 'Français',
};

export function Settings({ onClose }: { readonly onClose: () => void }) {
  const text = words();
  return (
    <Sheet label={text.settings} onClose={onClose}>
      {(close) => (
        <>
          <h2>{text.settings}</h2>
          <Choice name="language" label={text.language} values={LANGUAGE_NAMES} />
          <Choice name="theme" label={text.theme} values={text.themes} />
          <Choice name="motion" label={text.motion} values={text.motions} />
          <Choice name="speed" label={text.speed} values={text.speeds} />
          <Choice name="notation" label={text.notation} values={text.notations} />
          <Choice name="telling" label={text.telling} values={text.tellings} />
          <Choice name="shortcuts" label={text.shortcuts} values={text.shortcutsOn} />
          <Choice name="sound" label={text.sound} values={text.sounds} />
          <div class="at-hand">
            <button type="button" class="button main" onClick={close}>
              {text.close}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}

interface ChoiceProps {
  readonly name: keyof Preferences;
  readonly label: string;
  readonly values: Readonly<Record<string, string>>;
}

function Choice({ name, label, values }: ChoiceProps) {
  return (
    <fieldset class={styles.choice}>
      <legend>{label}</legend>
      {Object.entries(values).map(([value, title]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={preferences.value[name] === value}
            onChange={() => prefer({ [name]: value })}
          />
          {title}
        </label>
      ))}
    </fieldset>
  );
}
