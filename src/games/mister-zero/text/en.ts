import type { TextData } from '../../../core/text.ts';
import { placesOf } from './places.ts';
import { why } from './why.ts';

const places = placesOf({
  c: 'c',
  ne: 'ne',
  se: 'se',
  sw: 'sw',
  nw: 'nw',
  tr: 'tr',
  br: 'br',
  bl: 'bl',
  tl: 'tl',
  e: 'e',
  w: 'w',
  n: 'n',
  s: 's',
});

export const en = {
  name: 'Mister Zero',
  pitch: 'Place your numbers on the bridges, then watch: Mister Zero always takes the smallest, and never asks why.',
  goal: 'Lead Mister Zero to your checkpoint',
  options: {
    consult: {
      label: 'Partners can talk',
      help: 'With four players: can partners talk to each other while the tokens are placed?',
      values: { false: 'no', true: 'yes' },
    },
  },
  refusals: {
    'mister-zero.not-in-hand': 'You don’t have the {number}. Your tokens: {hand}.',
    'mister-zero.bridge-taken': 'There is already a token on {bridge}. Choose a free bridge.',
    'mister-zero.centre-rule':
      'The smallest number on the central bridges is {number}: no other {number} can join it. Choose another bridge or another token.',
    'mister-zero.zero-face-down': 'There is already a zero on a central bridge. Yours can only join it face down.',
    'mister-zero.last-face-down':
      'Only central bridges are free, and your last token equals the smallest number there. Place it face down.',
    'mister-zero.face-down-not-central':
      'A token goes face down only on a central bridge. On {bridge}, place it face up.',
    'mister-zero.face-down-not-smallest':
      'Only a token equal to the smallest number on the central bridges can go face down. Place this one face up.',
    'mister-zero.face-down-not-last':
      'Only the second zero can go face down, or your last token when only central bridges are free. Choose another bridge or another token.',
    'mister-zero.position-form':
      'A position is the tokens with their bridges, an exclamation mark for the one face down, or - for the empty board: {example}.',
    'mister-zero.position-token-twice': 'There is only one token {token}; here it appears twice.',
    'mister-zero.position-bridge-twice': 'A bridge holds one token; here there are two on {bridge}.',
    'mister-zero.position-turns':
      'Players take turns, Red first: of {count} in all, {red} must be Red’s and {green} Green’s.',
    'mister-zero.position-turns-of-four':
      'The four players take turns. Of {count} in all there must be, red odd: {redOdd}, green odd: {greenOdd}, red even: {redEven}, green even: {greenEven}.',
    'mister-zero.position-face-down':
      '{token} can’t be face down on {bridge}: that is for one token in the centre, the second of the smallest number there, and only a zero or a last token.',
    'mister-zero.position-centre':
      'Two tokens {number} can’t both be the smallest in the centre, unless one of them is face down.',
  },
  endings: {
    'walk-ended': 'Mister Zero is stuck. Most tokens wins; a tie is a draw.',
  },
  why,
  places,
  sentences: {
    seatOdd: '{colour} (odd tokens)',
    seatEven: '{colour} (even tokens)',
    points: 'tokens taken',
    taken: 'Red took {red} at the red checkpoint, Green {green} at the green one.',
    left: 'Not taken: {left}. He never crossed them, or reached no checkpoint afterwards.',
    places: '{name} places the {number} on {bridge}.',
    placesFaceDown: '{name} places the {number} face down on {bridge}.',
    turnedUp: 'The {number} on {bridge} is face up again.',
    walks: 'Mister Zero walks {way} and stops. Red {red}, Green {green}.',
    payout: '({colour} takes {count})',
  } as const,
  words: { colours: { red: 'Red', green: 'Green' } },
  board: {
    moments: {
      turnedUp: 'The {number} is face up again',
      paid: 'Red takes {red}, Green takes {green}',
      paidNothing: 'No one takes anything',
    },
    places,
    advice: {
      lay: 'Place your {number} on the bridge between {from} and {to}.',
      faceDown: 'Place your {number} face down on the bridge between {from} and {to}.',
      centre: 'the centre',
    },
    red: 'red',
    green: 'green',
    token: 'your {number}',
    picked: 'your {number}, selected',
    free: 'bridge {bridge}, free',
    freeBut: 'bridge {bridge}, free, but not for a {refused}',
    taken: 'bridge {bridge}, {token}',
    lay: 'Place the {number} on {bridge}',
    layFaceDown: 'Place the {number} face down on {bridge}',
    barred: 'the {number} can’t go on {bridge}: the smallest number in the centre is a {number} too',
    tokenNamed: '{colour} {number}',
    faceDownNamed: '{colour} {number} face down',
    pawn: 'Mister Zero on {point}',
    pick: 'Select one of your tokens.',
    place: 'Place the {number} on a highlighted bridge.',
    placeBarred:
      'Place the {number} on a highlighted bridge. It can’t go on the barred ones: a {number} is already the smallest in the centre.',
    placeSecondZero:
      'Place the 0 on a highlighted bridge. In the centre it joins the other zero face down, and Mister Zero will leave that way.',
    placeLast:
      'Your last token equals the smallest in the centre: it goes there face down, and Mister Zero will leave that way.',
    waiting: 'It’s {name}’s turn.',
    over: 'Mister Zero stops on {point}. Red has {red}, Green {green}.',
    previewed: 'If he left now: {points}. Red {red}, Green {green}.',
    previewedNothing: 'No preview yet: there is no token in the centre.',
    preview: 'Preview the walk',
    walk: 'The walk',
    player: {
      label: 'The walk',
      toStart: 'From the start',
      back: 'One step back',
      on: 'One step forward',
      play: 'Play',
      pause: 'Pause',
      slower: 'Slower',
      faster: 'Faster',
    },
    setOff: 'Mister Zero is in the centre. All twenty tokens are placed.',
    firstFaceDown: 'He leaves over the face-down {number} to {to}.',
    first: 'He leaves over the {number}, the smallest in the centre, to {to}.',
    jump: 'From {from} the {number} is the smallest: he jumps to {to}.',
    tie: 'Two equal {number}s: he takes the one on his right, to {to}.',
    payoutRed: 'Red checkpoint: Red takes {count} tokens.',
    payoutGreen: 'Green checkpoint: Green takes {count} tokens.',
    payoutRedOne: 'Red checkpoint: Red takes one token.',
    payoutGreenOne: 'Green checkpoint: Green takes one token.',
    onBoard: 'On the bridges: {tokens}.',
    empty: 'No tokens yet.',
    freeBridges: 'Free bridges: {bridges}.',
    hand: '{name} holds {numbers}.',
    smallest: 'The smallest number in the centre is {number}.',
    standing: 'Mister Zero is on {point}.',
    walked: 'Mister Zero walked {points}. Red has taken {red}, Green {green}.',
  },
  reasons: {
    placed: 'the {number} on {bridge}',
    parting: 'After that, Mister Zero goes from {from} over the {number} to {to}, not to {instead}.',
    ends: 'With best play {mine} then gets {own}, the other side {theirs}.',
    endsInstead: 'With {move} it would have been {own} to {theirs}.',
    red: 'the red half',
    green: 'the green half',
    startsAway:
      'The {number} is now the smallest in the centre: unless a smaller one comes, Mister Zero starts towards {to}, in {where}.',
    drawsAway: 'Small numbers draw Mister Zero: the {number} on {bridge} leads him into {where}.',
    keepsOff: 'Mister Zero avoids large numbers: the {number} on {bridge} keeps him out of {where}.',
    drawsHome: 'The {number} on {move} would have drawn him into {where}.',
    keepsHome: 'The {number} on {move} would have kept him out of {where}.',
    should: 'After that, {mine} should end {worth}.',
    answered: 'Now {other} can answer with {reply}.',
    rather: 'After {move}, {mine} should have ended {value}.',
    ahead: { one: 'about {count} token ahead', other: 'about {count} tokens ahead' },
    behind: { one: 'about {count} token behind', other: 'about {count} tokens behind' },
    level: 'about level',
  },
  puzzles: {
    win: {
      name: 'Win',
      task: 'Place the last tokens so that you win, whatever the other side does.',
      solved: 'Won: Mister Zero goes your way.',
      wrong: 'After that, the win is no longer certain.',
      cannot: {
        loses: 'No move makes sure of the win here.',
        'too-far':
          'More than nine tokens are still to be placed: that is too many to work out every walk. Go further into the game.',
      },
    },
    most: {
      name: 'The best result',
      task: 'Place the last tokens for the best result: win by as many as you can, or lose by as few.',
      solved: 'There is no better result.',
      wrong: 'There was a better result to be had.',
      cannot: {
        'too-far':
          'More than nine tokens are still to be placed: that is too many to work out every walk. Go further into the game.',
      },
    },
  },
  notation: [
    '7@c-ne places your 7 on the bridge c-ne',
    '0@c-sw! places your 0 face down on the bridge c-sw',
    'A move names the points as the board does: n, s, e, w; t top, b bottom, l left, r right; c the centre',
  ],
  spellings: {
    '!': 'face down|hidden',
    '': 'place|the|my|on|token|bridge',
  },
  keys: [
    '0 to 9: select that token',
    'P: preview the walk',
    'During the walk, left and right arrows: step by step; space: pause or go on; minus and plus: speed',
  ],
} satisfies TextData;
