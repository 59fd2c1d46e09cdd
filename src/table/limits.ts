/** What one table bears. No honest game meets these. */
export const MOST_SEATS = 16;
/** Lines beside the game: words, comings and goings. */
export const MOST_BESIDE = 2000;
export const MOST_GAMES = 99;
