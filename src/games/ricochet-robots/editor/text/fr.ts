import type { Translation } from '../../../../core/text.ts';
import type { en } from './en.ts';

export const fr: Translation<typeof en> = {
  boards: 'Les quatre plateaux',
  quarters: ['En haut à gauche', 'En haut à droite', 'En bas à droite', 'En bas à gauche'],
  turn: 'Tourner le tout d’un quart de tour',
  robots: 'Les robots',
  start: 'Choisissez les quatre plateaux tels qu’ils sont sur votre table, puis posez les robots sur leurs cases.',
  pickBoard: '{place} : lequel est sur votre table ?',
  board: 'Plateau {board}, face {side}',
  putRobot: 'Touchez la case de ce robot : {robot}.',
  missing: {
    r: 'Le robot rouge n’est pas encore sur le plateau.',
    y: 'Le robot jaune n’est pas encore sur le plateau.',
    g: 'Le robot vert n’est pas encore sur le plateau.',
    b: 'Le robot bleu n’est pas encore sur le plateau.',
  },
  missingTarget: 'Touchez maintenant la cible sur le plateau.',
  done: 'Le plateau est prêt. Touchez un robot pour le déplacer, ou une autre cible.',
  describe: 'Le plateau tel que vous l’avez composé.',
  targetIs: 'À atteindre : {target}.',
};
