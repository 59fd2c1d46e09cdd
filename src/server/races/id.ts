/** By this an id is known to be a race's: races are announced as tables and evenings are. */
export const RACE_PREFIX = 'r-';

export const isRaceId = (id: string): boolean => /^r-[\w-]{22}$/.test(id);
