/**
 * The log in words, and in notation on request, as the one before the screen saw it: beside the board where there is room, else in a
 * sheet.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import { fill, writtenIn } from '../../text/index.ts';
import { preferences } from '../preferences.ts';
import { Sheet } from '../sheet.tsx';
import { words } from '../text/index.ts';
import { useWide } from '../wide.ts';
import { Action } from './action.tsx';
import styles from './log-sheet.module.css';
import { personName } from './names.ts';
import { ReplayBar } from './replay-bar.tsx';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  readonly names: readonly string[];
  readonly text: GameText;
}

/** A line of the log in words. */
interface Entry {
  /** How many events there were with it. */
  readonly number: number;
  readonly told: string;
  readonly move: string;
}

export function LogSheet({ table, names, text }: Props) {
  const wide = useWide();
  const [open, setOpen] = useState(false);
  const behind = table.isCovered;
  const { before, events } = table.seen;
  // a move is told of whoever made it: the person, or the computer in his place
  const people = names.map((_, seat) => personName(table, seat, text));
  const lines = (behind ? [] : events).map(({ seen, isStandIn }, index) => ({
    number: before + index + 1,
    told: text.tell(seen, (seat) => {
      const name = people[seat]!;
      return isStandIn && seat === seen.by ? fill(words().standingIn, { name }) : name;
    }),
    move: writtenIn(seen.move, text),
  }));
  // what is still to be seen on the board is not told before
  const arrived = lines.filter(({ number }) => number <= table.events - table.unseen);
  const { at, events: count } = table.replay;
  const told = lines.find(({ number }) => number === at)?.told;
  return (
    <section class={styles.log} data-part="log" aria-label={words().log}>
      {wide ? (
        <>
          <h2 class="heard">{words().log}</h2>
          {!behind && <ReplayBar table={table} told={told} />}
          <Lines table={table} lines={arrived} />
        </>
      ) : (
        <>
          <Action label={words().log} icon="log" ability={{ now: true, run: () => setOpen(true) }} />
          <Action
            label={tableWords().replay.back}
            icon="back"
            ability={{ now: !behind && count > 0, run: () => table.replay.to(at - 1) }}
          />
          {!behind && (table.moment !== undefined || table.over) && <ReplayBar table={table} told={told} />}
        </>
      )}
      {open && (
        <Sheet label={words().log} class="bottom" onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <h2 class={styles.title}>{words().log}</h2>
              <Lines table={table} lines={arrived} onLook={close} />
              <button type="button" class="button main" onClick={close}>
                {words().close}
              </button>
            </>
          )}
        </Sheet>
      )}
    </section>
  );
}

interface LinesProps {
  readonly table: TableModel;
  readonly lines: readonly Entry[];
  readonly onLook?: () => void;
}

function Lines({ table, lines, onLook }: LinesProps) {
  const { events, unseen, moment = events - unseen } = table;
  const list = useRef<HTMLOListElement>(null);
  const look = (at: number) => {
    void table.replay.to(at);
    onLook?.();
  };
  // the log follows what is looked at, and scrolls nothing but itself
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (list.current && line) keepInSight(list.current, line);
  }, [moment]);
  return (
    <>
      <ol class={styles.lines} ref={list} reversed>
        {lines.toReversed().map(({ number, told, move }) => (
          <li key={number} value={number}>
            <button
              type="button"
              class={styles.moment}
              aria-current={moment === number ? 'step' : undefined}
              onClick={() => look(number)}
            >
              {told} {preferences.value.notation === 'on' && <code>{move}</code>}
            </button>
          </li>
        ))}
      </ol>
      {table.hasEarlier && lines.length > 0 && (
        <button type="button" class="button plain small" onClick={() => void table.learnEarlier()}>
          {words().earlier}
        </button>
      )}
    </>
  );
}

function keepInSight(list: HTMLElement, line: HTMLElement): void {
  const [outer, inner] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
