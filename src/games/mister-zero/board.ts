/** The board of Mister Zero: pick a token, lay it on a bridge, and watch him leap from number to number. */
import type { Seen } from '../../core/game.ts';
import type { Board, ControlGroup, Frame, Touch } from '../../svg/board.ts';
import { fill } from '../../text/index.ts';
import { type Input, lookOf, type MisterZeroDraft, mover, picked, scene, shownStage, walkNow } from './board-scene.ts';
import { momentsOf, type WalkingView } from './board-stage.ts';
import { type MisterZeroWords, sayOver, sayPreview, sayStage } from './board-words.ts';
import { BRIDGES } from './bridges.data.ts';
import type { MisterZeroEffect } from './state.ts';

export const board: Board<WalkingView, MisterZeroDraft, MisterZeroWords, MisterZeroEffect> = {
  noDraft: { number: null, preview: false, step: null },
  scene,
  hint,
  controls,
  touch,
  key,
  frames,
};

function hint(input: Input): string {
  const { view, draft, words, names } = input;
  const { walk, faceDown } = view;
  if (walk) {
    const whole = !view.moment && draft.step === null;
    return whole ? sayOver(walk, words) : sayStage(shownStage(input)!, faceDown, words);
  }
  const number = picked(input);
  if (draft.preview && number === null) return sayPreview(walkNow(view), words);
  if (number === null) {
    return input.moves.length > 0 ? words.pick : fill(words.waiting, { name: names[mover(view)!]! });
  }
  const looks = new Set(BRIDGES.map((bridge) => lookOf(input, bridge)));
  const details = { number: String(number) };
  if (looks.has('barred')) return fill(words.placeBarred, details);
  if (!looks.has('face-down')) return fill(words.place, details);
  return number === 0 ? words.placeSecondZero : words.placeLast;
}

function controls({ view, draft, words }: Input): readonly ControlGroup[] {
  const { walk } = view;
  if (!walk) {
    const preview = { target: 'preview', label: words.preview, pressed: draft.preview };
    return [{ label: words.walk, controls: [preview] }];
  }
  if (view.moment) return [];
  const shown = draft.step ?? walk.steps.length;
  return [
    {
      label: words.walk,
      controls: [
        { target: 'to-start', label: words.toStart, disabled: shown === 0 },
        { target: 'back', label: words.back, disabled: shown === 0 },
        { target: 'next', label: words.next, disabled: shown === walk.steps.length },
      ],
    },
  ];
}

function touch(input: Input, target: string): Touch<MisterZeroDraft> {
  const { view, moves, draft } = input;
  if (view.walk) return stepTouch(view.walk.steps.length, draft, target);
  if (target === 'preview') return { draft: { ...draft, preview: !draft.preview } };
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

function stepTouch(steps: number, draft: MisterZeroDraft, target: string): Touch<MisterZeroDraft> {
  const shown = draft.step ?? steps;
  const wanted: Readonly<Record<string, number>> = { 'to-start': 0, back: shown - 1, next: shown + 1 };
  const step = wanted[target];
  return step === undefined || step < 0 || step > steps ? undefined : { draft: { ...draft, step } };
}

/** Digits pick a token, p shows the preview. */
function key({ view, moves }: Input, pressed: string): string | undefined {
  if (view.walk) return undefined;
  if (pressed === 'p') return 'preview';
  const hand = moves.length > 0 ? view.hands[mover(view)!]! : [];
  return hand.some((number) => String(number) === pressed) ? `token:${pressed}` : undefined;
}

/** The last token sets him walking; all others only glide to their bridge. */
function frames(
  _before: WalkingView,
  _seen: Seen<MisterZeroEffect>,
  after: WalkingView,
): readonly Frame<WalkingView>[] {
  if (!after.walk) return [];
  return momentsOf(after.walk, after.tokens).map(({ moment, ms }) => ({ view: { ...after, moment }, ms }));
}
