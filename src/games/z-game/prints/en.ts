import { printsIn } from './prints.ts';

export const prints = printsIn({
  board: 'The board',
  boardHelp: 'The strips at its sides are for captured pieces.',
  pieces: 'The pieces',
  piecesHelp: 'White ones are round, black ones square. Glue them on card: a hidden piece is placed face down.',
  sides: ['White', 'Black'],
});
