/** The next round of a tournament, from all that was played so far. */
import type { Format, Round, Tournament } from './field.ts';
import { knockOut } from './knock-out.ts';
import { roundRobin } from './round-robin.ts';
import { swiss } from './swiss.ts';

const FORMS: Readonly<Record<Format, (field: Tournament) => Round>> = {
  swiss,
  'round-robin': roundRobin,
  'knock-out': knockOut,
};

export const nextRound = (field: Tournament): Round => FORMS[field.format](field);
