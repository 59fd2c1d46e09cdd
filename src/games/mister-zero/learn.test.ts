/** What the lesson says of its positions is true; that its moves are legal is tested for all games together. */
import { expect, test } from 'vitest';
import type { Learning } from '../../board/learn.ts';
import { replay } from '../../core/play.ts';
import { expectOk } from '../../core/result.ts';
import { walkNow } from './board/scene.ts';
import { rules } from './index.ts';
import { learning as en } from './learn/en.ts';
import { learning as fr } from './learn/fr.ts';
import { accepted, lesson } from './learn/positions.ts';

/** The position of a step after further moves. */
function after(step: keyof typeof lesson, ...moves: string[]) {
  const { seats, events, viewer } = lesson[step];
  const more = moves.map((move, i) => ({ by: (viewer + i) % seats, move }));
  return expectOk(replay(rules, rules.start({ consult: false }, seats), [...events, ...more]));
}
const points = (step: keyof typeof lesson, ...moves: string[]) =>
  walkNow(rules.view(after(step, ...moves), 'spectator')).points;

test('each answer in the centre changes where he leaves to', () => {
  expect(points('smaller')[1]).toBe('nw');
  for (const move of accepted.smaller) expect(points('smaller', move)[1]).toBe('se');
  expect(points('zeroes')[1]).toBe('ne');
  for (const move of accepted.zeroes) expect(points('zeroes', move)[1]).toBe('sw');
});

test('two equal numbers send him to his right', () => {
  expect(points('crossing').slice(1, 3)).toEqual(['ne', 'tr']);
  expect(points('crossing', '1@ne-e').slice(1, 3)).toEqual(['ne', 'e']);
});

test('a smaller token turns the face-down one up', () => {
  for (const move of accepted.lastToken) expect(after('lastToken', move).faceDown).not.toBeNull();
  for (const move of accepted.turnedUp) expect(after('turnedUp', move).faceDown).toBeNull();
});

test('the last step decides the game: one place for the 4 takes nine tokens, the other loses', () => {
  expect(rules.outcome(after('decision', '4@sw-se', '2@nw-ne'))).toMatchObject({ winners: [0], scores: [9, 0] });
  expect(points('decision', '4@sw-se', '2@nw-ne').join(' ')).toContain('nw ne c se sw bl s');
  expect(rules.outcome(after('decision', '4@nw-ne', '2@sw-se'))).toMatchObject({ winners: [1] });
});

test('typography', () => {
  const words = (learning: Learning): string[] => [
    ...learning.rules.flatMap(({ title, body, diagram }) => [title, ...body, diagram?.caption ?? '']),
    ...learning.lesson.flatMap(({ task, wrong, right }) => [task, wrong, right]),
  ];
  for (const sentence of [...words(en), ...words(fr)]) expect(sentence).not.toMatch(/['"]|\.\.\.| {2}/);
  for (const sentence of words(fr)) expect(sentence).not.toMatch(/[^\u00a0\u202f][;!?»:]|«[^\u00a0]/);
});
