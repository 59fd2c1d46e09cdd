import type { Learning } from '../../../board/learn.ts';
import { houseRules } from './house-rules/fr.ts';
import * as positions from './positions.ts';

export const learning: Learning = {
  houseRules,
  rules: [
    {
      id: 'aim',
      title: 'Prendre le Z',
      body: [
        'Chaque camp a huit pièces : un Z, une flèche, deux zéros, deux croix et deux plus. Le symbole n’est que d’un côté. Le Z est visible ; les sept autres sont face cachée, et seul leur propriétaire sait laquelle est laquelle.',
        'Prenez le Z adverse, et vous gagnez.',
      ],
    },
    {
      id: 'set-up',
      title: 'La mise en place',
      body: [
        'Le Z a sa place au milieu de la ligne de base. Les deux joueurs disposent leurs sept autres pièces sur les cases qui l’entourent, en secret et en même temps. Personne ne joue avant que les deux camps soient prêts ; puis Blanc commence.',
        'Vous avez le choix entre trois plateaux : 5 × 7 et 7 × 7, avec les pièces sur deux rangées, et 8 × 8, avec toutes les pièces sur la ligne de base, où le Z est juste à côté du milieu. Noir a la même disposition, tournée d’un demi-tour.',
      ],
      diagram: {
        ...positions.setUp,
        caption:
          'Le plateau de 5 × 7 vu par Blanc : de petits symboles sur ses propres pièces, rien sur celles de Noir.',
      },
      rulings: ['Z1'],
    },
    {
      id: 'wide',
      title: 'Le grand plateau',
      body: ['Sur le plateau de 8 × 8, tout est sur la ligne de base, et aucune seconde rangée ne la protège.'],
      diagram: { ...positions.setUpWide, caption: 'Le plateau de 8 × 8, toujours vu par Blanc.' },
    },
    {
      id: 'turn',
      title: 'À votre tour : déplacer ou retourner',
      body: [
        'À votre tour, vous avez le choix : déplacer une de vos pièces, ou retourner sur place une de vos pièces cachées. On ne passe pas son tour. Une pièce retournée le reste.',
        'Une pièce cachée avance d’une case, tout droit ou en diagonale, quelle qu’elle soit en vérité. C’est là qu’on bluffe : un petit pas peut cacher une pièce rapide. En avant veut toujours dire loin de sa propre ligne de base.',
      ],
      diagram: {
        ...positions.enemyInFront,
        caption: 'Quatre pas cachés : Blanc en c3 et en e3, Noir deux fois, jusqu’en b4.',
      },
    },
    {
      id: 'gaits',
      title: 'Le déplacement des pièces',
      body: [
        'Le zéro : une case en avant, tout droit ou en diagonale, comme s’il était encore caché. La flèche : une ou deux cases en avant, en ligne, tout droit ou en diagonale.',
        'La croix : en diagonale, aussi loin qu’on veut, en avant ou en arrière. Le plus : en rangée ou en colonne, aussi loin qu’on veut. Le Z : une case, dans l’une des huit directions.',
        'On ne saute pas, et on ne va pas sur une de ses propres pièces.',
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
        caption: 'De c3 en b4 : la pièce prise était un zéro. Seul Blanc sait laquelle l’a pris.',
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
        'Vous connaissez vos propres symboles, tous ceux qui ont été retournés et tous ceux qui ont été pris. Comptez : chaque camp a commencé avec les mêmes huit pièces ; ce que vous n’avez pas encore vu est donc encore caché.',
        'Touchez une pièce adverse pour voir où elle peut aller ; si elle est cachée, aussi où elle pourrait aller, d’après tout ce qu’elle peut encore être. Après la partie, tout est montré.',
      ],
    },
    {
      id: 'end',
      title: 'La fin',
      body: [
        'La partie finit quand un Z est pris. Un joueur qui ne peut ni déplacer ni retourner une pièce perd. S’il ne reste que les deux Z, la partie est nulle.',
        'Une partie est bloquée après soixante tours de suite sans prise ni pièce retournée, ou quand la même position revient pour la troisième fois au tour du même joueur. Elle est alors nulle ; ou bien, si vous l’avez choisi avant la partie, le camp qui a le plus de pièces sur le plateau l’emporte, cachées comprises.',
        'Si plusieurs fins arrivent à la fois, la première de cette liste compte : Z pris, plus de coup possible, deux Z seuls, soixante tours sans progrès, troisième répétition.',
      ],
      diagram: {
        ...positions.zTaken,
        caption: 'La flèche est allée de c5 en c7, et Blanc gagne. Tous les symboles sont maintenant montrés.',
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
      right: 'Elle n’est connue que de vous. Noir voit sept pièces identiques.',
    },
    {
      position: positions.setUp,
      task: 'Voici une autre mise en place, et Blanc commence. Déplacez une pièce cachée : touchez-la, puis l’une des cases en surbrillance.',
      accepted: positions.firstMoves,
      wrong: 'Retourner une pièce compte aussi comme un tour. Avancez d’abord une pièce cachée.',
      right:
        'Une case en avant, tout droit ou en diagonale : toutes les pièces cachées se déplacent ainsi, quelles qu’elles soient.',
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
      task: 'Votre croix en e3 vise c5 le long d’une diagonale, mais cachée elle n’avance que d’une case. Retournez-la : touchez-la deux fois, ou utilisez le bouton.',
      accepted: ['e3!'],
      wrong: 'Retournez la pièce en e3 ; si vous la déplacez, elle reste cachée.',
      right: 'Noir la connaît maintenant, mais désormais elle va jusqu’au bout de ses diagonales libres.',
    },
    {
      position: positions.crossUp,
      task: 'Noir n’a rien vu venir. Prenez la pièce en c5 avec votre croix.',
      accepted: ['e3-c5'],
      wrong: 'La croix est en e3 ; c5 est à deux cases sur sa diagonale.',
      nearly: [
        { when: /^e3-d4$/, said: 'Le bon chemin : une case de plus, jusqu’en c5.' },
        { when: /^b4-c5$/, said: 'Cela la prend aussi, mais cette fois jouez votre croix, en e3.' },
      ],
      right: 'Une croix pour vous. Était-elle gardée ? Vous le verrez.',
    },
    {
      position: positions.plusUp,
      task: 'Une autre partie : votre plus en a1 est retourné, et toute la colonne devant lui est libre. Prenez ce qui se trouve au bout.',
      accepted: ['a1-a7'],
      wrong: 'Un plus se déplace en rangée ou en colonne. Suivez la colonne a jusqu’au bout.',
      nearly: [{ when: /^a1-a[2-6]$/, said: 'La bonne colonne : continuez jusqu’au bout, en a7.' }],
      right: 'Tout le plateau en un coup. On ne saute pas : gardez donc vos propres colonnes fermées.',
    },
    {
      position: positions.arrowUp,
      task: 'Retour à la première partie : Noir a pris à son tour en c5, et vous avez retourné votre flèche en c3. Prenez la pièce en c5.',
      accepted: ['c3-c5'],
      wrong: 'Une flèche avance d’une ou de deux cases en ligne : de c3 tout droit en c5.',
      nearly: [
        { when: /^c3-c4$/, said: 'Le bon chemin : une flèche peut avancer de deux cases, jusqu’en c5.' },
        { when: /^b4-c5$/, said: 'Cela la prend aussi, mais cette fois jouez votre flèche, en c3.' },
      ],
      right: 'Deux cases d’un coup. Et regardez ce qui se trouve deux cases plus loin.',
    },
    {
      position: positions.beforeBaseLine,
      task: 'Une croix cachée a marché jusqu’en e6. Continuez jusqu’à la ligne de base adverse, et prenez-y quelque chose.',
      accepted: ['e6-d7', 'e6-e7'],
      wrong: 'Depuis e6, la ligne de base est à un pas : d7 ou e7.',
      nearly: [{ when: /^e6!$/, said: 'Inutile de la retourner : sur la ligne de base, cela se fait tout seul.' }],
      right: 'Sur la ligne de base adverse, elle est retournée aussitôt, sans autre tour.',
    },
    {
      position: positions.zInDanger,
      task: 'Une pièce cachée en b2 pourrait prendre votre Z au prochain tour. Prenez-la avec le Z lui-même.',
      accepted: ['c1-b2'],
      wrong: 'Le Z est en c1. Il se déplace d’une case dans tous les sens, donc aussi en b2.',
      nearly: [{ when: /^[ab]1-b2$/, said: 'Cela la prend aussi, mais cette fois jouez le Z lui-même.' }],
      right: 'Le danger est passé. Personne n’allait vous prévenir : regardez toujours autour de votre Z.',
    },
    {
      position: positions.zOpen,
      task: 'Noir n’a pas surveillé son Z. Gagnez !',
      accepted: ['c5-c7'],
      wrong: 'Votre flèche en c5 va jusqu’à deux cases tout droit.',
      nearly: [{ when: /^c5-c6$/, said: 'Le bon chemin : une case de plus, sur le Z.' }],
      right: 'Le Z est pris et vous avez gagné ! Maintenant, tout est montré.',
    },
  ],
};
