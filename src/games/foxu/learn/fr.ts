import type { Learning } from '../../../board/learn.ts';
import { firstSlide, greyLaid, lastDisc, midGame, tubesPlaced } from './positions.ts';

export const learning: Learning = {
  rules: [
    {
      id: 'aim',
      title: 'Un pion de trop',
      body: [
        'Le plateau a 32 trous. Il y a 33 pions : 11 gris, posés dès le début, 11 bleus et 11 jaunes dans deux tubes transparents. L’un des deux joueurs ne pourra pas placer tous ses pions. Videz votre tube le premier.',
      ],
    },
    {
      id: 'set-up',
      title: 'Avant la première glissade',
      body: [
        'Les pions gris remplissent onze trous, tirés au sort ou choisis par le premier joueur. Les quatre coins n’ont pas de trou.',
        'Puis le premier joueur choisit une diagonale. Les tubes se placent à ses deux bouts : le bleu, celui du premier joueur, en bas, le jaune en haut.',
      ],
      diagram: { ...tubesPlaced, caption: 'Les tubes sur la diagonale de a1 à f6.' },
    },
    {
      id: 'slide',
      title: 'Glisser',
      body: [
        'À votre tour, votre tube glisse en ligne droite, le long d’une rangée, d’une colonne ou d’une diagonale, aussi loin que vous voulez, mais ni sur l’autre tube ni au-delà. Il peut s’arrêter partout, même dans un coin. On ne passe pas son tour.',
        'Chaque fois que le tube passe sur un trou ouvert, son pion du bas y tombe, que vous le vouliez ou non.',
      ],
      diagram: {
        ...firstSlide,
        caption: 'De a1 à d4 : un pion est tombé en c3, un autre en d4 ; b2 était déjà rempli.',
      },
      rulings: ['F1'],
    },
    {
      id: 'swap',
      title: 'Partager la tarte',
      body: [
        'La première glissade peut être trop belle. Le second joueur peut donc, au lieu de glisser, demander l’échange : il prend le tube bleu là où il est, et le premier joueur continue avec le jaune, qui doit jouer. Qui coupe mal la tarte mange la petite part.',
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      body: [
        'Dès qu’un tube est vide, son joueur a gagné, où que la glissade ait dû finir.',
        'Si quarante glissades de suite ne sèment rien, la partie est nulle.',
      ],
      diagram: { ...lastDisc, caption: 'Un seul trou est ouvert et c’est au bleu : de b4 à b1, et le bleu a gagné.' },
      rulings: ['F2', 'F3'],
    },
  ],
  lesson: [
    {
      position: { ...greyLaid, viewer: 0 },
      task: 'Les pions gris sont placés. Vous êtes le premier joueur : choisissez une diagonale pour les tubes.',
      accepted: ['diagonal:a1f6', 'diagonal:a6f1'],
      wrong: 'Choisissez l’une des deux diagonales.',
      right: 'Votre tube est toujours celui du bas.',
    },
    {
      position: { ...tubesPlaced, viewer: 0 },
      task: 'Les nombres disent combien de pions une glissade sèmerait. Glissez le long de la diagonale jusqu’en d4.',
      accepted: ['a1-d4'],
      wrong: 'Cette glissade est permise, mais ici nous suivons la diagonale jusqu’en d4.',
      right: 'Deux pions sont tombés. b2 était déjà rempli : rien n’y est tombé.',
    },
    {
      position: { ...firstSlide, viewer: 1 },
      task: 'Vous êtes maintenant le second joueur, avec le jaune. Vous pourriez glisser, mais la glissade bleue semble forte : reprenez le tube bleu.',
      accepted: ['swap'],
      wrong: 'Une glissade est possible aussi. Cette fois, échangez.',
      right: 'Le bleu est à vous, et le premier joueur doit bouger le jaune.',
    },
    {
      position: { ...firstSlide, viewer: 1 },
      task: 'Le même moment encore. Gardez le jaune et semez trois pions d’un coup.',
      accepted: ['f6-a6', 'f6-b6', 'f6-f1', 'f6-f2'],
      wrong: 'Cela en sème moins de trois. Regardez les nombres.',
      right: 'Trois pions en une glissade : voilà l’allure qui gagne.',
    },
    {
      position: { ...midGame, viewer: 0 },
      task: 'Un tube peut aussi s’arrêter où rien ne peut tomber. Allez au coin a1 en remplissant un trou au passage.',
      accepted: ['a4-a1'],
      wrong: 'Descendez la colonne jusqu’au coin a1.',
      right: 'a2 est rempli, et du coin trois chemins sont ouverts.',
    },
    {
      position: { ...lastDisc, viewer: 0 },
      task: 'Chaque tube n’a plus qu’un pion, et un seul trou est ouvert. Gagnez !',
      accepted: ['b4-b1'],
      wrong: 'Seule une glissade qui passe sur b1 sème votre dernier pion.',
      right: 'Votre tube est vide : vous avez gagné.',
    },
  ],
};
