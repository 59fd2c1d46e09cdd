import { describe, expect, test } from 'vitest';
import { expectOk } from '../../core/result.ts';
import type { Shape } from '../../svg/scene.ts';
import { svgText } from '../../svg/text.ts';
import { type Input, lookOf, type MisterZeroDraft } from './board/scene.ts';
import { board } from './board.ts';
import { BRIDGES } from './bridges.data.ts';
import { rules } from './index.ts';
import type { MisterZeroState } from './state.ts';
import { drawn } from './test-drawing.ts';
import { en } from './text/en.ts';

const SIXES = `
        ..      ..
            r9
     r5              r1
            g1
   r7    ..    ..    ..
   g8    ..    g6    r4
            ..
     ..              g0
            ..
        ..      g9`;
const TWO_LEFT = `
        g5      g8
            r8
     g2              g1
            r1
   g6    g3    ..    r3
   g4    r0    g7    r5
            r9
     g9              r6
            r2
        ..      r7`;

function input(state: MisterZeroState, draft: Partial<MisterZeroDraft> = {}): Input {
  const by = rules.toAct(state)[0];
  return {
    view: rules.view(state, 0),
    moves: by === undefined ? [] : rules.legal(state, by).list.map((move) => rules.write(move)),
    draft: { ...board.noDraft, ...draft },
    words: en.board,
    names: ['Ada', 'Ben', 'Cyd', 'Dee'].slice(0, state.hands.length),
    flipped: false,
  };
}
const play = (state: MisterZeroState, move: string) =>
  rules.apply(state, rules.toAct(state)[0]!, expectOk(rules.read(move)));
const shapes = (of: Input): readonly Shape[] => board.scene(of).shapes;
const draftOf = (touch: ReturnType<typeof board.touch>) => (touch as { draft: MisterZeroDraft }).draft;
const keys = (of: Input) => shapes(of).map(({ key }) => key);

describe('laying', () => {
  const sixes = input(drawn(SIXES), { number: 6 });

  test('a picked token lights the bridges that take it, and bars the central ones that refuse it', () => {
    expect(BRIDGES.filter((bridge) => lookOf(sixes, bridge) === 'barred')).toEqual(['c-ne', 'c-sw', 'c-nw']);
    expect(lookOf(sixes, 'ne-e')).toBe('legal');
    expect(lookOf(sixes, 'c-se')).toBe('taken');
    expect(board.prompt(sixes)).toContain('a 6 is already the smallest');
  });

  test('before a token is picked the free central bridges say which number they refuse', () => {
    const refused = (of: Input) =>
      shapes(of).flatMap(({ key, children }) =>
        key.startsWith('bridge') ? (children?.find((child) => child.key === 'refused')?.text ?? []) : [],
      );
    expect(refused(input(drawn(SIXES)))).toEqual(['≠6', '≠6', '≠6']);
    expect(refused(sixes)).toEqual(['≠6', '≠6', '≠6']);
    const labels = shapes(input(drawn(SIXES))).flatMap(({ label }) => label ?? []);
    expect(labels.filter((label) => label.endsWith('free, but not for a 6'))).toHaveLength(3);
    expect(refused(input(rules.start({ consult: false }, 2)))).toEqual([]);
    // the ghost of what is advised lies there alone
    expect(refused({ ...input(drawn(SIXES)), advised: '2@c-ne' })).toEqual(['≠6', '≠6']);
    expect(board.scene(sixes).description).toContain('The smallest number in the centre is 6.');
  });

  test('token, then bridge; what is refused is tried, so that the page can say why', () => {
    expect(board.touch(input(drawn(SIXES)), 'token:6')).toMatchObject({ draft: { number: 6 } });
    expect(board.touch(sixes, 'ne-e')).toEqual({ move: '6@ne-e' });
    expect(board.touch(sixes, 'c-ne')).toEqual({ tried: '6@c-ne' });
    expect(board.touch(sixes, 'se-e')).toEqual({ tried: '6@se-e' });
    expect(board.touch(input(drawn(SIXES)), 'se-e')).toEqual({ tried: '0@se-e' });
    expect(board.touch(input(drawn(SIXES)), 'ne-e')).toBeUndefined();
  });

  test('digits pick what is in hand', () => {
    expect(board.key!(sixes, '3')).toBe('token:3');
    expect(board.key!(sixes, '9')).toBeUndefined();
    expect(board.key!({ ...sixes, moves: [] }, '3')).toBeUndefined();
  });

  test('the second zero lies face down by itself, and the last token is picked by itself', () => {
    const zeroes = play(play(rules.start({ consult: false }, 2), '7@tr-n'), '0@c-nw');
    expect(board.touch(input(zeroes, { number: 0 }), 'c-se')).toEqual({ move: '0@c-se!' });
    expect(board.touch(input(drawn(TWO_LEFT)), 'bl-s')).toEqual({ move: '4@bl-s' });
  });

  test('the preview draws the walk over what lies now', () => {
    const previewing = { ...input(drawn(SIXES)), settings: { preview: 'on' } };
    expect(keys(previewing).filter((key) => key.startsWith('trail'))).toEqual([
      'trail-c-se',
      'trail-se-br',
      'trail-br-s',
    ]);
    expect(board.prompt(previewing)).toBe('Select one of your tokens. If he left now: c, se, br, s. Red 3, Green 0.');
    expect(board.scene(previewing).description).toContain('If he left now: c, se, br, s.');
    expect(board.touch(previewing, 'preview')).toEqual({ settings: { preview: 'off' } });
    expect(keys(input(drawn(SIXES))).some((key) => key.startsWith('trail'))).toBe(false);
  });

  test('with four players each tray has a name that points to it', () => {
    const names = shapes(input(rules.start({ consult: false }, 4))).filter(({ key }) => key.startsWith('name-'));
    expect(names.map(({ text }) => text)).toEqual(['◂ Ada', '◂ Ben', 'Cyd ▸', 'Dee ▸']);
  });

  test('with four players only the hand of the mover can be touched', () => {
    const targets = shapes(input(rules.start({ consult: false }, 4))).flatMap(({ target }) => target ?? []);
    expect(targets.filter((target) => target.startsWith('token'))).toEqual([1, 3, 5, 7, 9].map((n) => `token:${n}`));
  });
});

