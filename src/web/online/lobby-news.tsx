/** The one line between people before the start: how one's own line is, what is asked of one, what has just happened or was refused. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { itemsFrom } from '../../core/growing.ts';
import type { GameText } from '../../core/text.ts';
import { explain, fill } from '../../text/index.ts';
import type { TableModel } from '../table/table-model.ts';
import { tableWords } from '../table/text/index.ts';
import { language } from '../text/index.ts';
import styles from './lobby-news.module.css';
import { tellSeating } from './seating-told.ts';
import { onlineWords } from './text/index.ts';

const SHOWN_MS = 8000;

interface Props {
  readonly table: TableModel;
  /** How the line to the table is, where that is to be said. */
  readonly lineTold: string | undefined;
  readonly text: GameText;
  /** Over the page, where there is no table with a room for it yet. */
  readonly isOver: boolean;
}

export function LobbyNews({ table, text, lineTold, isOver }: Props) {
  const told = useSeatingTold(table, text) ?? waitsFor(table);
  const asker = askerOf(table);
  const answer = (accept: boolean) => () => void table.do({ do: 'answer-swap', accept });
  const isAsked = lineTold === undefined && asker !== undefined;
  return (
    <div class={`${styles.line} ${isOver ? styles.over : styles.room}`} role="status" data-part="lobby-news">
      <p>{lineTold ?? (asker !== undefined ? fill(onlineWords().swapAsked, { name: asker }) : told)}</p>
      {isAsked && (
        <>
          <button type="button" class="button main small" onClick={answer(true)}>
            {tableWords().accept}
          </button>
          <button type="button" class="button plain small" onClick={answer(false)}>
            {tableWords().decline}
          </button>
        </>
      )}
    </div>
  );
}

/** Whose place one has asked for, until he answers. */
function waitsFor({ face: { swap, holders }, you, names }: TableModel): string | undefined {
  const holder = swap && swap.seat === you.seat ? holders[swap.with] : undefined;
  if (holder?.kind !== 'person') return undefined;
  return fill(onlineWords().swapWaits, { name: names[holder.who] || tableWords().anonymous });
}

/** Who would like to have one's own place. */
function askerOf({ face: { swap, holders }, you, names }: TableModel): string | undefined {
  const holder = swap ? holders[swap.seat] : undefined;
  if (!swap || swap.with !== you.seat || !holder || !('who' in holder)) return undefined;
  return names[holder.who] || tableWords().anonymous;
}

function useSeatingTold(table: TableModel, text: GameText): string | undefined {
  const { page, face, you, names, refusal } = table;
  const [told, setTold] = useState<{ readonly text: string }>();
  const before = useRef({ seq: page.seq, face, own: you.seat });
  useEffect(() => {
    const { seq, own, face: was } = before.current;
    before.current = { seq: page.seq, face, own: you.seat };
    const reader = {
      ...{ who: you.who, own, holders: was.holders, swap: was.swap },
      nameOf: (who: string) => names[who] || tableWords().anonymous,
    };
    const last = itemsFrom(page.lines, seq)
      .flatMap(({ what }) => tellSeating(what, reader) ?? [])
      .at(-1);
    if (last !== undefined) setTold({ text: last });
  }, [page.seq]);
  useEffect(() => {
    if (refusal) setTold({ text: explain(refusal, language(), text) });
  }, [refusal]);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return told?.text;
}
