/** Where the rules page explains a refusal or an ending: the anchor of its section. */
export const why = {
  'not-your-turn': 'laying',
  'game-over': 'end',
  'mister-zero.not-in-hand': 'laying',
  'mister-zero.bridge-taken': 'laying',
  'mister-zero.centre-rule': 'centre-rule',
  'mister-zero.zero-face-down': 'face-down',
  'mister-zero.last-face-down': 'face-down',
  'mister-zero.face-down-not-central': 'face-down',
  'mister-zero.face-down-not-smallest': 'face-down',
  'mister-zero.face-down-not-last': 'face-down',
  'walk-ended': 'end',
};
