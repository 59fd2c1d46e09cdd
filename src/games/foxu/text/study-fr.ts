import type { Translation } from '../../../core/text.ts';
import type { studyText as en } from './study-en.ts';

export const studyText: Translation<typeof en> = {
  reasons: {
    moves: 'Où mène chaque déplacement',
    winsIn: {
      one: '{mine} gagne au prochain déplacement. Coups gagnants : {keeping} sur {all}.',
      other: '{mine} gagne en {count} déplacements au mieux. Coups gagnants : {keeping} sur {all}.',
    },
    losesIn: {
      one: '{mine} perd au prochain déplacement, quel qu’il soit.',
      other: '{mine} perd en {count} déplacements au plus, quoi qu’il arrive.',
    },
    draws:
      'Si chacun joue au mieux, la partie est nulle. Coups qui tiennent la nulle pour {mine} : {keeping} sur {all}.',
    open: 'Pour {mine}, le meilleur coup n’est pas encore calculé jusqu’au bout.',
    swapWins: 'Échanger les tubes gagne.',
    swapDraws: 'Échanger les tubes tient la nulle.',
    swapLoses: 'Échanger les tubes perd.',
    legend: 'Sur le plateau : +5 gagne en cinq déplacements, −4 perd en quatre, = fait nulle.',
    pie: 'La tarte est-elle bien coupée ?',
    pieDrawn: {
      one: '{count} premier déplacement sur {all} est parfaitement équitable : ensuite, personne ne peut forcer le gain.',
      other:
        '{count} premiers déplacements sur {all} sont parfaitement équitables : ensuite, personne ne peut forcer le gain.',
    },
    pieLost:
      'Après chacun des {all} premiers déplacements, {other} peut prendre le meilleur côté et gagner. Le plus équitable fait durer la partie {count} déplacements de plus.',
    onlyAnswer: {
      one: 'Un premier déplacement est un piège : une seule réponse gagne.',
      other: '{count} premiers déplacements sont des pièges : une seule réponse gagne à chaque fois.',
    },
    pending: {
      one: 'Le calcul continue pour un premier déplacement.',
      other: 'Le calcul continue pour {count} premiers déplacements.',
    },
    diagonal: 'Diagonale',
    firstSlide: 'Premier déplacement',
    result: 'Si chacun joue au mieux',
    answer: 'La réponse',
    winners: 'Réponses gagnantes',
    draw: 'nulle',
    wonIn: { one: 'la réponse gagne tout de suite', other: 'la réponse gagne en {count} déplacements' },
    keeps: 'garder le tube',
    takes: 'échanger les tubes',
    either: 'au choix',
    outOf: '{winning} sur {answers}',
    lineDraw: 'Après {move} : nulle',
    lineLost: { one: 'Après {move} : fini tout de suite', other: 'Après {move} : encore {count} déplacements' },
  },
};
