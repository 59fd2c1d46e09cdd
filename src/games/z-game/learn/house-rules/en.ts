import type { HouseRules } from '../../../../board/learn.ts';

export const houseRules: HouseRules = {
  Z1: {
    rule: 'The three boards are the ones drawn here.',
    why: 'The drawing of the set-up is lost. Each of the three fits what the text still says: a base line, the Z in its middle, seven other pieces around it.',
  },
  Z2: {
    rule: 'A player who can neither move nor reveal a piece loses.',
    why: 'The printed rules don’t know this case; it needs a player with nothing left to reveal who has walled in their own pieces.',
  },
  Z3: {
    rule: 'Sixty turns in a row, thirty each, without a capture or a reveal end the game in a draw.',
    why: 'Crosses, pluses and Zs could wander about for ever.',
  },
  Z4: {
    rule: 'The same position for the third time ends the game in a draw: the same places, the same pieces revealed, the same player’s turn. Pieces of the same side and symbol are alike.',
    why: 'Players who only repeat themselves need not wait for sixty turns.',
  },
  Z5: {
    rule: 'Forward is away from your own base line. Zeros, arrows and hidden pieces that can’t go further just stay.',
    why: 'The text says nothing of promotion or of turning round.',
  },
  Z6: {
    rule: 'When only the two Zs are left, the game is a draw.',
    why: 'Two lone Zs that keep their distance never meet.',
  },
  Z7: {
    rule: 'If several endings come at once, the first one in this list counts: Z captured, no move left, only the Zs left, sixty turns, third repetition.',
    why: 'What decides a game goes before what only stops it.',
  },
  Z8: {
    rule: 'With the option to count pieces, a stalled game is won by the player with most pieces on the board, hidden ones included; a tie is a draw.',
    why: 'Between equal players a third of the games end this way.',
  },
};
