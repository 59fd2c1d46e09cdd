import { expect, test } from 'vitest';
import { speedOf, stepperControls, stepperKey, stepperNext, stepperTouch } from './stepper.ts';

const stops = [0, 3, 5];
const words = {
  ...{ label: 'Stepper', toStart: 'start', back: 'back', on: 'on' },
  ...{ play: 'play', pause: 'pause', slower: 'slower', faster: 'faster' },
};
const at = (step: number, plays = false) => ({ player: { step, plays }, stops });

test('steps lead from stop to stop, and nowhere beyond the ends', () => {
  const step = (from: number, target: string) => stepperTouch(at(from), `player:${target}`);
  expect(step(0, 'on')).toEqual({ player: { step: 3, plays: false } });
  expect(step(4, 'back')).toEqual({ player: { step: 3, plays: false } });
  expect([step(5, 'on'), step(0, 'back'), step(0, 'elsewhere')]).toEqual([undefined, undefined, undefined]);
});

test('it plays every step by itself and stops at the end, from where it begins anew', () => {
  expect(stepperNext(at(3))).toBeUndefined();
  expect(stepperNext(at(3, true))).toEqual({ step: 4, plays: true });
  expect(stepperNext(at(4, true))).toEqual({ step: 5, plays: false });
  expect(stepperTouch(at(5), 'player:play')).toEqual({ player: { step: 0, plays: true } });
  expect(stepperKey({ step: 1, plays: true }, ' ')).toBe('player:pause');
});

test('the speed is a setting with two ends', () => {
  expect(stepperTouch(at(0), 'player:faster')).toEqual({ settings: { speed: '2' } });
  expect(stepperTouch({ ...at(0), settings: { speed: '4' } }, 'player:faster')).toBeUndefined();
  expect([speedOf(undefined), speedOf({ speed: 'x' }), speedOf({ speed: '0.25' })]).toEqual([1, 1, 0.25]);
  const disabled = stepperControls({ ...at(0), settings: { speed: '0.25' } }, words).controls.filter(
    (control) => control.disabled,
  );
  expect(disabled.map(({ spoken }) => spoken)).toEqual(['start', 'back', 'slower']);
});
