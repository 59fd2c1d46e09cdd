/** What can be done with an analysis as a whole: turned, set up anew, saved to a file, sent. */
import { useState } from 'preact/hooks';
import type { Scene } from '../../svg/scene.ts';
import { copyText } from '../copy.ts';
import { linkTo } from '../local/link.ts';
import { homemadeWords } from '../puzzles/homemade/text/index.ts';
import { download, pictureOf } from '../table/picture.ts';
import { fileOfAnalysis } from './analysed-game.ts';
import { type AnalysisAddress, analysisPath, puzzlePath } from './analysis-address.ts';
import type { AnalysisModel } from './analysis-model.ts';
import styles from './analysis-view.module.css';
import { analysisWords } from './text/index.ts';

/** Characters of an address that every browser and messenger still takes. */
const LONGEST_LINK = 16_000;

interface Props {
  readonly model: AnalysisModel;
  readonly onFlip: () => void;
  readonly scene: () => Scene | undefined;
}

export function AnalysisActions({ model, onFlip, scene }: Props) {
  const words = analysisWords();
  const [said, setSaid] = useState('');
  const { rules } = model.game.module;
  const file = () => fileOfAnalysis({ ...model.game, tree: model.tree });
  const save = () => download(`${rules.id}.escale-game.json`, new Blob([file()], { type: 'application/json' }));
  const copy = async () => {
    const link = await linkTo(file());
    if (link.length > LONGEST_LINK) return setSaid(words.longLink);
    await copyText(link);
    setSaid(words.copied);
  };
  const picture = async () => {
    const drawn = scene();
    if (drawn) download(`${rules.id}.png`, await pictureOf(drawn));
  };
  return (
    <>
      <div class={styles.actions}>
        {model.game.module.editor && (
          <a class="button plain small" href={settingUpPath(model)}>
            {words.setUp}
          </a>
        )}
        {model.game.module.puzzles && rules.setUp && (
          <a class="button plain small" href={puzzlePath(rules.id, positionOf(model))}>
            {homemadeWords().make}
          </a>
        )}
        <button type="button" class="button plain small" onClick={onFlip}>
          {words.flip}
        </button>
        <button type="button" class="button plain small" onClick={save}>
          {words.save}
        </button>
        <button type="button" class="button plain small" onClick={() => void copy()}>
          {words.link}
        </button>
        <button type="button" class="button plain small" onClick={() => void picture()}>
          {words.picture}
        </button>
      </div>
      <p class={styles.said} role="status">
        {said}
      </p>
    </>
  );
}

/** To the editor, with what is on the board now. */
function settingUpPath(model: AnalysisModel): string {
  return analysisPath(model.game.module.rules.id, { ...positionOf(model), edited: '' });
}

function positionOf({ game: { module, seats, options }, state }: AnalysisModel): Pick<AnalysisAddress, 'source'> {
  const setUp = module.rules.setUp?.write(state);
  return { source: { kind: 'position', seats, options, setUp } };
}
