import { printsIn } from './prints.ts';

export const prints = printsIn({
  cards: 'The 25 cards',
  cardsHelp: 'Every colour has its own texture. Shuffle them face down; three are the code.',
  sheets: 'Decoding sheets',
  sheetsHelp:
    'A row of colours or of shapes, and beside it the answer: fill in a small circle for each black, cross one out for each white.',
  colors: 'Colours',
  shapes: 'Shapes',
});
