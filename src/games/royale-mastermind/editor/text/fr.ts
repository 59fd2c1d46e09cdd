import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  start: 'Touchez les cartes déjà sorties, puis trois couleurs ou trois formes pour la première rangée.',
  next: 'Touchez trois couleurs ou trois formes pour la rangée suivante, ou une rangée pour la changer.',
  goOn: {
    color: 'Maintenant, la couleur suivante de la rangée.',
    shape: 'Maintenant, la forme suivante de la rangée.',
  },
  whichAnswer: 'Quelle réponse le Codeur a-t-il donnée ?',
  changeRow: 'Choisissez une autre réponse pour cette rangée, ou retirez-la.',
  fillFirst: 'Il faut d’abord trois jetons dans la rangée.',
  answer: 'La réponse',
  rows: 'La rangée',
  removeRow: 'Retirer cette rangée',
  removeLast: 'Retirer le dernier jeton',
  codes: 'codes possibles',
  code: 'code possible',
  allIn: 'Les 25 cartes sont toutes en jeu.',
  outAre: 'Sorties du jeu : {cards}.',
  outByThree: 'Les cartes sortent du jeu trois par trois : leur nombre est un multiple de 3, pas {count}.',
  tooManyOut: 'Pas plus de {most} cartes sorties : il en faut trois pour le code parmi celles qui restent.',
  boardIsClosed: {
    color: 'La rangée {row} des couleurs vient trop tard : elles étaient déjà trouvées.',
    shape: 'La rangée {row} des formes vient trop tard : elles étaient déjà trouvées.',
  },
  contradiction: {
    color:
      'Depuis la rangée {row} des couleurs, les réponses se contredisent : aucun code ne les aurait toutes reçues.',
    shape: 'Depuis la rangée {row} des formes, les réponses se contredisent : aucun code ne les aurait toutes reçues.',
  },
};
