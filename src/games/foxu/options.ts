import { type OptionsOf, oneOf } from '../../core/options.ts';

/** Who lays the grey discs: chance, or the Starter. */
export const optionSpecs = () => ({ grey: oneOf(['random', 'placed'], 'random') });
export type FoxuOptions = OptionsOf<ReturnType<typeof optionSpecs>>;
