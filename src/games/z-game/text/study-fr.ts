import type { Translation } from '../../../core/text.ts';
import type { studyText as en } from './study-en.ts';

export const studyText: Translation<typeof en> = {
  reasons: {
    belief: 'Ce qu’on pouvait savoir',
    sideLabel: 'Vu par',
    symbolLabel: 'Symbole',
    likeliest: 'le plus probable',
    zero: 'zéro',
    arrow: 'flèche',
    cross: 'croix',
    plus: 'plus',
    'sign-zero': '0',
    'sign-arrow': '↑',
    'sign-cross': '×',
    'sign-plus': '+',
    'a-zero': 'un zéro',
    'a-arrow': 'la flèche',
    'a-cross': 'une croix',
    'a-plus': 'un plus',
    percent: '{share} %',
    marked: '{sign} {share}',
    nothingHidden: '{other} n’a plus de pièce cachée : {mine} sait tout.',
    hiddenPieces: {
      one: '{other} a encore une pièce cachée. Les pourcentages disent ce que {mine} pouvait en penser.',
      other: '{other} a encore {count} pièces cachées. Les pourcentages disent ce que {mine} pouvait en penser.',
    },
    bestHidden:
      'Le secret le mieux gardé est en {cell} : c’est {symbol}, avec une chance de {share} seulement aux yeux de l’adversaire.',
    cell: 'Case',
    truth: 'En réalité',
    bluffs: 'Là où un bluff a réussi',
    bluff:
      'Tour {turn} : {other} n’a pas touché à la pièce de {mine} en {cell}. Elle semblait menacer quelque chose ({share}), mais c’était {symbol}, qui ne menaçait rien.',
    couldTake: 'C’était possible : {from} prend en {to}',
    points: 'Les chances',
    pointsKnown: 'Avec ce que {mine} pouvait savoir, les chances étaient de {share} (une nulle compte pour moitié).',
    pointsShown: 'Avec tout dévoilé, elles seraient de {share}.',
  },
};
