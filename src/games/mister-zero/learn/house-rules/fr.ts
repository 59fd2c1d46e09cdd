import type { HouseRules } from '../../../../board/learn.ts';

export const houseRules: HouseRules = {
  M1: {
    rule: 'Le plateau est celui qui est dessiné ici.',
    why: 'Le dessin imprimé est perdu. Ce plateau a le bon nombre de points et de ponts, il est le même pour les deux camps, et la partie modèle de la règle peut s’y parcourir.',
  },
  M2: {
    rule: '« Le plus à sa droite » est le premier des deux ponts quand on tourne dans le sens inverse des aiguilles d’une montre à partir du pont qu’il vient de franchir.',
    why: 'C’est ce que « à droite » veut dire pour un marcheur, quel que soit l’angle, et le croquis imprimé le confirme.',
  },
  M3: {
    rule: 'Dans un match, le vainqueur de chaque partie marque la différence de jetons, et les couleurs alternent.',
    why: 'La règle donne la différence, mais ne dit pas qui joue Rouge ensuite ; alterner est équitable.',
  },
  M4: {
    rule: 'Pour le tout premier saut, aucun saut précédent n’est nécessaire.',
    why: 'Grâce à la règle du centre, le plus petit nombre du centre y est unique.',
  },
  M5: {
    rule: 'Un jeton face cachée garde la valeur de son nombre quand on cherche le plus petit du centre.',
    why: 'Tout le monde l’a vu se poser ; le retourner ne cache rien.',
  },
  M6: {
    rule: 'Tout jeton plus petit posé ensuite sur un pont central remet face visible celui qui était face cachée.',
    why: 'La règle ne parle que du joueur suivant, mais à quatre, un autre peut lui aussi poser un jeton plus petit.',
  },
};
