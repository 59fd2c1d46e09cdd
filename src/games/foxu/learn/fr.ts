import type { Learning } from '../../../board/learn.ts';
import { houseRules } from './house-rules/fr.ts';
import { firstSlide, greyLaid, lastDisc, midGame, tubesPlaced } from './positions.ts';

export const learning: Learning = {
  houseRules,
  rules: [
    {
      id: 'aim',
      title: 'Un pion de trop',
      body: [
        'Le plateau a 32 trous. Il y a 33 pions : 11 gris, posés dès le début, 11 bleus et 11 jaunes dans deux tubes transparents. L’un des deux joueurs ne pourra donc pas tous les semer. Videz votre tube avant l’autre.',
      ],
    },
    {
      id: 'set-up',
      title: 'Avant le premier déplacement',
      body: [
        'Les pions gris remplissent onze trous, tirés au sort ou choisis par le premier joueur. Les quatre coins n’ont pas de trou.',
        'Puis le premier joueur choisit une diagonale. Les tubes se placent à ses deux bouts : le bleu, celui du premier joueur, en bas, le jaune en haut.',
      ],
      diagram: { ...tubesPlaced, caption: 'Les tubes sur la diagonale de a1 à f6.' },
    },
    {
      id: 'slide',
      title: 'Le déplacement',
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
      title: 'La règle de la tarte',
      body: [
        'Le premier déplacement peut être trop bon. Le second joueur peut donc y répondre par l’échange : il prend le tube bleu là où il est, et le premier joueur continue avec le jaune ; c’est à lui de jouer. Coupez mal la tarte, et vous aurez la petite part.',
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      body: [
        'Dès qu’un tube est vide, son joueur a gagné, même en plein déplacement.',
        'Après quarante déplacements de suite sans pion semé, la partie est nulle.',
      ],
      diagram: {
        ...lastDisc,
        caption: 'Un seul trou est ouvert et c’est au bleu de jouer : de b4 à b1, et le bleu gagne.',
      },
      rulings: ['F2', 'F3'],
    },
  ],
  lesson: [
    {
      position: { ...greyLaid, viewer: 0 },
      task: 'Les pions gris sont placés. Vous jouez en premier : choisissez une diagonale pour les tubes.',
      accepted: ['diagonal:a1f6', 'diagonal:a6f1'],
      wrong: 'Choisissez l’une des deux diagonales.',
      right: 'Votre tube est toujours celui du bas.',
    },
    {
      position: { ...tubesPlaced, viewer: 0 },
      task: 'Les nombres montrent combien de pions un déplacement sèmerait. Suivez la diagonale jusqu’en d4.',
      accepted: ['a1-d4'],
      wrong: 'Ce déplacement est permis, mais cette fois suivez la diagonale jusqu’en d4.',
      nearly: [
        { when: /^a1-(b2|c3)$/, said: 'La bonne ligne : continuez jusqu’en d4.' },
        { when: /^a1-e5$/, said: 'La bonne ligne, mais une case trop loin : arrêtez-vous en d4.' },
      ],
      right: 'Deux pions sont tombés. b2 était déjà rempli : rien n’y est tombé.',
    },
    {
      position: { ...firstSlide, viewer: 1 },
      task: 'Vous jouez maintenant en second, avec le jaune. Vous pourriez le déplacer, mais le coup du bleu semble fort : prenez le tube bleu.',
      accepted: ['swap'],
      wrong: 'Vous pourriez aussi vous déplacer. Cette fois, échangez.',
      right: 'Le bleu est à vous, et le premier joueur doit jouer le jaune.',
    },
    {
      position: { ...firstSlide, viewer: 1 },
      task: 'La même position encore. Gardez le jaune et semez trois pions d’un coup.',
      accepted: ['f6-a6', 'f6-b6', 'f6-f1', 'f6-f2'],
      wrong: 'Cela en sème moins de trois. Regardez les nombres.',
      nearly: [{ when: /^swap$/, said: 'Cette fois, gardez le jaune et déplacez-le.' }],
      right: 'Trois pions en un déplacement : voilà l’allure qui gagne.',
    },
    {
      position: { ...midGame, viewer: 0 },
      task: 'Un tube peut aussi s’arrêter là où rien ne tombe. Allez au coin a1 en remplissant un trou au passage.',
      accepted: ['a4-a1'],
      wrong: 'Descendez la colonne jusqu’au coin a1.',
      nearly: [{ when: /^a4-a[23]$/, said: 'Le bon chemin : continuez jusqu’au coin a1.' }],
      right: 'a2 est rempli, et du coin trois chemins sont ouverts.',
    },
    {
      position: { ...lastDisc, viewer: 0 },
      task: 'Chaque tube n’a plus qu’un pion, et un seul trou est ouvert. Gagnez !',
      accepted: ['b4-b1'],
      wrong: 'Seul un déplacement qui passe sur b1 sème votre dernier pion.',
      nearly: [{ when: /^b4-b[23]$/, said: 'Le bon chemin, mais pas assez loin : le trou ouvert est b1.' }],
      right: 'Votre tube est vide : vous avez gagné !',
    },
  ],
};
