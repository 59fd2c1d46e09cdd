/** What the board says: what to do now, and the whole position for those who hear it. */
import type { Seat } from '../../../core/game.ts';
import { fill } from '../../../text/index.ts';
import { ATTRIBUTES, type Attribute, type MastermindView } from '../state.ts';
import { answerName } from '../text/answer.ts';
import { type Input, openHere, pegCount } from './draft.ts';
import { MARKS, marksOf, mayMark } from './marks.ts';
import { shownCode, shownRows, shownTrack } from './shown.ts';

export function prompt(input: Input): string {
  const { view, pattern, draft, words, names, brokenOff } = input;
  if (brokenOff) return brokenOff;
  if (pattern) return fill(words.hints.code, { count: String(draft.cards.length) });
  const open = openHere(input);
  if (draft.pencil && mayMark(input)) return words.hints.pencil;
  if (open.length > 0) {
    const count = pegCount(draft);
    if (count === 3) return words.hints.ready;
    if (count > 0) return fill(words.hints.filling[draft.attribute!], { count: String(count) });
    const row = open.length === 2 ? words.hints.either : words.hints.only[open[0]!];
    return mayMark(input) && marksOf(input).size === 0 ? `${row} ${words.hints.mark}` : row;
  }
  if (view.phase === 'over') return words.hints.over;
  const acting = toAct(view).map((seat) => names[seat]!);
  if (acting.length === 0) return words.hints.drawn;
  return fill(words.hints[view.phase === 'code' ? 'coding' : 'seeking'], { names: acting.join(', ') });
}

function toAct({ phase, coder, seekers, options, tracks }: MastermindView): readonly Seat[] {
  if (phase === 'code') return coder === null || options.code === 'drawn' ? [] : [coder];
  if (phase !== 'seek') return [];
  const open = ATTRIBUTES.filter((attribute) => tracks[attribute].status === 'open');
  return [...new Set(open.map((attribute) => seekers[attribute]))];
}

export function describe(input: Input): string {
  const { view, words, names } = input;
  const { round, roundsInAll, coder, deck, scores, out } = view;
  const points = scores.map((score, seat) => fill(words.told.points, { name: names[seat]!, count: String(score) }));
  return [
    fill(words.told.round, { round: String(round), rounds: String(roundsInAll) }),
    coder === null ? '' : fill(words.told.coder, { name: names[coder]! }),
    ...ATTRIBUTES.map((attribute) => describeBoard(input, attribute)),
    describeCode(input),
    ...describeMarks(input),
    fill(words.told.deck, { count: String(deck) }),
    out.length === 0 ? '' : fill(words.told.out, { cards: out.map((card) => words.cards[card]).join(', ') }),
    fill(view.seats === 1 ? words.told.rowsUsed : words.told.scores, {
      scores: view.seats === 1 ? String(scores[0]) : points.join(', '),
    }),
  ]
    .filter(Boolean)
    .join(' ');
}

function describeBoard({ view, words, names }: Input, attribute: Attribute): string {
  const rows = shownRows(view, attribute);
  const who = view.seats === 3 ? `${names[view.seekers[attribute]]!}, ` : '';
  const title = `${who}${words.headings[attribute]}`;
  const told = rows.map(({ values, black, white }, i) =>
    fill(words.told.row, {
      row: String(i + 1),
      values: values.map((value) => words.values[value]).join(', '),
      answer: answerName({ black, white }, words),
    }),
  );
  const state = fill(words.told[shownTrack(rows)], { board: title });
  return [state, ...told].join(' ');
}

function describeMarks(input: Input): readonly string[] {
  const marks = [...marksOf(input)];
  return MARKS.flatMap((mark) => {
    const cards = marks.filter(([, each]) => each === mark).map(([card]) => input.words.cards[card]);
    return cards.length > 0 ? [fill(input.words.told.marks[mark], { cards: cards.join(', ') })] : [];
  });
}

function describeCode({ view, words }: Input): string {
  const code = shownCode(view);
  if (!code) return words.told.noCode;
  if (code === 'hidden') return words.told.hidden;
  return fill(view.phase === 'seek' ? words.told.code : words.told.lastCode, {
    cards: code.map((card) => words.cards[card]).join(', '),
  });
}
