/** What is wrong with a file is said in the reader's language, down to its last word. */
import { expect, test } from 'vitest';
import { findGame } from '../../games/shelf.ts';
import { describeFault } from './file-fault.ts';
import { readSavedGame } from './saved-game.ts';

const GOOD = {
  ...{ format: 'escale-game', version: 1, game: 'foxu', seats: 2, options: {} },
  ...{ events: [] as unknown[], result: null },
};

async function faultOf(fields: object): Promise<string> {
  const read = readSavedGame(JSON.stringify({ ...GOOD, ...fields }), findGame);
  expect(read.ok).toBe(false);
  return read.ok ? '' : describeFault(read.error, 'fr', ['foxu']);
}

test.each([
  ['a field that is missing', { game: undefined }, '« game » manque.'],
  ['another type', { seats: 'two' }, '« seats » devrait être un nombre.'],
  ['no whole number', { seats: 1.5 }, '« seats » devrait être un nombre entier.'],
  ['another format', { format: 'chess' }, '« format » devrait être "escale-game".'],
  ['a field too many', { hello: 1 }, '« – » contient quelque chose qui n’y a pas sa place : hello.'],
  [
    'somebody else',
    { events: [{ by: 'me', move: 'a1-a2' }] },
    '« events.0.by » devrait être une place, « chance » ou « clock ».',
  ],
  ['too long a name', { players: ['a'.repeat(200), 'b'] }, '« players.0 » est trop grand : 100 au plus.'],
  [
    'what needs version 2',
    { from: 0 },
    '« version » devrait être 2, puisque « setUp », « from » ou « chance » est présent.',
  ],
])('%s', async (_, fields, said) => {
  const plain = (await faultOf(fields)).replaceAll(/[\u00a0\u202f]/g, ' ');
  expect(plain).toBe(`ce n’est pas une partie enregistrée d’Escale : ${said}`);
});

test('a refused move is told with who made it', async () => {
  expect(await faultOf({ events: [{ by: 'chance', move: 'grey' }] })).toMatch(
    /^le coup 0 \(par le hasard\s: grey\) est refusé/,
  );
});
