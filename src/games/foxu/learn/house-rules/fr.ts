import type { HouseRules } from '../../../../board/learn.ts';

export const houseRules: HouseRules = {
  F1: {
    rule: 'Chaque case est reliée à toutes ses voisines, dans les huit directions, coins compris.',
    why: 'Le dessin qui montrait les lignes du plateau est perdu ; ce plateau est le plus simple que décrive le texte.',
  },
  F2: {
    rule: 'Le déplacement qui sème le dernier pion s’arrête là où ce pion tombe, même s’il devait aller plus loin.',
    why: 'La partie est finie dès que le tube est vide.',
  },
  F3: {
    rule: 'Quarante déplacements de suite, vingt chacun, sans pion semé : la partie est nulle. Un échange ne compte pas et ne remet pas le compte à zéro.',
    why: 'Il y a 21 trous ouverts et il en faut 11 à chacun : chaque joueur peut donc bloquer la partie en ne semant plus. La règle imprimée ne dit pas ce qui se passe alors.',
  },
};
