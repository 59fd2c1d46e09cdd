import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  start: 'Sélectionnez un jeton et touchez son pont. Jetons sur le plateau : {count}. C’est à {name} de jouer.',
  full: 'Les vingt jetons sont sur le plateau : Mister Zero se met en marche.',
  put: 'Touchez le pont où va ce jeton : {token}.',
  token: 'Ce jeton',
  back: 'Le remettre en main',
  faceDown: 'Le mettre face cachée',
  faceUp: 'Le mettre face visible',
  others: 'Tous les autres jetons sont en main.',
};
