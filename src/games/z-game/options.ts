import { type OptionsOf, oneOf } from '../../core/options.ts';

export const optionSpecs = () => ({
  layout: oneOf(['compact', 'wide', 'square'], 'compact'),
  /** Z8: what becomes of a game that Z3 or Z4 ends. */
  ending: oneOf(['draw', 'count'], 'draw'),
});
export type ZGameOptions = OptionsOf<ReturnType<typeof optionSpecs>>;
