import { describe, expect, test } from 'vitest';
import { type Log, openLog } from '../../core/log.ts';
import { expectOk } from '../../core/result.ts';
import type { Diagram, Learning } from '../../svg/learn.ts';
import { misterZero, rules } from './index.ts';
import { learning as en } from './learn/en.ts';
import { learning as fr } from './learn/fr.ts';

const opened = ({ seats, events }: Diagram): Log => expectOk(openLog(misterZero.rules, seats, {}, events));
const strings = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
/** All that is not words. */
const shape = ({ rules: sections, lesson }: Learning) => ({
  sections: sections.map(({ body, diagram, rulings }) => [body.length, diagram?.seats, diagram?.events, rulings]),
  steps: lesson.map(({ position, accepted }) => [position, accepted]),
});

test('every diagram replays, and each ruling is explained', () => {
  const drawn = en.rules.flatMap(({ diagram }) => diagram ?? []);
  expect(drawn.length).toBeGreaterThanOrEqual(3);
  for (const diagram of drawn) opened(diagram);
  expect(en.rules.flatMap(({ rulings = [] }) => rulings).sort()).toEqual(['M1', 'M2', 'M3', 'M4', 'M5', 'M6']);
});

describe('the lesson', () => {
  test.each(en.lesson.map((step, i) => ({ number: i + 1, step })))(
    'step $number accepts legal moves only',
    ({ step }) => {
      const { game, state } = opened(step.position);
      const { viewer } = step.position;
      expect(game.toAct(state)).toEqual([viewer]);
      const legal = game.legal(state, viewer).list.map((move) => game.write(move));
      expect(step.accepted.length).toBeGreaterThan(0);
      expect(legal).toEqual(expect.arrayContaining([...step.accepted]));
    },
  );

  test('the last step decides the game: one place for the 4 wins nine tokens, the other loses', () => {
    const { position } = en.lesson.at(-1)!;
    const finish = (...moves: string[]) => {
      const events = [...position.events, ...moves.map((move, by) => ({ by, move }))];
      return rules.outcome(opened({ ...position, events }).state as Parameters<typeof rules.outcome>[0]);
    };
    expect(finish('4@sw-se', '2@nw-ne')).toMatchObject({ winners: [0], scores: [9, 0] });
    expect(finish('4@nw-ne', '2@sw-se')).toMatchObject({ winners: [1] });
  });

  test('the smaller token that step 7 asks for turns the face-down one up', () => {
    const { position, accepted } = en.lesson[6]!;
    const turned = accepted.map((move) => {
      const log = opened({ ...position, events: [...position.events, { by: position.viewer, move }] });
      return misterZero.rules.view(log.state, 'spectator');
    });
    for (const view of turned) expect(view).toMatchObject({ faceDown: null });
  });
});

test('both languages teach the same, with the right typography', () => {
  expect(shape(fr)).toEqual(shape(en));
  const words = (learning: Learning) =>
    strings({
      sections: learning.rules.map(({ title, body, diagram }) => [title, body, diagram?.caption]),
      steps: learning.lesson.map(({ task, wrong, right }) => [task, wrong, right]),
    });
  for (const sentence of [...words(en), ...words(fr)]) expect(sentence).not.toMatch(/['"]|\.\.\.| {2}/);
  for (const sentence of words(fr)) expect(sentence).not.toMatch(/[^\u00a0\u202f][;!?»:]|«[^\u00a0]/);
});
