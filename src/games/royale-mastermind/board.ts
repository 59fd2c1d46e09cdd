/** The board of Royale Mastermind: aubergine felt, two decoding boards, a screen, and all the cards between them. */
import type { Board, ControlGroup } from '../../svg/board.ts';
import { box, type Scene } from '../../svg/scene.ts';
import { centreShapes } from './board-centre.ts';
import { decodingShapes } from './board-decoding.ts';
import {
  type Input,
  key,
  type MastermindDraft,
  type MastermindWords,
  NO_DRAFT,
  pegCount,
  touch,
} from './board-draft.ts';
import { frames } from './board-frames.ts';
import { SIZE } from './board-layout.ts';
import { screenShapes, slipShapes } from './board-screen.ts';
import { describe, hint } from './board-sentences.ts';
import { FELT } from './board-style.ts';
import type { MastermindEffect, MastermindView } from './state.ts';

export const board: Board<MastermindView, MastermindDraft, MastermindWords, MastermindEffect> = {
  noDraft: NO_DRAFT,
  scene,
  hint,
  controls,
  touch,
  key,
  frames,
};

const TABLE = box('table', [SIZE.width / 2, SIZE.height / 2], [SIZE.width, SIZE.height], { rx: 26, fill: FELT.table });

function scene(input: Input): Scene {
  const shapes = [
    TABLE,
    ...decodingShapes(input),
    ...screenShapes(input),
    ...slipShapes(input),
    ...centreShapes(input),
  ];
  return { ...SIZE, shapes, description: describe(input) };
}

function controls({ moves, pattern, draft, words }: Input): readonly ControlGroup[] {
  if (!pattern && moves.length === 0) return [];
  const count = pattern ? draft.cards.length : pegCount(draft);
  const main = pattern ? { target: 'set', label: words.set } : { target: 'propose', label: words.propose };
  return [
    {
      label: main.label,
      controls: [
        { ...main, look: 'main', disabled: count !== 3 },
        { target: 'undo', label: words.undo, disabled: count === 0 },
      ],
    },
  ];
}
