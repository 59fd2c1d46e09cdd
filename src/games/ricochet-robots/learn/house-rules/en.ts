import type { HouseRules } from '../../../../board/learn.ts';

export const houseRules: HouseRules = {
  R1: {
    rule: 'The board, the robots and the targets are drawn at random. Robots start on different cells, away from the centre and off the targets.',
    why: 'Robots start on free cells; a known position can still be set up.',
  },
  R2: {
    rule: 'Only a player’s last number counts, and each player shows at most once per round.',
    why: 'Each new number replaces the one before.',
  },
  R3: {
    rule: 'A demonstration has its own clock, for all its slides. Slides are made one by one and can’t be taken back. It fails if the announced slides run out, if the target is reached without a ricochet, if you give up, or if time runs out.',
    why: 'The printed rules set no time for a demonstration, and someone may have left.',
  },
  R4: {
    rule: 'An announcement is a whole number from 2 to 99, and you can’t repeat your own.',
    why: 'One slide can’t ricochet, and a repeated number says nothing new.',
  },
  R5: {
    rule: 'Playing solo, everything is the same. The shortest solution can be shown after each round; it is not part of the game.',
    why: 'With no one to beat, you race against yourself.',
  },
  R6: {
    rule: 'A player who leaves keeps their targets and stays in the game; when they must show, the table gives up for them.',
    why: 'The others play on, and the player can come back.',
  },
  R7: {
    rule: 'A robot that is already on its target has to leave and come back.',
    why: 'It has to ricochet.',
  },
  R8: {
    rule: 'The first stop on the target by a robot it counts for decides: success if that robot has ricocheted, failure if not. The vortex counts for every robot. Starting there is not a stop, and a robot of another colour decides nothing.',
    why: 'If the straight way is open, you have to find another route; going onto the target, off sideways and back does not count as one.',
  },
  R9: {
    rule: 'With the option “ricochet: not required”, the first such stop is always a success, and announcements start at 1.',
    why: 'Without the duty to ricochet, one slide can be enough.',
  },
  R10: {
    rule: 'The game ends when every target left has been put back in silence since one was last won, or since the start. A target put back because no one succeeded doesn’t count.',
    why: 'Otherwise a table where no one announces would play for ever.',
  },
  R11: {
    rule: 'Solo, you win all 17 targets. With any number of players the game also ends when all 17 are won.',
    why: 'Then there is nothing left to win.',
  },
  R12: {
    rule: 'The players can agree to end the sandglass early, or to play without it.',
    why: 'Waiting for sand that no one needs is no part of the game, and not everyone can or wants to race.',
  },
  R13: {
    rule: 'For mixed company, stronger players can be given a handicap from 1 to 10. It is added to their number when it is decided who shows first: 5 with a handicap of 2 counts as 7. If two numbers then count the same, the smaller handicap shows first. You still have only the slides you announced. This rule is ours, and off unless someone sets it.',
    why: 'Anyone who has played for years sees everything first. This way the others get their turn, and no one has to hold back.',
  },
};
