/** Saved games: those of version 1 open for ever, and what version 2 can say comes back as it was said. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { setUpFiles } from '../../../test/support/saved-games.ts';
import { expectOk } from '../../core/result.ts';
import { findGame } from '../../games/shelf.ts';
import { checkDraws, readSavedGame, writeSavedGame } from './saved-game.ts';

const folder = resolve(import.meta.dirname, '../../../test/data/v0.1.0/files');
const FIRST = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
const open = (text: string) => expectOk(readSavedGame(text, findGame));

/** With these fields changed. */
const changed = (text: string, fields: object): string => JSON.stringify({ ...JSON.parse(text), ...fields });

describe('version 1', () => {
  test.each(FIRST)('$name opens, and is written as it was', ({ name, text }) => {
    const { saved, log, module } = open(text);
    expect(saved.version).toBe(1);
    expect(module.rules.outcome(log.state) !== undefined).toBe(name.includes('finished'));
    const { players, seed } = saved;
    expect(writeSavedGame(log, { ...(players && { players }), ...(seed !== undefined && { seed }) })).toBe(text);
    if (seed !== undefined) expect(checkDraws(log, seed)).toMatchObject({ ok: true });
  });

  test('of every game one that runs and one that is finished', () => {
    expect(FIRST).toHaveLength(10);
  });

  test('says nothing of positions and chance', () => {
    const fields = [{ setUp: 'x' }, { from: 1 }, { chance: 'asked' }];
    for (const field of fields) {
      const read = readSavedGame(changed(FIRST[0]!.text, field), findGame);
      expect(read).toMatchObject({ ok: false, error: { kind: 'form', where: 'version' } });
    }
  });
});

describe('version 2', () => {
  test.each(setUpFiles())('$name comes back as it was said', ({ text, extra }) => {
    const { saved, log } = open(text);
    expect(saved.version).toBe(2);
    expect(saved).toMatchObject(extra);
    expect(writeSavedGame(log, { ...extra })).toBe(text);
  });

  test('draws that were given are not the seed’s', () => {
    for (const { text, extra } of setUpFiles()) {
      const { log, saved } = open(text);
      expect(checkDraws(log, extra.seed ?? 'another seed', saved)).toMatchObject({ ok: true });
    }
  });

  test('a wrong beginning is refused', () => {
    const { text } = setUpFiles()[0]!;
    const refused = (fields: object) => readSavedGame(changed(text, fields), findGame);
    expect(refused({ from: 99 })).toMatchObject({ ok: false, error: { kind: 'form', where: 'from' } });
    expect(refused({ setUp: 'nothing' })).toMatchObject({ ok: false, error: { kind: 'header' } });
    expect(refused({ chance: 'mine' })).toMatchObject({ ok: false, error: { kind: 'form', where: 'chance' } });
    expect(refused({ version: 3 })).toMatchObject({ ok: false, error: { kind: 'form', where: 'version' } });
  });
});
