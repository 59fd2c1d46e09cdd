/** What can be done at a table, as far as it offers it: a bar that stays where it is, and a list of what is rarer. */
import { useEffect, useState } from 'preact/hooks';
import type { Notation } from '../../core/game.ts';
import type { Scene } from '../../svg/scene.ts';
import { sideOf } from '../../table/state/ending.ts';
import { isPresent } from '../../table/state/state.ts';
import { copyText } from '../copy.ts';
import { prefer } from '../preferences.ts';
import { words } from '../text/index.ts';
import { useWide } from '../wide.ts';
import { ability } from './abilities.ts';
import { Action } from './action.tsx';
import styles from './actions.module.css';
import { ChatButton } from './chat-room.tsx';
import { useFullScreen } from './full-screen.ts';
import { MoreActions } from './more-actions.tsx';
import { download, pictureOf } from './picture.ts';
import { Question } from './question.tsx';
import { useRecessIf } from './recess-hooks.ts';
import { RulesSheet } from './rules-sheet.tsx';
import type { TableModel } from './table-model.ts';
import type { Talk } from './talk.ts';
import { tableWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  /** Where people talk. */
  readonly talk?: Talk | undefined;
  readonly onFlip: () => void;
  /** A hint has come. */
  readonly onHint: (move: Notation) => void;
  /** The keys are to be listed. */
  readonly onKeys: () => void;
  /** What is on the board now; undefined while nobody may see it. */
  readonly scene: () => Scene | undefined;
}

export function Actions({ table, talk, onFlip, onHint, onKeys, scene }: Props) {
  const text = words();
  const wide = useWide();
  const full = useFullScreen();
  const [said, setSaid] = useState<string>();
  const say = (sentence: string | undefined) => {
    setSaid(sentence);
    table.teller.say(sentence ?? '');
  };
  const [reading, setReading] = useState(false);
  const [asked, setAsked] = useState<'resign' | 'leave'>();
  const unask = () => setAsked(undefined);
  // what was said belongs to its moment
  useEffect(() => setSaid(undefined), [table.events, table.viewer, table.isCovered]);
  const { takeBack, hint, resign, offerDraw, standIn, comeBack } = table.abilities;
  const { file, link, leave, sharing, recess } = table.ports;
  useRecessIf(reading, recess);
  const behind = table.isCovered;
  const game = table.module.rules.id;
  // a button that comes and goes would move the others
  const mayHide = sharing?.own === undefined && sharing && !table.module.rules.open;
  const toFull = { now: true, run: full.toggle };
  const ask = async () => {
    say(text.hintComes);
    const move = await hint?.run();
    say(move === undefined ? text.noHint : undefined);
    if (move !== undefined) onHint(move);
  };
  const copy = async () => {
    const address = await link?.().run();
    if (address === undefined) return;
    await copyText(address);
    say(text.copied);
  };
  const keep = async () => {
    if (file) download(`${game}.escale-game.json`, new Blob([await file()], { type: 'application/json' }));
  };
  const share = async () => {
    const drawn = scene();
    if (drawn) download(`${game}.png`, await pictureOf(drawn));
  };
  return (
    <div class={styles.actions} data-part="actions">
      <Action onWhy={say} label={text.undo} icon="undo" ability={takeBack} />
      <Action onWhy={say} label={text.hint} icon="hint" ability={hint} run={ask} />
      {mayHide && (
        <Action
          onWhy={say}
          label={text.hide}
          icon="hide"
          ability={behind ? ability('covered', () => {}) : { now: sharing.secret, run: () => sharing.hide() }}
        />
      )}
      {table.module.learn && (
        <Action onWhy={say} label={text.rules} icon="rules" ability={{ now: true, run: () => setReading(true) }} />
      )}
      {wide && <Action onWhy={say} label={text.fullScreen} icon="full" ability={toFull} />}
      {talk && <ChatButton talk={talk} />}
      <MoreActions>
        <Action onWhy={say} label={text.flip} ability={{ now: true, run: onFlip }} />
        {!wide && <Action onWhy={say} label={text.fullScreen} ability={toFull} />}
        <Action onWhy={say} label={text.save} ability={file && { now: true, run: keep }} />
        <Action onWhy={say} label={text.copyLink} ability={link && { now: link().now, why: 'unfinished', run: copy }} />
        <Action onWhy={say} label={text.picture} ability={ability(behind ? 'covered' : undefined, share)} />
        <Action
          onWhy={say}
          label={tableWords().ear.type}
          ability={ability(behind ? 'covered' : undefined, () => prefer({ typing: 'on' }))}
        />
        <Action onWhy={say} label={tableWords().keys.name} ability={{ now: true, run: onKeys }} />
        <Action onWhy={say} label={tableWords().letComputer} ability={standIn} />
        <Action onWhy={say} label={tableWords().comeBack} ability={comeBack} />
        <Action onWhy={say} label={text.offerDraw} ability={offerDraw} />
        <Action onWhy={say} label={text.resign} ability={resign} run={() => setAsked('resign')} />
        {table.seat !== undefined && (
          <Action onWhy={say} label={text.leave} ability={leave?.()} run={() => setAsked('leave')} />
        )}
      </MoreActions>
      <p class={styles.told}>{said}</p>
      {asked === 'resign' && (
        <Question
          label={text.resign}
          asked={hasPartner(table) ? text.resignTeamAsked : text.resignAsked}
          ability={resign}
          onClose={unask}
        />
      )}
      {asked === 'leave' && <Question label={text.leave} asked={text.leaveAsked} ability={leave?.()} onClose={unask} />}
      {reading && <RulesSheet module={table.module} onClose={() => setReading(false)} />}
    </div>
  );
}

/** Somebody of the same side who is there decides with him. */
function hasPartner({ module, face, seats, own, isShared }: TableModel): boolean {
  if (own === undefined || isShared) return false;
  const side = sideOf({ game: module.rules, options: face.options, seats }, own);
  return side.some((seat) => seat !== own && isPresent(face, seat));
}
