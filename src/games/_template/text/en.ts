import type { TextData } from '../../../core/text.ts';

export const en = {
  name: 'Which Hand',
  pitch: 'One hides a pebble, the other guesses.',
  goal: 'Guess which hand hides the pebble',
  options: {},
  refusals: {
    'template.hider-expected': 'First chance says who hides.',
    'template.hide-expected': 'Now the pebble is hidden: hide:left or hide:right.',
    'template.guess-expected': 'Now the hand is guessed: guess:left or guess:right.',
    'template.too-late-expected': 'The clock can only say that it is too late.',
  },
  endings: {
    found: 'The right hand was found.',
    missed: 'That hand was empty.',
    'too-late': 'Time is up.',
  },
  sentences: {
    seat: 'Player {number}',
    points: 'games won',
    account: '{name} was right, or well hidden.',
    hider: '{name} hides the pebble.',
    hidden: '{name} has hidden the pebble.',
    hiddenSeen: '{name} has hidden the pebble ({hand}).',
    guess: '{name} guesses: {hand}.',
    tooLate: 'Time is up.',
  } as const,
  words: { hands: { left: 'left', right: 'right' } },
  notation: ['hide:left or hide:right hides the pebble', 'guess:left or guess:right guesses the hand'],
} satisfies TextData;
