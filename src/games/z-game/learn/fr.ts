import type { Learning } from '../../../board/learn.ts';
import * as positions from './positions.ts';

export const learning: Learning = {
  rules: [
    {
      id: 'aim',
      title: 'Prendre le Z',
      body: [
        'Chaque camp a huit pièces : un Z, une flèche, deux zéros, deux croix et deux plus. Le symbole n’est que d’un côté. Le Z est visible ; les sept autres sont face cachée, et seul leur propriétaire sait laquelle est laquelle.',
        'Qui prend le Z adverse a gagné.',
      ],
    },
    {
      id: 'set-up',
      title: 'La mise en place',
      body: [
        'Le Z a sa place au milieu de la ligne de base. Les deux joueurs disposent leurs sept autres pièces sur les cases qui l’entourent, en secret et en même temps. Personne ne joue avant que les deux soient prêts ; puis Blanc commence.',
        'Vous avez le choix entre trois plateaux : 5 × 7 et 7 × 7, avec les pièces sur deux rangées, et 8 × 8, avec toutes les pièces sur la ligne de base, où le Z se tient juste à côté du milieu. Noir est toujours placé après un demi-tour.',
      ],
      diagram: {
        ...positions.setUp,
        caption: 'Le plateau de 5 × 7 vu par Blanc : de petits symboles sur ses propres dos, rien sur ceux de Noir.',
      },
      rulings: ['Z1'],
    },
    {
      id: 'wide',
      title: 'Le grand plateau',
      body: ['Sur le plateau de 8 × 8, tout est sur la ligne de base, et aucune seconde rangée ne la couvre.'],
      diagram: { ...positions.setUpWide, caption: 'Le plateau de 8 × 8, toujours avec les yeux de Blanc.' },
    },
    {
      id: 'turn',
      title: 'À votre tour : déplacer ou retourner',
      body: [
        'À votre tour, vous faites l’une de deux choses : déplacer une de vos pièces, ou retourner sur place une de vos pièces cachées. On ne passe pas son tour. Une pièce retournée le reste.',
        'Une pièce cachée avance d’une case, tout droit ou en diagonale, quelle qu’elle soit en vérité. C’est là qu’on bluffe : un petit pas peut cacher une pièce rapide. En avant veut toujours dire loin de sa propre ligne de base.',
      ],
      diagram: {
        ...positions.enemyInFront,
        caption: 'Quatre pas cachés : Blanc en c3 et en e3, Noir deux fois, jusqu’en b4.',
      },
    },
    {
      id: 'gaits',
      title: 'La marche des symboles',
      body: [
        'Le zéro : une case en avant, tout droit ou en diagonale, comme s’il était encore caché. La flèche : une ou deux cases en avant, en ligne, tout droit ou en diagonale.',
        'La croix : en diagonale, aussi loin qu’on veut, en avant ou en arrière. Le plus : en rangée ou en colonne, aussi loin qu’on veut. Le Z : une case, dans l’une des huit directions.',
        'Rien ne saute, et personne ne va sur une de ses propres pièces.',
      ],
      diagram: {
        ...positions.allTurnedUp,
        caption: 'Tout est retourné. Blanc, ligne de base d’abord : plus, croix, Z, zéro, plus ; flèche, zéro, croix.',
      },
    },
    {
      id: 'taking',
      title: 'Prendre',
      body: [
        'Allez sur une pièce adverse et vous la prenez. Elle quitte le plateau, et les deux joueurs voient ce qu’elle était. Une pièce cachée qui prend reste cachée.',
        'Rien n’interdit de laisser son Z en danger, ni de l’y conduire. Personne ne vous prévient.',
      ],
      diagram: {
        ...positions.hiddenTook,
        caption: 'De c3 en b4 : la pièce prise était un zéro. Celle qui l’a pris, Blanc seul la connaît.',
      },
    },
    {
      id: 'base-line',
      title: 'La ligne de base adverse',
      body: [
        'Une pièce cachée qui atteint la ligne de base adverse est retournée aussitôt, dans le même coup, qu’elle y prenne quelque chose ou non.',
        'Zéros, flèches et pièces cachées ne font jamais demi-tour. Quand ils ne peuvent plus avancer, ils restent simplement où ils sont.',
      ],
      diagram: { ...positions.onBaseLine, caption: 'De e6 en e7 : un zéro est pris, et une croix est retournée.' },
      rulings: ['Z5'],
    },
    {
      id: 'secrets',
      title: 'Qui sait quoi',
      body: [
        'Vous connaissez vos propres symboles, tous ceux qui ont été retournés et tous ceux qui ont été pris. Comptez : chaque camp a commencé avec les mêmes huit pièces ; ce que vous n’avez pas encore vu est donc sous les dos.',
        'Touchez une pièce adverse pour voir où elle peut aller ; si elle est cachée, aussi où elle pourrait aller, d’après tout ce qu’elle peut encore être. Après la partie, tout est montré.',
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      body: [
        'La partie finit quand un Z est pris. Qui n’a plus aucun tour à jouer, ni déplacement ni pièce à retourner, perd. S’il ne reste que les deux Z, la partie est nulle.',
        'Une partie est bloquée après soixante tours de suite sans prise ni pièce retournée, ou quand la même position revient pour la troisième fois avec le même joueur au trait. Elle est alors nulle ; si vous l’avez choisi avant la partie, gagne plutôt qui a le plus de pièces sur le plateau, cachées comprises.',
        'Si plusieurs fins arrivent à la fois, la première compte, dans cet ordre : Z pris, plus de tour à jouer, deux Z seuls, soixante tours calmes, troisième répétition.',
      ],
      diagram: {
        ...positions.zTaken,
        caption: 'La flèche est allée de c5 en c7, et Blanc a gagné. Tous les symboles sont maintenant montrés.',
      },
      rulings: ['Z2', 'Z3', 'Z4', 'Z6', 'Z7', 'Z8'],
    },
  ],
  lesson: [
    {
      position: positions.beforeSetUp,
      task: 'Placez vos sept pièces. Mettez la flèche en c2, juste devant votre Z ; les autres vont où vous voulez.',
      accepted: positions.arrowInFront,
      wrong:
        'Cette mise en place est permise, mais cette fois la flèche va en c2. Touchez deux pièces pour les échanger.',
      right: 'Vous seul la connaissez. Pour Noir, ce sont sept dos pareils.',
    },
    {
      position: positions.setUp,
      task: 'Voici une autre mise en place, et Blanc commence. Déplacez une pièce cachée : touchez-la, puis l’une des cases qui s’éclairent.',
      accepted: positions.firstMoves,
      wrong: 'Retourner une pièce est aussi un tour. Faites d’abord un pas avec une pièce cachée.',
      right:
        'Une case en avant, tout droit ou en diagonale : ainsi vont toutes les pièces cachées, quelles qu’elles soient.',
    },
    {
      position: positions.enemyInFront,
      task: 'Noir est venu en b4. Prenez cette pièce avec votre zéro caché en c3.',
      accepted: ['c3-b4'],
      wrong: 'Touchez la pièce en c3, puis b4.',
      right: 'C’était un zéro : il est dans votre réserve, visible de tous. Votre pièce, elle, reste cachée.',
    },
    {
      position: positions.crossHidden,
      task: 'Votre croix en e3 vise c5 le long d’une diagonale, mais cachée elle ne fait qu’un pas. Retournez-la : touchez-la deux fois, ou prenez le bouton.',
      accepted: ['e3!'],
      wrong: 'Retournez la pièce en e3 ; si vous la déplacez, elle reste cachée.',
      right: 'Noir la connaît maintenant, mais désormais elle va aussi loin que ses diagonales sont libres.',
    },
    {
      position: positions.crossUp,
      task: 'Noir n’a rien vu venir. Prenez la pièce en c5 avec votre croix.',
      accepted: ['e3-c5'],
      wrong: 'La croix est en e3 ; c5 est à deux cases sur sa diagonale.',
      right: 'Une croix pour vous. Était-elle gardée ? Vous le verrez.',
    },
    {
      position: positions.plusUp,
      task: 'Une autre partie : votre plus en a1 est retourné, et toute la colonne devant lui est libre. Prenez ce qui se trouve au bout.',
      accepted: ['a1-a7'],
      wrong: 'Un plus va en rangée ou en colonne. Suivez la colonne a jusqu’au bout.',
      right: 'Tout le plateau en un coup. Rien ne saute : gardez donc vos propres colonnes fermées.',
    },
    {
      position: positions.arrowUp,
      task: 'Retour à la première partie : Noir a repris en c5, et vous avez retourné votre flèche en c3. Prenez la pièce en c5.',
      accepted: ['c3-c5'],
      wrong: 'Une flèche avance d’une ou de deux cases en ligne : de c3 tout droit en c5.',
      right: 'Deux cases d’un coup. Et regardez ce qui se trouve deux cases plus loin.',
    },
    {
      position: positions.beforeBaseLine,
      task: 'Une croix cachée a marché jusqu’en e6. Continuez jusqu’à la ligne de base adverse, et prenez-y quelque chose.',
      accepted: ['e6-d7', 'e6-e7'],
      wrong: 'Depuis e6, la ligne de base est à un pas : d7 ou e7.',
      right: 'Sur la ligne de base adverse, elle est retournée aussitôt, sans autre tour.',
    },
    {
      position: positions.zInDanger,
      task: 'Une pièce cachée en b2 pourrait prendre votre Z au prochain tour. Prenez-la avec le Z lui-même.',
      accepted: ['c1-b2'],
      wrong: 'Le Z est en c1. Il va d’une case dans tous les sens, donc aussi en b2.',
      right: 'Le danger est passé. Personne ne vous aurait prévenu : regardez toujours autour de votre Z.',
    },
    {
      position: positions.zOpen,
      task: 'Noir n’a pas regardé autour de son Z. Gagnez !',
      accepted: ['c5-c7'],
      wrong: 'Votre flèche en c5 va jusqu’à deux cases tout droit.',
      right: 'Le Z est pris et vous avez gagné. Maintenant, tout est montré.',
    },
  ],
};
