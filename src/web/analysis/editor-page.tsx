/** A position is put on the table: the editor's own board, what is wrong with it or known of it, and the way to the analysis board. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Board } from '../../board/board.ts';
import type { EditedView, PositionEditor } from '../../board/position-editor.ts';
import type { Scale } from '../../core/review.ts';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import { BoardHost } from '../board/board-host.tsx';
import { Field } from '../pages/field.tsx';
import { OptionFields } from '../pages/option-fields.tsx';
import type { Overlay } from '../study/spots.ts';
import { still } from '../table/playback.ts';
import { words as houseWords } from '../text/index.ts';
import { useTitle } from '../title.ts';
import styles from './analysis-view.module.css';
import { type EditedSetting, emptySetting, settingPath, settle } from './edited-setting.ts';
import { editorBoard, touchedIn } from './editor-board.ts';
import { PositionFindings } from './position-findings.tsx';
import { analysisWords } from './text/index.ts';

const MOST_UNDONE = 200;

interface Props {
  readonly module: DrawnGame;
  readonly editor: PositionEditor;
  readonly board: Board;
  readonly text: GameText;
  readonly scale: Scale | undefined;
  readonly first: EditedSetting;
}

export function EditorPage({ module, editor, board, text, scale, first }: Props) {
  const words = analysisWords();
  const { rules } = module;
  const [setting, setSetting] = useState(first);
  const [held, setHeld] = useState('');
  const [overlay, setOverlay] = useState<Overlay>();
  const [before, setBefore] = useState<readonly EditedSetting[]>([]);
  const table = useMemo(() => editorBoard(editor, board), [editor, board]);
  const { seats, position } = setting;
  const options = useMemo(() => {
    const read = rules.options(setting.options, seats);
    return read.ok ? read.value : undefined;
  }, [rules, setting.options, seats]);
  const names = useMemo(() => Array.from({ length: seats }, (_, seat) => text.seat(seat, seats)), [seats, text]);
  const shown = useMemo(() => {
    const view: EditedView = { viewer: 'spectator', position, held, options, seats };
    return still(view);
  }, [position, held, seats, options]);
  const settled = useMemo(() => settle(module, editor, text, setting), [module, editor, text, setting]);
  useTitle(words.setUp, text.name);
  useEffect(() => history.replaceState(null, '', settingPath(rules.id, setting)), [setting]);
  const change = (next: EditedSetting) => {
    setBefore([...before, setting].slice(-MOST_UNDONE));
    setSetting(next);
  };
  const undo = () => {
    const last = before.at(-1);
    if (!last) return;
    setBefore(before.slice(0, -1));
    setSetting(last);
    setHeld('');
  };
  const startAgain = () => {
    change(emptySetting(module, editor, seats, setting.options));
    setHeld('');
  };
  const touched = (move: string) => {
    const { held: holds, position: next = position } = touchedIn(move);
    if (holds !== undefined) setHeld(holds);
    if (next !== position) change({ ...setting, position: next });
  };
  const specs = Object.entries(rules.optionSpecs(seats)).filter(([name]) => editor.options.includes(name));
  return (
    <section class={styles.page} data-part="editor">
      <header class={styles.head}>
        <h1>
          {words.setUp} <small>{text.name}</small>
        </h1>
      </header>
      <div class={styles.play}>
        {options !== undefined && (
          <BoardHost
            {...{ board: table, words: text.board, names, shown }}
            flipped={false}
            overlay={overlay}
            game={rules.id}
            onMove={touched}
            onTried={() => {}}
          />
        )}
        <div class={styles.beside}>
          <p class={styles.complaint} role="status">
            {!settled.ok && settled.error}
          </p>
          {settled.ok && (
            <PositionFindings
              {...{ module, board, text, scale, names, setting }}
              settled={settled.value}
              onSpots={(spots) => setOverlay(() => spots)}
            />
          )}
          <div class={styles.acts}>
            <button type="button" class="button plain small" disabled={before.length === 0} onClick={undo}>
              {words.tree.undo}
            </button>
            <button type="button" class="button plain small" onClick={startAgain}>
              {words.startAgain}
            </button>
          </div>
          {editor.seats.length > 1 && (
            <Field
              label={houseWords().seats}
              value={seats}
              choices={editor.seats.map((each) => [each, String(each)])}
              onChange={(many) => change(emptySetting(module, editor, many, setting.options))}
            />
          )}
          <OptionFields
            specs={Object.fromEntries(specs)}
            texts={text.options}
            values={setting.options}
            onChange={(values) => change({ ...setting, options: values })}
          />
        </div>
      </div>
    </section>
  );
}
