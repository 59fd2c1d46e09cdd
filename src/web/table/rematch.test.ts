/** Who is asked to play again, who has answered, and who is not there to be asked. */
import { expect, test } from 'vitest';
import type { Face } from '../../table/told/face.ts';
import { askedAgain, hasAnswered } from './rematch.ts';

const person = (who: string, left = false) => ({ kind: 'person', who, left }) as const;
const HOLDERS: Face['holders'] = [
  person('ann'),
  person('bob'),
  person('cem', true),
  { kind: 'bot', level: 1, character: 'pip' as never },
];
const nobody = { holders: HOLDERS, rematch: [], rematchAnswers: [] };

test('those who were there to the end are asked, neither computers nor those who had left', () => {
  expect(askedAgain(nobody, { online: [0, 1] })).toMatchObject({ asked: [0, 1], ready: [], missing: [] });
});

test('whose page is closed has gone, unless he has answered or nothing is known of anybody', () => {
  expect(askedAgain(nobody, { online: [0] })).toMatchObject({ gone: [1], missing: [1] });
  expect(askedAgain(nobody, { online: [] })).toMatchObject({ gone: [], missing: [] });
  const ready = { ...nobody, rematch: [1], rematchAnswers: [{ seat: 1, again: true, without: [] }] };
  expect(askedAgain(ready, { online: [0] })).toMatchObject({ ready: [1], gone: [], missing: [] });
});

test('who declines is one to do without, and who wants to play has to say so', () => {
  const rematchAnswers = [
    { seat: 0, again: true, without: [] },
    { seat: 1, again: false, without: [] },
  ];
  const declined = { ...nobody, rematch: [0], rematchAnswers };
  expect(askedAgain(declined, { online: [0, 1] })).toMatchObject({ declined: [1], missing: [1] });
  expect(hasAnswered(declined, 0, [])).toBe(true);
  expect(hasAnswered(declined, 0, [1])).toBe(false);
  expect(hasAnswered(declined, 1, [])).toBe(false);
});
