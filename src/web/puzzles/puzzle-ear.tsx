/** A puzzle by ear: the voice of a table tells what happens and what is right about it, and answers questions. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameText } from '../../core/text.ts';
import { fill } from '../../text/index.ts';
import { KeysSheet } from '../ear/keys-sheet.tsx';
import { answer, type BoardHeard, type Query } from '../ear/queries.ts';
import { Teller } from '../ear/teller.ts';
import { Voice } from '../ear/voice.tsx';
import { preferences } from '../preferences.ts';
import { tableWords } from '../table/text/index.ts';
import { taskOf } from './said.ts';
import type { Solving } from './solving.ts';

interface Props {
  readonly solving: Solving;
  readonly text: GameText;
  readonly names: readonly string[];
  /** What is said under the board. */
  readonly said: string;
  /** What the board says of itself. */
  readonly board: ReadonlySignal<BoardHeard | undefined>;
}

export const useHeard = () => useMemo(() => signal<BoardHeard | undefined>(undefined), []);

export function PuzzleEar({ solving, text, names, said, board: { value: board } }: Props) {
  const teller = useMemo(() => new Teller(), []);
  const [lists, setLists] = useState(false);
  const tell = (seen: Solving['seen'][number]) => text.tell(seen, (seat) => names[seat]!);
  useNews(solving, teller, tell);
  // whoever goes from one to the next is told the task
  useEffect(() => teller.say(taskOf(solving.puzzle, text).join(' ')), [solving]);
  useEffect(() => teller.say(said), [said]);
  useTodo(solving, teller, board);
  const ask = (query: Query) => {
    if (query === 'keys') return setLists(true);
    if (query === 'again') return teller.again();
    const last = [...solving.puzzle.past, ...solving.seen].findLast(({ by }) => typeof by === 'number');
    const lastMove = last && fill(tableWords().lastMove, { told: tell(last) });
    if (board) teller.say(answer(query, { names, board, lastMove }));
  };
  return (
    <>
      <Voice table={solving} text={text} said={teller.said} onAsk={ask} />
      {lists && <KeysSheet text={text} onClose={() => setLists(false)} />}
    </>
  );
}

/** What has happened since it was last said. */
function useNews(solving: Solving, teller: Teller, tell: (seen: Solving['seen'][number]) => string): void {
  const { seen } = solving;
  const count = useRef(seen.length);
  useEffect(() => {
    if (seen.length < count.current) teller.say(tableWords().ear.takenBack);
    for (const each of seen.slice(count.current)) teller.say(tell(each));
    count.current = seen.length;
  }, [seen.length]);
}

/** What to do, once there is something else to do; what a touch that leads nowhere should have been. */
function useTodo(solving: Solving, teller: Teller, board: BoardHeard | undefined): void {
  const { hint = '', nudges = 0, why, advice } = board ?? {};
  const first = useRef(true);
  useEffect(() => {
    if (!first.current && solving.phase === 'trying' && preferences.value.telling !== 'brief') teller.say(hint, 'todo');
    if (board) first.current = false;
  }, [hint, solving.phase]);
  useEffect(() => {
    if (advice !== undefined) teller.say(advice);
  }, [advice]);
  useEffect(() => {
    if (nudges > 0) teller.say(why ?? hint, 'todo');
  }, [nudges]);
}
