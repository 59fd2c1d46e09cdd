import type { OptionsOf } from '../../core/options.ts';

/** What may be chosen when a table is opened: here nothing, elsewhere `{ first: oneOf(['hider', 'guesser'], 'hider') }`. */
export const optionSpecs = () => ({});
export type Options = OptionsOf<ReturnType<typeof optionSpecs>>;
