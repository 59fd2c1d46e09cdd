import { printsIn } from './prints.ts';

export const prints = printsIn({
  board: 'The board',
  boardHelp: 'Two pieces of any kind show where the tubes are.',
  discs: 'Tokens for the discs',
  discsHelp:
    'Eleven of each colour: blue have a ring, yellow a dot, grey nothing. Keep yours in a stack: the lowest drops first.',
  names: { blue: 'Blue disc', yellow: 'Yellow disc', grey: 'Grey disc' },
});
