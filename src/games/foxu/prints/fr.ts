import { printsIn } from './prints.ts';

export const prints = printsIn({
  board: 'Le plateau',
  boardHelp: 'Deux objets quelconques montrent où se trouvent les tubes.',
  discs: 'De quoi remplacer les pions',
  discsHelp:
    'Onze de chaque couleur : les bleus ont un anneau, les jaunes un point, les gris rien. Gardez les vôtres en pile : le plus bas tombe le premier.',
  names: { blue: 'Pion bleu', yellow: 'Pion jaune', grey: 'Pion gris' },
});
