import type { HouseRules } from '../../../../board/learn.ts';

export const houseRules: HouseRules = {
  Z1: {
    rule: 'Les trois plateaux sont ceux qui sont dessinés ici.',
    why: 'Le dessin de la mise en place est perdu. Chacun des trois respecte ce que dit encore le texte : une ligne de base, le Z en son milieu, sept autres pièces autour.',
  },
  Z2: {
    rule: 'Un joueur qui ne peut ni déplacer ni retourner une pièce perd.',
    why: 'La règle imprimée ne prévoit pas ce cas ; il faut n’avoir plus rien à retourner et avoir enfermé ses propres pièces.',
  },
  Z3: {
    rule: 'Soixante tours de suite, trente chacun, sans prise et sans pièce retournée : la partie est nulle.',
    why: 'Les croix, les plus et les Z pourraient se promener sans fin.',
  },
  Z4: {
    rule: 'La même position pour la troisième fois : la partie est nulle. Mêmes cases, mêmes pièces retournées, et c’est au même joueur de jouer ; les pièces de même camp et de même symbole se valent.',
    why: 'Des joueurs qui ne font que se répéter n’ont pas à attendre soixante tours.',
  },
  Z5: {
    rule: 'En avant, c’est à l’opposé de sa propre ligne de base. Les zéros, les flèches et les pièces cachées qui ne peuvent plus avancer restent où ils sont.',
    why: 'Le texte ne parle ni de promotion ni de demi-tour.',
  },
  Z6: {
    rule: 'Quand il ne reste que les deux Z, la partie est nulle.',
    why: 'Deux Z seuls qui gardent leurs distances ne se rencontrent jamais.',
  },
  Z7: {
    rule: 'Si plusieurs fins arrivent ensemble, la première de cette liste compte : Z pris, plus aucun tour possible, plus que les deux Z, soixante tours, troisième répétition.',
    why: 'Ce qui décide une partie passe avant ce qui ne fait que l’arrêter.',
  },
  Z8: {
    rule: 'Avec l’option de compter les pièces, une partie bloquée est gagnée par le joueur qui a le plus de pièces sur le plateau, pièces cachées comprises ; à égalité, elle est nulle.',
    why: 'Entre joueurs de même force, un tiers des parties finit ainsi.',
  },
};
