import type { Translation } from '../../../core/text.ts';
import { DISCS_PER_COLOUR, type FoxuEffect } from '../state.ts';
import type { en } from './en.ts';
import { why } from './why.ts';

export const fr: Translation<typeof en> = {
  name: 'Foxu',
  pitch: 'Glissez votre tube, semez vos onze pions et videz-le le premier : il y a un pion de trop.',
  seat: (seat) => (seat === 0 ? 'Premier joueur' : 'Second joueur'),
  options: {
    grey: {
      label: 'Pions gris',
      help: 'Qui décide où se trouvent les onze pions gris.',
      values: { random: 'tirés au sort', placed: 'placés par le premier joueur' },
    },
  },
  refusals: {
    'foxu.grey-first': 'Les onze pions gris se placent d’abord.',
    'foxu.grey-laid-already': 'Les pions gris sont déjà placés.',
    'foxu.grey-count': 'Il faut exactement onze pions gris ; en voici {count}.',
    'foxu.grey-corner': 'Le coin {cell} n’a pas de trou.',
    'foxu.grey-twice': 'Chaque pion gris a son propre trou : une case est nommée deux fois.',
    'foxu.grey-order': 'Nommez les cases par colonne, puis par rangée : a2, a3, b1…',
    'foxu.diagonal-chosen-already': 'La diagonale est déjà choisie.',
    'foxu.set-up-first': 'Avant la première glissade, on place les pions gris et on choisit la diagonale.',
    'foxu.swap-not-now': 'L’échange n’est permis qu’une fois, en réponse à la toute première glissade.',
    'foxu.not-your-tube': 'Votre tube se trouve en {cell}.',
    'foxu.not-moving': 'Un tube avance d’une case au moins.',
    'foxu.not-straight': 'Un tube glisse en ligne droite : rangée, colonne ou diagonale.',
    'foxu.tube-in-the-way': 'L’autre tube, en {cell}, barre le passage.',
    'foxu.position-form':
      'Une position, ce sont six rangées depuis le haut, les tubes, à qui de jouer, l’échange et les glissades sans pion tombé : {example}.',
    'foxu.position-corners': 'Les quatre coins, et eux seuls, n’ont pas de trou : on les écrit -.',
    'foxu.position-grey': 'Onze pions gris sont sur le plateau, et aucun avant qu’on les pose ; en voici {count}.',
    'foxu.position-discs': 'Un tube contient onze pions ; il ne peut en être tombé {count} de la même couleur.',
    'foxu.position-tubes': 'Avant que les tubes soient posés, personne ne glisse : l’échange est « first ».',
    'foxu.position-share': 'Les tubes occupent deux cases ; ils ne peuvent être tous deux en {cell}.',
    'foxu.position-open-hole': 'Aucun tube ne reste sur un trou ouvert : en {cell}, son pion du bas serait tombé.',
    'foxu.position-quiet': 'Après {most} glissades sans pion tombé, la partie est finie ; {count}, c’est trop.',
    'foxu.position-pie':
      '« first », c’est avant la première glissade, au bleu de jouer ; « open », juste après, au jaune ; pions et compte doivent s’accorder.',
  },
  endings: {
    'tube-empty': 'Un tube est vide : son joueur a gagné.',
    'no-drop': 'Quarante glissades de suite sans qu’un pion tombe : partie nulle.',
  },
  why,
  points: () => 'pions semés',
  account: ({ scores }, _view, name) =>
    scores.map((dropped, seat) =>
      dropped === DISCS_PER_COLOUR
        ? `${name(seat)} a semé ses onze pions.`
        : `${name(seat)} en a semé ${dropped} et en garde ${DISCS_PER_COLOUR - dropped}.`,
    ),
  board: {
    advice: {
      nothing: 'Faites glisser le tube {colour} de {from} à {to}. Il ne sème rien cette fois.',
      one: 'Faites glisser le tube {colour} de {from} à {to} : il sème un pion en {holes}.',
      many: 'Faites glisser le tube {colour} de {from} à {to} : il sème {count} pions, en {holes}.',
      swap: 'Échangez : prenez le tube bleu, dont la première glissade est trop bonne pour la laisser à l’autre.',
      diagonal: 'Faites partir les tubes de {from} et {to}.',
      grey: 'Placez les pions gris là où on les devine.',
    },
    position:
      'Le bleu ({blueName}) est en {blue} avec {blueDiscs} pions, le jaune ({yellowName}) en {yellow} avec {yellowDiscs}. Trous ouverts : {open}.',
    setUp: 'Le plateau avant la pose des tubes. Pions gris : {grey}.',
    layGrey: 'Placez les onze pions gris : touchez les trous ({count} sur 11).',
    lay: 'Placer les pions',
    clear: 'Vider',
    hole: 'trou {cell}',
    greyAt: 'pion gris en {cell}',
    chooseDiagonal: 'Choisissez la diagonale de départ des tubes.',
    diagonal: 'Tubes en {from} et {to}',
    slide: 'Faites glisser votre tube, le {colour}. Touchez-le pour voir toutes ses voies.',
    picked: 'Le tube {colour} : les nombres disent combien de pions tombent, les cercles où.',
    quiet: 'Glissades avant la partie nulle : {count}.',
    slideOrSwap: 'Faites glisser le tube jaune, ou échangez : prenez le bleu là où il est.',
    swap: 'Échanger : prendre le tube bleu',
    to: '{cell}, sème {count} : {holes}',
    toNothing: '{cell}, ne sème rien',
    waiting: 'C’est à {name}.',
    over: 'La partie est finie.',
    tube: 'tube {colour} en {cell}, encore {count} pions ; touchez pour voir ses glissades',
    blue: 'bleu',
    yellow: 'jaune',
  },
  notation: [
    'a1-d4 fait glisser le tube de a1 à d4',
    'swap reprend le tube qui vient de faire la première glissade',
    'diagonal:a1f6 ou diagonal:a6f1 choisit les coins de départ des tubes',
    'grey:a2,a3,b1,… place les onze pions gris, par colonne, puis par rangée',
  ],
  tell({ by, move, effects }, name) {
    if (move.startsWith('grey:')) return `Pions gris en ${move.slice('grey:'.length).split(',').join(' ')}.`;
    const who = name(by as number);
    if (move.startsWith('diagonal:')) return `${who} : les tubes partent de ${move.slice(9, 11)} et ${move.slice(11)}.`;
    if (move === 'swap') return `${who} échange et prend le tube bleu.`;
    const slide = `${who} glisse de ${move.replace('-', ' à ')}`;
    if (effects.length === 0) return `${slide} sans rien semer.`;
    return `${slide} et sème ${effects.length === 1 ? 'un pion' : `${effects.length} pions`} : ${cells(effects)}.`;
  },
};

const cells = (effects: readonly FoxuEffect[]) => effects.map(({ drop }) => drop).join(' ');
