import { printsIn } from './prints.ts';

export const prints = printsIn({
  quarters: 'The quarters of the board',
  quartersHelp:
    'Of each number take one face, A or B, and place the four grey corners together in the centre, in any order.',
  targets: 'The targets',
  targetsHelp: 'Shuffle them face down and turn up one a round.',
  robots: 'The robots',
  robotsHelp: 'Cut them out, or take four pawns.',
  letters: { r: 'R', y: 'Y', g: 'G', b: 'B' },
});
