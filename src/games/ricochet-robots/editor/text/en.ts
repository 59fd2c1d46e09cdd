/** What is said while a real board is put down. */
export const en = {
  boards: 'The four boards',
  quarters: ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as readonly string[],
  turn: 'Turn it all by a quarter',
  robots: 'The robots',
  start: 'Pick the four boards as they are on your table, then put the robots on their cells.',
  pickBoard: '{place}: which of these is on your table?',
  board: 'Board {board}, side {side}',
  putRobot: 'Touch the cell of {robot}.',
  missing: {
    r: 'The red robot isn’t on the board yet.',
    y: 'The yellow robot isn’t on the board yet.',
    g: 'The green robot isn’t on the board yet.',
    b: 'The blue robot isn’t on the board yet.',
  },
  missingTarget: 'Now touch the target on the board.',
  done: 'That’s the board. Touch a robot to move it, or another target.',
  describe: 'The board as you have set it up.',
  targetIs: 'To reach: {target}.',
};
