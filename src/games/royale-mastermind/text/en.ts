import type { Seat } from '../../../core/game.ts';
import type { GameText } from '../../../core/text.ts';
import { roundsPlayed } from '../course.ts';
import type { Attribute, MastermindEffect, MastermindView } from '../state.ts';
import { why } from './why.ts';

export const en = {
  name: 'Royale Mastermind',
  pitch: 'Three secret cards: find their colours and their shapes, one row after the other.',
  seat: (seat, seats) => (seats === 1 ? 'Seeker' : `Player ${seat + 1}`),
  options: {
    code: {
      label: 'The code',
      help: 'Who decides which three cards are hidden. Alone they are always drawn.',
      values: { chosen: 'chosen by the Coder', drawn: 'drawn at random' },
    },
    long: {
      label: 'Long game',
      help: 'Two players only: each is Coder for a whole deck, instead of changing roles after every round.',
    },
    rounds: {
      label: 'Rounds',
      help: 'Alone 1 to 8. Two players: 2, 4, 6 or 8; in a long game 1 to 8 for each Coder. Three players: 3, 6, … 24.',
    },
  },
  refusals: {
    'royale-mastermind.code-expected': 'The code comes first: three different cards of the deck.',
    'royale-mastermind.row-expected': 'The code is set. Now rows are proposed: three colours or three shapes.',
    'royale-mastermind.remove-expected': 'First three cards of the deck leave the game.',
    'royale-mastermind.card-twice': 'Three different cards are needed; {card} is named twice.',
    'royale-mastermind.card-out': 'The card {card} is out of the game. Take one of the {count} in the deck.',
    'royale-mastermind.remove-order': 'Name the three cards in alphabetical order.',
    'royale-mastermind.you-seek-colors': 'You seek the colours; the shapes are for the other Seeker.',
    'royale-mastermind.you-seek-shapes': 'You seek the shapes; the colours are for the other Seeker.',
    'royale-mastermind.colors-solved': 'The colours are solved. Propose three shapes.',
    'royale-mastermind.shapes-solved': 'The shapes are solved. Propose three colours.',
    'royale-mastermind.colors-full': 'All 8 rows for the colours are used. Propose three shapes.',
    'royale-mastermind.shapes-full': 'All 8 rows for the shapes are used. Propose three colours.',
    'royale-mastermind.position-form':
      'A position is the rounds, each a code and its rows, then the cards taken out; colours r y g b w, shapes c s t * x, - for nothing: {example}.',
    'royale-mastermind.position-rounds': 'This table plays {rounds} rounds; here are more.',
    'royale-mastermind.position-unfinished': 'Round {round} is not over yet, so that no other can follow it.',
    'royale-mastermind.position-row': 'Round {round} is over: the row {row} is one too many.',
    'royale-mastermind.position-removed':
      'With three players three cards are taken out after every third round but the last, and at no other time.',
  },
  endings: {
    rounds: 'All rounds are played.',
  },
  why,
  points: (seats) => (seats === 1 ? 'rows used' : 'points'),
  account: (_outcome, view, name) =>
    roundsPlayed(view).map(({ round, coder, rows }) => {
      const used = `Round ${round}: ${count(rows.color, 'row')} for the colours, ${rows.shape} for the shapes`;
      const inAll = rows.color + rows.shape;
      return coder === null
        ? `${used}, ${inAll} in all.`
        : `${used}: ${count(inAll, 'point')} for ${name(coder)}, the Coder.`;
    }),
  board: {
    advice: {
      row: 'Propose {values}, from left to right.',
      code: 'Choose these three cards, from left to right: {cards}.',
    },
    values: {
      red: 'red',
      yellow: 'yellow',
      green: 'green',
      blue: 'blue',
      white: 'white',
      circle: 'circle',
      square: 'square',
      triangle: 'triangle',
      star: 'star',
      cross: 'cross',
    },
    card: (name: string) => name.replace('-', ' '),
    answer: pegs,
    headings: { color: 'Colours', shape: 'Shapes' },
    chooseBoard: { color: 'Fill a row of colours', shape: 'Fill a row of shapes' },
    lay: 'Lay {value}',
    place: 'place {place}, empty',
    peg: 'place {place}: {value}; touch to take it back',
    cardInDeck: '{card}',
    cardPicked: '{card}, card {place} of the code; touch to take it back',
    cardOut: '{card}, out of the game',
    cardMarked: '{card}; your mark: {mark}; touch to change it',
    cardUnmarked: '{card}; touch to mark it',
    marks: { excluded: 'excluded', possible: 'possible', certain: 'certain' },
    markGroup: 'Your marks',
    pencil: 'Pencil: mark whole lines',
    strike: 'Strike out or clear: {value}',
    rub: 'Rub out my marks',
    propose: 'Propose',
    set: 'Set the code',
    slip: { round: 'Round', deck: 'Deck', rows: 'Rows', inAll: 'In all' },
    hints: {
      code: 'Choose the three cards of the code, from left to right ({count} of 3).',
      either: 'Touch three colours or three shapes to fill a row.',
      only: { color: 'Touch three colours to fill a row.', shape: 'Touch three shapes to fill a row.' },
      filling: { color: '{count} of 3 colours laid.', shape: '{count} of 3 shapes laid.' },
      ready: 'The row is full: propose it, or touch a peg to take it back.',
      pencil: 'Pencil: touch a colour or a shape to strike out its line. Cards are marked one by one.',
      mark: 'Touch a card to mark it for yourself.',
      coding: '{names} is setting the code.',
      seeking: 'Seeking: {names}.',
      drawn: 'Cards are drawn.',
      over: 'The game is over.',
    },
    told: {
      round: 'Round {round} of {rounds}.',
      coder: 'The Coder is {name}.',
      open: '{board}, not solved yet.',
      solved: '{board}, solved.',
      unsolved: '{board}, not solved in eight rows.',
      row: 'Row {row}, {values}: {answer}.',
      noCode: 'No code is set.',
      hidden: 'The code is hidden.',
      code: 'The code: {cards}.',
      lastCode: 'The last code: {cards}.',
      deck: 'Cards in the deck: {count}.',
      out: 'Out of the game: {cards}.',
      marks: {
        excluded: 'Marked as excluded: {cards}.',
        possible: 'Marked as possible: {cards}.',
        certain: 'Marked as certain: {cards}.',
      },
      points: '{name} {count}',
      scores: 'Points: {scores}.',
      rowsUsed: 'Rows used in the rounds played: {scores}.',
    },
  },
  notation: [
    'code:red-star,blue-circle,red-square sets the code, from left to right',
    'color:red,red,blue proposes three colours out of red, yellow, green, blue, white',
    'shape:star,circle,circle proposes three shapes out of circle, square, triangle, star, cross',
    'remove:blue-circle,red-square,red-star is for chance alone: three cards leave the game, in alphabetical order',
  ],
  tell({ by, move, effects }, name) {
    const [kind, what] = move.split(':');
    if (kind === 'remove') return `Three cards leave the game: ${cards(what!.split(','))}.`;
    if (kind === 'code') {
      const set = by === 'chance' ? 'The code is drawn' : `${name(by as Seat)} has set the code`;
      return what ? `${set}: ${cards(what.split(','))}.` : `${set}.`;
    }
    const row = `${name(by as Seat)} proposes ${what!.split(',').join(', ')}`;
    return [row, ...effects.map((effect) => tellEffect(effect, name))].join('');
  },
} satisfies GameText<MastermindEffect, unknown, MastermindView>;

