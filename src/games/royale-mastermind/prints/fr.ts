import { printsIn } from './prints.ts';

export const prints = printsIn({
  cards: 'Les 25 cartes',
  cardsHelp: 'Chaque couleur a sa texture. Mélangez-les face cachée ; trois forment le code.',
  sheets: 'Feuilles de décodage',
  sheetsHelp:
    'Une rangée de couleurs ou de formes, et à côté la réponse : un petit rond plein pour un noir, barré pour un blanc.',
  colors: 'Couleurs',
  shapes: 'Formes',
});
