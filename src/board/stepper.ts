/**
 * Playing something through that has steps: a walk, a solution. Forwards, backwards, by itself, slower and faster. The
 * board keeps a Stepper in its draft and draws the step; the speed is a setting.
 */
import type { ControlGroup, Settings } from './board.ts';

export interface Stepper {
  readonly step: number;
  /** It goes on by itself. */
  readonly plays: boolean;
}

/** `stops` are the steps at which one stops who goes step by step, the first and the last included. */
export interface Piece {
  readonly player: Stepper;
  readonly stops: readonly number[];
  readonly settings?: Settings | undefined;
}

export interface PlayerWords {
  readonly label: string;
  readonly toStart: string;
  readonly back: string;
  readonly on: string;
  readonly play: string;
  readonly pause: string;
  readonly slower: string;
  readonly faster: string;
}

const SPEEDS = ['0.25', '0.5', '1', '2', '4'] as const;
const SIGNS: Readonly<Record<string, string>> = { '0.25': '¼×', '0.5': '½×', '1': '1×', '2': '2×', '4': '4×' };

const speedIndex = (settings: Settings | undefined): number => {
  const index = (SPEEDS as readonly (string | undefined)[]).indexOf(settings?.speed);
  return index < 0 ? SPEEDS.indexOf('1') : index;
};
export const speedOf = (settings: Settings | undefined): number => Number(SPEEDS[speedIndex(settings)]);

export function stepperControls({ player: { step, plays }, stops, settings }: Piece, words: PlayerWords): ControlGroup {
  const speed = speedIndex(settings);
  const sign = SIGNS[SPEEDS[speed]!]!;
  const [first, last] = [step <= stops[0]!, step >= stops.at(-1)!];
  const pad = (target: string, label: string, spoken: string, disabled = false) =>
    ({ target: `player:${target}`, label, spoken, look: 'pad', disabled }) as const;
  return {
    label: words.label,
    controls: [
      pad('start', '|◂', words.toStart, first),
      pad('back', '◂', words.back, first),
      plays ? pad('pause', `‖ ${sign}`, words.pause) : pad('play', `► ${sign}`, words.play),
      pad('on', '▸', words.on, last),
      pad('slower', '−', words.slower, speed === 0),
      pad('faster', '+', words.faster, speed === SPEEDS.length - 1),
    ],
  };
}

/** What touching one of the controls does; undefined if it is none of them, or leads nowhere. */
export function stepperTouch(
  { player: { step }, stops, settings }: Piece,
  target: string,
): { readonly player: Stepper } | { readonly settings: Settings } | undefined {
  const moved = (to: number | undefined, plays = false) =>
    to === undefined ? undefined : { player: { step: to, plays } };
  const faster = (by: number) => {
    const speed = SPEEDS[speedIndex(settings) + by];
    return speed && { settings: { speed } };
  };
  switch (target) {
    case 'player:start':
      return moved(stops[0]);
    case 'player:back':
      return moved(stops.findLast((stop) => stop < step));
    case 'player:on':
      return moved(stops.find((stop) => stop > step));
    case 'player:play':
      return moved(step >= stops.at(-1)! ? stops[0] : step, true);
    case 'player:pause':
      return moved(step);
    case 'player:slower':
      return faster(-1);
    case 'player:faster':
      return faster(1);
  }
  return undefined;
}

/** Arrows step, the space bar plays and pauses, + and - change the speed. */
export function stepperKey({ plays }: Stepper, key: string): string | undefined {
  const keys: Readonly<Record<string, string>> = {
    Home: 'start',
    ArrowLeft: 'back',
    ArrowRight: 'on',
    ' ': plays ? 'pause' : 'play',
    '-': 'slower',
    '+': 'faster',
  };
  const name = keys[key];
  return name && `player:${name}`;
}

/** Where it is next, if it plays. */
export const stepperNext = ({ player: { step, plays }, stops }: Piece): Stepper | undefined =>
  plays && step < stops.at(-1)! ? { step: step + 1, plays: step + 1 < stops.at(-1)! } : undefined;
