import { describe, expect, test } from 'vitest';
import type { Touch } from '../../../board/board.ts';
import type { By, Viewer } from '../../../core/game.ts';
import { openLog } from '../../../core/log.ts';
import { seededRandom } from '../../../core/random.ts';
import { expectOk } from '../../../core/result.ts';
import { board, type RicochetDraft } from '../board.ts';
import { rules as ricochet } from '../index.ts';
import { analyst } from '../solver/analyst.ts';
import type { RicochetAnalysis, RicochetState } from '../state.ts';
import { en } from '../text/en.ts';
import { review, solutionsOf } from './review.ts';

/** Blue reaches its square by going south, then west; by way of the rim it takes longer. */
const ROUND = 'chance layout:1A,3B,2A,4A; chance robots:r=g2,y=l15,g=c6,b=k12; chance target:blue-square';
const WON = '0 bid:2; clock glass; 0 show:bS; 0 show:bW';
const LOST = '0 bid:2; clock glass; 0 give-up';

function played(more: string): RicochetState {
  const events = `${ROUND}; ${more}`.split('; ').map((line) => {
    const [by, move] = line.split(' ') as [string, string];
    return { by: (/\d/.test(by) ? Number(by) : by) as By, move };
  });
  return expectOk(openLog(ricochet, 2, {}, events)).state as RicochetState;
}

const thinking = { budget: { nodes: 200_000 }, random: seededRandom('review'), now: () => 0 };
const analysisOf = async (state: RicochetState) =>
  (await analyst.analyse(review(ricochet.view(state, 0))!, thinking)) as RicochetAnalysis;

function inputFor(state: RicochetState, analysis?: object | 'asked', draft: RicochetDraft = {}, viewer: Viewer = 0) {
  const view = ricochet.view(state, viewer);
  const settings = {};
  return { view, moves: [], draft, words: en.board, names: ['Ada', 'Ben'], flipped: false, analysis, settings };
}
const draftOf = (touch: Touch<RicochetDraft>) => (touch as { draft: RicochetDraft }).draft;

