/** Where the rules page explains a refusal or an ending: the anchor of its section. */
export const why = {
  'not-your-turn': 'rows',
  'game-over': 'round',
  'royale-mastermind.code-expected': 'code',
  'royale-mastermind.row-expected': 'rows',
  'royale-mastermind.remove-expected': 'three',
  'royale-mastermind.card-twice': 'code',
  'royale-mastermind.card-out': 'two',
  'royale-mastermind.remove-order': 'three',
  'royale-mastermind.you-seek-colors': 'three',
  'royale-mastermind.you-seek-shapes': 'three',
  'royale-mastermind.colors-solved': 'rows',
  'royale-mastermind.shapes-solved': 'rows',
  'royale-mastermind.colors-full': 'rows',
  'royale-mastermind.shapes-full': 'rows',
  rounds: 'round',
};
