/** Royale Mastermind expliqué, et une première leçon. */
import type { Learning } from '../../../board/learn.ts';
import { houseRules } from './house-rules/fr.ts';
import * as at from './positions.ts';

export const learning: Learning = {
  houseRules,
  rules: [
    {
      id: 'aim',
      title: 'Les cartes et le but du jeu',
      body: [
        'Il y a 25 cartes : chacune des cinq couleurs avec chacune des cinq formes, une seule fois. Trois d’entre elles, alignées, forment un code secret. Le Chercheur veut trouver les trois couleurs et les trois formes en aussi peu de rangées que possible.',
        'Le plateau central montre toutes les cartes : une rangée par couleur, une colonne par forme. Chaque couleur a aussi son motif : le rouge est rayé, le jaune à pois, le vert quadrillé, le bleu ondulé, le blanc uni.',
      ],
      diagram: { ...at.empty, caption: 'Avant le premier code : tout le paquet sur le plateau central.' },
      rulings: ['K8'],
    },
    {
      id: 'code',
      title: 'Le Codeur cache un code',
      body: [
        'Le Codeur prend trois cartes différentes du paquet et les place derrière l’écran, de gauche à droite. Couleurs et formes peuvent se répéter, une carte non : étoile rouge et carré rouge, c’est permis ; deux fois l’étoile rouge, non.',
        'Le jeu répond lui-même aux rangées, personne ne peut donc se tromper. Si vous choisissez « tiré au sort », les cartes sont tirées à chaque manche et le Codeur se contente de regarder.',
      ],
      diagram: {
        ...at.codeSet,
        caption:
          'Ce que voit le Codeur : étoile rouge, cercle bleu, carré rouge. Les autres voient trois cartes de dos.',
      },
      rulings: ['K1'],
    },
    {
      id: 'rows',
      title: 'Le Chercheur propose des rangées',
      body: [
        'Une rangée, ce sont trois couleurs ou trois formes, jamais un mélange. Les couleurs ont leur plateau de huit rangées, les formes ont le leur. À chaque tour, vous choisissez librement l’un ou l’autre.',
        'Une valeur peut se répéter, une rangée entière aussi. Vous pouvez même nommer une couleur ou une forme qu’aucune carte du paquet ne porte plus : une rangée forcément fausse peut quand même vous renseigner. Les jetons ne manquent jamais.',
      ],
      diagram: { ...at.seeking, caption: 'Une rangée de couleurs et deux rangées de formes ont reçu leur réponse.' },
      rulings: ['K5'],
    },
    {
      id: 'answer',
      title: 'La réponse : noir et blanc',
      body: [
        'Un jeton noir signifie : un jeton a la bonne valeur à la bonne place. Un jeton blanc signifie : un autre jeton a une valeur du code, mais à une autre place. La réponse ne dit jamais de quel jeton il s’agit.',
        'On compte d’abord les noirs. Puis, parmi les jetons restants, chaque valeur donne un blanc pour chaque carte du code qu’elle retrouve encore. Code rouge rouge bleu, rangée bleu rouge rouge : un noir, deux blancs. Code rouge bleu vert, rangée bleu bleu rouge : un noir, un blanc.',
      ],
      diagram: {
        ...at.repeats,
        caption: 'Le code est rouge, rouge, bleu. La rangée bleu, rouge, rouge reçoit un noir et deux blancs.',
      },
      rulings: ['K7'],
    },
    {
      id: 'round',
      title: 'La fin d’une manche',
      body: [
        'Trois noirs résolvent un plateau. Un plateau est fermé quand il est résolu, ou quand sa huitième rangée est utilisée ; l’autre continue. Quand les deux sont fermés, la manche est finie et tout le monde voit le code.',
        'Le Codeur reçoit un point par rangée utilisée, y compris celles qui ont résolu. Un plateau non résolu compte ses huit rangées, rien de plus.',
      ],
      diagram: {
        ...at.solved,
        caption: 'Les couleurs sont trouvées en deux rangées. On ne peut plus proposer que des formes.',
      },
      rulings: ['K2'],
    },
    {
      id: 'two',
      title: 'À deux',
      body: [
        'Après une manche, les trois cartes du code quittent le jeu, sous un cache sur le plateau central : le paquet compte d’abord 25 cartes, puis 22, puis 19, jusqu’à 4. Une carte sous cache ne peut plus faire partie d’un code, et c’est bon à savoir.',
        'Puis les rôles changent. On joue huit manches, ou moins d’un commun accord, autant pour chacun. Le premier joueur est le premier Codeur. Le joueur qui a le plus de points l’emporte.',
        'Dans la partie longue, le premier joueur reste Codeur jusqu’à la fin de toutes ses manches. Ensuite le paquet redevient complet, tous les caches sont retirés, et le second joueur est Codeur aussi souvent.',
      ],
      diagram: {
        ...at.covered,
        caption: 'La première manche est finie, ses cartes sont sous cache ; le second joueur pose maintenant un code.',
      },
      rulings: ['K4'],
    },
    {
      id: 'three',
      title: 'À trois',
      body: [
        'Un Chercheur a les couleurs, l’autre les formes, et le Codeur reçoit les points des deux. Les Chercheurs ne s’attendent pas, et toutes les rangées et réponses sont visibles de tous.',
        'Après chaque manche, les rôles passent à la place suivante : après le Codeur vient le Chercheur des couleurs, puis celui des formes. On joue 24 manches, ou moins d’un commun accord.',
        'Les cartes d’un code retournent dans le paquet. En revanche, après chaque troisième manche sauf la dernière, trois cartes tirées au sort le quittent et passent sous cache.',
      ],
      diagram: {
        ...at.threeSeek,
        caption: 'Le troisième joueur cherche les formes ; les couleurs sont à un autre.',
      },
      rulings: ['K3', 'K4'],
    },
    {
      id: 'alone',
      title: 'En solo',
      body: [
        'Chaque code est tiré au sort et personne ne le voit. Vous cherchez couleurs et formes, pendant une à huit manches, et les cartes de chaque code quittent le jeu comme à deux. On compte les rangées utilisées : moins il y en a, mieux c’est.',
      ],
      diagram: { ...at.alone, caption: 'Une partie en solo, après une rangée sur chaque plateau.' },
      rulings: ['K6'],
    },
    {
      id: 'hands',
      title: 'Se servir du plateau',
      body: [
        'Touchez une couleur ou une forme au bord du plateau central : un jeton va à la place suivante de la rangée. Vous pouvez aussi le faire glisser à la place voulue. Touchez un jeton pour le retirer. Quand trois jetons sont posés, proposez la rangée.',
        'Au clavier : 1 à 5 posent une valeur, Retour arrière en retire une, C et F choisissent le plateau, P propose. Un code se pose en touchant trois cartes dans l’ordre.',
      ],
    },
  ],
  lesson: [
    {
      position: at.setCode,
      task: 'Vous êtes le Codeur. Cachez trois cartes, de gauche à droite : étoile rouge, cercle bleu, carré rouge. Touchez-les sur le plateau central, puis posez le code.',
      accepted: ['code:red-star,blue-circle,red-square'],
      wrong: 'Joli code, mais ce n’est pas celui-là. Ici : étoile rouge, puis cercle bleu, puis carré rouge.',
      right:
        'Les trois cartes sont derrière votre écran. Le rouge y est deux fois, et c’est permis, car les cartes diffèrent.',
    },
    {
      position: at.firstRow,
      task: 'Vous êtes maintenant le Chercheur, et le code est caché. Commencez par les couleurs : posez rouge, rouge, bleu et proposez la rangée.',
      accepted: ['color:red,red,blue'],
      wrong: 'Une autre rangée irait aussi, mais regardons celle-ci : rouge, rouge, bleu.',
      right:
        'Deux noirs : deux des trois jetons ont la bonne couleur à la bonne place. Aucun blanc : le troisième jeton ne répond à rien d’autre dans le code.',
    },
    {
      position: at.afterFirstRow,
      task: 'Deux noirs pour rouge, rouge, bleu. Proposez une rangée de couleurs qui pourrait être le code : deux jetons restent, le troisième change.',
      accepted: at.TWO_BLACKS,
      wrong: 'Si c’était le code, rouge, rouge, bleu n’aurait pas reçu exactement deux noirs. Changez un seul jeton.',
      nearly: [{ when: /^shape:/, said: 'Ce sont des formes. Proposez une rangée de couleurs.' }],
      right:
        'Cela convient. Une rangée qui pourrait être le code peut gagner tout de suite, et sinon elle en dit long.',
    },
    {
      position: at.whites,
      task: 'Regardez les formes. La rangée 2 a reçu trois jetons de réponse : croix, cercle et étoile sont les formes, et une seule est à sa place. La rangée 1 dit : le cercle n’est pas premier, l’étoile pas deuxième. Trouvez-les.',
      accepted: ['shape:star,circle,cross'],
      wrong:
        'Pas encore. Un seul jeton de la rangée 2 reste à sa place, les deux autres s’échangent ; et aucun jeton de la rangée 1 ne reste.',
      nearly: [{ when: /^color:/, said: 'Ce sont des couleurs. Proposez une rangée de formes.' }],
      right: 'Trois noirs : les formes sont trouvées en trois rangées.',
    },
    {
      position: at.twoAlike,
      task: 'Une couleur peut venir deux fois. Bleu, rouge, rouge a reçu un noir et deux blancs : les couleurs sont rouge, rouge et bleu. La rangée 2 dit que le bleu n’est pas au milieu. Trouvez les couleurs.',
      accepted: ['color:red,red,blue'],
      wrong:
        'Le code a deux rouges et un bleu. Le bleu n’est ni premier, sinon la rangée 1 serait toute noire, ni au milieu.',
      nearly: [{ when: /^shape:/, said: 'Ce sont des formes. Proposez une rangée de couleurs.' }],
      right:
        'Trouvé. Chaque carte du code répond à un jeton de la rangée : deux rouges donnent deux réponses, jamais plus.',
    },
    {
      position: at.onlyOneLeft,
      task: 'La deuxième manche. Les couleurs sont rouge, rouge, bleu ; l’étoile est première et la croix dernière. Trois cartes rouges sont sous cache. Quelle forme la carte rouge du milieu peut-elle avoir ?',
      accepted: ['shape:star,circle,cross'],
      wrong:
        'Regardez les cartes rouges : carré, triangle et croix sont sous cache, et l’étoile rouge est déjà la première carte.',
      right:
        'Il ne restait que le cercle rouge. Le plateau central resserre chaque recherche, davantage à chaque manche.',
    },
    {
      position: at.yourAttribute,
      task: 'À trois joueurs : le joueur 2 cherche les couleurs, vous cherchez les formes. Chacun joue sans attendre l’autre. Proposez une rangée de formes, celle que vous voulez.',
      accepted: at.SHAPE_ROWS,
      wrong: 'Les couleurs sont pour l’autre Chercheur. Touchez trois formes au-dessus du plateau central.',
      right:
        'Bien joué. Regardez aussi l’autre plateau : couleurs et formes appartiennent aux mêmes trois cartes. À vous, maintenant, pour une vraie partie.',
    },
  ],
};
