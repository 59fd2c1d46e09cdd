/** Who knows what in Mister Zero: everybody knows everything, the face-down token included, which all saw placed. */
import type { By, Seen, Viewer } from '../../core/game.ts';
import { BRIDGES } from './bridges.data.ts';
import { write } from './notation.ts';
import { apply, finished, turnsUp } from './rules.ts';
import type { MisterZeroEffect, MisterZeroMove, MisterZeroState, MisterZeroView, Tokens } from './state.ts';
import { walk } from './walk.ts';

export function view(state: MisterZeroState, viewer: Viewer): MisterZeroView {
  const placed = BRIDGES.filter((bridge) => state.tokens[bridge] !== null);
  return {
    viewer,
    options: state.options,
    hands: state.hands,
    tokens: Object.fromEntries(placed.map((bridge) => [bridge, state.tokens[bridge]])),
    faceDown: state.faceDown,
    walk: finished(state) ? walk(state.tokens, state.faceDown) : null,
  };
}

export function seen(before: MisterZeroState, by: By, move: MisterZeroMove): Seen<MisterZeroEffect> {
  const effects: MisterZeroEffect[] = [];
  const { faceDown } = before;
  if (faceDown && turnsUp(before, move)) {
    effects.push({ kind: 'turned-up', bridge: faceDown, token: before.tokens[faceDown]! });
  }
  const after = apply(before, by, move);
  if (finished(after)) {
    const { steps, points, taken } = walk(after.tokens, after.faceDown);
    effects.push(...steps, { kind: 'end', at: points.at(-1)!, taken });
  }
  return { by, move: write(move), effects };
}

export function imagine(view: MisterZeroView): MisterZeroState {
  return {
    options: view.options,
    hands: view.hands,
    tokens: Object.fromEntries(BRIDGES.map((bridge) => [bridge, view.tokens[bridge] ?? null])) as Tokens,
    faceDown: view.faceDown,
  };
}
