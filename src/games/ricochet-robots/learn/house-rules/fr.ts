import type { HouseRules } from '../../../../board/learn.ts';

export const houseRules: HouseRules = {
  R1: {
    rule: 'Le plateau, les robots et les cibles sont tirés au sort. Les robots partent de cases différentes, hors du centre et des cibles.',
    why: 'Les robots partent de cases libres ; une position connue peut quand même être mise en place.',
  },
  R2: {
    rule: 'Seule la dernière annonce d’un joueur compte, et chacun montre une fois au plus par manche.',
    why: 'Chaque nouvelle annonce remplace la précédente.',
  },
  R3: {
    rule: 'Une démonstration a son propre temps, pour tous ses mouvements. Ils se font un par un et ne s’annulent pas. Elle échoue si les mouvements annoncés sont épuisés, si la cible est atteinte sans ricochet, si l’on renonce ou si le temps est écoulé.',
    why: 'La règle imprimée ne fixe pas de temps pour montrer, et quelqu’un a pu quitter la table.',
  },
  R4: {
    rule: 'Une annonce est un nombre entier de 2 à 99, et l’on ne répète pas la sienne.',
    why: 'Un seul mouvement ne peut pas ricocher, et un nombre répété n’apprend rien.',
  },
  R5: {
    rule: 'En solo, tout est pareil. La solution la plus courte peut être montrée après chaque manche ; elle ne fait pas partie du jeu.',
    why: 'Sans adversaire, on court contre soi-même.',
  },
  R6: {
    rule: 'Un joueur qui quitte la table garde ses cibles et reste en jeu ; quand c’est à lui de montrer, la table renonce à sa place.',
    why: 'Les autres continuent, et ce joueur peut revenir.',
  },
  R7: {
    rule: 'Un robot qui est déjà sur sa cible doit en partir et y revenir.',
    why: 'Il doit ricocher.',
  },
  R8: {
    rule: 'Le premier arrêt sur la cible d’un robot pour qui elle compte décide : réussite si ce robot a ricoché, échec sinon. Le vortex compte pour tous les robots. Y être au départ n’est pas un arrêt, et un robot d’une autre couleur ne décide rien.',
    why: 'Si le chemin est tout droit, il faut en trouver un autre ; entrer sur la cible, en sortir de côté et y revenir n’en est pas un.',
  },
  R9: {
    rule: 'Avec l’option « ricochet : facultatif », ce premier arrêt est toujours une réussite, et les annonces commencent à 1.',
    why: 'Sans obligation de ricocher, un seul mouvement peut suffire.',
  },
  R10: {
    rule: 'La partie finit quand chaque cible restante a été remise en silence depuis la dernière gagnée, ou depuis le début. Une cible remise parce que personne n’a réussi ne compte pas.',
    why: 'Sinon, une table où personne n’annonce jouerait sans fin.',
  },
  R11: {
    rule: 'En solo, on gagne les 17 cibles. Quel que soit le nombre de joueurs, la partie finit aussi quand les 17 sont gagnées.',
    why: 'Il n’y a alors plus rien à gagner.',
  },
  R12: {
    rule: 'Les joueurs peuvent convenir d’arrêter le sablier avant la fin, ou de jouer sans lui.',
    why: 'Attendre un sable dont personne n’a besoin ne fait pas partie du jeu, et tout le monde ne peut pas ou ne veut pas jouer contre la montre.',
  },
  R13: {
    rule: 'Pour jouer entre débutants et habitués, on peut donner aux plus forts un handicap de 1 à 10. Il s’ajoute à leur annonce quand on décide qui montre en premier : 5 avec un handicap de 2 compte pour 7. Si deux annonces comptent alors autant, le plus petit handicap passe devant. On n’a toujours que les mouvements annoncés. Cette règle est de nous ; sans réglage, elle ne s’applique pas.',
    why: 'Les habitués voient tout avant les autres. Ainsi chacun a sa chance, et personne n’a à se retenir.',
  },
};
