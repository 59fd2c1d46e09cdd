/** Who plays here, where several may: and what is played for chance, for the clock, and by whoever would rather type. */
import { useId, useState } from 'preact/hooks';
import type { By } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { explain, fill } from '../../text/index.ts';
import { language } from '../text/index.ts';
import type { AnalysisModel } from './analysis-model.ts';
import styles from './analysis-view.module.css';
import { analysisWords } from './text/index.ts';

/** So many are offered to choose from; others are typed. */
const MOST_OFFERED = 300;

interface Props {
  readonly model: AnalysisModel;
  readonly names: readonly string[];
  readonly text: GameText;
}

export function TurnPanel({ model, names, text }: Props) {
  const words = analysisWords();
  const { toAct, actor, knowledge, refusal } = model;
  const nameOf = (by: By) => (by === 'chance' ? words.chance : by === 'clock' ? words.clock : names[by]!);
  const isHidden = typeof actor === 'number' && knowledge !== 'everything' && knowledge !== actor;
  return (
    <section class={styles.turn}>
      {toAct.length > 1 && (
        <fieldset class={styles.who} aria-label={words.who}>
          <legend>{words.who}</legend>
          {toAct.map((by) => (
            <button
              key={by}
              type="button"
              class="button plain small"
              aria-pressed={by === actor}
              onClick={() => model.choose(by)}
            >
              {nameOf(by)}
            </button>
          ))}
        </fieldset>
      )}
      {actor === undefined && <p>{words.over}</p>}
      {isHidden && <p class="quiet">{fill(words.hidden, { name: nameOf(actor) })}</p>}
      {actor === 'clock' && (
        <button type="button" class="button main" onClick={() => model.draw()}>
          {words.timeOut}
        </button>
      )}
      {actor === 'chance' && (
        <button type="button" class="button main" onClick={() => model.draw()}>
          {words.draw}
        </button>
      )}
      {actor !== undefined && actor !== 'clock' && <Typed model={model} text={text} isChance={actor === 'chance'} />}
      <p class="refusal" role="alert">
        {refusal && (refusal === 'enough' ? words.enough : explain(refusal, language(), text))}
      </p>
    </section>
  );
}

function Typed({ model, text, isChance }: Pick<Props, 'model' | 'text'> & { readonly isChance: boolean }) {
  const words = analysisWords();
  const { rules } = model.game.module;
  const [typed, setTyped] = useState('');
  const id = useId();
  const play = (event: Event) => {
    event.preventDefault();
    if (typed.trim() !== '' && model.type(typed, text)) setTyped('');
  };
  const offered = isChance ? rules.legal(model.state, 'chance').list.slice(0, MOST_OFFERED) : [];
  return (
    <form class={styles.typed} onSubmit={play}>
      <label htmlFor={id}>{isChance ? words.choose : words.typed}</label>
      <input
        id={id}
        class="entry"
        type="text"
        list={offered.length > 0 ? `${id}-moves` : undefined}
        value={typed}
        maxLength={200}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      {offered.length > 0 && (
        <datalist id={`${id}-moves`}>
          {offered.map((move) => (
            <option key={rules.write(move)} value={rules.write(move)} />
          ))}
        </datalist>
      )}
      <button type="submit" class="button plain">
        {words.play}
      </button>
    </form>
  );
}
