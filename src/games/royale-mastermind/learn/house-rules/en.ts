import type { HouseRules } from '../../../../board/learn.ts';

export const houseRules: HouseRules = {
  K1: {
    rule: 'The game gives the answers. The Codemaker chooses the cards, or they are drawn at random each round and the Codemaker sees them.',
    why: 'A wrong answer by oversight spoils a round, and nothing is lost by leaving the counting to the game.',
  },
  K2: {
    rule: 'Colours or shapes not found in 8 rows count 8, like those found in the eighth.',
    why: 'The rules give a point for each row used and name no further penalty.',
  },
  K3: {
    rule: 'With three players both Codebreakers propose freely, without waiting for each other, and all rows and answers are public.',
    why: 'The two searches go on at the same time, and no order is given.',
  },
  K4: {
    rule: 'The Codemaker changes every round, in turn order. With three players the next player looks for the colours, the one after for the shapes.',
    why: 'The board is turned clockwise; who looks for what isn’t said.',
  },
  K5: {
    rule: 'A colour or shape that no card of the deck has any more can still be proposed, and pegs never run out.',
    why: 'A row that can’t be right can still tell you something, and the number of pegs in the box is only approximate.',
  },
  K6: {
    rule: 'Solo, every code is drawn at random and you look for both colours and shapes; cards leave the deck as with two players.',
    why: 'The printed game has no solo form; this is the nearest one.',
  },
  K7: {
    rule: 'Blacks are counted first; then, among the other pegs, each value scores one white for each peg it still matches in the code. Code red red blue, row blue red red: 1 black, 2 whites.',
    why: 'The printed text doesn’t say how repeats are counted.',
  },
  K8: {
    rule: 'The names of the colours and shapes are ours.',
    why: 'They are only drawn on the cards, not named in the text.',
  },
};
