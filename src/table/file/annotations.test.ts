/** Version 3 of saved games: comments and variations come back as they were said, and each of their moves is held to the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { lineOf, treeOf } from '../../core/annotated-line.ts';
import type { GameEvent } from '../../core/game.ts';
import { openLog } from '../../core/log.ts';
import { seededRandom } from '../../core/random.ts';
import { expectOk } from '../../core/result.ts';
import {
  BEGINNING,
  commented,
  eventCount,
  grown,
  promoted,
  type Variations,
  variationsOf,
} from '../../core/variations.ts';
import type { DrawnGame } from '../../games/module.ts';
import { findGame, SHELF } from '../../games/shelf.ts';
import { MOST_NESTED } from '../limits.ts';
import { describeFault } from './file-fault.ts';
import { readSavedGame, savedGame, writeSavedGame } from './saved-game.ts';

const GAMES = SHELF.map((module) => ({ module, id: module.rules.id }));

/** So many events played at random from a place. */
function playedOn({ rules }: DrawnGame, tree: Variations, at: number, before: readonly GameEvent[], count: number) {
  const seats = rules.seats.at(-1)!;
  let { state } = expectOk(openLog(rules, seats, undefined, before));
  let so = { tree, at };
  const random = seededRandom(`annotations ${at}`);
  for (let i = 0; i < count; i++) {
    const by = rules.toAct(state).find((each) => each !== 'clock');
    if (by === undefined) break;
    const move = rules.draw(state, by, random);
    so = grown(so.tree, so.at, { by, move: rules.write(move) });
    state = rules.apply(state, by, move);
  }
  return so;
}

function sample(module: DrawnGame): { readonly text: string; readonly tree: Variations } {
  const { rules } = module;
  const main = playedOn(module, variationsOf([]), BEGINNING, [], 12);
  const events = lineOf(main.tree).events;
  const at = Math.floor(main.at / 2);
  const side = playedOn(module, main.tree, at, events.slice(0, at), 5);
  const tree = promoted(commented(side.tree, side.at, 'Why not?'), side.at);
  const line = lineOf(tree);
  const log = expectOk(openLog(rules, rules.seats.at(-1)!, undefined, line.events));
  return { tree, text: writeSavedGame(savedGame(log, { annotations: line })) };
}

test.each(GAMES)('$id: a file with variations and comments comes back as it was written', ({ module }) => {
  const { text, tree } = sample(module);
  const { saved, log } = expectOk(readSavedGame(text, findGame));
  expect(saved.version).toBe(3);
  expect(lineOf(treeOf(saved))).toEqual(lineOf(tree));
  expect(eventCount(treeOf(saved))).toBeGreaterThan(12);
  expect(writeSavedGame(savedGame(log, { annotations: saved }))).toBe(text);
});

test('where nothing is said and nothing branches off, the lowest version is written', () => {
  const folder = resolve(import.meta.dirname, '../../../test/data/v0.1.0/files');
  for (const name of readdirSync(folder)) {
    const { log, saved } = expectOk(readSavedGame(readFileSync(join(folder, name), 'utf8'), findGame));
    expect(savedGame(log, { annotations: lineOf(treeOf(saved)) }).version).toBe(1);
  }
});

const { text } = sample(SHELF[0]!);
const refused = (fields: object) => {
  const read = readSavedGame(JSON.stringify({ ...JSON.parse(text), ...fields }), findGame);
  return read.ok ? undefined : read.error;
};

test('a version that cannot say it is refused', () => {
  for (const version of [1, 2])
    expect(refused({ version })).toMatchObject({ kind: 'form', where: 'version', what: { code: 'version-3' } });
});

test('a wrong move of a variation is refused with where it is', async () => {
  const variations = [{ at: 2, events: [{ by: 0, move: 'z9-z8' }] }];
  const fault = refused({ variations });
  expect(fault).toMatchObject({ kind: 'variation', where: 'variations.0.events.0', event: { move: 'z9-z8' } });
  expect(await describeFault(fault!, 'en', [])).toMatch(/^the variation move “variations.0.events.0” \(z9-z8\)/);
});

test('what belongs to no place of its line is refused', () => {
  expect(refused({ comments: [{ at: 999, text: 'x' }] })).toMatchObject({ kind: 'form', where: 'comments.0.at' });
  const variations = [{ at: 999, events: [{ by: 0, move: 'x' }] }];
  expect(refused({ variations })).toMatchObject({ kind: 'form', where: 'variations.0.at' });
  expect(refused({ variations: [{ at: 1, events: [] }] })).toMatchObject({ kind: 'form' });
  expect(refused({ variations: [{ at: 1, events: [], more: 1 }] })).toMatchObject({ kind: 'form' });
});

test('variations that lie too deep in each other, or are too many, are refused unread', () => {
  const nested = (depth: number): object => ({
    at: 0,
    events: [{ by: 0, move: 'x' }],
    ...(depth > 1 && { variations: [nested(depth - 1)] }),
  });
  expect(refused({ variations: [nested(MOST_NESTED + 1)] })).toMatchObject({ kind: 'form', where: 'variations' });
  expect(refused({ variations: [nested(MOST_NESTED)] })).toMatchObject({ kind: 'variation' });
  const many = Array.from({ length: 10_001 }, () => nested(1));
  expect(refused({ variations: many })).toMatchObject({ kind: 'too-long' });
});
