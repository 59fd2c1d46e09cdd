/** The board of Royale Mastermind: aubergine felt, two decoding boards, a screen, and all the cards between them. */
import type { Board } from '../../board/board.ts';
import { box, type Scene } from '../../svg/scene.ts';
import { adviceShapes, advise } from './board/advice.ts';
import { centreShapes } from './board/centre.ts';
import { controls } from './board/controls.ts';
import { decodingShapes } from './board/decoding.ts';
import { doneShapes } from './board/done.ts';
import {
  drop,
  type Input,
  keeps,
  key,
  type MastermindDraft,
  type MastermindWords,
  NO_DRAFT,
  touch,
} from './board/draft.ts';
import { frames } from './board/frames.ts';
import { SIZE } from './board/layout.ts';
import { screenShapes, slipShapes } from './board/screen.ts';
import { describe, prompt } from './board/sentences.ts';
import { FELT } from './board/style.ts';
import type { MastermindEffect, MastermindView } from './state.ts';

export const board: Board<MastermindView, MastermindDraft, MastermindWords, MastermindEffect> = {
  noDraft: NO_DRAFT,
  below: 60,
  scene,
  prompt,
  advise,
  controls,
  touch,
  drop,
  key,
  keeps,
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
    ...doneShapes(input),
    ...adviceShapes(input),
  ];
  return { ...SIZE, shapes, description: describe(input) };
}
