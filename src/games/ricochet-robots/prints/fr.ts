import { printsIn } from './prints.ts';

export const prints = printsIn({
  quarters: 'Les quarts du plateau',
  quartersHelp:
    'De chaque numéro, prenez une face, A ou B, et réunissez les quatre coins gris au centre, dans n’importe quel ordre.',
  targets: 'Les cibles',
  targetsHelp: 'Mélangez-les face cachée et retournez-en une par manche.',
  robots: 'Les robots',
  robotsHelp: 'Découpez-les, ou prenez quatre figurines.',
  letters: { r: 'R', y: 'J', g: 'V', b: 'B' },
});
