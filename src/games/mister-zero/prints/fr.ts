import { fr } from '../text/fr.ts';
import { printsIn } from './prints.ts';

export const prints = printsIn(
  {
    board: 'Le plateau',
    boardHelp: 'N’importe quelle figurine tient lieu de Mister Zero.',
    tokens: 'Les jetons',
    tokensHelp: 'Les rouges sont ronds, les verts ont huit côtés. Le dos reste blanc.',
    colours: { red: 'Rouge', green: 'Vert' },
  },
  fr.board.places,
);
