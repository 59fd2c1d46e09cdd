/**
 * How the characters of the house look: flat heads of three colours on a square of 48, each with one trait that is known at
 * the size of a letter. Eyes and mouth are drawn over them, by mood.
 */
import type { CharacterId } from '../../table/characters.ts';

/** A shape filled with a colour of the portrait: a path, or a circle. */
export type Stroke =
  | readonly [colour: Colour, path: string]
  | readonly [colour: Colour, x: number, y: number, radius: number];
type Colour = 'face' | 'trait' | 'ground' | 'ink' | 'paper';

export interface Portrait {
  readonly ground: string;
  readonly face: string;
  readonly trait: string;
  readonly head: keyof typeof HEADS;
  /** Where ink would not be seen. */
  readonly light?: 'eyes' | 'mouth';
  /** Behind the head, and before it. */
  readonly behind?: readonly Stroke[];
  readonly before: readonly Stroke[];
}

export const HEADS = {
  round: 'M24 14a13 13 0 1 1 0 26a13 13 0 1 1 0-26Z',
  square: 'M15 15h18q4 0 4 4v13q0 8-8 8H19q-8 0-8-8V19q0-4 4-4Z',
  long: 'M24 12q10 0 10 11v7q0 11-10 11T14 30v-7q0-11 10-11Z',
  wide: 'M24 16q15 0 15 12t-15 12T9 28t15-12Z',
  pointed: 'M12 16h24v10q0 8-12 15Q12 34 12 26Z',
} as const;

const SKIN = { sand: '#f0c9a0', rose: '#e8a98c', clay: '#c98a5f', cocoa: '#8f5d3f', milk: '#f6dcc4' } as const;

