import type { StudyText } from '../../../core/study.ts';
import { cards, values } from './en.ts';

export const studyText = {
  reasons: {
    ...values,
    ...cards,
    row: '{left}, {middle}, {right}',
    answer: '{black}, {white}',
    answered: '{row} {answer}',
    blacks: { one: '{count} black', other: '{count} black' },
    whites: { one: '{count} white', other: '{count} white' },
    lens: 'What the code can still be',
    codesAtFirst: 'Before the first row, {count} codes are possible.',
    codesLeft: 'The answers so far leave {count} of {all} codes.',
    codeKnown: 'The answers so far leave a single code of {all}: it is known.',
    placeLabel: 'Place',
    'place-any': 'Anywhere',
    'place-1': 'Left',
    'place-2': 'Middle',
    'place-3': 'Right',
    share: '{percent}%',
    hardly: '<1%',
    clues: 'Clues not used',
    forgot:
      'Row {number} ({row}) could not be right: then row {clue} ({before}) would have been answered with {instead}, not {answer}.',
    allClues: 'No row went against an answer before it.',
    opening: 'The first row',
    openingBest: 'Three different values are the best start: {best} rows on average.',
    openingWorse: {
      one: 'A single value in the first row takes {made} rows on average. Three different ones take {best}, so this start costs {lost}.',
      other:
        'Only {count} different values in the first row take {made} rows on average. Three take {best}, so this start costs {lost}.',
    },
    account: 'Skill and luck, in rows',
    used: {
      one: 'At the start {expected} rows were to be expected on average; one was used.',
      other: 'At the start {expected} rows were to be expected on average; {count} were used.',
    },
    usedSoFar: {
      one: 'At the start {expected} rows were to be expected on average; one has been used, rows to go on average: {left}.',
      other:
        'At the start {expected} rows were to be expected on average; {count} have been used, rows to go on average: {left}.',
    },
    allBest: 'No row gave anything away.',
    lost: 'Weaker rows cost {lost} rows.',
    lucky: 'Lucky answers saved {luck} rows.',
    unlucky: 'Unlucky answers cost {luck} rows.',
    noLuck: 'Luck made no difference.',
    estimated: 'With many codes left these figures are estimates.',
    number: 'Row',
    columns:
      'Rows to go on average: before a row, after it as could be expected, and after the answer that came. The last two make its luck.',
    rowHead: 'Pegs and answer',
    beforeHead: 'Before',
    chosenHead: 'Expected',
    afterHead: 'Came',
    lostHead: 'Skill',
    luckHead: 'Luck',
    plus: '+{rows}',
    minus: '−{rows}',
  },
} satisfies StudyText;
