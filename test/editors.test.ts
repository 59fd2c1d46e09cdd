/** Every position editor: whatever is touched in it is drawn, described and judged, and positions of played games come back as they were. */
import { describe, expect, test } from 'vitest';
import type { EditedView, PositionEditor } from '../src/board/position-editor.ts';
import type { AnyGame } from '../src/core/game.ts';
import { pick, seededRandom as seeded, type seededRandom } from '../src/core/random.ts';
import { expectOk } from '../src/core/result.ts';
import { type GameText, LANGUAGES } from '../src/core/text.ts';
import { SHELF } from '../src/games/shelf.ts';
import type { Shape } from '../src/svg/scene.ts';
import { svgText } from '../src/svg/text.ts';
import { explain } from '../src/text/index.ts';
import { randomPlay } from './support/random-game.ts';

const SENTENCE = /^(?!.*(undefined|NaN|\{)).+$/;
const TOUCHES = 60;
const EDITED = SHELF.filter(({ editor }) => editor).map((module) => ({ id: module.rules.id, module }));

const targetsIn = (shapes: readonly Shape[]): Shape[] =>
  shapes.flatMap((shape) => [...(shape.target === undefined ? [] : [shape]), ...targetsIn(shape.children ?? [])]);

function inputOf(text: GameText, view: EditedView) {
  const names = Array.from({ length: view.seats }, (_, seat) => text.seat(seat, view.seats));
  return { view, words: text.board, names, flipped: false };
}

/** What is wrong with a position, in a sentence; undefined if the rules take it. */
function complaint(game: AnyGame, editor: PositionEditor, text: GameText, view: EditedView, language: 'en' | 'fr') {
  const settled = editor.settle(view);
  if (!settled.ok) return settled.error;
  const read = game.setUp!.read(settled.value.setUp, view.options, view.seats);
  return read.ok ? undefined : explain(read.error, language, text);
}

describe.each(EDITED)('$id', ({ module }) => {
  const { rules } = module;

  test.each(LANGUAGES)('whatever is touched is drawn, told and judged (%s)', async (language) => {
    const [editor, text] = await Promise.all([module.editor![language](), module.text[language]()]);
    for (const seats of editor.seats) {
      const random: ReturnType<typeof seededRandom> = seeded(`editor ${rules.id} ${language} ${seats}`);
      const options = expectOk(rules.options({}, seats));
      let view: EditedView = {
        ...{ viewer: 'spectator', options, seats, held: '' },
        position: editor.first(options, seats),
      };
      for (let touch = 0; touch < TOUCHES; touch++) {
        const input = inputOf(text, view);
        const scene = editor.scene(input);
        expect(svgText(scene)).not.toMatch(/undefined|NaN/);
        expect(scene.description).toMatch(SENTENCE);
        expect(editor.prompt(input)).toMatch(SENTENCE);
        const targets = targetsIn(scene.shapes);
        for (const { label } of targets) expect(label).toMatch(SENTENCE);
        const groups = editor.controls(input);
        const controls = groups.flatMap((group) => group.controls);
        for (const { label, spoken = label } of controls) expect(spoken).toMatch(SENTENCE);
        const named = targets.map(({ target }) => target!);
        expect(new Set(named).size).toBe(named.length);
        const why = complaint(rules, editor, text, view, language);
        if (why !== undefined) expect(why).toMatch(SENTENCE);
        const open = [...named, ...controls.filter(({ disabled }) => !disabled).map(({ target }) => target)];
        view = { ...view, ...editor.touch(input, pick(open, random)) };
      }
    }
  });

  test('nonsense in the address is drawn as well', async () => {
    const [editor, text] = await Promise.all([module.editor!.en(), module.text.en()]);
    const [seats] = editor.seats;
    const options = expectOk(rules.options({}, seats!));
    for (const position of ['nonsense', '- - - - -', '????', ' ', 'a'.repeat(5000), '{}', '/////']) {
      const view: EditedView = { viewer: 'spectator', options, seats: seats!, held: position, position };
      expect(svgText(editor.scene(inputOf(text, view)))).not.toMatch(/undefined|NaN/);
      expect(editor.prompt(inputOf(text, view))).toMatch(SENTENCE);
      expect(complaint(rules, editor, text, view, 'en') ?? 'fine').toMatch(SENTENCE);
    }
  });

  test('a position of a played game comes into the editor, and out of it as the rules read it', async () => {
    const editor = await module.editor!.en();
    let compared = 0;
    for (const seats of editor.seats) {
      const options = expectOk(rules.options({}, seats));
      const random = seeded(`editor opens ${rules.id} ${seats}`);
      for (const { after } of randomPlay(rules, rules.start(options, seats), random, 80)) {
        const text = rules.setUp!.write(after);
        const position = text === undefined ? undefined : editor.open(text, options, seats);
        const settled = position === undefined ? undefined : editor.settle({ position, options, seats });
        if (!settled?.ok) continue;
        const again = editor.open(settled.value.setUp, options, seats);
        expect(again).toBe(position);
        expect(rules.setUp!.read(settled.value.setUp, options, seats)).toMatchObject({ ok: true });
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
  });
});
