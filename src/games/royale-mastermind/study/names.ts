/** Rows and cards in the words of the reader's language. */
import type { Fact, Reason } from '../../../core/review.ts';
import type { Answer, Card, Proposal, Row } from '../state.ts';

export const word = (key: string): Reason => ({ key, blanks: {} });

export function rowName({ values: [left, middle, right] }: Proposal): Fact {
  return { key: 'row', blanks: { left: word(left), middle: word(middle), right: word(right) } };
}

export const answerName = ({ black, white }: Answer): Fact => ({
  key: 'answer',
  blanks: { black: { key: 'blacks', blanks: { count: black } }, white: { key: 'whites', blanks: { count: white } } },
});

/** With its answer as it lies beside it. */
export const answeredRow = (row: Row): Fact => ({
  key: 'answered',
  blanks: { row: rowName(row), answer: '●'.repeat(row.black) + '○'.repeat(row.white) || '–' },
});

export const cardName = (card: Card): Fact => word(card);

/** Rows of code that are expected have two digits. */
export const hundredths = (rows: number): number => Math.round(100 * rows) / 100 + 0;
