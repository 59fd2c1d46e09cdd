/** What is said while a real table is told to the referee. */
export const en = {
  start: 'Touch the cards that are already out, then three colours or three shapes for the first row.',
  next: 'Touch three colours or three shapes for the next row, or a row to change it.',
  goOn: { color: 'Now the next colour of the row.', shape: 'Now the next shape of the row.' },
  whichAnswer: 'Which answer did the Codemaker give?',
  changeRow: 'Choose another answer for this row, or remove it.',
  fillFirst: 'The row needs three pegs first.',
  answer: 'The answer',
  rows: 'The row',
  removeRow: 'Remove this row',
  removeLast: 'Remove the last peg',
  codes: 'codes left',
  code: 'code left',
  allIn: 'All 25 cards are in the deck.',
  outAre: 'Out of the game: {cards}.',
  outByThree: 'Cards leave the game three at a time: a number divisible by 3 is out, not {count}.',
  tooManyOut: 'At most {most} cards can be out: the code needs three of those that are left.',
  boardIsClosed: {
    color: 'Row {row} of the colours came too late: they were already solved.',
    shape: 'Row {row} of the shapes came too late: they were already solved.',
  },
  contradiction: {
    color:
      'Since row {row} of the colours the answers contradict each other: no code would have been given all of them.',
    shape:
      'Since row {row} of the shapes the answers contradict each other: no code would have been given all of them.',
  },
};
