/** The sentences that belong to no single game. */
export const en = {
  refusals: {
    'game-over': 'The game is over.',
    'not-your-turn': 'It is not your turn.',
    'move-not-text': 'A move is a text.',
    'not-a-move': 'That is not written like a move of this game.',
    seats: 'This game cannot have {seats} seats. Allowed: {allowed}.',
    'options-form': 'Options are an object of names and values.',
    'option-unknown': 'There is no option “{option}”. Options: {allowed}.',
    'option-value': 'Option “{option}” cannot be {value}. Allowed: {allowed}.',
  },
  /** What is wrong with a saved game. */
  faults: {
    notJson: 'this is not JSON.',
    form: 'not a saved game: “{where}”: {what}.',
    unknownGame: 'the game “{game}” is unknown. Games: {games}.',
    players: '{players} names for {seats} seats.',
    event: 'event {index} (by {by}: {move}) is refused: {reason}',
    result: 'the events lead to {found}, but the file says {written}.',
  },
  chance: 'chance',
  clock: 'the clock',
};
