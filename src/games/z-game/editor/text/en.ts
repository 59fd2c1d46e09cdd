/** What is said while Z-Game’s board is set by hand. */
export const en = {
  start: 'Choose a piece and touch its cell; or touch a piece on the board to move it.',
  put: '{what}: touch its cell. Touch it again to clear it.',
  moving: 'Touch the cell it goes to, or the piece again to turn it over.',
  removing: 'Touch the pieces that have been captured.',
  pieceOn: '{cell}: {piece}',
  left: '{piece} (off the board: {count})',
  face: 'How pieces are placed',
  up: 'Revealed',
  down: 'Hidden',
  remove: 'Remove pieces',
  turn: 'Whose turn is it?',
  turns: ['White’s turn', 'Black’s turn'] as readonly string[],
  quiet: 'Turns without progress',
  quietSo: 'Without progress: {count}',
  fewer: 'One turn without progress fewer',
  more: 'One turn without progress more',
};
