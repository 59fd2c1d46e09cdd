import type { Learning } from '../../../board/learn.ts';
import { houseRules } from './house-rules/en.ts';
import { firstSlide, greyLaid, lastDisc, midGame, tubesPlaced } from './positions.ts';

export const learning: Learning = {
  houseRules,
  rules: [
    {
      id: 'aim',
      title: 'One disc too many',
      body: [
        'The board has 32 holes. There are 33 discs: 11 grey ones on the board from the start, 11 blue and 11 yellow ones in two clear tubes. So one of the two players can’t get rid of them all. Be the first to empty your tube.',
      ],
    },
    {
      id: 'set-up',
      title: 'Before the first slide',
      body: [
        'The grey discs fill eleven holes, drawn at random or chosen by the first player. The four corners have no hole.',
        'Then the first player chooses a diagonal. The tubes go on its two ends: the first player’s, blue, at the bottom, yellow at the top.',
      ],
      diagram: { ...tubesPlaced, caption: 'The tubes on the diagonal from a1 to f6.' },
    },
    {
      id: 'slide',
      title: 'Sliding',
      body: [
        'On your turn your tube slides in a straight line along a row, a column or a diagonal, as far as you like, but neither onto the other tube nor past it. It can stop anywhere, even on a corner. You can’t pass.',
        'Whenever the tube comes over an open hole, its lowest disc falls in, whether you like it or not.',
      ],
      diagram: { ...firstSlide, caption: 'From a1 to d4: a disc fell into c3 and one into d4; b2 was already filled.' },
      rulings: ['F1'],
    },
    {
      id: 'swap',
      title: 'The pie rule',
      body: [
        'The first slide can be too good. So the second player can answer it with “swap” instead of a slide, and takes the blue tube where it is; the first player goes on with yellow, and it’s yellow’s turn. Cut the pie badly and you get the small piece.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      body: [
        'As soon as a tube is empty its player wins, even in mid-slide.',
        'If forty slides in a row drop nothing, the game is a draw.',
      ],
      diagram: {
        ...lastDisc,
        caption: 'One hole is open, and it’s blue’s turn: from b4 down to b1, and blue wins.',
      },
      rulings: ['F2', 'F3'],
    },
  ],
  lesson: [
    {
      position: { ...greyLaid, viewer: 0 },
      task: 'The grey discs are in place. You go first: choose a diagonal for the tubes.',
      accepted: ['diagonal:a1f6', 'diagonal:a6f1'],
      wrong: 'Choose one of the two diagonals.',
      right: 'Your tube is always the one at the bottom.',
    },
    {
      position: { ...tubesPlaced, viewer: 0 },
      task: 'The numbers show how many discs a slide would drop. Slide along the diagonal to d4.',
      accepted: ['a1-d4'],
      wrong: 'That slide is allowed, but this time go along the diagonal, to d4.',
      nearly: [
        { when: /^a1-(b2|c3)$/, said: 'The right line: go on, to d4.' },
        { when: /^a1-e5$/, said: 'The right line, but one cell too far: stop on d4.' },
      ],
      right: 'Two discs fell. b2 was already filled, so nothing fell there.',
    },
    {
      position: { ...firstSlide, viewer: 1 },
      task: 'Now you are the second player, with yellow. You could slide, but blue’s slide looks strong: take the blue tube.',
      accepted: ['swap'],
      wrong: 'You could slide too. This time, swap.',
      right: 'Blue is yours now, and the first player must move yellow.',
    },
    {
      position: { ...firstSlide, viewer: 1 },
      task: 'The same position again. Keep yellow and drop three discs at once.',
      accepted: ['f6-a6', 'f6-b6', 'f6-f1', 'f6-f2'],
      wrong: 'That drops fewer than three. Look at the numbers.',
      nearly: [{ when: /^swap$/, said: 'Keep yellow this time: slide it.' }],
      right: 'Three discs in one slide: that is the pace that wins.',
    },
    {
      position: { ...midGame, viewer: 0 },
      task: 'A tube can also stop where nothing falls. Move to the corner a1 and fill a hole on the way.',
      accepted: ['a4-a1'],
      wrong: 'Go down the column to the corner a1.',
      nearly: [{ when: /^a4-a[23]$/, said: 'The right way: go on, all the way to the corner a1.' }],
      right: 'a2 is filled, and from the corner you can go three ways.',
    },
    {
      position: { ...lastDisc, viewer: 0 },
      task: 'Each tube holds one disc, and one hole is open. Win!',
      accepted: ['b4-b1'],
      wrong: 'Only a slide that comes over b1 drops your last disc.',
      nearly: [{ when: /^b4-b[23]$/, said: 'The right way, but not far enough: the open hole is b1.' }],
      right: 'Your tube is empty: you win!',
    },
  ],
};
