import type { Learning } from '../../../board/learn.ts';
import { houseRules } from './house-rules/fr.ts';
import { accepted, diagrams, lesson } from './positions.ts';

export const learning: Learning = {
  houseRules,
  rules: [
    {
      id: 'aim',
      title: 'Le principe',
      body: [
        'Deux joueurs posent des nombres sur des ponts. Quand les vingt sont posés, Mister Zero quitte le centre et franchit toujours le plus petit nombre devant lui. Personne ne décide plus de rien : vous regardez, en espérant avoir bien calculé.',
        'Il y a deux points de contrôle : s appartient à Rouge, n à Vert. Chaque fois qu’il en atteint un, son propriétaire ramasse tous les jetons franchis jusque-là. Le joueur qui a le plus de jetons à la fin gagne.',
      ],
    },
    {
      id: 'board',
      title: 'Le plateau',
      body: [
        'Treize points sont reliés par vingt ponts. Les quatre ponts qui partent du centre c sont les ponts centraux ; ils décident de son premier saut et ont leur propre règle.',
        'Rouge a dix jetons ronds, Vert dix jetons à huit côtés, numérotés de 0 à 9. Les deux mains sont visibles, dans les casiers de bois près des points de contrôle : rien n’est secret. Mister Zero part de c.',
      ],
      diagram: {
        ...diagrams.start,
        caption: 'Avant le premier jeton : Rouge en bas, Vert en haut, Mister Zero au centre.',
      },
      rulings: ['M1'],
    },
    {
      id: 'laying',
      title: 'La pose des jetons',
      body: [
        'Rouge commence, puis chacun joue à son tour. À votre tour, vous posez exactement un de vos jetons, face visible, sur un pont libre de votre choix. On ne passe pas son tour, et ce qui est posé reste en place. Après vingt tours, chaque pont a son jeton.',
        'Les petits nombres l’attirent, les grands l’éloignent, quelle que soit leur couleur. La couleur d’un jeton montre seulement qui l’a posé.',
      ],
      diagram: {
        ...diagrams.opening,
        caption: 'Quatre jetons sont posés. Le 9 et le 8 rendent peu attirant le chemin d’un point de contrôle.',
      },
    },
    {
      id: 'centre-rule',
      title: 'La règle du centre',
      body: [
        'Cherchez le plus petit nombre des ponts centraux. Un jeton qui l’égale ne peut pas être posé sur un pont central ; les plus petits et les plus grands le peuvent. Ainsi son premier saut ne fait jamais de doute.',
        'Quand un jeton est sélectionné, les ponts qui lui sont interdits sont barrés, et le jeton qui les barre est cerclé.',
      ],
      diagram: {
        ...diagrams.centre,
        caption:
          'Le plus petit nombre du centre est 3 : le 3 de Rouge peut aller partout, sauf sur les trois autres ponts centraux.',
      },
    },
    {
      id: 'face-down',
      title: 'Face cachée',
      body: [
        'Il y a deux exceptions. S’il y a un zéro sur un pont central, l’autre zéro peut le rejoindre sur un autre pont central, mais face cachée. Et s’il ne vous reste qu’un jeton, qu’il égale le plus petit nombre du centre et que seuls des ponts centraux sont libres, vous devez le poser sur l’un d’eux, face cachée.',
        'C’est par le jeton face cachée qu’il part. Son nombre compte toujours comme le plus petit du centre : tout le monde l’a vu. Si quelqu’un pose ensuite un jeton plus petit sur un pont central, le jeton caché redevient visible et n’est plus qu’un jeton comme les autres.',
      ],
      diagram: {
        ...diagrams.faceDown,
        caption: 'Deux zéros au centre. Il partira par celui qui est face cachée, vers so.',
      },
      rulings: ['M5', 'M6'],
    },
    {
      id: 'walk',
      title: 'La marche',
      body: [
        'Son premier saut passe par le jeton face cachée, sinon par le plus petit nombre des ponts centraux. Ensuite il regarde les ponts de son point qu’il n’a pas encore franchis, et saute par le plus petit nombre. Aucun pont n’est franchi deux fois.',
        'Quand il atteint un point de contrôle, son propriétaire ramasse tous les jetons franchis encore sur le plateau, et il continue s’il le peut. Là où il ne reste aucun pont à franchir, il s’arrête. Les jetons franchis que personne n’a ramassés ne comptent pour personne.',
      ],
      diagram: {
        ...diagrams.model,
        caption:
          'Une marche finie : Vert a ramassé 3 jetons en n, Rouge 8 en s. Personne n’a ramassé le 7 franchi. Rouge gagne 8 à 3.',
      },
      rulings: ['M4'],
    },
    {
      id: 'ties',
      title: 'Nombres égaux : à droite',
      body: [
        'Si deux nombres égaux sont les plus petits devant lui, il prend celui qui est le plus à sa droite, vu par un marcheur qui vient de franchir son dernier pont. Tournez dans le sens inverse des aiguilles d’une montre à partir de ce pont : le premier des nombres égaux que vous rencontrez est le sien.',
        'Le plateau le montre par une flèche quand cela arrive.',
      ],
      diagram: {
        ...diagrams.crossing,
        caption: 'Il arrive en ne par le 5. Tout droit, un 1 ; à sa droite, un autre : il tourne à droite, vers e.',
      },
      rulings: ['M2'],
    },
    {
      id: 'end',
      title: 'Qui gagne',
      body: [
        'Chaque jeton ramassé est un point, quels que soient sa couleur et son nombre. Le joueur qui en a le plus gagne ; à égalité, la partie est nulle.',
        'Dans un match, le gagnant d’une partie marque la différence, et les couleurs changent d’une partie à l’autre.',
      ],
      rulings: ['M3'],
    },
    {
      id: 'four',
      title: 'À quatre',
      body: [
        'Deux équipes de deux. Chaque équipe a une couleur ; l’un des partenaires a les jetons impairs, l’autre les pairs. L’ordre est : Rouge impair, Vert impair, Rouge pair, Vert pair. « Il ne reste qu’un jeton » s’entend de votre propre main. Les partenaires gagnent ensemble.',
        'Mettez-vous d’accord avant de commencer : les partenaires peuvent-ils se parler pendant la pose ?',
      ],
      diagram: { ...diagrams.teams, caption: 'Quatre mains : les jetons impairs à gauche, les pairs à droite.' },
    },
  ],
  lesson: [
    {
      position: lesson.start,
      task: 'Vous êtes Rouge, et s est votre point de contrôle. Mister Zero aime les petits nombres et évite les grands. Rendez peu attirant le chemin du point de contrôle vert, n : sélectionnez votre 9 et posez-le sur hg-n ou hd-n.',
      accepted: accepted.start,
      wrong: 'Sélectionnez le 9 dans votre casier, puis touchez l’un des deux ponts qui montent vers n.',
      nearly: [
        { when: /^9@/, said: 'Le bon jeton. Posez-le sur un pont qui monte vers n : hg-n ou hd-n.' },
        { when: /@t[lr]-n$/, said: 'Le bon pont, mais ce sont les grands nombres qu’il évite : posez-y votre 9.' },
      ],
      right: 'Bien posé. Il ne franchit un 9 que s’il ne reste rien d’autre.',
    },
    {
      position: lesson.centre,
      task: 'Vert a posé un 3 au centre : c’est le plus petit nombre qui s’y trouve. Sélectionnez votre propre 3, voyez quels ponts sont barrés, puis posez-le sur un autre.',
      accepted: accepted.centre,
      wrong: 'Il s’agit de votre 3 : posez-le sur un pont en surbrillance, hors du centre.',
      right: 'C’est la règle du centre : pas de second jeton égal au plus petit qui s’y trouve.',
    },
    {
      position: lesson.smaller,
      task: 'Pour l’instant il partirait par le 3, vers no, du côté de Vert. Faites-le partir vers se.',
      accepted: accepted.smaller,
      wrong: 'Posez sur c-se un nombre plus petit que 3 : votre 0, votre 1 ou votre 2.',
      nearly: [
        { when: /^[012]@c-/, said: 'Assez petit, mais il partirait par ce pont-là : posez-le sur c-se.' },
        { when: /@c-se$/, said: 'Le bon pont, mais le 3 reste plus petit : posez votre 0, votre 1 ou votre 2.' },
      ],
      right: 'Le plus petit nombre du centre lui montre la sortie.',
    },
    {
      position: lesson.zeroes,
      task: 'Vert a répondu par un zéro sur c-ne. Rien n’est plus petit, mais votre zéro peut le rejoindre, face cachée, et c’est alors par le vôtre qu’il part. Allez-y.',
      accepted: accepted.zeroes,
      wrong: 'Posez votre 0 sur le dernier pont central libre, c-so. Il se retourne tout seul.',
      nearly: [
        { when: /^0@/, said: 'Le bon jeton. Posez-le au centre, sur c-so.' },
        { when: /@c-sw$/, said: 'Le bon pont, mais seul votre 0 peut égaler celui de Vert.' },
      ],
      right: 'Le jeton caché l’emporte : il partira vers so, de votre côté.',
    },
    {
      position: lesson.crossing,
      task: 'Une autre partie. Il arrivera en ne par le 5, et le 1 vert le mènerait tout droit vers hd. Des nombres égaux l’envoient à sa droite. Avec votre 1, faites-le tourner vers e.',
      accepted: accepted.crossing,
      wrong: 'Posez votre 1 sur ne-e, le pont à sa droite quand il vient du centre.',
      nearly: [
        { when: /^1@/, said: 'Le bon jeton. Posez-le sur ne-e, à sa droite.' },
        { when: /@ne-e$/, said: 'Le bon pont, mais le 1 vert est plus petit : posez-y votre 1.' },
      ],
      right: 'Deux 1 sont devant lui, et il prend celui de droite.',
    },
    {
      position: lesson.lastToken,
      task: 'À quatre : vous êtes Vert, jetons impairs. Il vous reste un seul jeton, un 5 ; seuls des ponts centraux sont libres, et un 5 y est le plus petit. Posez-le : il ira face cachée.',
      accepted: accepted.lastToken,
      wrong: 'Posez votre 5 sur l’un des ponts centraux libres.',
      right: 'Maintenant, il partirait par votre 5. Mais d’autres jouent encore.',
    },
    {
      position: lesson.turnedUp,
      task: 'Changez de place : vous êtes Rouge, jetons pairs, et il ne vous reste qu’un 0. Posez-le au centre et regardez le 5 caché.',
      accepted: accepted.turnedUp,
      wrong: 'Posez votre 0 sur un pont central libre.',
      right: 'Un jeton plus petit rend visible celui qui était caché.',
    },
    {
      position: lesson.decision,
      task: 'Retour à la première partie : il vous reste un jeton, et à Vert le 2. Deux ponts sont libres, et Vert devra prendre l’autre. Où poser votre 4 pour qu’il finisse à votre point de contrôle ? L’aperçu montre ce qu’il ferait maintenant.',
      accepted: accepted.decision,
      wrong:
        'Alors le 2 va sur so-se et votre 4 est sur no-ne. En no, le 3 est plus petit que votre 4 : il revient au centre, et finit au point de contrôle vert.',
      right:
        'Oui. Le 2 de Vert le mène de no à ne, puis par le centre ; par votre 4 il rentre à s, et vous ramassez neuf jetons.',
    },
  ],
};
