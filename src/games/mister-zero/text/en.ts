import type { TextData } from '../../../core/text.ts';
import { why } from './why.ts';

export const en = {
  name: 'Mister Zero',
  pitch: 'Lay your numbers on the bridges, then watch: Mister Zero always takes the smallest, and never asks why.',
  options: {
    consult: {
      label: 'Partners may talk',
      help: 'With four players: whether partners may consult each other while the tokens are placed.',
      values: { false: 'no', true: 'yes' },
    },
  },
  refusals: {
    'mister-zero.not-in-hand': 'You do not have the {number} in hand. Your tokens: {hand}.',
    'mister-zero.bridge-taken': 'A token lies on {bridge} already. Choose a free bridge.',
    'mister-zero.centre-rule':
      'The smallest number on the central bridges is {number}: no other {number} may join it. Choose another bridge or another token.',
    'mister-zero.zero-face-down':
      'A zero lies on a central bridge already. Yours may join it face down: write 0@{bridge}! with the exclamation mark.',
    'mister-zero.last-face-down':
      'Only central bridges are free, and your last token equals the smallest number there. It must lie face down: write {number}@{bridge}! with the exclamation mark.',
    'mister-zero.face-down-not-central':
      'A token lies face down on a central bridge only. On {bridge} it is placed number up.',
    'mister-zero.face-down-not-smallest':
      'Only a token equal to the smallest number on the central bridges can lie face down. Place this one number up.',
    'mister-zero.face-down-not-last':
      'Face down lies only the second zero, or your last token when nothing but central bridges is free. Choose another bridge or another token.',
    'mister-zero.position-form':
      'A position is the tokens with their bridges, an exclamation mark for the one face down, or - for the empty board: {example}.',
    'mister-zero.position-token-twice': 'There is one token {token}; here it lies twice.',
    'mister-zero.position-bridge-twice': 'A bridge bears one token; here two lie on {bridge}.',
    'mister-zero.position-turns':
      'The players place in turn, red first: of {count} tokens {red} are red and {green} green.',
    'mister-zero.position-turns-of-four':
      'Four place in turn: of {count} tokens {redOdd} are red and odd, {greenOdd} green and odd, {redEven} red and even, {greenEven} green and even.',
    'mister-zero.position-face-down':
      '{token} on {bridge} cannot lie face down: that is for one token in the centre, the second of the smallest number there, and only a zero or a last token.',
    'mister-zero.position-centre':
      'Two tokens {number} cannot both be the smallest in the centre, unless one of them lies face down.',
  },
  endings: {
    'walk-ended': 'Mister Zero can jump no further. More tokens taken wins; equally many are a draw.',
  },
  why,
  sentences: {
    seatOdd: '{colour} (odd tokens)',
    seatEven: '{colour} (even tokens)',
    points: 'tokens taken',
    taken: 'Red took {red} at the red checkpoint, green {green} at the green one.',
    left: 'Taken by nobody: {left}. He did not walk over them, or reached no checkpoint after them.',
    worth: 'In a match this game is worth the difference: {difference}.',
    places: '{name} places the {number} on {bridge}.',
    placesFaceDown: '{name} places the {number} face down on {bridge}.',
    turnedUp: 'The {number} on {bridge} is turned up again.',
    walks: 'Mister Zero walks {way} and stops. Red {red}, Green {green}.',
    payout: '({colour} takes {count})',
  } as const,
  words: { colours: { red: 'Red', green: 'Green' } },
  board: {
    advice: {
      lay: 'Lay your {number} on the bridge between {from} and {to}.',
      faceDown: 'Lay your {number} face down on the bridge between {from} and {to}.',
      centre: 'the centre',
    },
    red: 'red',
    green: 'green',
    token: 'your {number}',
    picked: 'your {number}, picked',
    free: 'bridge {bridge}, free',
    taken: 'bridge {bridge}, {token}',
    lay: 'Lay the {number} on {bridge}',
    layFaceDown: 'Lay the {number} face down on {bridge}',
    barred: 'bridge {bridge} refuses the {number}: the smallest number in the centre is a {number} too',
    tokenNamed: '{colour} {number}',
    faceDownNamed: '{colour} {number} face down',
    pawn: 'Mister Zero on {point}',
    pick: 'Pick one of your tokens.',
    place: 'Lay the {number} on a lit bridge.',
    placeBarred:
      'Lay the {number} on a lit bridge. The barred ones refuse it: a {number} is already the smallest in the centre.',
    placeSecondZero:
      'Lay the 0 on a lit bridge. In the centre it joins the other zero face down, and he leaves over it.',
    placeLast: 'Your last token equals the smallest in the centre: it goes there face down, and he leaves over it.',
    waiting: '{name} is to lay a token.',
    over: 'Mister Zero stops on {point}. Red has {red}, green {green}.',
    previewed: 'If he left now: {points}. Red {red}, green {green}.',
    previewedNothing: 'If he left now, he could not: no token lies in the centre.',
    preview: 'Preview the walk',
    walk: 'The walk',
    player: {
      label: 'The walk',
      toStart: 'From the start',
      back: 'One step back',
      on: 'One step on',
      play: 'Let him walk',
      pause: 'Pause',
      slower: 'Slower',
      faster: 'Faster',
    },
    setOff: 'Mister Zero stands in the centre. All twenty tokens lie.',
    firstFaceDown: 'He leaves over the face-down {number} to {to}.',
    first: 'He leaves over the {number}, the smallest in the centre, to {to}.',
    jump: 'From {from} the {number} is the smallest: he jumps to {to}.',
    tie: 'Before him lie equal {number}s: he takes the one to his right, to {to}.',
    payoutRed: 'Red checkpoint: red takes {count} tokens.',
    payoutGreen: 'Green checkpoint: green takes {count} tokens.',
    payoutRedOne: 'Red checkpoint: red takes one token.',
    payoutGreenOne: 'Green checkpoint: green takes one token.',
    onBoard: 'On the bridges: {tokens}.',
    empty: 'No token lies yet.',
    freeBridges: 'Free bridges: {bridges}.',
    hand: '{name} holds {numbers}.',
    smallest: 'The smallest number in the centre is {number}.',
    standing: 'Mister Zero stands on {point}.',
    walked: 'Mister Zero walked {points}. Red has taken {red}, green {green}.',
  },
  notation: ['7@c-ne places your 7 on the bridge c-ne', '0@c-sw! places your 0 face down on c-sw'],
} satisfies TextData;
