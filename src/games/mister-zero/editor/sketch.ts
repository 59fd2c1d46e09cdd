/** A board as far as tokens lie on it, and the one that is face down; all others are in the hands. */
import { BRIDGES, type Bridge } from '../bridges.data.ts';
import { COLOURS, NUMBERS, type Token } from '../state.ts';

export interface Laid extends Token {
  readonly bridge: Bridge;
  readonly faceDown: boolean;
}
export type Sketch = readonly Laid[];

const NONE = '-';
const TOKEN = /^([rg])(\d)(?:@([a-z]{1,2}-[a-z]{1,2})(!?))?$/;

export const nameOf = ({ colour, number }: Token): string => `${colour.charAt(0)}${number}`;
export const TOKENS: readonly Token[] = COLOURS.flatMap((colour) => NUMBERS.map((number) => ({ colour, number })));
export const tokenNamed = (name: string): Token | undefined => TOKENS.find((token) => nameOf(token) === name);

/** As the rules write positions, bridge by bridge. */
export function writeSketch(sketch: Sketch): string {
  const laid = BRIDGES.flatMap((bridge) => sketch.filter((each) => each.bridge === bridge));
  return laid.map((each) => `${nameOf(each)}@${each.bridge}${each.faceDown ? '!' : ''}`).join() || NONE;
}

/** What cannot be understood is not there; of two on one bridge the first one is. */
export function readSketch(text: string): Sketch {
  const laid = text.split(',').flatMap((part): Laid[] => {
    const [, letter, number, name, mark] = TOKEN.exec(part) ?? [];
    const token = tokenNamed(`${letter}${number}`);
    const bridge = BRIDGES.find((each) => each === name);
    return token && bridge ? [{ ...token, bridge, faceDown: mark === '!' }] : [];
  });
  return laid.filter(
    (each, i) => !laid.slice(0, i).some((other) => other.bridge === each.bridge || nameOf(other) === nameOf(each)),
  );
}

export const without = (sketch: Sketch, name: string): Sketch => sketch.filter((each) => nameOf(each) !== name);

/** On this bridge; what lay there goes back to its hand. */
export const laidOn = (sketch: Sketch, token: Token, bridge: Bridge): Sketch => [
  ...without(sketch, nameOf(token)).filter((each) => each.bridge !== bridge),
  { ...token, bridge, faceDown: false },
];

/** Only one token ever lies face down. */
export const turnedOver = (sketch: Sketch, name: string): Sketch =>
  sketch.map((each) => ({ ...each, faceDown: nameOf(each) === name && !each.faceDown }));
