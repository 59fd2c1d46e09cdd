/** Moves in the order of their notation, compared by code unit: the order that `legal` promises. */
export function sortByNotation<Move>(moves: readonly Move[], write: (move: Move) => string): Move[] {
  return moves
    .map((move) => ({ move, text: write(move) }))
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0))
    .map(({ move }) => move);
}
