/** Players' time. */

import { expect } from 'vitest';
import { itemsOf } from '../../../../src/core/growing.ts';
import { Party } from '../party.ts';
import type { Features } from './feature.ts';

const HOUR_MS = 3_600_000;
/** A host says every second that it is awake: since then, and until it says so again, nobody's time runs. */
const BEAT_MS = 1000;
/** Whose page was lost with the host has a little to come back. */
const RETURN_MS = 5000;

const left = ({ face: { clock } }: Party, seat: number): number =>
  clock.left[seat]! - (clock.running.includes(seat) ? Date.now() - clock.since : 0);

export const clocks: Features = {
  async 'time for each move'(host) {
    const control = { kind: 'move', seconds: 20 } as const;
    const party = await Party.open(host, { game: 'mister-zero', control }, ['ann', 'bob']);
    expect(party.face.clock.running).toEqual([0]);
    await host.pass(10_000);
    expect(left(party, 0)).toBe(10_000);
    await party.play();
    expect(party.face.clock).toMatchObject({ left: [20_000, 20_000], running: [1] });
    await host.pass(15_000);
    expect(party.face.phase).toBe('playing');
    await host.pass(6000);
    await party.until(({ face }) => face.phase === 'over');
    expect(party.face.ending).toEqual({ kind: 'timed-out', seat: 1, winners: [0] });
    expect(await party.get('bob').refusal({ do: 'act', move: 'x' })).toMatchObject({ code: 'game-over' });
  },

  async 'time for the whole game, with an increment'(host) {
    const control = { kind: 'total', minutes: 1, increment: 5 } as const;
    const party = await Party.open(host, { game: 'mister-zero', control }, ['ann', 'bob']);
    await host.pass(30_000);
    await party.play();
    expect(left(party, 0)).toBe(35_000);
    expect(party.face.clock.running).toEqual([1]);
    await host.pass(20_000);
    await party.play();
    expect(left(party, 1)).toBe(45_000);
    await host.pass(36_000);
    await party.until(({ face }) => face.phase === 'over');
    expect(party.face.ending).toEqual({ kind: 'timed-out', seat: 0, winners: [1] });
  },

  async 'among several, the computer plays on for whoever runs out of time'(host) {
    host.thinker.mode = 'never';
    const control = { kind: 'move', seconds: 5 } as const;
    const choice = { game: 'royale-mastermind', control, options: { code: 'drawn' } };
    const party = await Party.open(host, choice, ['ann', 'bob', 'cem']);
    const [late] = party.face.clock.running;
    await host.pass(6000);
    await party.until(({ face }) => face.holders[late!]?.kind === 'stand-in');
    expect(party.face.phase).toBe('playing');
    const name = (['ann', 'bob', 'cem'] as const)[late!]!;
    // not before it has made the move that he did not
    expect(await party.get(name).try({ do: 'return' })).toBe('table.time-is-up');
  },

  async 'the computer’s time never runs'(host) {
    host.thinker.mode = 'never';
    const control = { kind: 'move', seconds: 5 } as const;
    const party = await Party.open(host, { game: 'mister-zero', control }, ['ann', 1]);
    await party.play();
    expect(party.face.clock.running).toEqual([]);
    await host.pass(12_000);
    expect(party.face.phase).toBe('playing');
    expect(party.get('ann').moves).toBe(1);
  },

  async 'no time runs while the host is away'(host) {
    const control = { kind: 'move', seconds: 30 } as const;
    const party = await Party.open(host, { game: 'mister-zero', control }, ['ann', 'bob']);
    await host.pass(10_000);
    await host.suspend(HOUR_MS);
    await party.until(({ lines }) => itemsOf(lines).some(({ what }) => what.t === 'slept'));
    expect(left(party, 0)).toBeGreaterThanOrEqual(20_000 - 2 * BEAT_MS);
    expect(left(party, 0)).toBeLessThanOrEqual(20_000 + BEAT_MS);
    await party.restart(HOUR_MS);
    await party.until(({ lines }) => itemsOf(lines).filter(({ what }) => what.t === 'slept').length === 2);
    expect(left(party, 0)).toBeGreaterThanOrEqual(20_000 - 2 * BEAT_MS);
    expect(left(party, 0)).toBeLessThanOrEqual(20_000 + 2 * BEAT_MS + RETURN_MS);
    expect(party.face.phase).toBe('playing');
    await host.pass(26_000 + RETURN_MS);
    await party.until(({ face }) => face.phase === 'over');
    expect(party.face.ending).toMatchObject({ kind: 'timed-out', seat: 0 });
  },
};
