/** What is said while Mister Zero’s board is set by hand. */
export const en = {
  start: 'Select a token and touch its bridge. Tokens on the board: {count}. It’s {name}’s turn.',
  full: 'All twenty tokens are on the board: Mister Zero walks.',
  put: 'Touch the bridge for this token: {token}.',
  token: 'This token',
  back: 'Back to the hand',
  faceDown: 'Turn it face down',
  faceUp: 'Turn it face up',
  others: 'All the other tokens are in the hands.',
};
