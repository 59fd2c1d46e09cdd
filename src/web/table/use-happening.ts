/** What was just told of the people at a table, for as long as it takes to read it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import { itemsFrom } from '../../core/growing.ts';
import { fill } from '../../text/index.ts';
import { type NewsReader, tellHappening } from './happening.ts';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';

const SHOWN_MS = 8000;
/** A line that breaks for a moment is nobody's news. */
const MISSED_MS = 3000;

/** `missing` are the seats that are missed. */
export function useHappening(table: TableModel, reading: NewsReader, missing: readonly Seat[]): string | undefined {
  const [told, setTold] = useState<{ readonly text: string; readonly count: number }>();
  const heard = useRef(table.page.seq);
  const say = (text: string) => setTold((before) => ({ text, count: (before?.count ?? 0) + 1 }));
  const { seq, lines } = table.page;
  useEffect(() => {
    const news = itemsFrom(lines, heard.current).flatMap((line) => tellHappening(line, reading) ?? []);
    heard.current = seq;
    const last = news.at(-1);
    if (last !== undefined) say(last);
  }, [seq]);
  // what was between people while they played is over with it
  useEffect(() => {
    if (table.over) setTold(undefined);
  }, [table.over]);
  const wasMissing = useRef(missing);
  useEffect(() => {
    const back = wasMissing.current.find((seat) => !missing.includes(seat) && table.presence.online.includes(seat));
    wasMissing.current = missing;
    if (back !== undefined) say(fill(tableWords().happened.returned, { name: reading.nameAt(back) }));
  }, [missing.join()]);
  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return told?.text;
}

/** The seats of people whose pages have been closed, or cut off, for a moment or longer; oneself never. */
export function useMissing(table: TableModel): readonly Seat[] {
  const { face, presence, own, hasPresence } = table;
  const away = face.holders.flatMap((holder, seat) =>
    hasPresence && holder.kind === 'person' && seat !== own && !presence.online.includes(seat) ? [seat] : [],
  );
  const [missing, setMissing] = useState<readonly Seat[]>([]);
  useEffect(() => {
    if (away.length === 0) return setMissing([]);
    setMissing((before) => before.filter((seat) => away.includes(seat)));
    const timer = setTimeout(() => setMissing(away), MISSED_MS);
    return () => clearTimeout(timer);
  }, [away.join()]);
  return missing;
}
