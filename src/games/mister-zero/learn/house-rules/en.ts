import type { HouseRules } from '../../../../board/learn.ts';

export const houseRules: HouseRules = {
  M1: {
    rule: 'The board is the one drawn here.',
    why: 'The printed drawing is lost. This board has the right number of points and bridges, treats both sides alike, and lets the rulebook’s sample game be walked.',
  },
  M2: {
    rule: '“Furthest to his right” is the first of the two bridges when you turn counter-clockwise from the bridge he has just crossed.',
    why: 'That is what “right” means to a walker, at any angle, and the printed sketch agrees.',
  },
  M3: {
    rule: 'In a match the winner of each game scores the difference in tokens, and the colours alternate.',
    why: 'The rulebook gives the difference but doesn’t say who plays Red next; taking turns is fair.',
  },
  M4: {
    rule: 'The very first jump needs no previous one to decide a tie.',
    why: 'The centre rule makes the smallest number in the centre unique.',
  },
  M5: {
    rule: 'A face-down token still counts with its number when the smallest in the centre is sought.',
    why: 'Everyone saw it placed; turning it over hides nothing.',
  },
  M6: {
    rule: 'Any smaller token placed later on a central bridge turns the face-down one face up again.',
    why: 'The rulebook only speaks of the next player, but with four players a later one can place a smaller token too.',
  },
};
