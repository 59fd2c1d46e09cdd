/** The proofs by game. */
import { foxu } from './foxu.ts';
import { misterZero } from './mister-zero.ts';
import type { Proof } from './proof.ts';
import { ricochetRobots } from './ricochet-robots.ts';
import { royaleMastermind } from './royale-mastermind.ts';
import { zGame } from './z-game.ts';

export const PROOFS: Readonly<Record<string, Proof>> = {
  foxu,
  'mister-zero': misterZero,
  'ricochet-robots': ricochetRobots,
  'royale-mastermind': royaleMastermind,
  'z-game': zGame,
};
