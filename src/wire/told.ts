/** What a page, or a program, has been told of its table so far, and how it goes on. */
import type { Seat } from '../core/game.ts';
import type { Happened, Hello } from './messages.ts';

export type Told = Omit<Hello, 't' | 'version' | 'now'>;

/** After a broken line: the table as it is now; lines that we have already are not told twice. */
export function resume({ lines, seq }: Told, hello: Hello): Told {
  const { t: _t, version: _version, now: _now, ...told } = hello;
  return { ...told, lines: [...lines, ...hello.lines.filter((line) => line.seq >= seq)] };
}

/** One more line; 'known' if we have it already, 'gap' if one before it is missing. */
export function follow(told: Told, happened: Happened): Told | 'known' | 'gap' {
  const { t: _t, now: _now, face, clock, view, names, ...line } = happened;
  if (line.seq < told.seq) return 'known';
  if (line.seq > told.seq) return 'gap';
  const next = face ?? (clock ? { ...told.face, clock } : told.face);
  return {
    seq: line.seq + 1,
    you: { ...told.you, seat: told.you.who === null ? null : seatIn(next.holders, told.you.who) },
    face: next,
    view: view ?? told.view,
    names: { ...told.names, ...names },
    lines: [...told.lines, line],
  };
}

function seatIn(holders: Told['face']['holders'], who: string): Seat | null {
  const seat = holders.findIndex((holder) => 'who' in holder && holder.who === who);
  return seat < 0 ? null : seat;
}
