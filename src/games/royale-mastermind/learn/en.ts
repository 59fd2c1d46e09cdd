/** Royale Mastermind explained, and a first lesson. */
import type { Learning } from '../../../board/learn.ts';
import { houseRules } from './house-rules/en.ts';
import * as at from './positions.ts';

export const learning: Learning = {
  houseRules,
  rules: [
    {
      id: 'aim',
      title: 'The cards and the goal',
      body: [
        'There are 25 cards: each of five colours with each of five shapes, once. Three of them, in order, are a secret code. The Codebreaker wants to find the three colours and the three shapes in as few rows as possible.',
        'The centre board shows all the cards: a line for each colour, a column for each shape. Every colour also has its own pattern: red is striped, yellow dotted, green checked, blue wavy, white plain.',
      ],
      diagram: { ...at.empty, caption: 'Before the first code: the full deck on the centre board.' },
      rulings: ['K8'],
    },
    {
      id: 'code',
      title: 'The Codemaker hides a code',
      body: [
        'The Codemaker takes three different cards of the deck and puts them behind the screen, from left to right. Colours and shapes can repeat, a card can’t: red star and red square are fine, red star twice is not.',
        'The game answers the rows itself, so no one can miscount. If you choose “drawn at random”, the cards are drawn each round, and the Codemaker only looks on.',
      ],
      diagram: {
        ...at.codeSet,
        caption: 'What the Codemaker sees: red star, blue circle, red square. The others see three face-down cards.',
      },
      rulings: ['K1'],
    },
    {
      id: 'rows',
      title: 'The Codebreaker proposes rows',
      body: [
        'A row is three colours or three shapes, never a mixture. The colours have a board of their own with eight rows, and so do the shapes. On each turn you can use either board.',
        'Values can repeat, and so can whole rows. You can even name a colour or a shape that no card in the deck has any more: a row that can’t be right can still tell you something. Pegs never run out.',
      ],
      diagram: { ...at.seeking, caption: 'One row of colours and two rows of shapes have their answers.' },
      rulings: ['K5'],
    },
    {
      id: 'answer',
      title: 'The answer: black and white',
      body: [
        'A black means that one peg is right in value and position. A white means that one more peg has a value of the code, but in another position. The answer never says which peg.',
        'Blacks are counted first. Then each value among the remaining pegs scores one white for each peg it still matches in the code. Code red red blue, row blue red red: one black, two whites. Code red blue green, row blue blue red: one black, one white.',
      ],
      diagram: {
        ...at.repeats,
        caption: 'The code is red, red, blue. The row blue, red, red gets one black and two whites.',
      },
      rulings: ['K7'],
    },
    {
      id: 'round',
      title: 'The end of a round',
      body: [
        'Three blacks solve a board. A board is closed when it is solved, or when its eighth row is used; the other one goes on. When both are closed the round is over, and the code is shown to everyone.',
        'The Codemaker scores a point for each row used, the solving rows included. A board that stays unsolved counts its eight rows and nothing more.',
      ],
      diagram: { ...at.solved, caption: 'The colours are solved in two rows. Only shapes can be proposed now.' },
      rulings: ['K2'],
    },
    {
      id: 'two',
      title: 'Two players',
      body: [
        'After a round the three cards of the code leave the game and are covered on the centre board: 25 cards are in the deck at first, then 22, then 19, down to 4. A covered card can’t be in any later code, and that’s worth knowing.',
        'Then the roles change. There are eight rounds, or fewer if you agree on it, the same number for each. The first player is the first Codemaker. Most points wins.',
        'In the long game the first player stays Codemaker for a whole deck. Then the deck is complete again, nothing is covered any more, and the second player is Codemaker just as often.',
      ],
      diagram: {
        ...at.covered,
        caption: 'The first round is over, its cards are covered; now the second player sets a code.',
      },
      rulings: ['K4'],
    },
    {
      id: 'three',
      title: 'Three players',
      body: [
        'One Codebreaker has the colours, the other the shapes, and the Codemaker scores the points of both. The Codebreakers don’t wait for each other, and everyone sees all rows and answers.',
        'After each round the roles move on to the next seat: after the Codemaker comes the Codebreaker of the colours, then the Codebreaker of the shapes. There are 24 rounds, or fewer by agreement.',
        'The cards of a code go back into the deck. Instead, after every third round but the last, three cards are drawn at random to leave it, and they are covered.',
      ],
      diagram: { ...at.threeSeek, caption: 'The third player looks for the shapes; the colours are for someone else.' },
      rulings: ['K3', 'K4'],
    },
    {
      id: 'alone',
      title: 'Solo',
      body: [
        'Each code is drawn at random and no one sees it. You look for both colours and shapes, in one to eight rounds, and the cards of each code leave the game as with two players. The rows you use are counted: the fewer the better.',
      ],
      diagram: { ...at.alone, caption: 'A solo game, after one row on each board.' },
      rulings: ['K6'],
    },
    {
      id: 'hands',
      title: 'Using the board',
      body: [
        'Touch a colour or a shape at the edge of the centre board: a peg goes to the next position of the row. You can also drag it where you want. Touch a peg to remove it. When three are placed, propose the row.',
        'On the keyboard: 1 to 5 place a value, Backspace removes one, C and S choose the board, P proposes. To set a code, touch three cards in order.',
      ],
    },
  ],
  lesson: [
    {
      position: at.setCode,
      task: 'You are the Codemaker. Hide three cards, from left to right: red star, blue circle, red square. Touch them on the centre board, then set the code.',
      accepted: ['code:red-star,blue-circle,red-square'],
      wrong: 'Nice code, but not this one. Here: red star, then blue circle, then red square.',
      right: 'The three cards are behind your screen. Red comes twice, and that’s allowed, because the cards differ.',
    },
    {
      position: at.firstRow,
      task: 'Now you are the Codebreaker, and the code is hidden. Start with the colours: place red, red, blue and propose the row.',
      accepted: ['color:red,red,blue'],
      wrong: 'Another row would do as well, but let’s look at this one: red, red, blue.',
      right:
        'Two blacks: two of the three pegs are right in colour and position. No white: the third peg matches nothing else in the code.',
    },
    {
      position: at.afterFirstRow,
      task: 'Two blacks for red, red, blue. Propose a row of colours that could be the code: two pegs stay as they are, the third becomes something else.',
      accepted: at.TWO_BLACKS,
      wrong: 'If that were the code, red, red, blue wouldn’t have got exactly two blacks. Change just one peg.',
      nearly: [{ when: /^shape:/, said: 'Those are shapes. Propose a row of colours.' }],
      right: 'That fits. A row that could be the code can win at once, and tells you a lot if it doesn’t.',
    },
    {
      position: at.whites,
      task: 'Look at the shapes. Row 2 got one black and two whites: cross, circle and star are the shapes, and just one is in position. Row 1 says: circle is not first, star not second. Find them.',
      accepted: ['shape:star,circle,cross'],
      wrong: 'Not yet. Exactly one peg of row 2 stays where it is, the other two swap; and no peg of row 1 can stay.',
      nearly: [{ when: /^color:/, said: 'Those are colours. Propose a row of shapes.' }],
      right: 'Three blacks: the shapes are solved in three rows.',
    },
    {
      position: at.twoAlike,
      task: 'A colour can come twice. Blue, red, red got one black and two whites: the colours are red, red and blue. Row 2 says that blue is not in the middle. Find the colours.',
      accepted: ['color:red,red,blue'],
      wrong: 'The code has two reds and a blue. Blue is neither first, or row 1 would be all black, nor in the middle.',
      nearly: [{ when: /^shape:/, said: 'Those are shapes. Propose a row of colours.' }],
      right: 'Solved. Each peg of the code answers one peg of the row, so two reds get two answers and never more.',
    },
    {
      position: at.onlyOneLeft,
      task: 'The second round. The colours are red, red, blue; star is first and cross is last. Three red cards are covered. Which shape can the red card in the middle have?',
      accepted: ['shape:star,circle,cross'],
      wrong:
        'Look along the red line: square, triangle and cross are covered, and the red star is already the first card.',
      right: 'The red circle was the only one left. The centre board narrows down every search, more so in each round.',
    },
    {
      position: at.yourAttribute,
      task: 'Three players: Player 2 looks for the colours, you look for the shapes. You don’t wait for each other. Propose any row of shapes.',
      accepted: at.SHAPE_ROWS,
      wrong: 'The colours are for the other Codebreaker. Touch three shapes above the centre board.',
      right:
        'Well done. Watch the other board too: colours and shapes belong to the same three cards. Now play a whole game.',
    },
  ],
};
