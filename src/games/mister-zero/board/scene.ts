/** A view of Mister Zero as a scene. */
import type { BoardInput } from '../../../board/board.ts';
import type { Stepper } from '../../../board/stepper.ts';
import { expectOk } from '../../../core/result.ts';
import type { Point as Place, Scene, Shape } from '../../../svg/scene.ts';
import { fill } from '../../../text/index.ts';
import { BRIDGES, type Bridge, CENTRAL, CENTRE } from '../bridges.data.ts';
import { read } from '../notation.ts';
import { smallestCentral } from '../rules.ts';
import { COLOURS, type Colour, colourOf, type MisterZeroEffect, NUMBERS, type Token } from '../state.ts';
import { imagine } from '../view.ts';
import { walk as walkOver } from '../walk.ts';
import { adviceShapes } from './advice.ts';
import { type BridgeLook, bridgeShape, plankShape } from './bridges.ts';
import { lengthOf, middleOf, SIZE, slotOf, takenPlace } from './geometry.ts';
import { lastMoveShapes, lastWalkShapes } from './last-move.ts';
import { countShapes, handTarget, nameShapes, plateShapes, pointShapes, trayShapes } from './plate.ts';
import { momentsOf, mover, type Stage, stageOf, type WalkingView } from './stage.ts';
import { type TokenLook, tokenShape } from './token.ts';
import { pawnShapes, payShapes, stopShape, tieShapes, trailShapes } from './walk.ts';
import { describe, type MisterZeroWords, nameToken, sayPreview } from './words.ts';

export interface MisterZeroDraft {
  readonly number: number | null;
  /** Which moment of a finished walk is shown; its end if null. */
  readonly player: Stepper | null;
}
export type Input = BoardInput<WalkingView, MisterZeroDraft, MisterZeroWords, MisterZeroEffect>;

/** Long planks below short ones, which would be lost under them. */
const LONG_FIRST = [...BRIDGES].sort((a, b) => lengthOf(b) - lengthOf(a));

export function scene(input: Input): Scene {
  const { view, words, names, flipped, brokenOff } = input;
  const seats = view.hands.length;
  const turn = brokenOff ? undefined : mover(view);
  const stage = shownStage(input);
  const preview = previews(input) ? walkNow(view) : undefined;
  const ahead = preview?.steps.flatMap((step) => (step.kind === 'jump' ? [step] : [])) ?? [];
  const taken = { red: stage?.taken.red.length ?? 0, green: stage?.taken.green.length ?? 0 };
  const at = stage?.at ?? CENTRE;
  const refusedNow = refusedNumber(view);
  const advisedBridge = input.advised === undefined ? undefined : expectOk(read(input.advised)).bridge;
  const last = stage ? lastWalkShapes(stage, flipped) : lastMoveShapes(input);
  const shapes: Shape[] = [
    ...plateShapes(flipped),
    ...trayShapes(seats, turn, flipped),
    ...(stage ? [] : nameShapes(names, turn, flipped)),
    ...handTargets(input),
    ...LONG_FIRST.map((bridge) => plankShape(bridge, lookOf(input, bridge), flipped)),
    ...BRIDGES.map((bridge) => {
      const look = lookOf(input, bridge);
      // the ghost of what is advised lies where the mark would be
      const refused = CENTRAL.includes(bridge) && bridge !== advisedBridge ? refusedNow : undefined;
      return bridgeShape(bridge, look, refused, colourOf(turn ?? 0), labelOf(input, bridge, look), flipped);
    }),
    ...trailShapes(stage ? stage.jumps : ahead, !stage, flipped),
    ...pointShapes(flipped, words.places),
    ...last.way,
    ...(ahead.length > 0 ? [stopShape(preview!.points.at(-1)!, flipped)] : []),
    ...(stage ? countShapes(taken, flipped) : []),
    ...tokenShapes(input, stage),
    ...last.rings,
    ...(stage ? [...tieShapes(stage, flipped), ...payShapes(stage, flipped)] : []),
    ...pawnShapes(at, stage?.over, fill(words.pawn, { point: words.places[at] }), flipped),
    ...adviceShapes(input),
  ];
  return { ...SIZE, shapes, description: describe(input, previewed(input)) };
}

/** What is shown of the walk: all of it, unless it is being animated or stepped through. */
export function shownStage({ view, draft }: Input): Stage | undefined {
  const { walk, tokens, moment } = view;
  if (!walk) return undefined;
  const played = draft.player && momentsOf(walk, tokens)[draft.player.step]?.moment;
  if (moment ?? played) return stageOf(walk, tokens, (moment ?? played)!);
  return { ...stageOf(walk, tokens, { done: walk.steps.length, phase: 'rest' }), jump: undefined, ties: [] };
}

/** Whether this reader wants to see where Mister Zero would go now. */
export const previews = ({ view, settings }: Input): boolean => settings?.preview === 'on' && !view.walk;

export const previewed = (input: Input): string | undefined =>
  previews(input) ? sayPreview(walkNow(input.view), input.words) : undefined;

