import type { StudyText } from '../../../core/study.ts';

export const studyText = {
  reasons: {
    belief: 'What could be known',
    sideLabel: 'Seen by',
    symbolLabel: 'Symbol',
    likeliest: 'the likeliest',
    zero: 'zero',
    arrow: 'arrow',
    cross: 'cross',
    plus: 'plus',
    'sign-zero': '0',
    'sign-arrow': '↑',
    'sign-cross': '×',
    'sign-plus': '+',
    'a-zero': 'a zero',
    'a-arrow': 'the arrow',
    'a-cross': 'a cross',
    'a-plus': 'a plus',
    percent: '{share}%',
    marked: '{sign} {share}',
    nothingHidden: '{other} has no hidden piece left: {mine} knows everything.',
    hiddenPieces: {
      one: '{other} has one hidden piece left. The percentages say what {mine} could think it was.',
      other: '{other} has {count} hidden pieces left. The percentages say what {mine} could think they were.',
    },
    bestHidden: 'The best-kept secret is on {cell}: {symbol}. To the other side it was only {share} likely.',
    cell: 'Cell',
    truth: 'Really',
    bluffs: 'Where a bluff worked',
    bluff:
      'Turn {turn}: {other} left {mine}’s piece on {cell} alone. It seemed to attack something ({share}), but it was {symbol} and attacked nothing.',
    couldTake: 'What was possible: {from} captures {to}',
    points: 'The chances',
    pointsKnown: 'With what {mine} could know, the chances were {share} (a draw counts half).',
    pointsShown: 'With everything shown, they would be {share}.',
  },
} satisfies StudyText;
