import { en } from '../text/en.ts';
import { printsIn } from './prints.ts';

export const prints = printsIn(
  {
    board: 'The board',
    boardHelp: 'A pawn of any kind is Mister Zero.',
    tokens: 'The tokens',
    tokensHelp: 'Red ones are round, green ones have eight sides. The back stays white.',
    colours: { red: 'Red', green: 'Green' },
  },
  en.board.places,
);
