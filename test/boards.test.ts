/** Every board draws every view of random games, and every legal move can be made by touching it. */
import { describe, expect, test } from 'vitest';
import type { Board, BoardInput } from '../src/board/board.ts';
import { LAST } from '../src/board/last-move.ts';
import type { AnyView, Notation, Seat, Seen } from '../src/core/game.ts';
import { seededRandom } from '../src/core/random.ts';
import { type GameText, LANGUAGES } from '../src/core/text.ts';
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

  test('whatever a seat has done is marked until the next move, for everybody', async () => {
    const [board, text] = await Promise.all([module.board!(), module.text.en()]);
    for (let number = 0; number < 6; number++) {
      const random = seededRandom(`last move ${game.id}`, number);
      const { start, seats } = randomTable(game, random);
      const names = Array.from({ length: seats }, (_, seat) => text.seat(seat, seats));
      const all = viewers(seats);
      const past = new Map(all.map((viewer) => [viewer, [] as Seen[]]));
      for (const { before, by, move, after } of randomPlay(game, start, random, 120)) {
        for (const viewer of all) past.get(viewer)!.push(game.seen(before, by, move, viewer));
        if (typeof by !== 'number') continue;
        const viewer = all[random(all.length)]!;
        const drawing = { words: text.board, names, flipped: random(2) === 1, moves: [], draft: board.noDraft };
        const scene = board.scene({ ...drawing, view: game.view(after, viewer), past: past.get(viewer)! });
        expectSoundScene(scene);
        expect(marksIn(scene), `${game.write(move)} for ${viewer}`).not.toEqual([]);
      }
    }
  });

  test('every moment comes about, is told in every language to those it is about and to the others, and is drawn', async () => {
    const board = await module.board!();
    const texts = await Promise.all(LANGUAGES.map((language) => module.text[language]()));
    const told = texts.map(() => new Set<string>());
    for (let number = 0; number < 400; number++) {
      const random = seededRandom(`moments ${game.id}`, number);
      const { start, seats } = randomTable(game, random);
      for (const { before, by, move, after } of randomPlay(game, start, random, 300)) {
        const viewer = viewers(seats)[random(seats + 1)]!;
        const frames = board.frames(
          game.view(before, viewer),
          game.seen(before, by, move, viewer),
          game.view(after, viewer),
        );
        for (const { moment, ms, view } of frames) {
          if (!moment) continue;
          expect(ms).toBeGreaterThanOrEqual(600);
          expect(ms).toBeLessThanOrEqual(900);
          for (const [i, text] of texts.entries()) {
            const names = Array.from({ length: seats }, (_, seat) => text.seat(seat, seats));
            for (const you of [undefined, ...names.keys()]) {
              const line = board.ribbon!(moment, { you, words: text.board, names });
              expect(line).toMatch(/^(?!.*(undefined|NaN|[{}])).{8,}$/);
              told[i]!.add(templateOf(line, names));
            }
            if (number % 20 === 0) {
              const input = { view, moves: [], draft: board.noDraft, words: text.board, names, flipped: false };
              expectSoundScene(board.scene(input));
            }
          }
        }
      }
      if (texts.every((text, i) => sentencesOf(text).every((each) => told[i]!.has(each)))) return;
    }
    for (const [i, text] of texts.entries())
      expect(sentencesOf(text).filter((each) => !told[i]!.has(each))).toEqual([]);
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

const marksIn = ({ shapes }: Scene) => shapes.filter(({ key }) => key.startsWith(`${LAST}-`)).map(({ key }) => key);

/** What the ribbon may say, whatever stands in its blanks. */
function sentencesOf(text: GameText): string[] {
  const visit = (part: unknown): string[] =>
    typeof part === 'string' ? [templateOf(part, [])] : Object.values(part as object).flatMap(visit);
  return visit((text.board as { readonly moments?: object }).moments ?? {});
}

const templateOf = (line: string, names: readonly string[]): string =>
  names
    .reduce((rest, name) => rest.replaceAll(name, '…'), line.replace(/\{name\}/g, '…'))
    .replace(/\{(count|red|green|number)\}|\d+/g, '#')
    .replace(/\{slides\}|# \p{L}+/gu, '#');

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
