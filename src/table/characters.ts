/**
 * The characters of the house: who sits there when the computer plays. Each belongs to a level, and nobody meets the same
 * one twice at a table. Faces and what they say are the pages' affair.
 */
import type { Level } from '../core/bot.ts';
import { LEVELS } from '../core/bot.ts';

interface Nature {
  readonly name: string;
  readonly level: Level;
  /** Milliseconds before the least thought-out move: some are quick, some like to look. */
  readonly pace: number;
}

/** Names that read well in every language of the house; a name is never given to another character. */
export const CHARACTERS = {
  lou: { name: 'Lou', level: 1, pace: 500 },
  nino: { name: 'Nino', level: 1, pace: 700 },
  mia: { name: 'Mia', level: 1, pace: 900 },
  tom: { name: 'Tom', level: 1, pace: 600 },
  rosa: { name: 'Rosa', level: 2, pace: 800 },
  hugo: { name: 'Hugo', level: 2, pace: 600 },
  ines: { name: 'Inès', level: 2, pace: 1000 },
  max: { name: 'Max', level: 2, pace: 500 },
  basil: { name: 'Basil', level: 3, pace: 900 },
  clara: { name: 'Clara', level: 3, pace: 700 },
  oscar: { name: 'Oscar', level: 3, pace: 1100 },
  nora: { name: 'Nora', level: 3, pace: 800 },
  irma: { name: 'Irma', level: 4, pace: 1200 },
  victor: { name: 'Victor', level: 4, pace: 900 },
  selma: { name: 'Selma', level: 4, pace: 700 },
  felix: { name: 'Félix', level: 4, pace: 1000 },
  ada: { name: 'Ada', level: 5, pace: 800 },
  boris: { name: 'Boris', level: 5, pace: 1300 },
  zelda: { name: 'Zelda', level: 5, pace: 600 },
  anton: { name: 'Anton', level: 5, pace: 1100 },
} as const satisfies Readonly<Record<string, Nature>>;

export type CharacterId = keyof typeof CHARACTERS;
export const CHARACTER_IDS = Object.keys(CHARACTERS) as readonly CharacterId[];

/** By then even the most thoughtful has looked. */
export const SLOWEST_MS = Math.max(...CHARACTER_IDS.map((id) => CHARACTERS[id].pace));

export const natureOf = (character: CharacterId): Nature => CHARACTERS[character];

/**
 * Who comes to play at this level, none of those who are here already. `turn` is any number that stays the same for the
 * table, so that not always the same one comes. At a table of many the neighbouring levels lend theirs.
 */
export function characterFor(level: Level, here: readonly CharacterId[], turn: number): CharacterId {
  const near = [...LEVELS].sort((a, b) => Math.abs(a - level) - Math.abs(b - level) || a - b);
  for (const each of near) {
    const family = CHARACTER_IDS.filter((id) => CHARACTERS[id].level === each);
    for (let i = 0; i < family.length; i++) {
      const candidate = family[(turn + i) % family.length]!;
      if (!here.includes(candidate)) return candidate;
    }
  }
  throw new Error('more computers than the house has characters');
}
