/** The analysis board without a page: every game is played on for all sides, gone through, and seen with other eyes. */
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../core/result.ts';
import { BEGINNING, eventCount, eventsTo } from '../../core/variations.ts';
import { SHELF } from '../../games/shelf.ts';
import { fileOfAnalysis, readAnalysis } from './analysed-game.ts';
import { type AnalysisAddress, analysisPath, readAddress } from './analysis-address.ts';
import { AnalysisModel } from './analysis-model.ts';
import { gameAt } from './sources.ts';

const CALM = { calm: () => true, pace: () => 1 };
const GAMES = SHELF.map((module) => ({ module, id: module.rules.id }));

async function freeBoard(module: (typeof SHELF)[number]) {
  const game = expectOk(gameAt(module, { kind: 'position', seats: undefined, options: undefined, setUp: undefined }));
  return new AnalysisModel(game, await module.board!(), CALM, 0, 'everything');
}

describe.each(GAMES)('$id', ({ module }) => {
  test('is played on for all sides, chance and clock included, gone back and played otherwise', async () => {
    const model = await freeBoard(module);
    for (let i = 0; i < 12; i++) model.draw();
    const end = model.at;
    expect(eventsTo(model.tree, end)).toHaveLength(12);
    const there = model.shown?.view;
    for (let i = 0; i < 6; i++) model.step(-1);
    for (let i = 0; i < 5 && eventCount(model.tree) === 12; i++) {
      model.draw();
      if (eventCount(model.tree) === 12) model.step(-1);
    }
    model.go(end);
    expect(model.shown?.view).toEqual(there);
    model.toEnd(-1);
    expect(model.at).toBe(BEGINNING);
    model.toEnd(1);
    expect(model.at).toBe(end);
  });

  test('with one seat’s eyes shows what that seat saw, and lets nobody else move', async () => {
    const model = await freeBoard(module);
    for (let i = 0; i < 7; i++) model.draw();
    const { rules } = module;
    if (rules.open) return expect(module.rules.reveal).toBeUndefined();
    for (const seat of [0, 1]) {
      model.see(seat);
      expect(model.shown?.view).toEqual(rules.view(model.state, seat));
      if (model.actor !== seat) expect(model.shown?.moves).toEqual([]);
    }
    model.see('spectator');
    expect(model.shown?.view).toEqual(rules.view(model.state, 'spectator'));
    expect([model.shown?.moves, model.shown?.pattern]).toEqual([[], undefined]);
  });

  test('is saved with all that was tried, and opened again', async () => {
    const model = await freeBoard(module);
    for (let i = 0; i < 8; i++) model.draw();
    model.comment('  What now?  ');
    const file = fileOfAnalysis({ ...model.game, tree: model.tree });
    const again = expectOk(readAnalysis(file));
    expect(fileOfAnalysis(again)).toBe(file);
    expect(JSON.parse(file)).toMatchObject({ version: 3, comments: [{ at: 8, text: 'What now?' }] });
  });
});

test('what is deleted is put back, until something else is done', async () => {
  const model = await freeBoard(SHELF[0]!);
  for (let i = 0; i < 5; i++) model.draw();
  const { tree, at } = model;
  model.step(-1);
  model.remove();
  expect(eventCount(model.tree)).toBe(3);
  expect(model.mayUndo).toBe(true);
  model.undo();
  expect([eventCount(model.tree), model.mayUndo]).toEqual([5, false]);
  expect(model.tree).toBe(tree);
  model.go(at);
  model.remove();
  model.comment('Gone for good.');
  expect(model.mayUndo).toBe(false);
});

test('a move that the rules refuse is not made, and the reason is kept until something is done', async () => {
  const model = await freeBoard(SHELF[0]!);
  expect(model.play('nonsense')).toBe(false);
  expect(model.refusal).toMatchObject({ code: 'illegal-move' });
  model.draw();
  expect(model.refusal).toBeUndefined();
});

const NO_MORE = { line: [], edited: undefined } as const;

test('the address says what is on the board, and is read again', () => {
  const addresses: readonly AnalysisAddress[] = [
    { source: { kind: 'kept', id: 'a1' }, at: 3, knowledge: 'everything', ...NO_MORE },
    { source: { kind: 'table', id: 'b2' }, at: undefined, knowledge: 1, ...NO_MORE },
    { source: { kind: 'record', id: 'c3' }, at: 0, knowledge: 'spectator', ...NO_MORE },
    { source: { kind: 'link', hash: '#dGV4dA' }, at: 7, knowledge: 0, ...NO_MORE },
    {
      source: { kind: 'position', seats: 2, options: { layout: 'wide' }, setUp: 'a/b c ?&=' },
      ...{ at: undefined, knowledge: 'everything', line: ['a', 'b:1,2'], edited: 'x / y' },
    },
  ];
  for (const address of addresses) {
    const { pathname, search, hash } = new URL(analysisPath('x', address), 'http://house');
    expect(pathname).toBe('/x/analysis');
    expect(readAddress(search, hash)).toEqual(address);
  }
  expect(readAddress('?seats=two&options={&from=nowhere/1')).toMatchObject({
    source: { kind: 'position', seats: undefined, options: undefined },
  });
});
