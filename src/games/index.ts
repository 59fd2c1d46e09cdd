/** The list of games: one line each. Nothing else in the project names a game. */
export { foxu } from './foxu/index.ts';
export { misterZero } from './mister-zero/index.ts';
export { ricochetRobots } from './ricochet-robots/index.ts';
export { royaleMastermind } from './royale-mastermind/index.ts';
export { zGame } from './z-game/index.ts';