describe('[R5] the look back', () => {
  test('is asked for once a round is decided, and never about one that is not', () => {
    const questions = ['0 bid:9', '0 bid:2', '0 bid:2; clock glass', '0 bid:2; clock glass; 0 show:bS'].map((more) =>
      review(ricochet.view(played(more), 0)),
    );
    expect(questions).toEqual([undefined, undefined, undefined, undefined]);
    expect(review(ricochet.view(played(WON), 0))?.lastRound?.target).toBe('blue-square');
  });

  test('is closed while the same target lies open again before the same robots, and while somebody shows', () => {
    const [again, other] = ['blue-square', 'red-circle'].map((target) => played(`${LOST}; chance target:${target}`));
    expect(review(ricochet.view(again!, 0))).toBeUndefined();
    expect(board.controls(inputFor(again!)).flatMap(({ controls }) => controls.map(({ target }) => target))).toEqual(
      expect.not.arrayContaining(['review']),
    );
    expect(review(ricochet.view(other!, 0))).toBeDefined();
    expect(review(ricochet.view(played(`${LOST}; chance target:red-circle; 1 bid:5; clock glass`), 0))).toBeUndefined();
  });

  test('leaves with the round: nothing of it is on the board once the next target is drawn', async () => {
    const over = played(WON);
    const next = played(`${WON}; chance target:red-circle`);
    const analysis = await analysisOf(over);
    const targets = (state: RicochetState) =>
      board.controls(inputFor(state, analysis)).flatMap(({ controls }) => controls.map(({ target }) => target));
    expect(targets(over)).toContain('review');
    expect(targets(next)).not.toContain('review');
    const draft = { review: { way: 0, step: 1, plays: false } };
    expect(board.prompt(inputFor(over, analysis, draft))).not.toBe(board.prompt(inputFor(over, analysis)));
    expect(board.prompt(inputFor(next, analysis, draft))).toBe(board.prompt(inputFor(next, analysis)));
    // the tally still learns what would have been shortest
    expect(review(ricochet.view(next, 0))).toBeDefined();
  });

  test('begins by itself where nobody touches the board, once the solutions are counted, and shows each of them', async () => {
    const over = played(LOST);
    const begins = (state: RicochetState, analysis?: object | 'asked', draft: RicochetDraft = {}) =>
      board.byItself?.(inputFor(state, analysis, draft, 'spectator'));
    const analysis = await analysisOf(over);
    expect([begins(over), begins(over, 'asked'), begins(played('0 bid:2'), analysis)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(begins(over, analysis)?.target).toBe('review');
    const draft = draftOf(board.touch(inputFor(over, analysis, {}, 'spectator'), 'review'));
    expect(begins(over, analysis, draft)).toBeUndefined();
    // one after the other, each to its end, and then from the first again
    const { moves, solutions } = analysis as { moves: readonly string[]; solutions: readonly unknown[] };
    const after = (way: number) =>
      begins(over, analysis, { review: { way, step: moves.length, plays: false } })?.target;
    expect(solutions.map((_, way) => after(way))).toEqual(
      solutions.map((_, way) => (solutions.length > 1 ? `way-found:${(way + 1) % solutions.length}` : undefined)),
    );
  });

  test('from afar the board stands alone, and beside it who has said what, shows, and has won', () => {
    const afar = (more: string) => board.afar!(inputFor(played(more), undefined, {}, 'spectator'));
    const seats = (more: string) => afar(more).seats.map(({ said, score, acts }) => [said, score, acts]);
    expect(seats('1 bid:7; 0 bid:2')).toEqual([
      ['2', '0', false],
      ['7', '0', false],
    ]);
    expect(seats('1 bid:7; 0 bid:2; clock glass')).toEqual([
      ['2', '0', true],
      ['7', '0', false],
    ]);
    expect(seats(WON)[0]).toEqual([undefined, '1', false]);
    const { scene } = afar(WON);
    expect(scene.width).toBe(scene.height);
  });

  test('asks the same for every viewer, whatever is announced meanwhile', () => {
    const next = `${WON}; chance target:red-circle`;
    const questions = [played(next), played(`${next}; 1 bid:7`)].flatMap((state) =>
      ([0, 1, 'spectator'] as const).map((viewer) => review(ricochet.view(state, viewer))),
    );
    for (const question of questions) expect(question).toEqual(questions[0]);
  });

  test('tells the optimum, and every solution found solves the round', async () => {
    const answer = await analysisOf(played(LOST));
    expect(answer).toMatchObject({ optimal: true, moves: { length: 2 } });
    expect(answer.solutions!.length).toBeGreaterThan(0);
    for (const slides of answer.solutions!) {
      const shown = slides.map((slide) => `0 show:${slide}`).join('; ');
      expect(played(`0 bid:${slides.length}; clock glass; ${shown}`).won[0]).toEqual(['blue-square']);
    }
    expect(board.prompt(inputFor(played(LOST), answer))).toBe(
      'No one wins the blue square. The shortest takes 2 slides; there is only one.',
    );
    const many = { ...answer, solutions: [answer.moves, answer.moves] };
    expect(board.prompt(inputFor(played(LOST), { ...many, count: 2 }))).toContain('solutions: 2.');
    expect(board.prompt(inputFor(played(LOST), { ...many, count: 391_890 }))).toContain('solutions: more than 2.');
    expect(board.prompt(inputFor(played(LOST), 'asked'))).toContain('Looking for the shortest');
    expect(board.prompt(inputFor(played(WON), answer))).toContain('Ada wins the blue square in 2 slides.');
  });

  test('lists the winner’s way once, also where it is among the shortest', async () => {
    const answer = await analysisOf(played(WON));
    const solutions = solutionsOf(inputFor(played(WON), answer));
    expect(solutions.filter(({ slides }) => slides.join() === 'bS,bW')).toEqual([{ slides: ['bS', 'bW'], by: 0 }]);
  });
});

describe('the solution player', () => {
  test('plays a way slide by slide, with the robots where they then stood', async () => {
    const state = played(WON);
    const answer = await analysisOf(state);
    let input = inputFor(state, answer, draftOf(board.touch(inputFor(state, answer), 'review')));
    const robots: string[] = [];
    for (let next = board.onward!(input); next; next = board.onward!(input)) {
      expect(next.ms).toBeGreaterThan(0);
      input = inputFor(state, answer, next.draft);
      robots.push(board.prompt(input));
    }
    expect(robots).toEqual([
      '1 of 2: the blue robot slides south and stops on k10.',
      '2 of 2: the blue robot slides west and stops on d10.',
    ]);
    const back = inputFor(state, answer, draftOf(board.touch(input, board.key!(input, 'ArrowLeft')!)));
    expect(board.scene(back).shapes.filter(({ key }) => /^trail-\d/.test(key))).toHaveLength(1);
    expect(draftOf(board.touch(back, board.key!(back, 'Escape')!))).toEqual({});
  });

  test('chance waits for whoever looks, where the table waits', () => {
    expect(ricochet.rests!(played(WON))).toBe(true);
    expect(ricochet.rests!(played('0 bid:9'))).toBe(false);
    expect(board.touch({ ...inputFor(played(WON)), waits: true }, 'go-on')).toEqual({ goOn: true });
    expect(board.touch(inputFor(played(WON)), 'go-on')).toBeUndefined();
    expect(board.key!({ ...inputFor(played(WON)), waits: true }, 'Enter')).toBe('go-on');
  });
});
