import { type OptionsOf, oneOf } from '../../core/options.ts';

/** Whether partners may talk during the placing. The rules are the same; the table opens or closes their channel. */
export const optionSpecs = () => ({ consult: oneOf([false, true], false) });
export type MisterZeroOptions = OptionsOf<ReturnType<typeof optionSpecs>>;
