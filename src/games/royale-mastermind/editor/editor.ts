/** An honest referee: cards out, rows and the answers that a person gave; what can still be, and where answers contradict each other. */
import type { ControlGroup } from '../../../board/board.ts';
import type { EditorTouch, PositionEditor } from '../../../board/position-editor.ts';
import { err, ok } from '../../../core/result.ts';
import { fill } from '../../../text/index.ts';
import type { MastermindOptions } from '../options.ts';
import { LETTERS, ROW_MARKED } from '../setup.ts';
import { CARDS, CARDS_PER_CODE, ROWS_PER_ATTRIBUTE, VALUES, type Value } from '../state.ts';
import {
  answerPicture,
  answerTold,
  attributeOf,
  begunIn,
  chosenIn,
  type EditorWords,
  type Input,
  type MastermindWords,
  scene,
} from './scene.ts';
import {
  ANSWERS,
  codesLeft,
  firstContradiction,
  firstTooMany,
  numberOf,
  readSketch,
  type Sketch,
  setUpOf,
  sketchOf,
  writeSketch,
} from './sketch.ts';

/** A code is left when so many are out. */
const MOST_OUT = 21;

export const editorIn = (own: EditorWords): PositionEditor<MastermindOptions, MastermindWords> => ({
  // who asks makes no difference to what can be known
  seats: [1],
  options: [],
  first: () => writeSketch({ out: [], rows: [] }),
  open(setUp) {
    const sketch = sketchOf(setUp);
    return sketch && writeSketch(sketch);
  },
  settle({ position }) {
    const sketch = readSketch(position);
    const wrong = complaint(sketch, own);
    if (wrong !== undefined) return err(wrong);
    const [code] = codesLeft(sketch);
    return ok({ setUp: setUpOf(sketch, code!), knowledge: 0 });
  },
  scene: (input) => scene(input, own),
  prompt: (input) => prompt(input, own),
  controls: (input) => controls(input, own),
  touch: (input, target) => touch(input, target),
});

function complaint(sketch: Sketch, own: EditorWords): string | undefined {
  const { out } = sketch;
  if (out.length > MOST_OUT) return fill(own.tooManyOut, { most: String(MOST_OUT) });
  if (out.length % CARDS_PER_CODE !== 0) return fill(own.outByThree, { count: String(out.length) });
  const late = firstTooMany(sketch);
  const wrong = firstContradiction(sketch);
  if (late !== undefined && (wrong === undefined || late <= wrong))
    return fill(own.boardIsClosed[sketch.rows[late]!.kind], { row: String(numberOf(sketch, late)) });
  if (wrong === undefined) return undefined;
  return fill(own.contradiction[sketch.rows[wrong]!.kind], { row: String(numberOf(sketch, wrong)) });
}

function prompt({ view }: Input, own: EditorWords): string {
  const sketch = readSketch(view.position);
  if (chosenIn(view.held, sketch) !== undefined) return own.changeRow;
  const begun = begunIn(view.held);
  if (begun.length === 3) return own.whichAnswer;
  if (begun.length > 0) return own.goOn[attributeOf(begun[0]!)];
  return sketch.rows.length === 0 ? own.start : own.next;
}

function controls({ view, words }: Input, own: EditorWords): ControlGroup[] {
  const sketch = readSketch(view.position);
  const chosen = chosenIn(view.held, sketch);
  const begun = begunIn(view.held);
  if (chosen === undefined && begun.length === 0) return [];
  const row = chosen === undefined ? undefined : sketch.rows[chosen];
  const answers = ANSWERS.map((given) => {
    const told = answerTold(given, words);
    return {
      target: `answer:${given.black}${given.white}`,
      label: told,
      picture: answerPicture(given, told),
      disabled: !row && begun.length < 3,
      why: own.fillFirst,
      pressed: row?.black === given.black && row?.white === given.white,
    };
  });
  const remove = { target: 'remove', label: row ? own.removeRow : own.removeLast };
  return [
    { label: own.answer, controls: answers },
    { label: own.rows, controls: [remove] },
  ];
}

function touch({ view }: Input, target: string): EditorTouch {
  const sketch = readSketch(view.position);
  const { out, rows } = sketch;
  const [kind, what = ''] = target.split(':');
  const write = (changed: Partial<Sketch>): EditorTouch => ({
    position: writeSketch({ ...sketch, ...changed }),
    held: '',
  });
  const chosen = chosenIn(view.held, sketch);
  const begun = begunIn(view.held);
  switch (kind) {
    case 'card': {
      const card = CARDS.find((each) => each === what);
      if (!card) return undefined;
      const now = out.includes(card) ? out.filter((each) => each !== card) : [...out, card];
      return { position: writeSketch({ rows, out: CARDS.filter((each) => now.includes(each)) }) };
    }
    case 'value': {
      const value = [...VALUES.color, ...VALUES.shape].find((each) => each === what);
      if (!value) return undefined;
      const before = chosen === undefined && begun.length < 3 ? begun : [];
      const isSame = before.length === 0 || attributeOf(before[0]!) === attributeOf(value);
      const full = rows.filter((row) => row.kind === attributeOf(value)).length === ROWS_PER_ATTRIBUTE;
      return isSame && !full ? { held: heldRow([...before, value]) } : undefined;
    }
    case 'chosen':
      return { held: view.held === target ? '' : target };
    case 'answer': {
      const given = ANSWERS.find(({ black, white }) => `${black}${white}` === what);
      if (!given) return undefined;
      if (chosen !== undefined) return write({ rows: rows.with(chosen, { ...rows[chosen]!, ...given }) });
      const proposal = ROW_MARKED.get(begun.map((value) => LETTERS[value]).join(''));
      return proposal && write({ rows: [...rows, { ...proposal, ...given }] });
    }
    case 'remove':
      if (chosen !== undefined) return write({ rows: rows.toSpliced(chosen, 1) });
      return begun.length > 0 ? { held: heldRow(begun.slice(0, -1)) } : undefined;
    default:
      return undefined;
  }
}

const heldRow = (values: readonly Value[]): string =>
  values.length === 0 ? '' : `row:${values.map((value) => LETTERS[value]).join('')}`;
