/** By this an id is known to be an evening's, and no table's: both are announced in the same way. */
export const EVENING_PREFIX = 'e-';

export const isEveningId = (id: string): boolean => /^e-[\w-]{22}$/.test(id);
