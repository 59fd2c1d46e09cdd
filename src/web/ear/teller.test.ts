import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Teller } from './teller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const breathe = () => vi.advanceTimersByTime(1000);

test('what belongs together is said in one breath, and nothing twice in it', () => {
  const teller = new Teller();
  for (const sentence of ['Red slides.', 'Your turn.', 'Your turn.', '']) teller.say(sentence);
  expect(teller.said).toBe('');
  breathe();
  expect(teller.said).toBe('Red slides. Your turn.');
});

test('what has happened comes first, and of what there is to do the last word', () => {
  const teller = new Teller();
  teller.say('Wait for Green.', 'todo');
  teller.say('Red slides.');
  teller.say('Green slides.');
  teller.say('10 seconds.', 'time');
  teller.say('Choose a tube.', 'todo');
  breathe();
  expect(teller.said).toBe('Red slides. Green slides. Choose a tube. 10 seconds.');
});

test('whose turn it was is not said any more once the next move has come', () => {
  const teller = new Teller();
  teller.say('Red slides.');
  teller.say('It’s Green’s turn.', 'todo');
  teller.overtaken();
  teller.say('Green slides.');
  breathe();
  expect(teller.said).toBe('Red slides. Green slides.');
});

test('said again it is another text, so that it is heard', () => {
  const teller = new Teller();
  teller.again();
  breathe();
  expect(teller.said).toBe('');
  teller.say('Red slides.');
  breathe();
  const heard = [teller.said];
  for (let time = 0; time < 3; time++) {
    teller.again();
    breathe();
    heard.push(teller.said);
  }
  expect(heard.every((text, i) => text.trim() === 'Red slides.' && text !== heard[i - 1])).toBe(true);
});

test('said again are the last news with what there is to do now, whenever that was said', () => {
  const teller = new Teller();
  const tell = (...[sentence, kind]: Parameters<Teller['say']>) => {
    teller.say(sentence, kind);
    breathe();
  };
  tell('Red slides.');
  tell('Choose a tube.', 'todo');
  tell('Choose a hole.', 'todo');
  expect(teller.said).toBe('Choose a hole.');
  teller.again();
  breathe();
  expect(teller.said).toBe('Red slides. Choose a hole.');
  tell('Blue slides.');
  teller.again();
  breathe();
  expect(teller.said.trim()).toBe('Blue slides.');
});

test('whoever comes before the screen hears nothing of what was said to another', () => {
  const teller = new Teller();
  teller.say('Your code is red.');
  teller.hush();
  breathe();
  teller.again();
  breathe();
  expect(teller.said).toBe('');
});
