import { describe, expect, test } from 'vitest';
import type { By, Viewer } from '../../core/game.ts';
import { openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import type { Shape } from '../../svg/scene.ts';
import { centre, MIDDLE } from './board/plate.ts';
import { chipPlace } from './board/strip.ts';
import { board, type RicochetDraft } from './board.ts';
import { rules as ricochet } from './index.ts';
import { GRID, type RicochetState } from './state.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

const ROUND = 'chance layout:1A,3B,2A,4A; chance robots:r=c5,y=k12,g=a1,b=p15; chance target:red-circle';

/** Blue reaches its square by going south, then west. */
const TWO_SLIDES = 'chance layout:1A,3B,2A,4A; chance robots:r=g2,y=l15,g=c6,b=k12; chance target:blue-square';

function played(more: string, round = ROUND): RicochetState {
  const events = [round, ...more.split('; ').filter(Boolean)]
    .join('; ')
    .split('; ')
    .map((line) => {
      const [by, move] = line.split(' ') as [string, string];
      return { by: (/\d/.test(by) ? Number(by) : by) as By, move };
    });
  return expectOk(openLog(ricochet, 2, {}, events)).state as RicochetState;
}

function inputFor(state: RicochetState, viewer: Viewer, draft: RicochetDraft = {}) {
  const moves = viewer === 'spectator' ? [] : ricochet.legal(state, viewer).list.map(ricochet.write);
  const names = state.won.map((_, seat) => `Stepper ${seat + 1}`);
  return { view: ricochet.view(state, viewer), moves, draft, words: en.board, names, flipped: false };
}

/** The draft or the move after some touches. */
function touched(state: RicochetState, viewer: Viewer, ...targets: readonly string[]) {
  let draft: RicochetDraft = {};
  for (const target of targets.slice(0, -1)) {
    draft = (board.touch(inputFor(state, viewer, draft), target) as { draft: RicochetDraft }).draft;
  }
  return board.touch(inputFor(state, viewer, draft), targets.at(-1)!);
}

const shapeOf = (shapes: readonly Shape[], key: string) => shapes.find((shape) => shape.key === key);
const cell = (name: string, flipped = false) => centre(GRID.cell(name)!, flipped);

describe('announcing', () => {
  test('the pad announces at once, digits on Enter, and a number that is too high is explained', () => {
    const state = played('0 bid:9');
    expect(touched(state, 1, 'bid:7')).toEqual({ move: 'bid:7' });
    expect(touched(state, 1, 'digit:1', 'digit:4', 'announce')).toEqual({ move: 'bid:14' });
    expect(touched(state, 0, 'digit:1', 'digit:4', 'announce')).toEqual({ tried: 'bid:14' });
    expect(touched(state, 0, 'digit:1', 'digit:4', 'erase')).toEqual({ draft: { typed: '1' } });
    expect(touched(state, 1, 'announce')).toBeUndefined();
  });

  test('digits are typed while others announce, and are gone once one has announced oneself', () => {
    const [before, other, own] = ['', '1 bid:9', '0 bid:9'].map((more) => ricochet.view(played(more), 0));
    expect([board.keeps!(before!, other!), board.keeps!(before!, own!)]).toEqual([true, false]);
    expect(board.key!(inputFor(played(''), 0), '7')).toBe('digit:7');
  });

  test('the sandglass is turned by touching it, or says why it cannot be', () => {
    expect(touched(played(''), 0, 'turn-glass')).toEqual({ tried: 'turn-glass' });
    expect(touched(played('clock quiet'), 0, 'turn-glass')).toEqual({ move: 'turn-glass' });
  });

  test('after an announcement only lower numbers are offered', () => {
    const offered = (more: string) =>
      board.controls(inputFor(played(more), 0)).flatMap(({ controls }) => controls.map(({ target }) => target));
    expect(offered('')).toEqual(expect.arrayContaining(['bid:2', 'bid:11', 'page:1']));
    expect(offered('0 bid:5')).toEqual(['bid:2', 'bid:3', 'bid:4']);
    // what others announce binds nobody
    expect(offered('1 bid:5')).toContain('bid:9');
  });

  test('spectators and whoever cannot go lower have no pad', () => {
    expect(board.controls(inputFor(played('0 bid:2'), 0))).toEqual([]);
    expect(board.controls(inputFor(played('0 bid:2'), 'spectator'))).toEqual([]);
  });
});

describe('[R12] waiving', () => {
  const waiver = (agreed: readonly number[], decides = false) => ({
    key: '1:announcing',
    asked: [0, 1],
    agreed,
    decides,
  });
  const input = (more: string, agreed: readonly number[], decides = false) => ({
    ...inputFor(played(more), 0),
    waiver: waiver(agreed, decides),
  });
  const control = (of: ReturnType<typeof input>) =>
    board
      .controls(of)
      .flatMap(({ controls }) => controls)
      .find(({ target }) => target === 'waive' || target === 'insist');

  test('one says that one is ready; the last one shows at once; whoever has said it may still look on', () => {
    expect(control(input('0 bid:9', []))).toMatchObject({ target: 'waive', label: en.board.ready.ready });
    expect(control(input('0 bid:9', [1], true))).toMatchObject({ target: 'waive', label: en.board.ready.showNow });
    expect(control(input('0 bid:9', [0]))).toMatchObject({ target: 'insist' });
    expect(board.touch(input('0 bid:9', []), 'waive')).toEqual({ waive: true });
    expect(board.touch(input('0 bid:9', [0]), 'insist')).toEqual({ waive: false });
  });

  test('is offered for the timer of this phase alone, and never to spectators or in a demonstration', () => {
    expect(control(input('', []))).toBeUndefined();
    const watching = { ...inputFor(played('0 bid:9'), 'spectator'), waiver: waiver([]) };
    expect(control(watching as never)).toBeUndefined();
    const showing = { ...inputFor(played('0 bid:9; clock glass'), 0), waiver: { ...waiver([]), key: '1:showing:0' } };
    expect(control(showing)).toBeUndefined();
  });

  test('the hint and the strip say who is ready, and for whom everybody waits', () => {
    expect(board.prompt(input('0 bid:9', [1]))).toContain('Ready: Stepper 2.');
    expect(board.prompt(input('0 bid:9', [0]))).toBe('Waiting for Stepper 2.');
    const three = {
      ...input('0 bid:9', [0]),
      waiver: { ...waiver([0]), asked: [0, 1, 2] },
      names: ['Ann', 'Ben', 'Cleo'],
    };
    expect(board.prompt(three)).toBe('Waiting for Ben and Cleo.');
    expect(shapeOf(board.scene(input('0 bid:9', [1])).shapes, 'ready-1')).toBeDefined();
    expect(board.scene(input('0 bid:9', [1])).description).toContain('Ready: Stepper 2.');
  });

  test('where no clock runs the sandglass lies, and nothing is said of it', () => {
    const untimed = input('1 bid:9', []);
    const timed = { ...untimed, clock: { key: '1:announcing', ms: 60_000, left: 45_000 } };
    const turn = (of: ReturnType<typeof input>) => shapeOf(board.scene(of).shapes, 'glass')!.turn;
    expect([turn(timed), turn(untimed)]).toEqual([0, 90]);
    expect(board.prompt(timed)).toContain('sandglass');
    expect(board.prompt(untimed)).not.toContain('sandglass');
  });
});

describe('the sandglass', () => {
  const level = (state: RicochetState, clock?: { key: string; ms: number; left: number }) =>
    shapeOf(shapeOf(board.scene({ ...inputFor(state, 0), clock }).shapes, 'glass')!.children!, 'level');
  const running = played('1 bid:9');

  test('runs with the clock of its phase, and lies while nobody has announced', () => {
    const clock = { key: '1:announcing', ms: 60_000, left: 45_000 };
    expect(level(running, clock)?.runs).toMatchObject({ ms: 60_000, gone: 15_000 });
    expect(level(running, { ...clock, key: '1:thinking', left: 0 })?.runs?.gone).not.toBe(60_000);
    expect(level(played(''), { ...clock, key: '1:thinking' })).toBeUndefined();
  });

  test('tells the time in figures and to screen readers', () => {
    const of = (more: string, key: string, left: number) => {
      const { shapes } = board.scene({ ...inputFor(played(more), 0), clock: { key, ms: 60_000, left } });
      return [shapeOf(shapes, 'time')?.text, shapeOf(shapes, 'touch-glass')?.label];
    };
    expect(of('1 bid:9', '1:announcing', 34_980)).toEqual(['0:35', 'the sandglass is running, about 40 seconds left']);
    expect(of('', '1:thinking', 50_000)).toEqual(['0:10', 'the sandglass is on its side']);
  });
});

describe('showing', () => {
  const SHOWING = '0 bid:9; 1 bid:7; clock glass';
  const state = played(SHOWING);

  test('the robot of the target is in hand; another is picked by touch or key; blocked ways are explained', () => {
    expect(touched(state, 1, 'way:N')).toEqual({ move: 'show:rN' });
    expect(touched(state, 1, 'robot:g', 'way:N')).toEqual({ move: 'show:gN' });
    expect(touched(state, 1, 'robot:g', 'way:W')).toEqual({ tried: 'show:gW' });
    expect(['y', '3', 'N', 'q'].map((key) => board.key!(inputFor(state, 1), key))).toEqual([
      'robot:y',
      'robot:g',
      'way:N',
      undefined,
    ]);
    const french = { ...inputFor(state, 1), words: fr.board };
    expect(['j', 'v', 'o'].map((key) => board.key!(french, key))).toEqual(['robot:y', 'robot:g', 'way:W']);
  });

  test('arrows and swipes slide the robot in hand as the board lies; a swipe from a robot takes it', () => {
    const own = inputFor(state, 1);
    expect(board.key!(own, 'ArrowUp')).toBe('way:N');
    expect(board.key!({ ...own, flipped: true }, 'ArrowUp')).toBe('way:S');
    const swipe = board.swipe!(own)!;
    expect(swipe('left', undefined)).toEqual(['way:W']);
    expect(swipe('right', 'robot:g')).toEqual(['robot:g', 'way:E']);
    expect([board.swipe!(inputFor(state, 0)), board.swipe!(inputFor(played(''), 0))]).toEqual([undefined, undefined]);
  });

  test('at the vortex no robot is in hand before one is picked', () => {
    const vortex = { ...state, round: { ...state.round!, target: 'vortex' as const } };
    expect(touched(vortex, 1, 'way:N')).toBeUndefined();
    expect(touched(vortex, 1, 'robot:r', 'way:N')).toEqual({ move: 'show:rN' });
  });

  test('ways end where the robot would stop, and keep their places while slides are played back', () => {
    const { shapes } = board.scene(inputFor(state, 1));
    expect(shapeOf(shapes, 'way-N')).toMatchObject({ at: cell('c16'), state: 'legal' });
    const played = board.scene({ ...inputFor(state, 1), moves: [] }).shapes;
    expect(shapeOf(played, 'way-N')).toMatchObject({ at: cell('c16'), target: 'way:N' });
    expect(shapeOf(board.scene(inputFor(state, 0)).shapes, 'way-N')).toBeUndefined();
  });

  test('turned round, arrows point as on the screen', () => {
    const arrows = (flipped: boolean) =>
      board.controls({ ...inputFor(state, 1), flipped })[1]!.controls.map(({ target, label }) => target + label);
    expect(arrows(false).slice(0, 4)).toEqual(['way:W←', 'way:N↑', 'way:S↓', 'way:E→']);
    expect(arrows(true).slice(0, 4)).toEqual(['way:E←', 'way:S↑', 'way:N↓', 'way:W→']);
    expect(cell('a1', true)).toEqual(cell('p16'));
    const spoken = (flipped: boolean) =>
      board.controls({ ...inputFor(state, 1), flipped })[1]!.controls.map((control) => control.spoken);
    expect(spoken(false).slice(0, 2)).toEqual(['left (west)', 'up (north)']);
    expect(spoken(true).slice(0, 2)).toEqual(['left (east)', 'up (south)']);
  });

  test('a robot stays picked from slide to slide of one showing', () => {
    const [next, given] = [`${SHOWING}; 1 show:rN`, `${SHOWING}; 1 give-up`].map((more) =>
      ricochet.view(played(more), 1),
    );
    expect(board.keeps!(ricochet.view(state, 1), next!)).toBe(true);
    expect(board.keeps!(ricochet.view(state, 1), given!)).toBe(false);
  });
});

describe('pictures', () => {
  function pictures(more: string, by: By, text: string, round = ROUND) {
    const before = played(more, round);
    const move = expectOk(ricochet.read(text));
    const next = ricochet.view(ricochet.apply(before, by, move), 0);
    const frames = board.frames(ricochet.view(before, 0), ricochet.seen(before, by, move, 0), next);
    return [...frames.map(({ view }) => view), next].map(
      (view) => board.scene({ ...inputFor(before, 0), view, moves: [] }).shapes,
    );
  }

  test('a failing last slide is seen, then the robots walk home the way they came', () => {
    const all = pictures('0 bid:2; clock glass; 0 show:yS', 0, 'show:rN');
    const [slid, told, halfWay] = all;
    const back = all.at(-1);
    expect(shapeOf(told!, 'robot-r')?.at).toEqual(cell('c16'));
    expect(shapeOf(halfWay!, 'robot-r')?.at).toEqual(cell('c5'));
    expect(shapeOf(halfWay!, 'robot-y')?.at).not.toEqual(cell('k12'));
    expect(shapeOf(slid!, 'robot-r')?.at).toEqual(cell('c16'));
    expect(shapeOf(back!, 'robot-r')?.at).toEqual(cell('c5'));
    expect(shapeOf(back!, 'robot-y')?.at).toEqual(cell('k12'));
  });

  test('a won target goes from the centre to its winner as the same shape', () => {
    const [slid, won] = pictures('0 bid:2; clock glass; 0 show:bS', 0, 'show:bW', TWO_SLIDES);
    expect(shapeOf(slid!, 'chip-blue-square')?.at).toEqual(MIDDLE);
    expect(shapeOf(won!, 'chip-blue-square')?.at).toEqual(chipPlace([['blue-square'], []], 0, 0).at);
  });

  test('a slide that decides nothing only glides', () => {
    expect(pictures('0 bid:3; clock glass', 0, 'show:rN')).toHaveLength(1);
  });
});
