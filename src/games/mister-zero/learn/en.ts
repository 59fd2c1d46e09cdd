import type { Learning } from '../../../board/learn.ts';
import { accepted, diagrams, lesson } from './positions.ts';

export const learning: Learning = {
  rules: [
    {
      id: 'aim',
      title: 'What it is about',
      body: [
        'Two players lay numbers on bridges. When all twenty lie, Mister Zero sets off from the centre and always crosses the smallest number before him. Nobody decides anything any more: you watch, and you hope you reckoned well.',
        'There are two checkpoints: s belongs to red, n to green. Each time he reaches one, its owner takes all the tokens he has crossed so far. Whoever has more tokens in the end has won.',
      ],
    },
    {
      id: 'board',
      title: 'The board',
      body: [
        'Thirteen points are joined by twenty bridges. The four bridges that leave the centre c are the central ones; they decide where he goes first, and they have a rule of their own.',
        'Red has ten round tokens, green ten with eight sides, each numbered 0 to 9. Both hands lie open in the trays beside the checkpoints: there are no secrets. Mister Zero stands on c.',
      ],
      diagram: {
        ...diagrams.start,
        caption: 'Before the first token: red below, green above, Mister Zero in the centre.',
      },
      rulings: ['M1'],
    },
    {
      id: 'laying',
      title: 'Laying tokens',
      body: [
        'Red begins, then both take turns. On your turn you lay exactly one of your tokens, number up, on any free bridge. You may not pass, and what lies stays where it is. After twenty turns every bridge has its token.',
        'Small numbers call him and large ones keep him away, whatever their colour. The colour of a token only says who laid it.',
      ],
      diagram: {
        ...diagrams.opening,
        caption: 'Four tokens lie. The 9 and the 8 make the ways to a checkpoint unattractive.',
      },
    },
    {
      id: 'centre-rule',
      title: 'The centre rule',
      body: [
        'Look for the smallest number on the central bridges. A token that equals it may not be laid on a central bridge; smaller and larger ones may. So his first jump is never in doubt.',
        'When you have picked a token, the bridges that refuse it are barred, and the token that bars them is ringed.',
      ],
      diagram: {
        ...diagrams.centre,
        caption:
          'The smallest number in the centre is 3: red’s 3 may lie anywhere but on the other three central bridges.',
      },
    },
    {
      id: 'face-down',
      title: 'Face down',
      body: [
        'There are two exceptions. If a zero lies on a central bridge, the other zero may join it on another central bridge, but face down. And if you have only one token left, it equals the smallest number in the centre, and only central bridges are free, you must lay it on one of them, face down.',
        'A face-down token is the one he leaves over. Its number still counts as the smallest in the centre: everybody saw it. If a smaller token comes to a central bridge later, whoever lays it, the face-down one is turned up again and is a token like all others.',
      ],
      diagram: {
        ...diagrams.faceDown,
        caption: 'Two zeroes in the centre. He will leave over the face-down one, to sw.',
      },
      rulings: ['M5', 'M6'],
    },
    {
      id: 'walk',
      title: 'The walk',
      body: [
        'His first jump goes over the face-down token, or else over the smallest number on the central bridges. From then on he looks at the bridges of his point that he has not crossed yet, and jumps over the smallest number. No bridge is crossed twice.',
        'When he reaches a checkpoint, its owner takes all crossed tokens that still lie on the board, and he goes on if he can. Where no uncrossed bridge is left he stops. Crossed tokens that nobody has taken by then count for nobody.',
      ],
      diagram: {
        ...diagrams.model,
        caption: 'A finished walk: green took 3 tokens at n, red 8 at s. The crossed 7 was left over. Red wins 8 to 3.',
      },
      rulings: ['M4'],
    },
    {
      id: 'ties',
      title: 'Equal numbers: to the right',
      body: [
        'If two equal numbers are the smallest before him, he takes the one further to his right, as a walker sees it who has just come over his last bridge. Turn counter-clockwise from that bridge: the first of the equal ones you meet is his.',
        'The board draws this as an arrow when it happens.',
      ],
      diagram: {
        ...diagrams.crossing,
        caption: 'He comes to ne over the 5. Straight ahead lies a 1, to his right another: he turns right, to e.',
      },
      rulings: ['M2'],
    },
    {
      id: 'end',
      title: 'Who wins',
      body: [
        'Every token taken is a point, whatever its colour and number. More points win; equally many are a draw.',
        'In a match the winner of a game scores the difference, and colours change from game to game.',
      ],
      rulings: ['M3'],
    },
    {
      id: 'four',
      title: 'Four players',
      body: [
        'Two teams of two. Each team has one colour; one partner has the odd tokens, the other the even ones. The order is red odd, green odd, red even, green even. “One token left” means your own hand. Partners win together.',
        'Agree beforehand whether partners may talk while tokens are laid.',
      ],
      diagram: { ...diagrams.teams, caption: 'Four hands: odd tokens in the left trays, even ones in the right.' },
    },
  ],
  lesson: [
    {
      position: lesson.start,
      task: 'You are red, and s is your checkpoint. Mister Zero likes small numbers and avoids large ones. Make the way to green’s checkpoint n unattractive: pick your 9 and lay it on tl-n or tr-n.',
      accepted: accepted.start,
      wrong: 'Pick the 9 in your tray, then touch one of the two bridges that lead up to n.',
      right: 'Well laid. He crosses a 9 only if nothing else is left.',
    },
    {
      position: lesson.centre,
      task: 'Green has laid a 3 in the centre: it is the smallest number there. Pick your own 3 and see which bridges refuse it. Then lay it where it may lie.',
      accepted: accepted.centre,
      wrong: 'This is about your 3: lay it on any lit bridge outside the centre.',
      right: 'That is the centre rule: no second token equal to the smallest one there.',
    },
    {
      position: lesson.smaller,
      task: 'As things stand he would leave over the 3, to nw, towards green. Make him leave to se instead.',
      accepted: accepted.smaller,
      wrong: 'Lay a number smaller than 3 on c-se: your 0, your 1 or your 2.',
      right: 'The smallest number in the centre shows him the way out.',
    },
    {
      position: lesson.zeroes,
      task: 'Green has answered with a zero on c-ne. Nothing is smaller, but your zero may join it, face down, and then he leaves over yours. Do it.',
      accepted: accepted.zeroes,
      wrong: 'Lay your 0 on the last free central bridge, c-sw. It turns over by itself.',
      right: 'Face down beats face up: he will leave to sw, to your side.',
    },
    {
      position: lesson.crossing,
      task: 'Another game. He will come over the 5 to ne, and the green 1 would lead him straight on to tr. Equal numbers send him to his right. Use your 1 to make him turn to e.',
      accepted: accepted.crossing,
      wrong: 'Lay your 1 on ne-e, the bridge to his right when he comes from the centre.',
      right: 'Two 1s lie before him, and he takes the one to his right.',
    },
    {
      position: lesson.lastToken,
      task: 'Four players; you are green with the odd tokens. You have one token left, a 5, only central bridges are free, and a 5 is the smallest there. Lay it: it has to go face down.',
      accepted: accepted.lastToken,
      wrong: 'Lay your 5 on one of the free central bridges.',
      right: 'Now he would leave over your 5. But others are still to come.',
    },
    {
      position: lesson.turnedUp,
      task: 'Change places: you are red with the even tokens, and a 0 is all you have. Lay it in the centre and watch the face-down 5.',
      accepted: accepted.turnedUp,
      wrong: 'Lay your 0 on a free central bridge.',
      right: 'A smaller token turns the face-down one up again.',
    },
    {
      position: lesson.decision,
      task: 'Back to the first game: you have one token, green has the 2. Two bridges are free, and green will have to take the other one. Where must your 4 go so that he ends at your checkpoint? The preview shows what he would do now.',
      accepted: accepted.decision,
      wrong:
        'Then the 2 lies on sw-se and your 4 on nw-ne. At nw the 3 is smaller than your 4: he turns back to the centre, and ends with green.',
      right:
        'Yes. Green’s 2 leads him from nw to ne and back through the centre; over your 4 he comes home to s, and you take nine tokens.',
    },
  ],
};
