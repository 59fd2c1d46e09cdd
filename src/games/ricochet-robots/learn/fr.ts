import type { Learning } from '../../../board/learn.ts';
import { houseRules } from './house-rules/fr.ts';
import {
  helperStands,
  helperToShow,
  oneLeft,
  outbid,
  roundTheCorner,
  seenByAll,
  squareWon,
  straightAhead,
  straightToShow,
  twoSlides,
  twoToShow,
  vortexInSilence,
} from './positions.ts';

export const learning: Learning = {
  houseRules,
  rules: [
    {
      id: 'aim',
      title: 'Des robots sans freins',
      body: [
        'Quatre robots sont sur un plateau de 16 cases sur 16 : un rouge, un jaune, un vert et un bleu. Le plateau est fait de quatre quarts tirés au sort ; la place des robots et l’une des 17 cibles le sont aussi.',
        'Tout le monde cherche en même temps, en silence, et personne ne touche aux robots : qui voit le plus court chemin pour arrêter le bon robot sur la cible ? On joue à autant qu’on veut, et même en solo.',
      ],
      diagram: {
        ...seenByAll(twoSlides),
        caption:
          'Le carré bleu est tiré : il est montré au centre, et entouré en d10. Des coins marquent le départ de chaque robot.',
      },
      rulings: ['R1'],
    },
    {
      id: 'slide',
      title: 'Un mouvement',
      body: [
        'Un robot glisse le long de sa rangée ou de sa colonne et ne s’arrête que là où quelque chose l’arrête : le bord, un mur, le centre bloqué ou un autre robot. Il ne peut ni s’arrêter avant, ni tourner en route.',
        'Chaque trajet jusqu’à l’obstacle compte pour un mouvement, quel que soit le robot. Les cibles et les départs n’arrêtent pas les robots.',
      ],
      diagram: {
        ...seenByAll(oneLeft),
        caption: 'Le bleu a glissé vers le sud depuis k12. Le mur sous k10 l’a arrêté.',
      },
    },
    {
      id: 'target',
      title: 'La cible et le ricochet',
      body: [
        'Le robot de la couleur de la cible doit s’arrêter dessus. Passer par-dessus ne suffit pas. Les autres peuvent aider en lui faisant obstacle. Pour le vortex cosmique, qui a toutes les couleurs, n’importe quel robot convient.',
        'En chemin, le robot doit ricocher : deux de ses propres mouvements successifs sont à angle droit. S’il peut y aller tout droit, il faut trouver un autre chemin. Son premier arrêt sur la cible décide : sans ricochet auparavant, la démonstration est un échec. Un robot qui part de sa cible doit la quitter et y revenir.',
        'Avec l’option « ricochet : facultatif », le premier arrêt sur la cible compte toujours, et un seul mouvement peut suffire.',
      ],
      diagram: {
        ...seenByAll(roundTheCorner),
        caption:
          'Le rouge aurait pu aller tout de suite au nord, mais sans ricochet. Après l’est et l’ouest, le nord fait un angle droit.',
      },
      rulings: ['R7', 'R8', 'R9'],
    },
    {
      id: 'announcing',
      title: 'Annoncer',
      body: [
        'Le joueur qui a trouvé un chemin annonce en combien de mouvements : un nombre entier de 2 à 99. La première annonce retourne le sablier, et il reste une minute à tout le monde.',
        'Les autres peuvent annoncer moins, autant ou plus. Vous pouvez changer votre nombre, mais seulement pour un plus petit, et seul le dernier compte.',
        'Personne n’est obligé d’attendre le sable : dès que tous ceux qui pourraient encore annoncer moins sont d’accord, le sablier s’arrête. Une table peut aussi s’ouvrir sans sablier.',
      ],
      diagram: { ...seenByAll(outbid), caption: 'Le joueur 2 a annoncé 6, et le sablier coule.' },
      rulings: ['R2', 'R4', 'R12'],
    },
    {
      id: 'showing',
      title: 'La démonstration',
      body: [
        'Quand le sablier est écoulé, le plus petit nombre se montre d’abord. À nombre égal, le joueur qui a gagné le moins de cibles passe devant, puis celui qui a annoncé le premier ; en tournoi, seul l’ordre des annonces compte.',
        'Les mouvements se montrent un par un et ne s’annulent pas. Atteignez la cible en autant de mouvements qu’annoncé, au plus, et elle est à vous ; les robots restent où ils sont. Si vous épuisez votre nombre, vous arrêtez sur la cible sans ricochet, renoncez ou dépassez le temps, les robots reviennent au départ et le joueur suivant montre, chacun une fois par manche.',
      ],
      diagram: {
        ...seenByAll(helperStands),
        caption:
          'Deux mouvements sur trois sont faits : le jaune est descendu, et le vert s’est arrêté juste au-dessus. À l’ouest, l’hexagone.',
      },
      rulings: ['R3', 'R13'],
    },
    {
      id: 'silence',
      title: 'Quand personne ne trouve',
      body: [
        'Si aucune démonstration ne réussit, la cible retourne parmi celles à tirer.',
        'Après quatre minutes sans annonce, chacun peut retourner le sablier. S’il s’écoule en silence, la cible retourne aussi parmi les autres ; une annonce avant la fin le retourne à nouveau. La partie s’arrête quand toutes les cibles restantes ont été remises en silence depuis la dernière cible gagnée.',
      ],
      diagram: {
        ...seenByAll(vortexInSilence),
        caption: 'Un long silence devant le vortex. Le vert y va en deux : au sud, arrêté par le jaune, puis à l’est.',
      },
      rulings: ['R10'],
    },
    {
      id: 'end',
      title: 'La fin',
      body: [
        'À deux joueurs, il faut 8 cibles pour gagner, à trois 6, à quatre 5. À plus de quatre, et en solo, on joue jusqu’à la dernière des 17. Le joueur qui en a le plus l’emporte ; si tout le monde en a autant, la partie est nulle.',
      ],
      diagram: {
        ...seenByAll(squareWon),
        caption:
          'La première cible est gagnée et montrée près de son gagnant. Le bleu part de d10 à la manche suivante.',
      },
      rulings: ['R11'],
    },
    {
      id: 'alone',
      title: 'En solo, ou si l’on quitte la table',
      body: [
        'En solo, tout est pareil, contre le sablier seulement. La plus courte solution peut être montrée après chaque manche ; elle ne fait pas partie du jeu.',
        'Un joueur qui quitte la table garde ses cibles gagnées. Si c’est à lui de montrer, la table renonce à sa place.',
      ],
      rulings: ['R5', 'R6'],
    },
  ],
  lesson: [
    {
      position: twoSlides,
      task: 'Le bleu, en k12, doit s’arrêter sur le carré bleu entouré, en d10. De tête : au sud jusqu’au mur sous k10, puis à l’ouest jusqu’au mur près de d10. Annoncez le nombre de mouvements.',
      accepted: ['bid:2'],
      wrong: 'Au sud, puis à l’ouest : deux mouvements. Annoncez 2.',
      right: 'Deux. Le sablier est retourné, et les autres ont une minute pour annoncer moins.',
    },
    {
      position: twoToShow,
      task: 'Le sablier est écoulé. Personne n’a annoncé moins : à vous de montrer. Le bleu est déjà sélectionné : faites-le glisser au sud.',
      accepted: ['show:bS'],
      wrong: 'Vous avez annoncé deux, et chaque mouvement compte. Le bleu, au sud.',
      right: 'Le mur sous k10 a arrêté le bleu, et sa trace montre d’où il vient.',
    },
    {
      position: oneLeft,
      task: 'Il reste un mouvement. Amenez le bleu sur le carré.',
      accepted: ['show:bW'],
      wrong: 'Ce serait votre dernier mouvement, et le bleu ne serait pas en d10. À l’ouest !',
      right: 'Au sud, puis à l’ouest : un angle droit, et un arrêt sur la cible. Le carré bleu est à vous.',
    },
    {
      position: straightAhead,
      task: 'Maintenant le rouge, en o10, doit atteindre le triangle rouge en o15. Le nord y mène tout droit, mais sans ricochet cela ne compte pas. Il y a un mur à l’ouest de o10 : à l’est, retour à l’ouest, puis au nord. Annoncez.',
      accepted: ['bid:3'],
      wrong: 'Est, ouest, nord : annoncez 3.',
      right: 'L’ouest, puis le nord : voilà l’angle droit qu’il vous faut.',
    },
    {
      position: straightToShow,
      task: 'Montrez. Attention au premier mouvement : si le rouge s’arrête sur la cible avant d’avoir ricoché, c’est un échec.',
      accepted: ['show:rE'],
      wrong: 'Pas comme ça : commencez par l’est. Le nord tout de suite atteindrait la cible sans ricochet.',
      right: 'Le rouge a quitté sa colonne et peut y revenir.',
    },
    {
      position: roundTheCorner,
      task: 'Le rouge est revenu en o10, et son dernier mouvement allait à l’ouest. Maintenant, le nord compte.',
      accepted: ['show:rN'],
      wrong: 'C’est votre dernier mouvement : au nord.',
      right: 'Gagné, en trois mouvements, exactement comme annoncé.',
    },
    {
      position: outbid,
      task: 'Le vert, en m14, doit atteindre l’hexagone en k2. Le joueur 2 a annoncé 6. Mais si le jaune descendait d’abord en m1, le vert pourrait glisser au sud jusqu’à m2, puis à l’ouest jusqu’à k2. Annoncez moins que le joueur 2 !',
      accepted: ['bid:3'],
      wrong: 'Comptez tous les mouvements, ceux du jaune aussi : jaune, vert, vert. Annoncez 3.',
      right: 'Le plus petit nombre se montre d’abord, et c’est le vôtre.',
    },
    {
      position: helperToShow,
      task: 'D’abord l’aide : choisissez le robot jaune, sur le plateau ou par son bouton, et faites-le glisser au sud.',
      accepted: ['show:yS'],
      wrong: 'Le jaune d’abord, au sud jusqu’à m1. Sinon rien n’arrête le vert en m2.',
      right: 'Le jaune est maintenant là où le vert a besoin d’un obstacle.',
    },
    {
      position: helperStands,
      task: 'Le vert est descendu en m2, au-dessus du jaune. Faites le dernier mouvement.',
      accepted: ['show:gW'],
      wrong: 'Le vert, à l’ouest : le mur près de k2 l’arrête sur l’hexagone.',
      right: 'Trois mouvements de deux robots, et la cible est gagnée. Les robots restent où ils sont.',
    },
    {
      position: vortexInSilence,
      task: 'Le vortex cosmique est pour n’importe quel robot, mais quatre minutes ont passé sans annonce. Avant de chercher encore : retournez le sablier, pour que cette manche ait une fin.',
      accepted: ['turn-glass'],
      wrong: 'Si vous avez trouvé un chemin, bravo ! Cette fois, retournez le sablier.',
      right: 'Une dernière minute. On peut encore annoncer un chemin ; le vert en a un en deux mouvements.',
    },
  ],
};
