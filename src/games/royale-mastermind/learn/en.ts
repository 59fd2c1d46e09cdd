/** Royale Mastermind explained, and a first lesson. */
import type { Learning } from '../../../board/learn.ts';
import * as at from './positions.ts';

export const learning: Learning = {
  rules: [
    {
      id: 'aim',
      title: 'Cards, and what it is about',
      body: [
        'There are 25 cards: each of five colours with each of five shapes, once. Three of them, in a row, are a secret code. Whoever seeks it wants to find the three colours and the three shapes in as few rows as possible.',
        'The centre board shows all the cards: a line for each colour, a column for each shape. Every colour also has its own pattern: red is striped, yellow dotted, green checked, blue wavy, white plain.',
      ],
      diagram: { ...at.empty, caption: 'Before the first code: the whole deck on the centre board.' },
      rulings: ['K8'],
    },
    {
      id: 'code',
      title: 'The Coder hides a code',
      body: [
        'The Coder takes three different cards of the deck and puts them behind the screen, from left to right. Colours and shapes may repeat, a card may not: red star and red square go together, red star twice does not.',
        'The game answers the rows itself, so nobody can miscount. If you choose “drawn at random”, chance picks the cards each round, and the Coder only looks on.',
      ],
      diagram: {
        ...at.codeSet,
        caption: 'What the Coder sees: red star, blue circle, red square. The others see three backs.',
      },
      rulings: ['K1'],
    },
    {
      id: 'rows',
      title: 'The Seeker proposes rows',
      body: [
        'A row is three colours or three shapes, never a mixture. The colours have a board of their own with eight rows, and so have the shapes. In each turn you are free to use either board.',
        'Values may repeat, and so may whole rows. You may even name a colour or a shape that no card in the deck has any more: a row that is sure to miss can still be worth its answer. Pegs never run out.',
      ],
      diagram: { ...at.seeking, caption: 'One row of colours and two rows of shapes are answered.' },
      rulings: ['K5'],
    },
    {
      id: 'answer',
      title: 'The answer: black and white',
      body: [
        'A black disc means: one peg is right in value and place. A white ring means: one further peg has a value of the code, but at another place. The answer never says which peg is meant.',
        'Blacks are counted first. Then every value among the pegs left over gives as many whites as it occurs on both sides. Code red red blue, row blue red red: one black, two whites. Code red blue green, row blue blue red: one black, one white.',
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
        'Three blacks solve a board. A board is closed when it is solved, or when its eighth row is used; the other one goes on. When both are closed the round is over, and the code is shown to all.',
        'The Coder takes a point for each row used, the solving rows included. A board that stays unsolved counts its eight rows and nothing more.',
      ],
      diagram: { ...at.solved, caption: 'The colours are solved in two rows. Only shapes can be proposed now.' },
      rulings: ['K2'],
    },
    {
      id: 'two',
      title: 'Two players',
      body: [
        'After a round the three cards of the code leave the game and are covered on the centre board: 25 cards are in the deck at first, then 22, then 19, down to 4. A covered card cannot be in any later code, and that is worth knowing.',
        'Then the roles change. Eight rounds are played, or fewer if you agree on it, as many for each. The first player is the first Coder. Whoever has most points in the end wins.',
        'In the long game the first player stays Coder until all his rounds are played. Then the deck is made whole, all covers are taken off, and the second player is Coder just as often.',
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
        'One Seeker has the colours, the other the shapes, and the Coder takes the points of both. The Seekers need not wait for each other, and all rows and answers are open to everybody.',
        'After each round the roles move on to the next seat: after the Coder comes the Seeker of the colours, then the Seeker of the shapes. There are 24 rounds, or fewer by agreement.',
        'The cards of a code go back into the deck. Instead, after every third round but the last, chance takes three cards out of it, and they are covered.',
      ],
      diagram: { ...at.threeSeek, caption: 'The third player seeks the shapes; the colours are not for him.' },
      rulings: ['K3', 'K4'],
    },
    {
      id: 'alone',
      title: 'Alone',
      body: [
        'Chance draws each code and nobody sees it. You seek both colours and shapes, in one to eight rounds, and the cards of each code leave the game as with two players. The rows you need are counted: the fewer the better.',
      ],
      diagram: { ...at.alone, caption: 'A game alone, after one row on each board.' },
      rulings: ['K6'],
    },
    {
      id: 'hands',
      title: 'At this board',
      body: [
        'Touch a colour or a shape at the edge of the centre board: a peg goes to the next place of the row. You can also drag it to the place you want. Touch a peg to take it back. When three are laid, propose the row.',
        'With keys: 1 to 5 lay a value, Backspace takes one back, C and S choose the board, P proposes. A code is set by touching three cards in order.',
      ],
    },
  ],
  lesson: [
    {
      position: at.setCode,
      task: 'You are the Coder. Hide three cards, from left to right: red star, blue circle, red square. Touch them on the centre board, then set the code.',
      accepted: ['code:red-star,blue-circle,red-square'],
      wrong: 'That is a fine code, but another one. Here: red star, then blue circle, then red square.',
      right:
        'The three cards stand behind your screen. Red comes twice, and that is allowed, because the cards differ.',
    },
    {
      position: at.firstRow,
      task: 'Now you are the Seeker, and the code is hidden. Begin with the colours: lay red, red, blue and propose the row.',
      accepted: ['color:red,red,blue'],
      wrong: 'Another row would do as well, but let us look at this one: red, red, blue.',
      right:
        'Two blacks: two of the three pegs are right in colour and place. No white: the third peg matches nothing else in the code.',
    },
    {
      position: at.afterFirstRow,
      task: 'Two blacks for red, red, blue. Propose a row of colours that could be the code: two pegs stay as they are, the third becomes something else.',
      accepted: at.TWO_BLACKS,
      wrong: 'If that were the code, red, red, blue would not have got exactly two blacks. Change just one peg.',
      right: 'That fits. A row that could be the code may win at once, and tells a lot if it does not.',
    },
    {
      position: at.whites,
      task: 'Look at the shapes. Row 2 got three discs in all: cross, circle and star are the shapes, and just one is in its place. Row 1 says: circle is not first, star not second. Find them.',
      accepted: ['shape:star,circle,cross'],
      wrong:
        'Not yet. Exactly one peg of row 2 stays where it is, the other two change places; and no peg of row 1 may stay.',
      right: 'Three blacks: the shapes are solved in three rows.',
    },
    {
      position: at.twoAlike,
      task: 'A colour can come twice. Blue, red, red got one black and two whites: the colours are red, red and blue. Row 2 says that blue is not in the middle. Find the colours.',
      accepted: ['color:red,red,blue'],
      wrong: 'The code has two reds and a blue. Blue is neither first, or row 1 would be all black, nor in the middle.',
      right: 'Solved. Each peg of the code answers one peg of the row, so two reds give two discs and never more.',
    },
    {
      position: at.onlyOneLeft,
      task: 'The second round. The colours are red, red, blue; star is first and cross is last. Three red cards are covered. Which shape can the red card in the middle have?',
      accepted: ['shape:star,circle,cross'],
      wrong:
        'Look along the red line: square, triangle and cross are covered, and the red star is the first card already.',
      right: 'The red circle was the only one left. The centre board narrows down every search, more so in each round.',
    },
    {
      position: at.yourAttribute,
      task: 'Three players: Player 2 seeks the colours, you seek the shapes. There is no waiting. Propose any row of shapes.',
      accepted: at.SHAPE_ROWS,
      wrong: 'The colours are for the other Seeker. Touch three shapes above the centre board.',
      right:
        'Well done. Watch the other board too: colours and shapes belong to the same three cards. Now play a whole game.',
    },
  ],
};
