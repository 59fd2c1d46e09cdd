import { expect, test } from 'vitest';
import { circle, group, type Scene, words } from './scene.ts';
import { svgText } from './text.ts';

test('a scene becomes SVG that any viewer can draw, with its text escaped', () => {
  const scene: Scene = {
    width: 10,
    height: 20,
    description: 'A & <B>',
    shapes: [
      group('g', [1, 2], [circle('c', [0, 0], 3, { fill: '#fff' }), words('w', [0, 0], '“<”', 4, {})], { turn: 90 }),
    ],
  };
  const svg = svgText(scene);
  expect(svg).toContain('viewBox="0 0 10 20"');
  expect(svg).toContain('<title>A &amp; &lt;B&gt;</title>');
  expect(svg).toContain(
    '<g transform="translate(1 2) rotate(90)"><circle r="3" fill="#fff" transform="translate(0 0)"></circle>',
  );
  expect(svg).toContain('>“&lt;”</text>');
});

test('what is seen only under the pointer is left out of a picture', () => {
  const ghost = circle('ghost', [0, 0], 3, { fill: '#f00' }, { aimed: 'a1' });
  const scene: Scene = { width: 1, height: 1, description: 'x', shapes: [ghost] };
  expect(svgText(scene)).not.toContain('circle');
});

test('what runs is drawn where it stands now', () => {
  const sand = circle('sand', [0, 10], 3, {}, { runs: { to: [0, 50], ms: 1000, gone: 250 } });
  expect(svgText({ width: 10, height: 60, description: '', shapes: [sand] })).toContain('transform="translate(0 20)"');
});
