import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  start: 'Choisissez une pièce et touchez sa case ; ou touchez une pièce du plateau pour la déplacer.',
  put: '{what} : touchez sa case. Touchez-la de nouveau pour la vider.',
  moving: 'Touchez la case où elle va, ou la pièce de nouveau pour la retourner.',
  removing: 'Touchez les pièces qui ont été prises.',
  pieceOn: '{cell} : {piece}',
  left: '{piece} (hors du plateau : {count})',
  face: 'Comment les pièces sont posées',
  up: 'Retournées',
  down: 'Cachées',
  remove: 'Retirer des pièces',
  turn: 'À qui de jouer ?',
  turns: ['C’est à Blanc de jouer', 'C’est à Noir de jouer'],
  quiet: 'Tours sans progrès',
  quietSo: 'Sans progrès : {count}',
  fewer: 'Un tour sans progrès de moins',
  more: 'Un tour sans progrès de plus',
};
