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
  chance: 'chance',
  clock: 'the clock',
};
