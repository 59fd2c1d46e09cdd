import type { GameText } from '../../../core/text.ts';

export const en = {
  name: 'Which Hand',
  pitch: 'One hides a pebble, the other guesses.',
  seat: (seat) => `Player ${seat + 1}`,
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
  points: () => 'games won',
  account: ({ winners }, _view, name) => winners.map((seat) => `${name(seat)} was right, or well hidden.`),
  notation: ['hide:left or hide:right hides the pebble', 'guess:left or guess:right guesses the hand'],
  tell({ by, move }, name) {
    const [kind, what] = move.split(':');
    if (kind === 'hider') return `${name(Number(what))} hides the pebble.`;
    if (kind === 'too-late') return 'Time is up.';
    if (kind === 'guess') return `${name(by as number)} guesses: ${what}.`;
    return `${name(by as number)} has hidden the pebble${what ? ` (${what})` : ''}.`;
  },
} satisfies GameText;
