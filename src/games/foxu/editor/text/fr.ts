import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  start: 'Choisissez quoi poser, puis touchez les trous. Pions gris pour l’instant : {grey} sur 11.',
  put: 'Touchez les emplacements : {what}. Touchez-en un de nouveau pour le vider.',
  toPlace: 'À poser',
  palette: {
    'disc:grey': 'pion gris',
    'disc:blue': 'pion bleu',
    'disc:yellow': 'pion jaune',
    'tube:blue': 'tube bleu',
    'tube:yellow': 'tube jaune',
    open: 'rien',
  },
  nothing: 'rien',
  cell: '{cell} : {there}',
  turn: 'À qui de jouer ?',
  turns: { blue: 'C’est à Bleu de jouer', yellow: 'C’est à Jaune de jouer' },
  pie: 'La règle de la tarte',
  pies: {
    first: 'Avant le premier déplacement',
    open: 'L’échange est encore possible',
    no: 'Pas d’échange',
    swapped: 'Tubes échangés',
  },
  quiet: 'Déplacements sans rien semer',
  quietSo: 'Sans rien semer : {count}',
  fewer: 'Un déplacement sans rien semer de moins',
  more: 'Un déplacement sans rien semer de plus',
  bothTubes: 'Il manque un tube : posez les deux, ou aucun.',
  describe:
    'Pions gris : {grey}. Pions bleus : {blue}. Pions jaunes : {yellow}. Tubes : bleu en {blueTube}, jaune en {yellowTube}.',
};
