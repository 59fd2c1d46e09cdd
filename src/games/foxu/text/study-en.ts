import type { StudyText } from '../../../core/study.ts';

export const studyText = {
  reasons: {
    moves: 'Where each slide leads',
    winsIn: {
      one: '{mine} wins with the next slide. Moves that win: {keeping} of {all}.',
      other: '{mine} wins in {count} slides with best play. Moves that win: {keeping} of {all}.',
    },
    losesIn: {
      one: '{mine} loses with the next slide, whatever it is.',
      other: '{mine} loses in {count} slides at the latest, whatever the move.',
    },
    draws: 'With best play no one wins. Moves that hold the draw for {mine}: {keeping} of {all}.',
    open: 'What is best for {mine} has not been worked out to the end yet.',
    swapWins: 'Swapping tubes wins.',
    swapDraws: 'Swapping tubes holds the draw.',
    swapLoses: 'Swapping tubes loses.',
    legend: 'On the board: +5 wins in five slides, −4 loses in four, = is a draw.',
    pie: 'Is the pie cut fairly?',
    pieDrawn: {
      one: '{count} of the {all} first slides is perfectly fair: no one can force a win after it.',
      other: '{count} of the {all} first slides are perfectly fair: no one can force a win after them.',
    },
    pieLost:
      'After each of the {all} first slides {other} can take the better side and win. The fairest one lasts {count} slides more.',
    onlyAnswer: {
      one: 'One first slide is a trap: only one answer to it wins.',
      other: '{count} first slides are traps: only one answer to each of them wins.',
    },
    pending: {
      one: 'One first slide is still being worked out.',
      other: '{count} first slides are still being worked out.',
    },
    diagonal: 'Diagonal',
    firstSlide: 'First slide',
    result: 'With best play',
    answer: 'The answer',
    winners: 'Answers that win',
    draw: 'a draw',
    wonIn: { one: 'the answer wins at once', other: 'the answer wins in {count} slides' },
    keeps: 'keep the tube',
    takes: 'swap tubes',
    either: 'either',
    outOf: '{winning} of {answers}',
    lineDraw: 'After {move}: a draw',
    lineLost: { one: 'After {move}: over at once', other: 'After {move}: {count} more slides' },
  },
} satisfies StudyText;
