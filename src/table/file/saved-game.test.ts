/** Saved games: those of version 1 open for ever, and what version 2 can say comes back as it was said. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { setUpFiles } from '../../../test/support/saved-games.ts';
import { expectOk } from '../../core/result.ts';
import { findGame } from '../../games/shelf.ts';
import { MOST_EVENTS, MOST_FILE, MOST_GIVEN } from '../limits.ts';
import { openPosition } from '../state/position.ts';
import { checkDraws, readSavedGame, savedGame, writeSavedGame } from './saved-game.ts';

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
    expect(writeSavedGame(savedGame(log, { ...(players && { players }), ...(seed !== undefined && { seed }) }))).toBe(
      text,
    );
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

describe('a game that is too long', () => {
  const { text } = FIRST[0]!;
  const events = (count: number) => Array.from({ length: count }, () => ({ by: 0, move: 'nonsense' }));
  const kindOf = (read: ReturnType<typeof readSavedGame>) => (read.ok ? undefined : read.error.kind);

  test('is refused before any move of it is looked at', () => {
    expect(kindOf(readSavedGame(changed(text, { events: events(MOST_EVENTS + 1) }), findGame))).toBe('too-long');
    expect(kindOf(readSavedGame(changed(text, { events: events(MOST_EVENTS) }), findGame))).toBe('event');
    expect(kindOf(readSavedGame(' '.repeat(MOST_FILE + 1), findGame))).toBe('too-long');
  });

  test('begins no table: neither with so many moves', () => {
    const { module } = open(text);
    const begins = (count: number) =>
      openPosition({ seats: 2, options: {}, start: { events: events(count) } }, module.rules);
    expect(begins(MOST_GIVEN + 1)).toMatchObject({ ok: false, error: { reason: 'start-long' } });
    expect(begins(MOST_GIVEN)).not.toMatchObject({ error: { reason: 'start-long' } });
  });
});

describe('version 2', () => {
  test.each(setUpFiles())('$name comes back as it was said', ({ text, extra }) => {
    const { saved, log } = open(text);
    expect(saved.version).toBe(2);
    expect(saved).toMatchObject(extra);
    expect(writeSavedGame(savedGame(log, { ...extra }))).toBe(text);
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
    expect(refused({ version: 4 })).toMatchObject({ ok: false, error: { kind: 'form', where: 'version' } });
  });
});
