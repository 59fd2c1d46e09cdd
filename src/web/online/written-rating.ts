/** Ratings in numbers that people know from other games: 1000 for whoever is new. */
import type { Rating } from '../../ratings/rating.ts';

const NEW = 1000;
const USUAL_MU = 25;
const SCALE = 40;
/** Nineteen times in twenty it is no further off. */
const SPREAD = 2;

export const writtenRating = ({ mu }: Pick<Rating, 'mu'>): number => Math.round(NEW + SCALE * (mu - USUAL_MU));
export const uncertainty = ({ sigma }: Pick<Rating, 'sigma'>): number => Math.round(SPREAD * SCALE * sigma);
