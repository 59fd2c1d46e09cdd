/** The list of games: one line each. Nothing else in the project names a game. */
export { foxu } from './foxu/index.ts';
export { ricochetRobots } from './ricochet-robots/index.ts';
