import type { Translation } from '../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  title: 'Y regarder de plus près',
  looking: 'Calcul en cours…',
  stop: 'Arrêter',
  stopped: 'Arrêté.',
  lost: 'Le calcul s’est interrompu.',
  again: 'Continuer',
  nothing: 'Rien à voir à ce moment de la partie.',
  onBoard: 'Montrer sur le plateau',
  asList: 'En liste',
  mark: 'Endroit',
  value: 'Marque',
  before: '{what} : précédent',
  after: '{what} : suivant',
  warmth: 'Chaud ou froid',
  warmthHelp: 'Après chaque coup, vous saurez si vous approchez du but.',
  warmthLater: 'Vous le saurez dès qu’il y aura un but à atteindre.',
};
