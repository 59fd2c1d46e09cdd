import { describe, expect, test } from 'vitest';
import { positionsHold } from '../../../test/support/positions.ts';
import { foxu, rules } from './index.ts';
import { setUp } from './setup.ts';
import type { FoxuView } from './state.ts';

describe('positions', () => {
  positionsHold<FoxuView>(foxu, ({ slides: _, ...view }) => view);
});

const OPTIONS = { grey: 'random' } as const;
const read = (text: string) => setUp.read(text, OPTIONS, 2);

test('a position by hand: the pie is open, and the yellow tube is to move', () => {
  const text = '-g...-/.gb.../ggbb../ggg.../ggg.../-.g..- c5,f6 y open 0';
  const set = read(text);
  if (!set.ok) throw new Error(set.error.reason);
  expect(rules.toAct(set.value)).toEqual([1]);
  expect(rules.legal(set.value, 1).list).toContainEqual({ kind: 'swap' });
  expect(rules.view(set.value, 0).tubes).toMatchObject([{ discs: 8 }, { discs: 11 }]);
  expect(setUp.write(set.value)).toBe(text);
});

test.each([
  ['-g...-/.gb.../ggbb../ggg.../ggg.../-.g..- c5,f6 y open', 'form'],
  ['-g...-/.gb.../ggbb../ggg.../ggg... c5,f6 y open 0', 'form'],
  ['-g...-/.gb.../ggbb../ggg.../ggg.../-.g..- c5,f6 y later 0', 'form'],
  ['gg...-/.gb.../ggbb../-gg.../ggg.../-.g..- c5,f6 y open 0', 'corners'],
  ['-g...-/.gb.../.gbb../ggg.../ggg.../-.g..- c5,f6 y open 0', 'grey'],
  ['-g.bb-/.gbbb./ggbbbb/gggbbb/ggg.../-.g..- c5,f6 y no 0', 'discs'],
  ['-g...-/.gb.../ggbb../ggg.../ggg.../-.g..- c5,c5 y open 0', 'share'],
  ['-g...-/.gb.../ggbb../ggg.../ggg.../-.g..- c5,f5 y open 0', 'open-hole'],
  ['-g...-/.gb.../ggbb../ggg.../ggg.../-.g..- c5,f6 y no 41', 'quiet'],
  ['-g...-/.gb.../ggbb../ggg.../ggg.../-.g..- c5,f6 b open 0', 'pie'],
  ['-g...-/.gb.../ggbb../ggg.../ggg.../-.g..- c5,f6 b first 0', 'pie'],
  ['-g...-/.gb.../ggbb../ggg.../ggg.../-.g..- c5,f6 y open 1', 'pie'],
  ['-g...-/.gb.../ggyb../ggg.../ggg.../-.g..- c5,f6 y open 0', 'pie'],
  ['-g...-/.g..../gg..../ggg.../ggg.../-.g..- - b no 0', 'tubes'],
])('%s is refused (%s)', (text, reason) => {
  expect(read(text)).toMatchObject({ ok: false, error: { code: 'bad-request', reason: `foxu.position-${reason}` } });
});
