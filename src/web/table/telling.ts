/** When something is told to those who do not see it, and how much of it: as the reader has chosen. */
import { useEffect, useRef } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import { explain } from '../../text/index.ts';
import { answer, type TableHeard } from '../ear/queries.ts';
import { preferences } from '../preferences.ts';
import { language, words } from '../text/index.ts';
import { tellAnswers } from './play-again.tsx';
import { whoseTurn } from './players.tsx';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';
import { verdictOf } from './verdict.ts';

/** Of what happened while nobody listened, so many of the last events are told. */
const MOST_NEWS = 6;

interface TellingProps {
  readonly table: TableModel;
  readonly text: GameText;
  readonly names: readonly string[];
  readonly heard: TableHeard | undefined;
}

export function useTelling({ table, text, names, heard }: TellingProps): void {
  const behind = table.isCovered;
  const { teller } = table;
  // nobody hears behind a curtain what was said to another
  useEffect(() => teller.hush(), [teller, behind]);
  useNews({ table, text, names }, behind);
  useLookingBack({ table, text, names });
  useTurn(table, names, heard, behind);
  useAnswers(table, names);
  useEnd(table, names);
  const { refusal } = table;
  useEffect(() => {
    if (refusal) teller.say(explain(refusal, language(), text));
  }, [refusal]);
}

type Sayer = Omit<TellingProps, 'heard'>;

/** All that has happened since it was last said; at first nothing, for who comes back knows it. */
function useNews({ table, text, names }: Sayer, behind: boolean): void {
  const count = useRef(table.events);
  useEffect(() => {
    if (behind) return;
    const { before, events } = table.seen;
    if (table.events < count.current) table.teller.say(tableWords().ear.takenBack);
    const fresh = events.slice(Math.max(0, count.current - before)).slice(-MOST_NEWS);
    count.current = table.events;
    // what to do now is said when the picture has come
    if (fresh.length > 0 && table.moving) table.teller.overtaken();
    for (const { seen } of fresh) table.teller.say(text.tell(seen, (seat) => names[seat]!));
  }, [table.events, behind]);
}

/** What led to the moment that is looked at. */
function useLookingBack({ table, text, names }: Sayer): void {
  const { moment, seen } = table;
  const first = useRef(true);
  useEffect(() => {
    const looked = moment === undefined ? undefined : seen.events[moment - 1 - seen.before];
    if (!first.current && looked) table.teller.say(text.tell(looked.seen, (seat) => names[seat]!));
    else if (moment === 0) table.teller.say(tableWords().replay.beginning);
    first.current = false;
  }, [moment]);
}

/** What to do; to whoever wants little only that it is his turn, to whoever wants everything whose it is, and the time. */
function useTurn(table: TableModel, names: readonly string[], heard: TableHeard | undefined, behind: boolean): void {
  const { telling } = preferences.value;
  const { teller } = table;
  const first = useRef(true);
  const { hint = '', nudges = 0, why, advice } = heard?.board ?? {};
  const turn = table.over || table.moving ? '' : whoseTurn(table, names);
  const isOwn = turn === words().yourTurn;
  // whoever comes reads the page
  const tells = !first.current && !behind && heard !== undefined;
  // a picture on its way was told as a whole; to whoever wants everything each step of it is, too
  const passes = table.moving && telling !== 'full';
  const said = useRef('');
  useEffect(() => {
    if (tells && turn !== '' && (telling === 'full' || (telling === 'brief' && isOwn))) teller.say(`${turn}.`, 'turn');
  }, [turn, behind]);
  useEffect(() => {
    if (behind) said.current = '';
    if (tells && telling !== 'brief' && !passes && hint !== said.current) teller.say(hint, 'todo');
    if (!behind && !passes) said.current = hint;
    if (heard) first.current = false;
  }, [hint, behind, passes]);
  useEffect(() => {
    if (advice !== undefined) teller.say(advice);
  }, [advice]);
  useEffect(() => {
    if (nudges > 0) teller.say(why ?? hint, 'todo');
  }, [nudges]);
  useEffect(() => {
    if (tells && telling === 'full' && isOwn && (table.clock || table.face.control.kind !== 'none'))
      teller.say(answer('time', heard), 'time');
  }, [isOwn, table.events]);
}

/** Who would like to play again. */
function useAnswers(table: TableModel, names: readonly string[]): void {
  const told = table.over ? (tellAnswers(table, names) ?? '') : '';
  useEffect(() => table.teller.say(told), [told]);
}

/** How it ended, as the last picture has come. */
function useEnd(table: TableModel, names: readonly string[]): void {
  const ended = table.over && !table.moving;
  const was = useRef(ended);
  useEffect(() => {
    if (ended && !was.current) table.teller.say(verdictOf({ ending: table.ending, names, own: table.own }));
    was.current = ended;
  }, [ended]);
}
