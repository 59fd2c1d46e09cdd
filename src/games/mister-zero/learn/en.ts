import type { Learning } from '../../../board/learn.ts';
import { houseRules } from './house-rules/en.ts';
import { accepted, diagrams, lesson } from './positions.ts';

export const learning: Learning = {
  houseRules,
  rules: [
    {
      id: 'aim',
      title: 'The idea',
      body: [
        'Two players place numbers on bridges. When all twenty are placed, Mister Zero sets off from the centre and always crosses the smallest number in front of him. No one decides anything any more: you watch, and you hope you planned well.',
        'There are two checkpoints: s belongs to Red, n to Green. Each time he reaches one, its owner takes all the tokens he has crossed so far. Most tokens at the end wins.',
      ],
    },
    {
      id: 'board',
      title: 'The board',
      body: [
        'Thirteen points are joined by twenty bridges. The four bridges that leave the centre c are the central ones; they decide where he goes first, and they have a rule of their own.',
        'Red has ten round tokens, Green ten with eight sides, each numbered 0 to 9. Both hands are open, in the trays beside the checkpoints: there are no secrets. Mister Zero starts on c.',
      ],
      diagram: {
        ...diagrams.start,
        caption: 'Before the first token: Red below, Green above, Mister Zero in the centre.',
      },
      rulings: ['M1'],
    },
    {
      id: 'laying',
      title: 'Placing tokens',
      body: [
        'Red starts, then both take turns. On your turn you place exactly one of your tokens, face up, on any free bridge. You can’t pass, and placed tokens stay where they are. After twenty turns every bridge has its token.',
        'Small numbers attract him and large ones keep him away, whatever their colour. The colour of a token only shows who placed it.',
      ],
      diagram: {
        ...diagrams.opening,
        caption: 'Four tokens are placed. The 9 and the 8 make the way to a checkpoint unattractive.',
      },
    },
    {
      id: 'centre-rule',
      title: 'The centre rule',
      body: [
        'Look for the smallest number on the central bridges. A token that equals it can’t go on a central bridge; smaller and larger ones can. So his first jump is never in doubt.',
        'When you have selected a token, the bridges where it can’t go are barred, and the token that bars them is ringed.',
      ],
      diagram: {
        ...diagrams.centre,
        caption:
          'The smallest number in the centre is 3: Red’s 3 can go anywhere but on the other three central bridges.',
      },
    },
    {
      id: 'face-down',
      title: 'Face down',
      body: [
        'There are two exceptions. If there is a zero on a central bridge, the other zero can join it on another central bridge, but face down. And if you have only one token left, it equals the smallest number in the centre, and only central bridges are free, you must place it on one of them, face down.',
        'He leaves over the face-down token. Its number still counts as the smallest in the centre: everyone saw it. If someone later places a smaller token on a central bridge, the face-down one is turned face up again and is a token like any other.',
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
        'When he reaches a checkpoint, its owner takes all crossed tokens that are still on the board, and he goes on if he can. He stops where no uncrossed bridge is left. Crossed tokens that no one has taken by then count for no one.',
      ],
      diagram: {
        ...diagrams.model,
        caption: 'A finished walk: Green took 3 tokens at n, Red 8 at s. No one took the crossed 7. Red wins 8 to 3.',
      },
      rulings: ['M4'],
    },
    {
      id: 'ties',
      title: 'Equal numbers: to the right',
      body: [
        'If two equal numbers are the smallest in front of him, he takes the one furthest to his right, as seen by someone who has just crossed that bridge. Turn counter-clockwise from the bridge he came over: the first of the equal ones you meet is his.',
        'The board shows this with an arrow when it happens.',
      ],
      diagram: {
        ...diagrams.crossing,
        caption:
          'He comes to ne over the 5. There is a 1 straight ahead and another to his right: he turns right, to e.',
      },
      rulings: ['M2'],
    },
    {
      id: 'end',
      title: 'Who wins',
      body: [
        'Every token taken is a point, whatever its colour and number. Most points wins; a tie is a draw.',
        'In a match the winner of a game scores the difference, and colours change from game to game.',
      ],
      rulings: ['M3'],
    },
    {
      id: 'four',
      title: 'Four players',
      body: [
        'Two teams of two. Each team has one colour; one partner has the odd tokens, the other the even ones. The order is Red odd, Green odd, Red even, Green even. “One token left” means your own hand. Partners win together.',
        'Agree beforehand: can partners talk while tokens are placed?',
      ],
      diagram: { ...diagrams.teams, caption: 'Four hands: odd tokens in the left trays, even ones in the right.' },
    },
  ],
  lesson: [
    {
      position: lesson.start,
      task: 'You are Red, and s is your checkpoint. Mister Zero likes small numbers and avoids large ones. Make the way to Green’s checkpoint n unattractive: select your 9 and place it on tl-n or tr-n.',
      accepted: accepted.start,
      wrong: 'Select the 9 in your tray, then touch one of the two bridges that lead up to n.',
      nearly: [
        { when: /^9@/, said: 'The right token. Now place it on a bridge that leads up to n: tl-n or tr-n.' },
        { when: /@t[lr]-n$/, said: 'The right bridge, but he avoids large numbers: place your 9 there.' },
      ],
      right: 'Well placed. He crosses a 9 only if nothing else is left.',
    },
    {
      position: lesson.centre,
      task: 'Green has placed a 3 in the centre: it’s the smallest number there. Select your own 3 and see which bridges are blocked, then place it on any other.',
      accepted: accepted.centre,
      wrong: 'This is about your 3: place it on any highlighted bridge outside the centre.',
      right: 'That is the centre rule: no second token equal to the smallest one there.',
    },
    {
      position: lesson.smaller,
      task: 'As things are he would leave over the 3, to nw, towards Green. Make him leave to se instead.',
      accepted: accepted.smaller,
      wrong: 'Place a number smaller than 3 on c-se: your 0, your 1 or your 2.',
      nearly: [
        { when: /^[012]@c-/, said: 'Small enough, but then he leaves over that bridge: place it on c-se.' },
        { when: /@c-se$/, said: 'The right bridge, but the 3 is still smaller: place your 0, your 1 or your 2.' },
      ],
      right: 'The smallest number in the centre shows him the way out.',
    },
    {
      position: lesson.zeroes,
      task: 'Green has answered with a zero on c-ne. Nothing is smaller, but your zero can join it, face down, and then he leaves over yours. Do it.',
      accepted: accepted.zeroes,
      wrong: 'Place your 0 on the last free central bridge, c-sw. It turns over by itself.',
      nearly: [
        { when: /^0@/, said: 'The right token. Now place it in the centre, on c-sw.' },
        { when: /@c-sw$/, said: 'The right bridge, but only your 0 can match Green’s.' },
      ],
      right: 'Face down beats face up: he will leave to sw, to your side.',
    },
    {
      position: lesson.crossing,
      task: 'Another game. He will come over the 5 to ne, and the green 1 would lead him straight on to tr. Equal numbers send him to his right. Use your 1 to make him turn to e.',
      accepted: accepted.crossing,
      wrong: 'Place your 1 on ne-e, the bridge to his right when he comes from the centre.',
      nearly: [
        { when: /^1@/, said: 'The right token. Now place it on ne-e, to his right.' },
        { when: /@ne-e$/, said: 'The right bridge, but the green 1 is smaller: place your 1 there.' },
      ],
      right: 'There are two 1s in front of him, and he takes the one on his right.',
    },
    {
      position: lesson.lastToken,
      task: 'Four players: you are Green, with the odd tokens. You have one token left, a 5; only central bridges are free, and a 5 is the smallest there. Place it: it must go face down.',
      accepted: accepted.lastToken,
      wrong: 'Place your 5 on one of the free central bridges.',
      right: 'Now he would leave over your 5. But more tokens are still to come.',
    },
    {
      position: lesson.turnedUp,
      task: 'Change seats: you are Red, with the even tokens, and a 0 is all you have. Place it in the centre and watch the face-down 5.',
      accepted: accepted.turnedUp,
      wrong: 'Place your 0 on a free central bridge.',
      right: 'A smaller token turns the face-down one face up again.',
    },
    {
      position: lesson.decision,
      task: 'Back to the first game: you have one token left, and Green has the 2. Two bridges are free, and Green will have to take the other one. Where must your 4 go so that he ends at your checkpoint? The preview shows what he would do now.',
      accepted: accepted.decision,
      wrong:
        'Then the 2 goes on sw-se, and your 4 is on nw-ne. At nw the 3 is smaller than your 4: he turns back to the centre, and ends at Green’s checkpoint.',
      right:
        'Yes. Green’s 2 leads him from nw to ne and back through the centre; over your 4 he comes home to s, and you take nine tokens.',
    },
  ],
};
