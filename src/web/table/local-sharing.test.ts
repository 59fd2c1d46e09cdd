import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Level } from '../../core/bot.ts';
import { append, type Log, openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import { findGame } from '../../games/shelf.ts';
import { LocalSharing } from './local-sharing.ts';

/** A table of this game before one screen, and what a person does there. */
function sharingOf(game: string, computers: ReadonlyMap<number, Level> = new Map()) {
  const log = signal<Log>(expectOk(openLog(findGame(game)!.rules, 2, undefined)));
  const sharing = new LocalSharing(log, computers);
  const act = (seat: number, move: string) => {
    log.value = expectOk(append(log.value, seat, move));
    sharing.acted(seat);
    return sharing.guard();
  };
  return { sharing, act };
}

test('the screen is handed over before each secret, and shows nothing in between', () => {
  const { sharing, act } = sharingOf('z-game');
  expect(sharing.guard()).toBe(true);
  expect(sharing.curtain.value).toBe(0);
  sharing.lift();
  expect(sharing.guard()).toBe(false);
  expect(act(0, 'setup:xopapox')).toBe(true);
  expect(sharing.curtain.value).toBe(1);
});

test('whoever looks away finds the curtain drawn before his own side', () => {
  const { sharing } = sharingOf('z-game');
  sharing.guard();
  sharing.lift();
  sharing.hide();
  expect(sharing.curtain.value).toBe(0);
});

test('alone against the computer, or without secrets, there is no curtain', () => {
  for (const { sharing } of [sharingOf('z-game', new Map([[1, 3]])), sharingOf('foxu')]) {
    sharing.hide();
    expect(sharing.guard()).toBe(false);
    expect(sharing.secret).toBe(false);
  }
});
