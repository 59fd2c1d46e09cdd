/** What a page, or a program, has been told of its table so far, and how it goes on. */
import type { AnyGame, AnyView } from '../../core/game.ts';
import { seededRandom } from '../../core/random.ts';
import { seatOf } from '../state/state.ts';
import type { Greeting, LineMessage, ToldEvent } from './messages.ts';

export type PageState = Omit<Greeting, 't' | 'now'>;

/** After a broken line: the table as it is now; lines that we have already are not told twice. */
export function resume({ lines, seq, you }: PageState, greeting: Greeting): PageState {
  const { t: _t, now: _now, ...told } = greeting;
  // who has become somebody else was told other things
  const known = you.who === told.you.who ? lines : [];
  return { ...told, lines: [...known, ...greeting.lines.filter((line) => line.seq >= seq || known !== lines)] };
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
  return {
    seq: line.seq + 1,
    you: { who, seat: who === null ? null : (seatOf(next, who) ?? null) },
    face: next,
    view: view ?? (rules ? derived(rules, state.view, line.what) : state.view),
    names: { ...state.names, ...names },
    lines: [...state.lines, line],
  };
}

function derived(rules: AnyGame, view: AnyView, what: ToldEvent): AnyView {
  if (what.t !== 'played' || !rules.open) return view;
  const { by, move } = what.seen;
  const read = rules.read(move);
  if (!read.ok) return view;
  // of what is open to all there is but one state
  return rules.view(rules.apply(rules.imagine(view, seededRandom('open')), by, read.value), view.viewer);
}
