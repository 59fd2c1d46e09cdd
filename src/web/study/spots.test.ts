import { expect, test } from 'vitest';
import { circle, type Shape } from '../../svg/scene.ts';
import { factIn } from '../../text/reason.ts';
import { spotsOverlay } from './spots.ts';
import { withInsight } from './use-insights.ts';

const place = (name: string): Shape | undefined => (name === 'a1' ? circle('a1', [10, 20], 40, {}) : undefined);
const said = (label: Parameters<Parameters<typeof spotsOverlay>[1]>[0]) => factIn(label, {}, 'en', String);

function edgeOf(weight: number) {
  const [spot] = spotsOverlay([{ target: 'a1', name: 'a1', weight, label: '+5' }], said)(place);
  const find = (key: string) => spot!.children!.find((child) => child.key === key)!.attributes!;
  return { fill: Number(find('face')['fill-opacity']), dashes: find('dark')['stroke-dasharray'] };
}

test('the stronger a place the fuller, and its edge tells it without any colour', () => {
  const [weak, middle, strong] = [0.1, 0.5, 1].map(edgeOf);
  expect(weak!.fill).toBeLessThan(middle!.fill);
  expect(middle!.fill).toBeLessThan(strong!.fill);
  expect(new Set([weak!.dashes, middle!.dashes, strong!.dashes]).size).toBe(3);
  expect(strong!.dashes).toBeUndefined();
});

test('a place lies where the board has it, under its letters, and catches no touch', () => {
  const spots = [
    { target: 'a1', name: 'a1', weight: 1, label: '+5' },
    { target: 'nowhere', name: 'nowhere', weight: 1 },
  ];
  const shapes = spotsOverlay(spots, said)(place);
  expect(shapes).toHaveLength(1);
  expect(shapes[0]).toMatchObject({ at: [10, 20], attributes: { 'pointer-events': 'none' } });
  expect(JSON.stringify(shapes)).toContain('+5');
  expect(JSON.stringify(shapes)).not.toContain('target":');
});

test('an insight that is told again takes its own place', () => {
  const [one, two] = [
    { key: 'one', parts: [] },
    { key: 'two', parts: [] },
  ];
  const anew = { key: 'one', parts: [{ kind: 'says', reasons: [] }] } as const;
  expect(withInsight(withInsight([one], two), anew)).toEqual([anew, two]);
});
