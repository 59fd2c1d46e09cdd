import { printsIn } from './prints.ts';

export const prints = printsIn({
  board: 'Le plateau',
  boardHelp: 'Les bandes sur les côtés reçoivent les pièces prises.',
  pieces: 'Les pièces',
  piecesHelp:
    'Les blanches sont rondes, les noires carrées. Collez-les sur du carton : une pièce cachée se pose face cachée.',
  sides: ['Blanc', 'Noir'],
});
