import { describe, expect, test } from 'vitest';
import { read, write } from './notation.ts';

describe('notation', () => {
  test.each([
    'code:red-star,blue-circle,red-square',
    'code:red-star,red-star,red-star', // well written, though never legal
    'color:red,red,blue',
    'shape:star,circle,circle',
    'remove:blue-circle,red-square,red-star',
  ])('%s reads and writes back', (text) => {
    const move = read(text);
    expect(move.ok && write(move.value)).toBe(text);
  });

  test.each([
    ['nothing', ''],
    ['no values', 'color:'],
    ['two values', 'color:red,red'],
    ['four values', 'color:red,red,blue,blue'],
    ['a comma too many', 'color:red,red,blue,'],
    ['shapes as colours', 'color:star,star,star'],
    ['cards in a row', 'shape:red-star,blue-circle,red-square'],
    ['values in a code', 'code:red,red,blue'],
    ['two cards', 'code:red-star,blue-circle'],
    ['four cards', 'code:red-star,blue-circle,red-square,red-cross'],
    ['no such card', 'code:red-star,blue-circle,pink-square'],
    ['the shape first', 'code:star-red,blue-circle,red-square'],
    ['spaces', 'color:red, red, blue'],
    ['a space after it', 'color:red,red,blue '],
    ['a line break', 'code:red-star,blue-circle,red-square\n'],
    ['capitals', 'Color:red,red,blue'],
    ['another spelling', 'colour:red,red,blue'],
    ['a name of every object', 'code:constructor,toString,__proto__'],
    ['a megabyte of commas', `code:${','.repeat(1_000_000)}`],
    ['a megabyte of reds', `color:${'red,'.repeat(250_000)}`],
  ])('%s is not a move', (_, text) => {
    expect(read(text)).toEqual({ ok: false, error: { code: 'illegal-move', reason: 'not-a-move' } });
  });
});
