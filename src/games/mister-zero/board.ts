/** The board of Mister Zero: pick a token, lay it on a bridge, and watch him leap from number to number. */
import type { Board, ControlGroup, Frame, Touch } from '../../board/board.ts';
import { type Piece, speedOf, stepperControls, stepperKey, stepperNext, stepperTouch } from '../../board/stepper.ts';
import type { Seen } from '../../core/game.ts';
import { fill } from '../../text/index.ts';
import { advise } from './board/advice.ts';
import { emblem } from './board/emblem.ts';
import { momentFrames, ribbon } from './board/moment.ts';
import { place } from './board/place.ts';
import {
  type Input,
  lookOf,
  type MisterZeroDraft,
  picked,
  previewed,
  previews,
  scene,
  shownStage,
} from './board/scene.ts';
import { momentsOf, mover, type WalkingView } from './board/stage.ts';
import { type MisterZeroWords, sayOver, sayStage } from './board/words.ts';
import { BRIDGES } from './bridges.data.ts';
import { colourOf, type MisterZeroEffect, type Walk } from './state.ts';

export const board: Board<WalkingView, MisterZeroDraft, MisterZeroWords, MisterZeroEffect> = {
  noDraft: { number: null, player: null },
  below: 60,
  isFar: (seat) => colourOf(seat) === 'green',
  scene,
  emblem,
  prompt,
  advise,
  controls,
  touch,
  key,
  frames,
  place,
  onward,
  ribbon,
  ribbonEdge: 'top',
};

function prompt(input: Input): string {
  const { view, draft, words, names, brokenOff } = input;
  const { walk, faceDown } = view;
  if (brokenOff) return brokenOff;
  if (walk) {
    const whole = !view.moment && draft.player === null;
    return whole ? sayOver(walk, words) : sayStage(shownStage(input)!, faceDown, words);
  }
  const number = picked(input);
  if (number === null) {
    const now = input.moves.length > 0 ? words.pick : fill(words.waiting, { name: names[mover(view)!]! });
    return [now, previewed(input) ?? ''].join(' ').trim();
  }
  const looks = new Set(BRIDGES.map((bridge) => lookOf(input, bridge)));
  const details = { number: String(number) };
  if (looks.has('barred')) return fill(words.placeBarred, details);
  if (!looks.has('face-down')) return fill(words.place, details);
  return number === 0 ? words.placeSecondZero : words.placeLast;
}

function controls(input: Input): readonly ControlGroup[] {
  const { view, words, brokenOff } = input;
  if (brokenOff) return [];
  if (!view.walk) {
    const preview = { target: 'preview', label: words.preview, pressed: previews(input) };
    return [{ label: words.walk, controls: [preview] }];
  }
  return view.moment ? [] : [stepperControls(pieceOf(input, view.walk), words.player)];
}

/** He can be made to stop wherever he rests. */
function pieceOf({ view, draft, settings }: Input, walk: Walk): Piece {
  const moments = momentsOf(walk, view.tokens);
  const stops = moments.flatMap(({ moment }, i) => (moment.phase === 'rest' ? [i] : []));
  return { player: draft.player ?? { step: moments.length - 1, plays: false }, stops, settings };
}

function onward(input: Input): { readonly draft: MisterZeroDraft; readonly ms: number } | undefined {
  const { view, draft, settings } = input;
  const player = view.walk && draft.player && stepperNext(pieceOf(input, view.walk));
  if (!player) return undefined;
  const { ms } = momentsOf(view.walk!, view.tokens)[draft.player!.step]!;
  return { draft: { ...draft, player }, ms: ms / speedOf(settings) };
}

function touch(input: Input, target: string): Touch<MisterZeroDraft> {
  const { view, moves, draft } = input;
  if (view.walk) {
    const played = stepperTouch(pieceOf(input, view.walk), target);
    return played && ('player' in played ? { draft: { ...draft, player: played.player } } : played);
  }
  if (target === 'preview') return { settings: { preview: previews(input) ? 'off' : 'on' } };
  if (moves.length === 0) return undefined;
  if (target.startsWith('token:')) return { draft: { ...draft, number: Number(target.slice('token:'.length)) } };
  const bridge = BRIDGES.find((each) => each === target);
  if (!bridge) return undefined;
  const number = picked(input);
  if (number === null) {
    // whichever he means: a bridge that is taken takes none
    return view.tokens[bridge] ? { tried: `${view.hands[mover(view)!]![0]}@${bridge}` } : undefined;
  }
  const move = [`${number}@${bridge}`, `${number}@${bridge}!`].find((each) => moves.includes(each));
  return move ? { move } : { tried: `${number}@${bridge}` };
}

/** Digits pick a token, p shows the preview. */
function key(input: Input, pressed: string): string | undefined {
  const { view, moves } = input;
  if (view.walk) return view.moment ? undefined : stepperKey(pieceOf(input, view.walk).player, pressed);
  if (pressed === 'p') return 'preview';
  const hand = moves.length > 0 ? view.hands[mover(view)!]! : [];
  return hand.some((number) => String(number) === pressed) ? `token:${pressed}` : undefined;
}

/** The last token sets him walking; all others only glide to their bridge. */
function frames(
  _before: WalkingView,
  { effects }: Seen<MisterZeroEffect>,
  after: WalkingView,
): readonly Frame<WalkingView>[] {
  const { first, last } = momentFrames(effects, after);
  const steps = after.walk ? momentsOf(after.walk, after.tokens) : [];
  const walk = steps.map(({ moment, ms }) => ({ view: { ...after, moment }, ms, speaks: true }) as const);
  return [...first, ...walk, ...last];
}