const ATTRIBUTES: Readonly<Record<Attribute, string>> = { color: 'colours', shape: 'shapes' };

/** Continues the line of a row: its answer first, then a sentence each. */
function tellEffect(effect: MastermindEffect, name: (seat: Seat) => string): string {
  switch (effect.kind) {
    case 'answer':
      return `: ${pegs(effect.black, effect.white)}.`;
    case 'closed':
      return effect.solved
        ? ` The ${ATTRIBUTES[effect.attribute]} are solved.`
        : ` Eight rows were not enough for the ${ATTRIBUTES[effect.attribute]}.`;
    case 'round-over': {
      const gain = effect.to === null ? count(effect.points, 'row') : count(effect.points, 'point');
      const whose = effect.to === null ? 'used' : `for ${name(effect.to)}`;
      return ` Round ${effect.round} is over, the code was ${cards(effect.code)}: ${gain} ${whose}.`;
    }
    case 'covered':
      return ' These cards leave the game.';
    case 'deck-whole':
      return ' The deck is made whole again.';
    case 'roles':
      return effect.coder === null ? '' : ` Now ${name(effect.coder)} is the Coder.`;
  }
}

function pegs(black: number, white: number): string {
  const parts = [black && count(black, 'black'), white && count(white, 'white')];
  return parts.filter(Boolean).join(', ') || 'neither black nor white';
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
const cards = (names: readonly string[]) => names.map((card) => card.replace('-', ' ')).join(', ');
