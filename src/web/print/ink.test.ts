import { expect, test } from 'vitest';
import { box, circle, group, type Scene, words } from '../../svg/scene.ts';
import { blackOnWhite, hueOf, textureOf } from './ink.ts';

test('a colour is read, anything else is none', () => {
  expect(hueOf('#f00')).toEqual({ hue: 0, saturation: 1, lightness: 0.5 });
  expect(hueOf('none')).toBeUndefined();
  expect(hueOf('#12')).toBeUndefined();
});

test('colours of other hues have other textures; what is pale is paper', () => {
  const textures = ['#CC3B31', '#F6C433', '#45B58A', '#2A62B0', '#8040b0', '#93A1A8', '#2A2523'].map(textureOf);
  expect(textures).toEqual(['upright', 'dots', 'rising', 'level', 'falling', 'tint', 'black']);
  expect(textureOf('#FBF3E2')).toBeUndefined();
});

test('a dark ground stays white, pieces get a texture and an edge, words a halo, and what cannot be seen stays so', () => {
  const scene: Scene = {
    ...{ width: 100, height: 100, description: '' },
    shapes: [
      box('ground', [50, 50], [100, 100], { fill: '#2B3440' }),
      group('piece', [50, 50], [circle('disc', [0, 0], 3, { fill: '#CC3B31' }), words('word', [0, 0], 'R', 4, {})]),
      box('touch', [50, 50], [9, 9], { fill: 'transparent' }),
      circle('shadow', [50, 50], 3, { fill: '#000000', 'fill-opacity': 0.2 }),
    ],
  };
  const [ground, piece, touch, shadow] = blackOnWhite(scene, (texture) => `url(#${texture})`).shapes;
  expect(ground!.attributes).toMatchObject({ fill: '#fff' });
  expect(piece!.children![0]!.attributes).toMatchObject({ fill: 'url(#upright)', stroke: '#000' });
  expect(piece!.children![1]!.attributes).toMatchObject({ fill: '#000', stroke: '#fff' });
  expect(touch!.attributes).toMatchObject({ fill: 'transparent' });
  expect(shadow!.attributes).toMatchObject({ fill: 'none' });
});
