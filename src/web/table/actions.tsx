/** What can be done at a table, as far as it offers it. */
import { useEffect, useState } from 'preact/hooks';
import type { Notation } from '../../core/game.ts';
import type { Scene } from '../../svg/scene.ts';
import { copyText } from '../copy.ts';
import { words } from '../text/index.ts';
import { useWide } from '../wide.ts';
import type { Ability } from './abilities.ts';
import styles from './actions.module.css';
import { download, pictureOf } from './picture.ts';
import { Question } from './question.tsx';
import { RulesSheet } from './rules-sheet.tsx';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
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
  const [asked, setAsked] = useState<'resign' | 'leave'>();
  const unask = () => setAsked(undefined);
  // what was said belongs to its moment
  useEffect(() => setSaid(undefined), [table.seen.length, table.viewer, table.isCovered]);
  const { takeBack, hint, resign, offerDraw, standIn, comeBack } = table.abilities;
  const { file, link, leave, sharing } = table.ports;
  const behind = table.isCovered;
  const game = table.module.rules.id;
  const ask = async () => {
    setSaid(text.hintComes);
    const move = await hint?.run();
    setSaid(move === undefined ? text.noHint : undefined);
    if (move !== undefined) onHint(move);
  };
  const copy = async () => {
    const address = await link?.().run();
    if (address === undefined) return;
    await copyText(address);
    setSaid(text.copied);
  };
  const keep = () => file && download(`${game}.escale-game.json`, new Blob([file()], { type: 'application/json' }));
  const share = async () => {
    const drawn = scene();
    if (drawn) download(`${game}.png`, await pictureOf(drawn));
  };
  return (
    <div class={styles.actions}>
      <Action label={text.undo} ability={takeBack} />
      <Action label={text.hint} ability={hint} run={ask} />
      {sharing?.secret && <Action label={text.hide} ability={{ now: !behind, run: () => sharing.hide() }} />}
      {table.module.learn && <Action label={text.rules} ability={{ now: true, run: () => setReading(true) }} />}
      <details class={styles.more} open={wide}>
        <summary class="button plain">{text.more}</summary>
        <div class={styles.actions}>
          <Action label={text.flip} ability={{ now: true, run: onFlip }} />
          <Action label={text.fullScreen} ability={{ now: true, run: toggleFullScreen }} />
          <Action label={text.save} ability={file && { now: true, run: keep }} />
          <Action label={text.copyLink} ability={link && { now: link().now, run: copy }} />
          <Action label={text.picture} ability={{ now: !behind, run: share }} />
          <Action label={tableWords().letComputer} ability={standIn} />
          <Action label={tableWords().comeBack} ability={comeBack} />
          <Action label={text.offerDraw} ability={offerDraw} />
          <Action label={text.resign} ability={resign} run={() => setAsked('resign')} />
          <Action label={text.leave} ability={leave?.()} run={() => setAsked('leave')} />
        </div>
      </details>
      <p class={styles.told} role="status">
        {said}
      </p>
      {asked === 'resign' && <Question label={text.resign} asked={text.resignAsked} ability={resign} onClose={unask} />}
      {asked === 'leave' && <Question label={text.leave} asked={text.leaveAsked} ability={leave?.()} onClose={unask} />}
      {reading && <RulesSheet module={table.module} onClose={() => setReading(false)} />}
    </div>
  );
}

interface ActionProps {
  readonly label: string;
  readonly ability: Ability | undefined;
  /** What the button does with it, if more than run it. */
  readonly run?: () => unknown;
}

function Action({ label, ability, run }: ActionProps) {
  if (!ability) return null;
  return (
    <button type="button" class="button plain" disabled={!ability.now} onClick={() => void (run ?? ability.run)()}>
      {label}
    </button>
  );
}

function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.();
}
