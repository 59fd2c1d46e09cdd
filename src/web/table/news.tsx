/**
 * One line for what happens between people, in a room that is always there and moves nothing: what is to be answered, how
 * one's own line is, what has just happened, who is missed.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { fill, listOf } from '../../text/index.ts';
import { useLateSound } from '../sound/hooks.ts';
import { language, words } from '../text/index.ts';
import { offeredAt } from './absence.ts';
import { askedAt, type NewsAnswer, type NewsItem } from './asked.ts';
import type { NewsReader } from './happening.ts';
import { personName } from './names.ts';
import styles from './news.module.css';
import { useOwnTimeShort } from './player-clock.tsx';
import type { TableModel } from './table-model.ts';
import type { Talk } from './talk.ts';
import { tableWords } from './text/index.ts';
import { useHappening, useMissing } from './use-happening.ts';
import { useSending } from './use-sending.ts';

interface Props {
  readonly table: TableModel;
  readonly text: GameText;
  readonly talk?: Talk | undefined;
  /** How the line to the table is, where that is to be said. */
  readonly lineTold?: string | undefined;
  /** What stands there while nothing is to be said. */
  readonly children?: ComponentChildren;
}

export function News({ table, text, talk, lineTold, children }: Props) {
  const nameAt = (seat: Seat) => personName(table, seat, text);
  const nameOf = (who: string) => table.names[who] || tableWords().anonymous;
  const hearsGuests = talk !== undefined && !talk.hidden.value && !talk.isOpen.value;
  const { isShared } = table;
  const reading: NewsReader = { own: table.own, table, nameAt, nameOf, hearsGuests, isShared };
  const missing = useMissing(table);
  const happening = useHappening(table, reading, missing);
  const missed = useMissed(table, reading, missing);
  const sending = useSending(table, lineTold);
  const isShort = useOwnTimeShort(table);
  useLateSound(isShort);
  const own = sending ?? (isShort ? tableWords().timeShort : undefined);
  const item = itemAt(table, reading, { own, happening, missed });
  const told = item?.told;
  useEffect(() => {
    if (told) table.teller.say(told);
  }, [told]);
  // where nobody talks, before one screen or over a record, there is little to say
  const isRoom = talk !== undefined;
  return (
    <div class={isRoom ? styles.room : styles.over} data-part="news" data-room={isRoom || undefined}>
      <p>{item?.told}</p>
      {item?.answers?.map((each) => (
        <AnswerButton key={each.label} answer={each} />
      ))}
      {!item && children}
    </div>
  );
}

const AnswerButton = ({ answer: { label, look, run } }: { readonly answer: NewsAnswer }) => (
  <button type="button" class={`button small ${look}`} onClick={run}>
    {label}
  </button>
);

interface Happened {
  /** About oneself: how one's line is, or one's time. */
  readonly own: string | undefined;
  readonly happening: string | undefined;
  readonly missed: NewsItem | undefined;
}

/** Of all that could be said, what matters most. */
function itemAt(table: TableModel, reading: NewsReader, { own, happening, missed }: Happened): NewsItem | undefined {
  if (own !== undefined) return { told: own };
  const asked = askedAt(table, reading.nameAt);
  if (asked?.answers) return asked;
  if (happening !== undefined) return { told: happening };
  return asked ?? awaited(table, reading) ?? standInForYou(table) ?? youLeft(table) ?? missed;
}

/** Before a game that starts by itself. */
function awaited({ face: { gathering }, own }: TableModel, { nameAt }: NewsReader): NewsItem | undefined {
  const others = gathering?.awaited.filter((seat) => seat !== own) ?? [];
  if (others.length === 0) return undefined;
  return { told: fill(tableWords().gathering, { names: listOf(others.map(nameAt), language()) }) };
}

function standInForYou(table: TableModel): NewsItem | undefined {
  const { comeBack } = table.abilities;
  if (!comeBack || table.over) return undefined;
  const house = tableWords();
  return { told: house.standInForYou, answers: [{ label: house.comeBack, look: 'main', run: () => comeBack.run() }] };
}

/** One's seat stays one's own; another page of one's own may still be open. */
function youLeft(table: TableModel): NewsItem | undefined {
  const { face, own, isShared } = table;
  const holder = own === undefined ? undefined : face.holders[own];
  if (holder?.kind !== 'person' || !holder.left || isShared || face.phase !== 'playing') return undefined;
  const run = () => void table.do({ do: 'return' });
  return { told: words().standings.left, answers: [{ label: words().comeBackTo, look: 'main', run }] };
}

/** Who is not there, and the computer in his place when it is time for that. */
function useMissed(table: TableModel, { nameAt }: NewsReader, missing: readonly Seat[]): NewsItem | undefined {
  const { face, own, module } = table;
  const house = tableWords();
  const gone = face.holders.findIndex((holder) => holder.kind === 'person' && holder.left);
  const offered = gone < 0 ? 0 : offeredAt(table.page, face.control, gone);
  const isTime = useIsTime(table, offered);
  if (table.over || face.phase !== 'playing') return undefined;
  if (gone >= 0 && gone !== own) {
    const name = nameAt(gone);
    const holder = face.holders[gone];
    const agreed = face.agreed.find((each) => each.seat === gone)?.by ?? [];
    if (own !== undefined && agreed.includes(own)) return { told: fill(house.standInAgreedByYou, { name }) };
    const mayAsk = own !== undefined && module.bot !== undefined && isTime;
    const [first] = agreed;
    const told =
      first === undefined
        ? fill(holder?.kind === 'person' && holder.lost ? house.noConnection : house.happened.left, { name })
        : fill(house.happened.standInAgreed, { name: nameAt(first), other: name });
    const run = () => void table.do({ do: 'stand-in', seat: gone });
    return mayAsk ? { told, answers: [{ label: house.askStandIn, look: 'plain', run }] } : { told };
  }
  const [away] = missing;
  return away === undefined ? undefined : { told: fill(house.noConnection, { name: nameAt(away) }) };
}

/** Whether a moment has come, by the clock of the table. */
function useIsTime(table: TableModel, at: number): boolean {
  const [, look] = useState(0);
  const isTime = table.now() >= at;
  useEffect(() => {
    if (isTime) return;
    const timer = setTimeout(() => look((count) => count + 1), at - table.now() + 50);
    return () => clearTimeout(timer);
  }, [at, isTime]);
  return isTime;
}