describe('the walk', () => {
  const before = play(drawn(TWO_LEFT), '4@bl-s');
  const after = play(before, '0@c-ne!');
  const last = expectOk(rules.read('0@c-ne!'));
  const view = rules.view(after, 0);
  const frames = board.frames(rules.view(before, 0), rules.seen(before, 1, last, 0), view);
  const pictures = frames.map((frame) => ({ ...input(after), view: frame.view }));
  const pawns = pictures.map((picture) => shapes(picture).find(({ key }) => key === 'pawn')!);

  test('leaps over each bridge, lands on each point, and ends as the view after it', () => {
    const landed = pawns
      .filter((_, i) => (frames[i]!.view.moment?.phase ?? 'rest') === 'rest')
      .map(({ label }) => label);
    const points = landed.filter((label, i) => label !== landed[i - 1]);
    expect(points).toEqual(view.walk!.points.map((point) => `Mister Zero on ${point}`));
    const places = (of: Input) => shapes(of).map(({ key, at }) => [key, at]);
    expect(places(pictures.at(-1)!)).toEqual(places(input(after)));
  });

  test('draws the tie to the right as an arrow, and waits for it to be seen', () => {
    const arrows = pictures.flatMap((picture, i) => (keys(picture).includes('tie-tr-n') ? [frames[i]!.ms] : []));
    expect(Math.max(...arrows)).toBe(900);
    expect(new Set(pictures.flatMap(keys).filter((key) => key.startsWith('tie-')))).toEqual(
      new Set(['tie-ne-tr', 'tie-tr-n']),
    );
  });

  test('counts the pay-outs', () => {
    const counts = pictures.map((picture) =>
      shapes(picture).flatMap(({ key, children }) => (key.startsWith('count') ? Number(children![0]!.text) : [])),
    );
    expect([...new Set(counts.map(String))]).toEqual(['0,0', '0,3', '8,3']);
  });

  test('can be stepped through afterwards', () => {
    const end = input(after);
    expect(board.prompt(end)).toBe('Mister Zero stops on br. Red has 8, Green 3.');
    expect(board.touch(end, 'player:on')).toBeUndefined();
    const said: string[] = [];
    let now = input(after, draftOf(board.touch(end, 'player:start')));
    for (let touch = board.touch(now, 'player:on'); touch; touch = board.touch(now, 'player:on')) {
      said.push(board.prompt(now));
      now = input(after, draftOf(touch));
    }
    expect(said.slice(0, 5)).toEqual([
      en.board.setOff,
      'He leaves over the face-down 0 to ne.',
      'Two equal 1s: he takes the one on his right, to tr.',
      'Two equal 8s: he takes the one on his right, to n.',
      'Green checkpoint: Green takes 3 tokens.',
    ]);
    expect(said).toHaveLength(view.walk!.steps.length);
    expect(draftOf(board.touch(end, board.key!(end, 'ArrowLeft')!)).player!.step).toBeLessThan(frames.length - 1);
  });

  test('can be watched again, slower and faster, and pays out in sight', () => {
    const walked = (speed: string) => {
      let now: Input = { ...input(after, draftOf(board.touch(input(after), 'player:play'))), settings: { speed } };
      let ms = 0;
      const sums = new Set<string>();
      for (let next = board.onward!(now); next; next = board.onward!(now)) {
        ms += next.ms;
        now = { ...now, draft: next.draft };
        for (const key of keys(now)) if (key.startsWith('pay-')) sums.add(key);
      }
      return { ms, sums };
    };
    const { ms, sums } = walked('1');
    expect(sums).toEqual(new Set(['pay-n', 'pay-s']));
    expect(walked('0.5').ms).toBe(2 * ms);
    // the last step stands until it is left, and the pay-out is said once
    expect(ms).toBe(frames.slice(0, -2).reduce((sum, frame) => sum + frame.ms, 0));
  });

  test('a token that is not the last only glides', () => {
    expect(
      board.frames(rules.view(drawn(TWO_LEFT), 0), rules.seen(drawn(TWO_LEFT), 0, last, 0), rules.view(before, 0)),
    ).toEqual([]);
  });
});

test('turned round, each side is where the other was', () => {
  const at = (flipped: boolean, key: string) =>
    shapes({ ...input(rules.start({ consult: false }, 2)), flipped }).find((shape) => shape.key === key)!.at;
  expect(at(true, 'token-green-0')).toEqual(at(false, 'token-red-0'));
  expect(at(true, 'point-n')).toEqual(at(false, 'point-s'));
  expect(svgText(board.scene(input(drawn(SIXES))))).toContain('Ada holds');
});
