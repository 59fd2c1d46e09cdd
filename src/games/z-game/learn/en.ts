import type { Learning } from '../../../board/learn.ts';
import * as positions from './positions.ts';

export const learning: Learning = {
  rules: [
    {
      id: 'aim',
      title: 'Take the Z',
      body: [
        'Each side has eight pieces: one Z, one arrow, two zeros, two crosses and two pluses. Every symbol is on one face only. The Z stands in the open; the seven others lie face down, and only their owner knows which is which.',
        'Whoever takes the enemy Z has won.',
      ],
    },
    {
      id: 'set-up',
      title: 'Setting up',
      body: [
        'The Z has its place in the middle of the base line. Both players arrange their seven other pieces on the cells around it, in secret and at the same time. Nobody moves before both are ready; then White begins.',
        'There are three boards to choose from: 5 × 7 and 7 × 7 with the pieces in two rows, and 8 × 8 with all of them on the base line, where the Z stands just beside the middle. Black always stands half a turn round.',
      ],
      diagram: {
        ...positions.setUp,
        caption: 'The board of 5 × 7 as White sees it: small symbols on his own backs, nothing on Black’s.',
      },
      rulings: ['Z1'],
    },
    {
      id: 'wide',
      title: 'The wide board',
      body: ['On the 8 × 8 board everything stands on the base line, and no second row covers it.'],
      diagram: { ...positions.setUpWide, caption: 'The board of 8 × 8, again with White’s eyes.' },
    },
    {
      id: 'turn',
      title: 'Your turn: move, or turn up',
      body: [
        'On your turn you do one of two things: move one of your pieces, or turn up one of your hidden pieces where it stands. You cannot pass. A piece that is turned up stays so.',
        'A hidden piece goes one cell forward, straight or diagonally, whatever it really is. That is the bluff: a slow step may hide a fast piece. Forward is always away from your own base line.',
      ],
      diagram: {
        ...positions.enemyInFront,
        caption: 'Four hidden steps: to c3 and e3 by White, twice down to b4 by Black.',
      },
    },
    {
      id: 'gaits',
      title: 'How the symbols go',
      body: [
        'The zero: one cell forward, straight or diagonally, as if it were still hidden. The arrow: one or two cells forward in one line, straight or diagonally.',
        'The cross: along a diagonal, any distance, forward or backward. The plus: along a row or a column, any distance. The Z: one cell in any of the eight directions.',
        'Nothing jumps, and nobody moves onto a piece of his own.',
      ],
      diagram: {
        ...positions.allTurnedUp,
        caption: 'All turned up. White, base line first: plus, cross, Z, zero, plus; arrow, zero, cross.',
      },
    },
    {
      id: 'taking',
      title: 'Taking',
      body: [
        'Move onto an enemy piece and you take it. It leaves the board, and both players see what it was. A hidden piece that takes stays hidden.',
        'Nothing forbids leaving your Z in danger, or walking it into danger. Nobody warns you.',
      ],
      diagram: {
        ...positions.hiddenTook,
        caption: 'From c3 to b4: the taken piece was a zero. What took it, only White knows.',
      },
    },
    {
      id: 'base-line',
      title: 'The enemy base line',
      body: [
        'A hidden piece that reaches the enemy base line is turned up at once, as part of that move, whether it takes something there or not.',
        'Zeros, arrows and hidden pieces never turn round. When they can go no further they just stay where they are.',
      ],
      diagram: { ...positions.onBaseLine, caption: 'From e6 to e7: a zero is taken, and a cross is turned up.' },
      rulings: ['Z5'],
    },
    {
      id: 'secrets',
      title: 'Who knows what',
      body: [
        'You know your own symbols, all that have been turned up, and all that have been taken. Count: each side began with the same eight pieces, so what you have not met is still under the backs.',
        'Touch a piece of the other side to see where it can go; of a hidden one also where it might go, by all that it may still be. After the game everything is shown.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      body: [
        'The game ends when a Z is taken. Who has no turn at all, neither a move nor a piece to turn up, loses. If only the two Zs are left, it is a draw.',
        'A game stands still after sixty turns in a row without a capture and without a piece turned up, or when the same position comes for the third time with the same player to move. That is a draw; if you chose so before the game, more pieces on the board win instead, hidden ones included.',
        'If several endings come at once, the first counts of: Z taken, no turn left, two lone Zs, sixty quiet turns, third repetition.',
      ],
      diagram: {
        ...positions.zTaken,
        caption: 'The arrow has gone from c5 to c7, and White has won. Now every symbol is shown.',
      },
      rulings: ['Z2', 'Z3', 'Z4', 'Z6', 'Z7', 'Z8'],
    },
  ],
  lesson: [
    {
      position: positions.beforeSetUp,
      task: 'Set up your seven pieces. Put the arrow on c2, right before your Z; the others stand where you like.',
      accepted: positions.arrowInFront,
      wrong: 'That set-up is allowed, but this time the arrow belongs on c2. Touch two pieces to exchange them.',
      right: 'Only you know it. To Black these are seven equal backs.',
    },
    {
      position: positions.setUp,
      task: 'Here is another set-up, and White begins. Move any hidden piece: touch it, then one of the cells that light up.',
      accepted: positions.firstMoves,
      wrong: 'Turning a piece up is a turn too. First make a step with a hidden one.',
      right: 'One cell forward, straight or diagonally: so go all hidden pieces, whatever they are.',
    },
    {
      position: positions.enemyInFront,
      task: 'Black has come to b4. Take that piece with your hidden zero on c3.',
      accepted: ['c3-b4'],
      wrong: 'Touch the piece on c3, then b4.',
      right: 'It was a zero: it lies in your rack for both to see. Your own piece stays hidden.',
    },
    {
      position: positions.crossHidden,
      task: 'Your cross on e3 looks along a diagonal to c5, but hidden it only steps. Turn it up: touch it twice, or use the button.',
      accepted: ['e3!'],
      wrong: 'Turn up the piece on e3; moving it would leave it hidden.',
      right: 'Now Black knows it too, but from now on it goes as far as its diagonals are free.',
    },
    {
      position: positions.crossUp,
      task: 'Black did not see it coming. Take the piece on c5 with your cross.',
      accepted: ['e3-c5'],
      wrong: 'The cross stands on e3; c5 is two cells away on its diagonal.',
      right: 'A cross for you. Was it guarded? You will see.',
    },
    {
      position: positions.plusUp,
      task: 'Another game: your plus on a1 is turned up, and the whole column before it is free. Take what stands at its end.',
      accepted: ['a1-a7'],
      wrong: 'A plus goes along rows and columns. Follow column a to the far end.',
      right: 'Across the whole board in one move. Nothing jumps, so keep your own columns closed.',
    },
    {
      position: positions.arrowUp,
      task: 'Back in the first game: Black took back on c5, and you have turned up your arrow on c3. Take the piece on c5.',
      accepted: ['c3-c5'],
      wrong: 'An arrow goes one or two cells forward in one line: from c3 straight to c5.',
      right: 'Two cells at once. And look what stands two cells further.',
    },
    {
      position: positions.beforeBaseLine,
      task: 'A hidden cross has marched to e6. Go on to the enemy base line, and take something there.',
      accepted: ['e6-d7', 'e6-e7'],
      wrong: 'From e6 the base line is one step away: d7 or e7.',
      right: 'On the enemy base line it is turned up at once, without a further turn.',
    },
    {
      position: positions.zInDanger,
      task: 'A hidden piece on b2 could take your Z on its next turn. Take it with the Z itself.',
      accepted: ['c1-b2'],
      wrong: 'The Z stands on c1. It goes one cell in any direction, also to b2.',
      right: 'Danger over. Nobody would have warned you: always look around your Z.',
    },
    {
      position: positions.zOpen,
      task: 'Black has not looked around his Z. Win!',
      accepted: ['c5-c7'],
      wrong: 'Your arrow on c5 reaches two cells straight ahead.',
      right: 'The Z is taken and you have won. Now everything is shown.',
    },
  ],
};
