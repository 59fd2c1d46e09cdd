import type { Learning } from '../../../board/learn.ts';
import { houseRules } from './house-rules/en.ts';
import * as positions from './positions.ts';

export const learning: Learning = {
  houseRules,
  rules: [
    {
      id: 'aim',
      title: 'Capture the Z',
      body: [
        'Each side has eight pieces: one Z, one arrow, two zeros, two crosses and two pluses. Every symbol is on one face only. The Z is in the open; the seven others are face down, and only their owner knows which is which.',
        'Capture the enemy Z and you win.',
      ],
    },
    {
      id: 'set-up',
      title: 'Setting up',
      body: [
        'The Z starts in the middle of the base line. Both players arrange their seven other pieces on the cells around it, in secret and at the same time. No one moves before both are ready; then White starts.',
        'There are three boards to choose from: 5 × 7 and 7 × 7 with the pieces in two rows, and 8 × 8 with all of them on the base line, where the Z is just beside the middle. Black’s side is the same, turned half-way round.',
      ],
      diagram: {
        ...positions.setUp,
        caption: 'The board of 5 × 7 as White sees it: small symbols on White’s own pieces, none on Black’s.',
      },
      rulings: ['Z1'],
    },
    {
      id: 'wide',
      title: 'The wide board',
      body: ['On the 8 × 8 board everything is on the base line, and no second row protects it.'],
      diagram: { ...positions.setUpWide, caption: 'The board of 8 × 8, again as White sees it.' },
    },
    {
      id: 'turn',
      title: 'Your turn: move or reveal',
      body: [
        'On your turn you do one of two things: move one of your pieces, or reveal one of your hidden pieces where it is. You can’t pass. A revealed piece stays revealed.',
        'A hidden piece moves one cell forward, straight or diagonally, whatever it really is. That’s the bluff: a slow step can hide a fast piece. Forward is always away from your own base line.',
      ],
      diagram: {
        ...positions.enemyInFront,
        caption: 'Four hidden steps: to c3 and e3 by White, twice down to b4 by Black.',
      },
    },
    {
      id: 'gaits',
      title: 'How the pieces move',
      body: [
        'The zero: one cell forward, straight or diagonally, as if it were still hidden. The arrow: one or two cells forward in one line, straight or diagonally.',
        'The cross: along a diagonal, any distance, forward or backward. The plus: along a row or a column, any distance. The Z: one cell in any of the eight directions.',
        'Pieces don’t jump, and you can’t move onto your own piece.',
      ],
      diagram: {
        ...positions.allTurnedUp,
        caption: 'All revealed. White, base line first: plus, cross, Z, zero, plus; arrow, zero, cross.',
      },
    },
    {
      id: 'taking',
      title: 'Capturing',
      body: [
        'Move onto an enemy piece and you capture it. It leaves the board, and both players see what it was. A hidden piece that captures stays hidden.',
        'You can leave your Z in danger, or walk it into danger. No one warns you.',
      ],
      diagram: {
        ...positions.hiddenTook,
        caption: 'From c3 to b4: the captured piece was a zero. Only White knows what captured it.',
      },
    },
    {
      id: 'base-line',
      title: 'The enemy base line',
      body: [
        'A hidden piece that reaches the enemy base line is revealed at once, as part of that move, even if it captures nothing there.',
        'Zeros, arrows and hidden pieces never turn round. When they can’t go any further they just stay where they are.',
      ],
      diagram: { ...positions.onBaseLine, caption: 'From e6 to e7: a zero is captured, and a cross is revealed.' },
      rulings: ['Z5'],
    },
    {
      id: 'secrets',
      title: 'Who knows what',
      body: [
        'You know your own symbols, all those revealed, and all those captured. Count: each side started with the same eight pieces, so what you haven’t met is still hidden.',
        'Touch an enemy piece to see where it can go; for a hidden one, also where it could go, whatever it may still be. After the game everything is shown.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      body: [
        'The game ends when a Z is captured. A player who can neither move nor reveal a piece loses. If only the two Zs are left, it’s a draw.',
        'A game is stalled after sixty turns in a row without a capture or a reveal, or when the same position comes for the third time on the same player’s turn. That’s a draw; or, if you chose so before the game, most pieces on the board wins, hidden ones included.',
        'If several endings come at once, the first one in this list counts: Z captured, no turn left, two lone Zs, sixty turns without progress, third repetition.',
      ],
      diagram: {
        ...positions.zTaken,
        caption: 'The arrow has moved from c5 to c7, and White wins. Now every symbol is shown.',
      },
      rulings: ['Z2', 'Z3', 'Z4', 'Z6', 'Z7', 'Z8'],
    },
  ],
  lesson: [
    {
      position: positions.beforeSetUp,
      task: 'Set up your seven pieces. Put the arrow on c2, right in front of your Z; the others go where you like.',
      accepted: positions.arrowInFront,
      wrong: 'That set-up is allowed, but this time the arrow goes on c2. Touch two pieces to swap them.',
      right: 'Only you know it. Black sees seven identical pieces.',
    },
    {
      position: positions.setUp,
      task: 'Here is another set-up, and White starts. Move any hidden piece: touch it, then one of the highlighted cells.',
      accepted: positions.firstMoves,
      wrong: 'Revealing a piece is a turn too. First, move a hidden one.',
      right: 'One cell forward, straight or diagonally: all hidden pieces move like this, whatever they are.',
    },
    {
      position: positions.enemyInFront,
      task: 'Black has come to b4. Capture that piece with your hidden zero on c3.',
      accepted: ['c3-b4'],
      wrong: 'Touch the piece on c3, then b4.',
      right: 'It was a zero: it’s in your rack for both to see. Your own piece stays hidden.',
    },
    {
      position: positions.crossHidden,
      task: 'Your cross on e3 looks along a diagonal to c5, but hidden it moves only one cell. Reveal it: touch it twice, or use the button.',
      accepted: ['e3!'],
      wrong: 'Reveal the piece on e3; moving it would leave it hidden.',
      right: 'Now Black knows it too, but from now on it moves as far as its diagonals are free.',
    },
    {
      position: positions.crossUp,
      task: 'Black didn’t see it coming. Capture the piece on c5 with your cross.',
      accepted: ['e3-c5'],
      wrong: 'The cross is on e3; c5 is two cells away on its diagonal.',
      nearly: [
        { when: /^e3-d4$/, said: 'The right way: one cell further, to c5.' },
        { when: /^b4-c5$/, said: 'That captures it too, but this time use your cross, on e3.' },
      ],
      right: 'A cross for you. Was it guarded? You will see.',
    },
    {
      position: positions.plusUp,
      task: 'Another game: your plus on a1 is revealed, and the whole column in front of it is free. Capture the piece at its end.',
      accepted: ['a1-a7'],
      wrong: 'A plus moves along rows and columns. Follow column a to the far end.',
      nearly: [{ when: /^a1-a[2-6]$/, said: 'The right column: go on to its end, a7.' }],
      right: 'Across the whole board in one move. Pieces don’t jump, so keep your own columns closed.',
    },
    {
      position: positions.arrowUp,
      task: 'Back in the first game: Black recaptured on c5, and you have revealed your arrow on c3. Capture the piece on c5.',
      accepted: ['c3-c5'],
      wrong: 'An arrow moves one or two cells forward in one line: from c3 straight to c5.',
      nearly: [
        { when: /^c3-c4$/, said: 'The right way: an arrow can go two cells, to c5.' },
        { when: /^b4-c5$/, said: 'That captures it too, but this time use your arrow, on c3.' },
      ],
      right: 'Two cells at once. And look what is two cells further.',
    },
    {
      position: positions.beforeBaseLine,
      task: 'A hidden cross has marched to e6. Go on to the enemy base line, and capture something there.',
      accepted: ['e6-d7', 'e6-e7'],
      wrong: 'From e6 the base line is one step away: d7 or e7.',
      nearly: [{ when: /^e6!$/, said: 'No need to reveal it: on the base line that happens by itself.' }],
      right: 'On the enemy base line it’s revealed at once, without another turn.',
    },
    {
      position: positions.zInDanger,
      task: 'A hidden piece on b2 could capture your Z next turn. Capture it with the Z itself.',
      accepted: ['c1-b2'],
      wrong: 'The Z is on c1. It moves one cell in any direction, so also to b2.',
      nearly: [{ when: /^[ab]1-b2$/, said: 'That captures it too, but this time use the Z itself.' }],
      right: 'Danger over. No one would have warned you: always look around your Z.',
    },
    {
      position: positions.zOpen,
      task: 'Black didn’t keep an eye on the Z. Win!',
      accepted: ['c5-c7'],
      wrong: 'Your arrow on c5 reaches two cells straight ahead.',
      nearly: [{ when: /^c5-c6$/, said: 'The right way: one cell further, onto the Z.' }],
      right: 'The Z is captured and you win! Now everything is shown.',
    },
  ],
};
