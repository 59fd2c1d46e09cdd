/**
 * What a page, or a program, has been told of its table so far, and how it goes on. It knows the last lines, and earlier
 * ones if it has asked for them; however long a game lasts, it does not hold more of them than anybody reads.
 */
import type { AnyGame, AnyView } from '../../core/game.ts';
import { extended, forgetting, type Growing, growing, itemsOf } from '../../core/growing.ts';
import { seededRandom } from '../../core/random.ts';
import { seatOf } from '../state/state.ts';
import type { Greeting, LineMessage, LinesPage, Names, ToldEvent, ToldLine } from './messages.ts';

/** When there are more, the earlier half is let go. */
const MOST_HELD = 1000;

export interface PageState extends Omit<Greeting, 't' | 'now' | 'lines'> {
  /** By their place. */
  readonly lines: Growing<ToldLine>;
}

/** What a table says first. */
export function greeted({ t: _t, now: _now, lines, ...told }: Greeting): PageState {
  return { ...told, lines: growing(lines, told.seq - lines.length) };
}

/** After a broken line: the table as it is now; lines that we have already are not told twice. */
export function resume(state: PageState, greeting: Greeting): PageState {
  const anew = greeted(greeting);
  const { seq, lines, events } = state;
  // who has become somebody else was told other things; and what lies between may have been too much
  if (state.you.who !== anew.you.who || anew.lines.start > seq || anew.seq < seq) return anew;
  let known = lines;
  for (const line of greeting.lines) if (line.seq >= seq) known = extended(known, line);
  return { ...anew, lines: known, events };
}

/**
 * One more line; 'known' if we have it already, 'gap' if one before it is missing. Who is told no view after a move that
 * everybody sees alike derives it by the rules.
 */
export function follow(state: PageState, message: LineMessage, rules?: AnyGame): PageState | 'known' | 'gap' {
  const { t: _t, now: _now, face, clock, view, names, ...line } = message;
  if (line.seq < state.seq) return 'known';
  if (line.seq > state.seq) return 'gap';
  const next = face ?? (clock ? { ...state.face, clock } : state.face);
  const { who } = state.you;
  return letGo({
    seq: line.seq + 1,
    you: face ? { who, seat: who === null ? null : (seatOf(next, who) ?? null) } : state.you,
    face: next,
    view: view ?? (rules ? derived(rules, state.view, line.what) : state.view),
    names: names ? { ...state.names, ...names } : state.names,
    lines: extended(state.lines, line),
    events: state.events,
  });
}

/** How many events the game has, as far as was told. */
export function eventsOf({ events, lines }: Pick<PageState, 'events' | 'lines'>): number {
  let count = events;
  for (const { what } of itemsOf(lines)) {
    if (what.t === 'played') count++;
    if (what.t === 'taken-back') count = what.to;
  }
  return count;
}

/** With the lines before those that are known. */
export function withEarlier(state: PageState, page: LinesPage & { readonly names: Names }): PageState {
  const { start } = state.lines;
  const lines = page.lines.filter(({ seq }) => seq < start);
  if (lines.length === 0 || lines.at(-1)!.seq !== start - 1) return state;
  return {
    ...state,
    names: { ...page.names, ...state.names },
    lines: growing([...lines, ...itemsOf(state.lines)], lines[0]!.seq),
    events: page.events,
  };
}

/** With these of the known lines as they are told now: what is over hides nothing. */
export function retold(state: PageState, { lines }: LinesPage): PageState {
  const anew = new Map(lines.map((line) => [line.seq, line]));
  const known = itemsOf(state.lines).map((line) => anew.get(line.seq) ?? line);
  return { ...state, lines: growing(known, state.lines.start) };
}

/** How many events a game has after these lines. */
export function eventsAfter(events: number, lines: Iterable<ToldLine>): number {
  let count = events;
  for (const { what } of lines) {
    if (what.t === 'played') count++;
    if (what.t === 'taken-back') count = what.to;
  }
  return count;
}

function letGo(state: PageState): PageState {
  const { lines, events, seq } = state;
  const held = itemCount(lines);
  if (held <= MOST_HELD) return state;
  const first = seq - MOST_HELD / 2;
  const gone = itemsOf(lines).slice(0, first - lines.start);
  return { ...state, lines: forgetting(lines, first), events: eventsAfter(events, gone) };
}

const itemCount = ({ length, start }: Growing<unknown>): number => length - start;

function derived(rules: AnyGame, view: AnyView, what: ToldEvent): AnyView {
  if (what.t !== 'played' || !rules.open) return view;
  const { by, move } = what.seen;
  const read = rules.read(move);
  if (!read.ok) return view;
  // of what is open to all there is but one state
  return rules.view(rules.apply(rules.imagine(view, seededRandom('open')), by, read.value), view.viewer);
}
