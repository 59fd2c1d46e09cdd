import type { GameText } from '../../../core/text.ts';
import { DISCS_PER_COLOUR, type FoxuEffect, type FoxuView } from '../state.ts';
import { why } from './why.ts';

export const en = {
  name: 'Foxu',
  pitch: 'Slide your tube, drop your eleven discs, and be the first to run empty: there is one disc too many.',
  seat: (seat) => (seat === 0 ? 'Starter' : 'Second player'),
  options: {
    grey: {
      label: 'Grey discs',
      help: 'Who decides where the eleven grey discs lie.',
      values: { random: 'drawn at random', placed: 'placed by the Starter' },
    },
  },
  refusals: {
    'foxu.grey-first': 'The eleven grey discs come first.',
    'foxu.grey-laid-already': 'The grey discs lie already.',
    'foxu.grey-count': 'Exactly eleven grey discs are laid; these are {count}.',
    'foxu.grey-corner': 'The corner {cell} has no hole.',
    'foxu.grey-twice': 'Each grey disc needs a hole of its own: one cell is named twice.',
    'foxu.grey-order': 'Name the cells by column, then by row: a2, a3, b1 …',
    'foxu.diagonal-chosen-already': 'The diagonal is chosen already.',
    'foxu.set-up-first': 'Before the first slide the grey discs are laid and the diagonal is chosen.',
    'foxu.swap-not-now': 'Tubes can be swapped only once, in answer to the very first slide.',
    'foxu.not-your-tube': 'Your tube stands on {cell}.',
    'foxu.not-moving': 'A tube has to move at least one cell.',
    'foxu.not-straight': 'A tube slides in a straight line: along a row, a column or a diagonal.',
    'foxu.tube-in-the-way': 'The other tube on {cell} is in the way.',
    'foxu.position-form':
      'A position is six rows from the top, the tubes, who is to move, the pie and the slides without a drop: {example}.',
    'foxu.position-corners': 'The four corners, and they alone, have no hole: write them as -.',
    'foxu.position-grey': 'Eleven grey discs lie on the board, and none before they are laid; these are {count}.',
    'foxu.position-discs': 'A tube holds eleven discs; {count} of one colour cannot have dropped.',
    'foxu.position-tubes': 'Before the tubes stand on the board no slide is made: the pie is “first”.',
    'foxu.position-share': 'The tubes stand on two cells; they cannot both stand on {cell}.',
    'foxu.position-open-hole': 'No tube stands over an open hole: on {cell} its lowest disc would have fallen in.',
    'foxu.position-quiet': 'After {most} slides without a drop the game is over; {count} are too many.',
    'foxu.position-pie':
      '“first” is before the first slide, blue to move; “open” is right after it, yellow to move; the discs and the count have to agree.',
  },
  endings: {
    'tube-empty': 'A tube is empty: its player has won.',
    'no-drop': 'Forty slides in a row without a disc dropped: a draw.',
  },
  why,
  points: () => 'discs dropped',
  account: ({ scores }, _view, name) =>
    scores.map((dropped, seat) =>
      dropped === DISCS_PER_COLOUR
        ? `${name(seat)} has dropped all eleven discs.`
        : `${name(seat)} has dropped ${dropped} and keeps ${DISCS_PER_COLOUR - dropped}.`,
    ),
  board: {
    advice: {
      nothing: 'Slide the {colour} tube from {from} to {to}. It drops nothing this time.',
      one: 'Slide the {colour} tube from {from} to {to}: it drops a disc into {holes}.',
      many: 'Slide the {colour} tube from {from} to {to}: it drops {count} discs, into {holes}.',
      swap: 'Swap: take over the blue tube, whose first slide is too good to leave to the other.',
      diagonal: 'Let the tubes start on {from} and {to}.',
      grey: 'Lay the grey discs where they show faintly.',
    },
    position:
      'Blue ({blueName}) stands on {blue} with {blueDiscs} discs, yellow ({yellowName}) on {yellow} with {yellowDiscs}. Open holes: {open}.',
    setUp: 'The board before the tubes are placed. Grey discs: {grey}.',
    layGrey: 'Lay the eleven grey discs: touch the holes ({count} of 11).',
    lay: 'Lay the discs',
    clear: 'Clear',
    hole: 'hole {cell}',
    greyAt: 'grey disc on {cell}',
    chooseDiagonal: 'Choose the diagonal on which the tubes start.',
    diagonal: 'Tubes on {from} and {to}',
    slide: 'Slide your tube, the {colour} one. Touch it to see all its ways.',
    picked: 'The {colour} tube: numbers say how many discs a slide drops, rings where they fall.',
    quiet: 'Slides left before a draw: {count}.',
    slideOrSwap: 'Slide the yellow tube, or swap: take over the blue one as it stands.',
    swap: 'Swap: take the blue tube',
    to: '{cell}, drops {count}: {holes}',
    toNothing: '{cell}, drops nothing',
    waiting: '{name} is to move.',
    over: 'The game is over.',
    tube: '{colour} tube on {cell}, {count} discs left; touch to see its slides',
    blue: 'blue',
    yellow: 'yellow',
  },
  notation: [
    'a1-d4 slides the tube from a1 to d4',
    'swap takes over the tube that has just made the first slide',
    'diagonal:a1f6 or diagonal:a6f1 chooses the corners where the tubes start',
    'grey:a2,a3,b1,… lays the eleven grey discs, by column, then by row',
  ],
  tell({ by, move, effects }, name) {
    if (move.startsWith('grey:')) return `The grey discs lie on ${move.slice('grey:'.length).split(',').join(' ')}.`;
    const who = name(by as number);
    if (move.startsWith('diagonal:')) return `${who}: the tubes start on ${move.slice(9, 11)} and ${move.slice(11)}.`;
    if (move === 'swap') return `${who} swaps and takes the blue tube.`;
    const slide = `${who} slides ${move.replace('-', ' to ')}`;
    if (effects.length === 0) return `${slide} and drops nothing.`;
    return `${slide} and drops ${effects.length === 1 ? 'a disc' : `${effects.length} discs`}: ${cells(effects)}.`;
  },
} satisfies GameText<FoxuEffect, unknown, FoxuView>;

const cells = (effects: readonly FoxuEffect[]) => effects.map(({ drop }) => drop).join(' ');
