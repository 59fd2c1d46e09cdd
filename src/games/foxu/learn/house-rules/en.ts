import type { HouseRules } from '../../../../board/learn.ts';

export const houseRules: HouseRules = {
  F1: {
    rule: 'Every cell is connected to all its neighbours in eight directions, corners too.',
    why: 'The drawing that showed the lines of the board is lost; this is the simplest board that fits the text.',
  },
  F2: {
    rule: 'The slide that drops the last disc ends where it falls, even if it was meant to go further.',
    why: 'The game is over the moment the tube is empty.',
  },
  F3: {
    rule: 'Forty slides in a row, twenty each, without a disc dropped are a draw. A swap neither counts nor restarts the count.',
    why: 'There are 21 open holes and each player needs 11, so either player can stall by never dropping again. The printed rules don’t say what happens then.',
  },
};
