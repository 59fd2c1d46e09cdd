/** What can be done at a table, as far as it offers it. */
import { useEffect, useState } from 'preact/hooks';
import type { Notation } from '../../core/game.ts';
import type { Scene } from '../../svg/scene.ts';
import { copyText } from '../copy.ts';
import { Sheet } from '../sheet.tsx';
import { words } from '../text/index.ts';
import { useWide } from '../wide.ts';
import { download, pictureOf } from './picture.ts';
import { RulesSheet } from './rules-sheet.tsx';
import type { Ability, TableFace } from './table-face.ts';

interface Props {
  readonly table: TableFace;
  readonly onFlip: () => void;
  /** A hint has come. */
  readonly onHint: (move: Notation) => void;
  /** What is on the board now; undefined while nobody may see it. */
  readonly scene: () => Scene | undefined;
}

export function Actions({ table, onFlip, onHint, scene }: Props) {
  const text = words();
  const wide = useWide();
  const [said, setSaid] = useState<string>();
  const [reading, setReading] = useState(false);
  // what was said belongs to its moment
  useEffect(() => setSaid(undefined), [table.seen.length, table.viewer, table.sharing?.curtain]);
  const { undo, hint, save, link, resign, sharing } = table;
  const behind = sharing?.curtain !== undefined;
  const game = table.module.rules.id;
  const ask = async () => {
    setSaid(text.hintComes);
    const move = await hint?.run();
    setSaid(move === undefined ? text.noHint : undefined);
    if (move !== undefined) onHint(move);
  };
  const copy = async () => {
    const address = await link?.run();
    if (address === undefined) return;
    await copyText(address);
    setSaid(text.copied);
  };
  const keep = () => save && download(`${game}.escale-game.json`, new Blob([save.run()], { type: 'application/json' }));
  const share = async () => {
    const drawn = scene();
    if (drawn) download(`${game}.png`, await pictureOf(drawn));
  };
  return (
    <div class="actions">
      <Action label={text.undo} ability={undo} />
      <Action label={text.hint} ability={hint} run={ask} />
      {sharing?.secret && <Action label={text.hide} ability={{ now: !behind, run: sharing.hide }} />}
      {table.module.learn && <Action label={text.rules} ability={{ now: true, run: () => setReading(true) }} />}
      <details class="more" open={wide}>
        <summary class="button plain">{text.more}</summary>
        <div class="actions">
          <Action label={text.flip} ability={{ now: true, run: onFlip }} />
          <Action label={text.fullScreen} ability={{ now: true, run: toggleFullScreen }} />
          <Action label={text.save} ability={save} run={keep} />
          <Action label={text.copyLink} ability={link} run={copy} />
          <Action label={text.picture} ability={{ now: !behind, run: share }} />
          <Action label={text.offerDraw} ability={table.offerDraw} />
          <Action label={text.resign} ability={resign} asked={text.resignAsked} />
          <Action label={text.leave} ability={table.leave} asked={text.leaveAsked} />
        </div>
      </details>
      <p class="hint" role="status">
        {said}
      </p>
      {reading && <RulesSheet module={table.module} onClose={() => setReading(false)} />}
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  readonly ability: Ability<unknown> | undefined;
  /** What the button does with it, if more than run it. */
  readonly run?: () => unknown;
  /** What is asked before it is done, where it cannot be taken back. */
  readonly asked?: string;
}

function Action({ label, ability, run, asked }: ActionProps) {
  const [asking, setAsking] = useState(false);
  if (!ability) return null;
  const act = () => {
    setAsking(false);
    void (run ?? ability.run)();
  };
  const ask = () => (asked === undefined ? act() : setAsking(true));
  return (
    <>
      <button type="button" class="button plain" disabled={!ability.now} onClick={ask}>
        {label}
      </button>
      {asking && ability.now && (
        <Sheet label={label} class="question" onClose={() => setAsking(false)}>
          {(close) => (
            <>
              <p>{asked}</p>
              <div class="play-now">
                <button type="button" class="button main" onClick={act}>
                  {label}
                </button>
                <button type="button" class="button plain" onClick={close}>
                  {words().playOn}
                </button>
              </div>
            </>
          )}
        </Sheet>
      )}
    </>
  );
}

function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.();
}
