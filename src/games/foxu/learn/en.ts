import type { Learning } from '../../../board/learn.ts';
import { firstSlide, greyLaid, lastDisc, midGame, tubesPlaced } from './positions.ts';

export const learning: Learning = {
  rules: [
    {
      id: 'aim',
      title: 'One disc too many',
      body: [
        'The board has 32 holes. There are 33 discs: 11 grey ones that lie on the board from the start, 11 blue and 11 yellow ones in two clear tubes. One of the two players will not get rid of all his discs. Be the first to empty your tube.',
      ],
    },
    {
      id: 'set-up',
      title: 'Before the first slide',
      body: [
        'The grey discs fill eleven holes, drawn at random or laid by the Starter. The four corners have no hole.',
        'Then the Starter chooses a diagonal. The tubes stand on its two ends: blue, the Starter’s, at the bottom, yellow at the top.',
      ],
      diagram: { ...tubesPlaced, caption: 'The tubes on the diagonal from a1 to f6.' },
    },
    {
      id: 'slide',
      title: 'Sliding',
      body: [
        'On your turn your tube slides in a straight line along a row, a column or a diagonal, as far as you like, but neither onto the other tube nor past it. It may stop anywhere, also on a corner. You cannot pass.',
        'Whenever the tube comes over an open hole, its lowest disc falls in, whether you want it or not.',
      ],
      diagram: { ...firstSlide, caption: 'From a1 to d4: a disc fell into c3 and one into d4; b2 was filled already.' },
      rulings: ['F1'],
    },
    {
      id: 'swap',
      title: 'Cutting the pie',
      body: [
        'The first slide can be too good. So after it the second player may say “swap” instead of sliding: he takes the blue tube as it now stands, and the Starter goes on with yellow, which is to move. Who cuts the pie badly eats the small piece.',
      ],
    },
    {
      id: 'end',
      title: 'The end',
      body: [
        'The moment a tube is empty its player has won, wherever the slide was meant to stop.',
        'If forty slides in a row drop nothing, the game is a draw.',
      ],
      diagram: {
        ...lastDisc,
        caption: 'One hole is open, and it is blue’s turn: from b4 down to b1, and blue has won.',
      },
      rulings: ['F2', 'F3'],
    },
  ],
  lesson: [
    {
      position: { ...greyLaid, viewer: 0 },
      task: 'The grey discs lie. You are the Starter: choose a diagonal for the tubes.',
      accepted: ['diagonal:a1f6', 'diagonal:a6f1'],
      wrong: 'Choose one of the two diagonals.',
      right: 'Your tube is always the one at the bottom.',
    },
    {
      position: { ...tubesPlaced, viewer: 0 },
      task: 'The numbers tell how many discs a slide would drop. Slide along the diagonal to d4.',
      accepted: ['a1-d4'],
      wrong: 'That is a legal slide, but here we go along the diagonal, to d4.',
      right: 'Two discs fell. b2 was filled already, so nothing fell there.',
    },
    {
      position: { ...firstSlide, viewer: 1 },
      task: 'Now you are the second player, with yellow. You could slide, but blue’s slide looks strong: take over the blue tube.',
      accepted: ['swap'],
      wrong: 'A slide is possible too. This time, swap.',
      right: 'Blue is yours now, and the Starter has to move yellow.',
    },
    {
      position: { ...firstSlide, viewer: 1 },
      task: 'The same moment again. Keep yellow and drop three discs at once.',
      accepted: ['f6-a6', 'f6-b6', 'f6-f1', 'f6-f2'],
      wrong: 'That drops fewer than three. Look at the numbers.',
      right: 'Three discs in one slide: that is the pace that wins.',
    },
    {
      position: { ...midGame, viewer: 0 },
      task: 'A tube may also stop where nothing can fall. Move to the corner a1 and pick up a hole on the way.',
      accepted: ['a4-a1'],
      wrong: 'Go down the column to the corner a1.',
      right: 'a2 is filled, and from the corner three ways are open.',
    },
    {
      position: { ...lastDisc, viewer: 0 },
      task: 'Both tubes hold one disc, and one hole is open. Win!',
      accepted: ['b4-b1'],
      wrong: 'Only a slide that comes over b1 drops your last disc.',
      right: 'Your tube is empty: you have won.',
    },
  ],
};
