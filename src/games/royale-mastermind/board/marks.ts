/** A Seeker's private marks on the cards of the centre board, as his notes write them: '3 red-star- blue-circle?'. */
import { CARDS, type Card, type MastermindView, type Value } from '../state.ts';

/** In the order in which touching a card goes through them, and back to none. */
export const MARKS = ['excluded', 'possible', 'certain'] as const;
export type Mark = (typeof MARKS)[number];
export type Marks = ReadonlyMap<Card, Mark>;

const SIGNS: Readonly<Record<Mark, string>> = { excluded: '-', possible: '?', certain: '!' };

interface Sheet {
  readonly view: MastermindView;
  readonly notes?: string | undefined;
}

/** Whoever seeks a code, or watches it being sought from his seat, has something to mark; its Coder has not. */
export const mayMark = ({ view, notes }: Sheet): boolean =>
  notes !== undefined && view.phase === 'seek' && view.viewer !== 'spectator' && view.viewer !== view.coder;

/** The marks of the round in play: a new code is sought on clean cards. */
export function marksOf({ view, notes = '' }: Sheet): Marks {
  const [round, ...written] = notes.split(' ');
  if (!mayMark({ view, notes }) || round !== String(view.round)) return new Map();
  return new Map(
    CARDS.flatMap((card) => {
      const mark = MARKS.find((each) => written.includes(card + SIGNS[each]));
      return mark && !view.out.includes(card) ? [[card, mark]] : [];
    }),
  );
}

/** The notes after one more touch of a card. */
export function markCard(sheet: Sheet, card: Card): string {
  const marks = new Map(marksOf(sheet));
  const mark = marks.get(card);
  const next = MARKS[mark ? MARKS.indexOf(mark) + 1 : 0];
  if (next) marks.set(card, next);
  else marks.delete(card);
  return write(sheet, marks);
}

/** A whole line of the centre board is struck out; one that is struck out already is cleared. */
export function markLine(sheet: Sheet, value: Value): string {
  const marks = new Map(marksOf(sheet));
  const line = CARDS.filter((card) => card.split('-').includes(value) && !sheet.view.out.includes(card));
  const struck = line.every((card) => marks.get(card) === 'excluded');
  for (const card of line) {
    if (struck) marks.delete(card);
    else marks.set(card, 'excluded');
  }
  return write(sheet, marks);
}

const write = ({ view }: Sheet, marks: Marks): string =>
  [view.round, ...[...marks].map(([card, mark]) => card + SIGNS[mark])].join(' ');