/** The number that free central bridges refuse. A zero is never refused: it comes to lie face down. */
function refusedNumber(view: WalkingView): number | undefined {
  const smallest = smallestCentral(imagine(view));
  return smallest > 0 && smallest < Infinity ? smallest : undefined;
}

export function walkNow(view: WalkingView) {
  const { tokens, faceDown } = imagine(view);
  return walkOver(tokens, faceDown);
}

/** The token to be laid: the picked one, or the only one left. */
export function picked({ view, moves, draft }: Input): number | null {
  const hand = view.hands[mover(view) ?? -1] ?? [];
  if (moves.length === 0) return null;
  if (draft.number !== null && hand.includes(draft.number)) return draft.number;
  return hand.length === 1 ? hand[0]! : null;
}

export function lookOf(input: Input, bridge: Bridge): BridgeLook {
  const number = picked(input);
  if (input.view.tokens[bridge]) return 'taken';
  if (number === null) return 'free';
  if (input.moves.includes(`${number}@${bridge}`)) return 'legal';
  return input.moves.includes(`${number}@${bridge}!`) ? 'face-down' : 'barred';
}

function labelOf(input: Input, bridge: Bridge, look: BridgeLook): string | undefined {
  const { view, moves, words } = input;
  if (moves.length === 0) return undefined;
  const token = view.tokens[bridge];
  const details = { bridge: words.places[bridge], number: String(picked(input)) };
  switch (look) {
    case 'taken':
      return fill(words.taken, { ...details, token: nameToken(token!, view.faceDown === bridge, words) });
    case 'free': {
      const refused = CENTRAL.includes(bridge) ? refusedNumber(view) : undefined;
      return refused === undefined
        ? fill(words.free, details)
        : fill(words.freeBut, { ...details, refused: String(refused) });
    }
    case 'legal':
      return fill(words.lay, details);
    case 'face-down':
      return fill(words.layFaceDown, details);
    case 'barred':
      return fill(words.barred, details);
  }
}

/** All twenty, always in the same order, so that each glides from hand to bridge and from bridge to tray. */
function tokenShapes(input: Input, stage: Stage | undefined): Shape[] {
  const { view } = input;
  const bridges = new Map(BRIDGES.flatMap((bridge) => entry(view.tokens[bridge], bridge)));
  return COLOURS.flatMap((colour) =>
    NUMBERS.map((number) => {
      const token = { colour, number };
      const bridge = bridges.get(nameOf(token));
      if (bridge)
        return tokenShape(token, onBoard(bridge, stage, input.flipped), bridgeTokenLook(input, bridge, stage));
      const slot = slotOf(number, colour, view.hands.length, input.flipped);
      return tokenShape(token, slot, { picked: picked(input) === number && colourOf(mover(view)!) === colour });
    }),
  );
}
const nameOf = ({ colour, number }: Token) => `${colour} ${number}`;
const entry = (token: Token | undefined, bridge: Bridge): [string, Bridge][] =>
  token ? [[nameOf(token), bridge]] : [];

function onBoard(bridge: Bridge, stage: Stage | undefined, flipped: boolean): Place {
  const taker = COLOURS.find((colour) => stage?.taken[colour].includes(bridge));
  return taker ? takenPlace(stage!.taken[taker].indexOf(bridge), taker, flipped) : middleOf(bridge, flipped);
}

/** The tokens of one pay-out set off closely after each other. */
const TOKEN_MS = 80;

function bridgeTokenLook(input: Input, bridge: Bridge, stage: Stage | undefined): TokenLook {
  const { view } = input;
  const chosen = stage?.jump !== undefined && [stage.jump.bridge, ...stage.ties].includes(bridge);
  const gone = COLOURS.some((colour: Colour) => stage?.taken[colour].includes(bridge));
  const inPayment = stage?.paying?.bridges.indexOf(bridge) ?? -1;
  return {
    faceDown: view.faceDown === bridge && !gone,
    used: stage?.unpaid.has(bridge) ?? false,
    candidate: chosen && !gone,
    bars: barsPicked(input, bridge),
    delay: inPayment > 0 ? inPayment * TOKEN_MS : 0,
  };
}

/** It is why some bridge refuses the picked token. */
function barsPicked(input: Input, bridge: Bridge): boolean {
  const number = picked(input);
  if (number === null || !CENTRAL.includes(bridge) || input.view.tokens[bridge]?.number !== number) return false;
  return CENTRAL.some((each) => ['barred', 'face-down'].includes(lookOf(input, each)));
}

/** The tokens that can be picked. */
function handTargets(input: Input): Shape[] {
  const { view, moves, words, flipped } = input;
  const turn = mover(view);
  if (moves.length === 0 || turn === undefined) return [];
  return view.hands[turn]!.map((number) => {
    const token = { colour: colourOf(turn), number };
    const isPicked = picked(input) === number;
    const label = fill(isPicked ? words.picked : words.token, { number: String(number) });
    return handTarget(token, slotOf(number, token.colour, view.hands.length, flipped), label, isPicked);
  });
}