export const PORTRAITS: Readonly<Record<CharacterId, Portrait>> = {
  lou: {
    ...{ ground: '#f2b431', face: '#6f6259', trait: '#2a211c', head: 'wide', light: 'eyes' },
    behind: [
      ['trait', 'M10 26 9 8l11 9Z'],
      ['trait', 'M38 26 39 8l-11 9Z'],
    ],
    before: [
      ['ground', 'M12 20l-.6-7 4.6 4Z'],
      ['ground', 'M36 20l.6-7-4.6 4Z'],
      ['paper', 'M24 32q7 0 7 4t-7 4t-7-4t7-4Z'],
    ],
  },
  nino: {
    ...{ ground: '#7fb7a4', face: SKIN.sand, trait: '#cf463c', head: 'round' },
    before: [
      ['trait', 'M11 24q0-13 13-13t13 13Z'],
      ['trait', 'M24 20h20q2 0 1 4H24Z'],
      ['paper', 24, 11, 2],
    ],
  },
  mia: {
    ...{ ground: '#e9b7c2', face: SKIN.clay, trait: '#3b2a22', head: 'round' },
    behind: [
      ['trait', 11, 14, 6],
      ['trait', 37, 14, 6],
    ],
    before: [['trait', 'M11 27q0-14 13-14t13 14q-4-7-13-7t-13 7Z']],
  },
  tom: {
    ...{ ground: '#8fb8dc', face: SKIN.milk, trait: '#d9733a', head: 'round' },
    before: [
      ['trait', 'M11 24l1-11 5 5 2-9 5 8 4-9 3 9 6-4v11q-5-6-13-6t-13 6Z'],
      ['trait', 17, 32, 0.9],
      ['trait', 20, 33.5, 0.9],
      ['trait', 31, 32, 0.9],
      ['trait', 28, 33.5, 0.9],
    ],
  },
  rosa: {
    ...{ ground: '#f3d9b1', face: SKIN.rose, trait: '#7a2f3a', head: 'round' },
    behind: [['trait', 'M8 40V24q0-14 16-14t16 14v16Z']],
    before: [
      ['trait', 'M12 25q2-11 14-11-2 8-14 11Z'],
      ['ground', 33, 15, 3],
      ['paper', 37, 15, 3],
      ['paper', 34, 11.5, 3],
      ['paper', 33, 18.5, 3],
      ['paper', 30, 14.5, 3],
      ['ground', 33.5, 15, 2.2],
    ],
  },
  hugo: {
    ...{ ground: '#c9d6a3', face: SKIN.sand, trait: '#2e6fb7', head: 'square' },
    behind: [['ink', 'M13 18q0-9 11-9t11 9Z']],
    before: [
      ['trait', 'M11 17h26v5H11Z'],
      ['paper', 'M15 17h4v5h-4ZM23 17h4v5h-4ZM31 17h4v5h-4Z'],
    ],
  },
  ines: {
    ...{ ground: '#f6e3c5', face: SKIN.cocoa, trait: '#3f8e5b', head: 'round', light: 'mouth' },
    behind: [['ink', 24, 25, 15]],
    before: [
      ['ink', 'M12 24q1-10 12-10t12 10q-6-5-12-5t-12 5Z'],
      ['trait', 'M24 11 13 5v12Z'],
      ['trait', 'M24 11l11-6v12Z'],
      ['paper', 24, 11, 2.4],
    ],
  },
  max: {
    ...{ ground: '#b9a7d3', face: SKIN.milk, trait: '#2a211c', head: 'square' },
    before: [
      ['ground', 'M14 19q3-6 10-4 8-5 10 4-5-2-10 0-5-2-10 0Z'],
      ['trait', 'M9 25q0-16 15-16t15 16h-3q0-13-12-13T12 25Z'],
      ['trait', 'M7 23h6v11H7ZM35 23h6v11h-6Z'],
      ['paper', 'M9 25h2v7H9ZM37 25h2v7h-2Z'],
    ],
  },
  basil: {
    ...{ ground: '#a9c1b1', face: SKIN.sand, trait: '#2a211c', head: 'long' },
    behind: [['trait', 'M12 25q-1-15 12-15t12 15Z']],
    before: [
      ['trait', 'M14 21q2-8 10-7 8-1 10 7-5-4-10-4t-10 4Z'],
      ['trait', 'M18.5 20.5a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11Zm11 0a5.5 5.5 0 1 1 0 11a5.5 5.5 0 1 1 0-11Z'],
      ['paper', 18.5, 26, 4.2],
      ['paper', 29.5, 26, 4.2],
      ['trait', 'M22.5 25h3v1.6h-3Z'],
    ],
  },
  clara: {
    ...{ ground: '#cfe0e6', face: SKIN.milk, trait: '#b7824f', head: 'round' },
    behind: [['trait', 'M8 36V24q0-13 16-13t16 13v12q-4 2-6-1V24H14v11q-2 3-6 1Z']],
    before: [
      ['trait', 'M12 25v-4q2-8 12-8t12 8v4q-2-4-4-4H16q-2 0-4 4Z'],
      ['ground', 11.5, 38, 2.2],
      ['ground', 36.5, 38, 2.2],
    ],
  },
  oscar: {
    ...{ ground: '#e7c06d', face: SKIN.rose, trait: '#5a3a28', head: 'square' },
    behind: [['trait', 'M10 26V17q0-6 7-6h14q7 0 7 6v9Z']],
    before: [
      ['trait', 'M24 31q-3-3-7-2-4 1-6 5 6 2 13-1 7 3 13 1-2-4-6-5-4-1-7 2Z'],
      ['trait', 'M13 18q4-5 22 0v2H13Z'],
    ],
  },
  nora: {
    ...{ ground: '#d7c9b8', face: SKIN.clay, trait: '#8d2f4b', head: 'round' },
    behind: [['ink', 'M10 38V26q0-10 14-10t14 10v12Z']],
    before: [
      ['ink', 'M12 27q0-7 5-10l2 6q-5 1-7 4Z'],
      ['trait', 'M8 19Q7 8 24 8q19 0 17 9-15-2-33 2Z'],
      ['trait', 'M23 4h2.5v5H23Z'],
    ],
  },
  irma: {
    ...{ ground: '#b8c4d9', face: SKIN.milk, trait: '#8b8f98', head: 'long' },
    behind: [
      ['trait', 24, 8.5, 6.5],
      ['trait', 'M12 30q-2-18 12-18t12 18Z'],
    ],
    before: [
      ['trait', 'M14 22q2-8 10-8t10 8q-5-3-10-3t-10 3Z'],
      ['ink', 'M30 3 16 13l.8 1L31 4Z'],
    ],
  },
  victor: {
    ...{ ground: '#dcae7d', face: SKIN.sand, trait: '#2a211c', head: 'long' },
    before: [
      ['trait', 'M14 19q-1-13 10-13t10 13Z'],
      ['trait', 'M7 19h34q0 4-5 4H12q-5 0-5-4Z'],
      ['ground', 'M14 15h20v3H14Z'],
    ],
  },
  selma: {
    ...{ ground: '#ecd0c0', face: SKIN.cocoa, trait: '#d98a2b', head: 'long', light: 'mouth' },
    before: [
      ['trait', 'M12 24Q9 6 24 6t12 18q-5-7-12-7t-12 7Z'],
      ['paper', 'M13 15q8-7 22-2l1 3q-13-6-23 3Z'],
      ['trait', 24, 8, 3.6],
    ],
  },
  felix: {
    ...{ ground: '#9db59a', face: SKIN.milk, trait: '#3b2a22', head: 'pointed', light: 'mouth' },
    before: [
      ['trait', 'M12 22V16q0-6 12-6t12 6v6q-4-5-12-5t-12 5Z'],
      ['trait', 'M17 33q7-2 14 0-1 8-7 12-6-4-7-12Z'],
    ],
  },
  ada: {
    ...{ ground: '#e3b4a1', face: SKIN.clay, trait: '#2e3a66', head: 'round' },
    behind: [['trait', 'M24 1 43 38H5Z']],
    before: [
      ['trait', 'M12 26q0-11 12-11t12 11q-4-6-12-6t-12 6Z'],
      ['paper', 'M24 4l1.6 3.4 3.6.4-2.7 2.4.8 3.6L24 12l-3.3 1.8.8-3.6-2.7-2.4 3.6-.4Z'],
    ],
  },
  boris: {
    ...{ ground: '#c7b9a6', face: SKIN.rose, trait: '#6b4a34', head: 'square' },
    behind: [['trait', 'M7 12h7v20H7ZM34 12h7v20h-7Z']],
    before: [
      ['trait', 'M9 20V12q0-5 5-5h20q5 0 5 5v8q-15-3-30 0Z'],
      ['paper', 'M13 11q11-3 22 0v3q-11-3-22 0Z'],
      ['trait', 'M11 30q6 3 13 0 7 3 13 0 1 13-13 14-14-1-13-14Z'],
      ['face', 'M20 33.5q4 2 8 0-1 3.5-4 3.5t-4-3.5Z'],
    ],
  },
  zelda: {
    ...{ ground: '#7d6aa0', face: SKIN.milk, trait: '#2a211c', head: 'round' },
    behind: [['ground', 'M9 40V24h30v16Z']],
    before: [
      ['trait', 'M26 1q5 5 9 18H13Q20 9 26 1Z'],
      ['trait', 'M5 20q19-5 38 0 0 4-2 3-17-4-34 0-2 1-2-3Z'],
      ['paper', 27, 12, 2.2],
    ],
  },
  anton: {
    ...{ ground: '#d7dfe3', face: SKIN.sand, trait: '#1f2a2e', head: 'long' },
    before: [
      ['trait', 'M14 16V3q10-2 20 0v13Z'],
      ['trait', 'M8 16h32v3.5H8Z'],
      ['ground', 'M14 12h20v3H14Z'],
      ['trait', 'M24 43l-8-4v8ZM24 43l8-4v8Z'],
    ],
  },
};
