/** Every board draws every view of random games, and every legal move can be made by touching it. */
import { describe, expect, test } from 'vitest';
import type { Board, BoardInput } from '../src/board/board.ts';
import type { AnyView, Notation, Seat } from '../src/core/game.ts';
import { seededRandom } from '../src/core/random.ts';
import { LANGUAGES } from '../src/core/text.ts';
import { SHELF } from '../src/games/shelf.ts';
import type { Scene, Shape } from '../src/svg/scene.ts';
import { svgText } from '../src/svg/text.ts';
import { randomPlay, randomTable, viewers } from './support/random-game.ts';

const drawn = SHELF.filter(({ board }) => board);

describe.each(drawn.map((module) => ({ id: module.rules.id, module })))('$id', ({ module }) => {
  const { rules: game } = module;

  test.each(LANGUAGES)('every view is drawn, described and labelled (%s)', async (language) => {
    const [board, text] = await Promise.all([module.board!(), module.text[language]()]);
    for (let number = 0; number < 4; number++) {
      const random = seededRandom(`board ${game.id}`, number);
      const { start, seats } = randomTable(game, random);
      for (const { before, by, move, after } of randomPlay(game, start, random, 60)) {
        for (const viewer of viewers(Math.min(seats, 2))) {
          const view = game.view(after, viewer);
          const choices = viewer === 'spectator' ? { list: [] } : game.legal(after, viewer);
          const moves = choices.list.map((each) => game.write(each));
          const pattern = 'pattern' in choices ? choices.pattern : undefined;
          const names = Array.from({ length: seats }, (_, seat) => text.seat(seat, seats));
          const input = {
            view,
            moves,
            pattern,
            draft: board.noDraft,
            notes: '',
            keepsakes: [],
            words: text.board,
            names,
            flipped: random(2) === 1,
          };
          expectSoundScene(board.scene(input));
          const drawn = pattern === undefined ? [] : [game.write(game.draw(after, viewer as Seat, random))];
          const some = moves.length === 0 ? drawn : [moves[random(moves.length)]!];
          for (const move of some) {
            expectSoundScene(board.scene({ ...input, advised: move }));
            expect(board.advise(input, move)).toMatch(/^(?!.*(undefined|NaN|\{)).+[.!]$/);
          }
          const question = board.review?.(view);
          if (question) expectSoundScene(board.scene({ ...input, view: structuredClone(question), moves: [] }));
          expect(board.prompt(input)).toMatch(/^(?!.*(undefined|NaN|\{)).+$/);
          const brokenOff = { ...input, moves: [], pattern: undefined, brokenOff: 'Ada gave up.' };
          expect(board.prompt(brokenOff)).toBe('Ada gave up.');
          expectSoundScene(board.scene(brokenOff));
          for (const { controls } of board.controls(brokenOff)) {
            for (const { look } of controls) expect(look).not.toBe('main');
          }
          for (const { controls } of board.controls(input)) {
            for (const { label } of controls) expect(label).toMatch(/^(?!.*(undefined|NaN|\{)).+$/);
          }
          // of what lies between two views a part is enough, over so many
          if (random(3) > 0) continue;
          const seen = game.seen(before, by, move, viewer);
          for (const frame of board.frames(game.view(before, viewer), seen, view)) {
            expectSoundScene(board.scene({ ...input, view: frame.view, moves: [], pattern: undefined }));
          }
        }
      }
    }
  });

  test('every legal move can be made by touch', async () => {
    const [board, text] = await Promise.all([module.board!(), module.text.en()]);
    const random = seededRandom(`touch ${game.id}`);
    const searched = new Set<string>();
    for (let number = 0; number < 3; number++) {
      const { start, seats } = randomTable(game, random);
      for (const { before, by } of randomPlay(game, start, random, 40)) {
        if (typeof by !== 'number') continue;
        const { list, pattern } = game.legal(before, by);
        if (pattern !== undefined || list.length > 250) continue;
        const moves = list.map((each) => game.write(each));
        // the same moves over again need no new search
        if (searched.has(moves.join())) continue;
        searched.add(moves.join());
        const names = Array.from({ length: seats }, (_, seat) => text.seat(seat, seats));
        const input = { view: game.view(before, by), moves, pattern, words: text.board, names, flipped: false };
        expect(reachable(board, { ...input, draft: board.noDraft }, moves)).toEqual(new Set(moves));
      }
    }
  });
});

/** The moves that some sequence of touches makes. */
function reachable(
  board: Board,
  input: BoardInput<AnyView, unknown, unknown>,
  moves: readonly Notation[],
): Set<Notation> {
  const made = new Set<Notation>();
  const known = new Set([JSON.stringify(input.draft)]);
  const queue = [input.draft];
  while (queue.length > 0 && made.size < moves.length && known.size < 3000) {
    const current = { ...input, draft: queue.shift() };
    const targets = [
      ...targetsOf(board.scene(current)),
      ...board
        .controls(current)
        .flatMap(({ controls }) => controls.filter((each) => !each.disabled).map((each) => each.target)),
    ];
    for (const target of targets) {
      const touch = board.touch(current, target);
      if (!touch) continue;
      if ('move' in touch) made.add(touch.move);
      const draft =
        'draw' in touch ? touch.draw(seededRandom('drawn')) : 'draft' in touch ? touch.draft : current.draft;
      if (known.has(JSON.stringify(draft))) continue;
      known.add(JSON.stringify(draft));
      queue.push(draft);
    }
  }
  return made;
}

function targetsOf(scene: Scene): string[] {
  const visit = (shape: Shape): string[] => [
    ...(shape.target === undefined ? [] : [shape.target]),
    ...(shape.children ?? []).flatMap(visit),
  ];
  return scene.shapes.flatMap(visit);
}

function expectSoundScene(scene: Scene) {
  expect(scene.description).toMatch(/^(?!.*(undefined|NaN|\{)).+$/);
  expect(svgText(scene)).not.toMatch(/undefined|NaN|Infinity/);
  expect(faultsOf(scene.shapes)).toEqual([]);
}

/** Siblings with the same key, and targets without a proper label. */
function faultsOf(shapes: readonly Shape[]): string[] {
  const keys = shapes.map(({ key }) => key);
  const twice = keys.filter((key, i) => keys.indexOf(key) < i);
  const unlabelled = shapes.filter(
    ({ target, label }) => target !== undefined && (!label || /undefined|\{/.test(label)),
  );
  return [
    ...twice,
    ...unlabelled.map(({ target }) => `label of ${target}`),
    ...shapes.flatMap(({ children = [] }) => faultsOf(children)),
  ];
}
