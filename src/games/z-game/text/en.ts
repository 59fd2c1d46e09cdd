import type { GameText } from '../../../core/text.ts';
import { opponent, type PieceSymbol, SIDES, type ZGameEffect, type ZGameView } from '../state.ts';
import { why } from './why.ts';

export const en = {
  name: 'Z-Game',
  pitch:
    'Seven of your eight pieces hide what they are. Bluff, turn them up at the right moment, and take the enemy Z.',
  seat: (seat) => (seat === 0 ? 'White' : 'Black'),
  options: {
    layout: {
      label: 'Board',
      help: 'The drawing of the board is lost; these three fit the printed text.',
      values: {
        compact: '5 × 7, pieces in two rows',
        wide: '8 × 8, all pieces on the base line',
        square: '7 × 7, pieces in two rows',
      },
    },
    ending: {
      label: 'Standstill',
      help: 'What becomes of a game that stands still: sixty quiet turns, or the same position for the third time.',
      values: { draw: 'a draw', count: 'more pieces on the board win' },
    },
  },
  refusals: {
    'z-game.set-up-first': 'First both players set up their pieces, for example setup:xopapox.',
    'z-game.set-up-already': 'Both sides are set up already. Move a piece or turn one up.',
    'z-game.set-up-pieces': 'You set up two zeros (o), one arrow (a), two crosses (x) and two pluses (p).',
    'z-game.off-the-board': 'There is no cell {cell} on this board.',
    'z-game.nothing-there': 'There is no piece on {cell}.',
    'z-game.not-yours': 'The piece on {cell} is not yours.',
    'z-game.up-already': 'The piece on {cell} is turned up already.',
    'z-game.not-moving': 'A piece has to move at least one cell.',
    'z-game.gait-hidden':
      'A hidden piece moves one cell forward, straight or diagonally. Turned up, it moves by its symbol.',
    'z-game.gait-z': 'The Z moves one cell, in any direction.',
    'z-game.gait-zero': 'A zero moves one cell forward, straight or diagonally.',
    'z-game.gait-arrow': 'An arrow moves one or two cells forward in one line, straight or diagonally.',
    'z-game.gait-cross': 'A cross moves along a diagonal, as far as it likes.',
    'z-game.gait-plus': 'A plus moves along a row or a column, as far as it likes.',
    'z-game.in-the-way': 'The piece on {cell} is in the way: nothing jumps.',
    'z-game.own-piece': 'Your own piece stands on {cell}. Only enemy pieces can be taken.',
    'z-game.position-form':
      'A position is the rows from the top, who is to move (w, b or set-up), the turns without progress and the last turns that could be taken back: {example}.',
    'z-game.position-size': 'This board has {height} rows of {width} cells each.',
    'z-game.position-pieces': 'A side has {most} of the piece {piece} at most; here are more.',
    'z-game.position-z':
      'Each Z stands turned up on the board, unless it was taken, which ends the game: one at least is left.',
    'z-game.position-base-line':
      'The hidden piece on {cell} stands on the enemy base line: it would have been turned up.',
    'z-game.position-quiet': 'The turns without progress are {least} to {most} here.',
    'z-game.position-trail':
      '{move} cannot have been one of the last turns: only Zs, crosses and pluses that are turned up go back, and they took nothing.',
    'z-game.position-over': 'One of these positions came up three times before the last turn: the game was over then.',
    'z-game.position-set-up':
      'Before both have set up, the Zs stand at home, and one side may have its seven others hidden on their squares; nobody has moved.',
  },
  endings: {
    'z-taken': 'A Z is taken: the game is won.',
    'no-move': 'A player cannot move and has nothing to turn up: the other one has won.',
    'no-progress': 'Sixty turns in a row without a capture and without a piece turned up: the game stands still.',
    repetition: 'The same position for the third time: the game stands still.',
    bare: 'Only the two Zs are left: a draw.',
  },
  why,
  points: () => 'games won',
  account: (_outcome, { pieces, taken }, name) =>
    SIDES.map((side) => {
      const kept = Object.values(pieces).filter(({ seat }) => seat === side).length;
      const captures = list(taken[opponent(side)].map((symbol) => PIECES[symbol]));
      return `${name(side)} has ${kept} left on the board${captures ? ` and took ${captures}` : ' and took nothing'}.`;
    }),
  board: {
    advice: {
      move: 'Move the piece on {from}, {piece}, to {to}.',
      take: 'With the piece on {from}, {piece}, take the one on {to}.',
      turnUp: 'Turn up the piece on {from}: {piece}. Nobody can be fooled by it any more, but it goes further.',
      setUp: 'Set up as shown faintly: {cells}.',
    },
    sides: ['White', 'Black'],
    symbols: { z: 'Z', zero: 'zero', arrow: 'arrow', cross: 'cross', plus: 'plus' },
    hidden: {
      zero: 'hidden zero',
      arrow: 'hidden arrow',
      cross: 'hidden cross',
      plus: 'hidden plus',
      unknown: 'hidden piece',
    },
    boardSize: 'Board of {width} by {height} cells.',
    sidePieces: '{side}: {pieces}.',
    taken: 'Taken from {side}: {pieces}.',
    arrangement: 'You are setting up: {cells}.',
    emptyCell: '{cell}, empty',
    pieceOn: '{cell}, {side}, {piece}',
    go: 'move to {cell}',
    take: 'take {cell}',
    perhaps: '{cell}; turned up, it may come here as: {symbols}',
    home: '{cell}, yours, still empty',
    homePiece: '{cell}, yours, {piece}',
    rackPiece: 'in the rack: {piece}',
    rackEmpty: 'back into the rack',
    setUpGroup: 'Your set-up',
    setUp: 'Set up',
    shuffle: 'Shuffle',
    clear: 'Clear',
    savedGroup: 'Kept set-ups',
    keep: 'Keep this set-up',
    nameIt: 'Its name',
    numbered: 'No. {number}',
    forget: 'Forget “{name}”',
    saved: 'your set-up “{name}”: {symbols}; touch to lay it out',
    arrange: 'Set up in secret: touch a piece, then the cell where it will stand. Or drag it there.',
    placeHeld: 'In your hand: {piece}. Touch the cell where it will stand.',
    fillCell: 'Touch the piece that will stand on {cell}.',
    allPlaced: 'All seven stand. Touch two of them to exchange them, or set up.',
    bothSettingUp: 'Both players are setting up in secret.',
    settingUp: '{name} is still setting up.',
    choose: 'Choose a piece to move or to turn up. Touch an enemy piece to see where it can go.',
    pickedHidden: 'Hidden {piece}: one cell forward. Touch again to turn it up; symbols: its reach then.',
    mayBe: '{side}’s hidden piece: one cell forward. Turned up, perhaps: {symbols}.',
    gaits: {
      z: 'The Z goes one cell, in any direction.',
      zero: 'A zero goes one cell forward, straight or diagonally.',
      arrow: 'An arrow goes one or two cells forward in one line, straight or diagonally.',
      cross: 'A cross goes along a diagonal, as far as the way is free.',
      plus: 'A plus goes along a row or a column, as far as the way is free.',
    },
    turnUp: 'Turn it up',
    quiet: 'Quiet turns left before the game stands still: {count}.',
    waiting: '{name} is to move.',
    over: 'The game is over.',
  },
  notation: [
    'b2-c3 moves the piece on b2 to c3, and takes the enemy piece there',
    'b2! turns up your hidden piece on b2',
    'setup:xopapox sets up your seven hidden pieces from your left to your right, base line first: o zero, a arrow, x cross, p plus',
  ],
  tell({ by, move, effects }, name) {
    const who = name(by as number);
    if (move === 'setup') return `${who} has set up.`;
    if (move.startsWith('setup:')) return `${who} has set up: ${move.slice('setup:'.length)}.`;
    return `${who} ${list(effects.map(does))}.`;
  },
} satisfies GameText<ZGameEffect, unknown, ZGameView>;

const PIECES: Readonly<Record<PieceSymbol | 'hidden', string>> = {
  hidden: 'a hidden piece',
  z: 'the Z',
  zero: 'a zero',
  arrow: 'the arrow',
  cross: 'a cross',
  plus: 'a plus',
};

function does(effect: ZGameEffect): string {
  switch (effect.kind) {
    case 'moved':
      return `moves ${PIECES[effect.as]} from ${effect.from} to ${effect.to}`;
    case 'taken':
      return effect.wasHidden ? `takes a hidden piece (${PIECES[effect.symbol]})` : `takes ${PIECES[effect.symbol]}`;
    case 'turned-up':
      return `turns up ${PIECES[effect.symbol]} on ${effect.at}`;
  }
}

const list = (deeds: readonly string[]) => [deeds.slice(0, -1).join(', '), deeds.at(-1)].filter(Boolean).join(' and ');
