import { describe, expect, test } from 'vitest';
import { rules as ricochet } from './index.ts';

describe('notation', () => {
  test.each([
    'layout:1A,3B,2A,4A',
    'robots:r=c5,y=k12,g=a1,b=p16',
    'target:red-circle',
    'target:vortex',
    'bid:7',
    'bid:99',
    'turn-glass',
    'show:rN',
    'give-up',
    'quiet',
    'glass',
    'show-timeout',
  ])('%s reads and writes back', (text) => {
    const move = ricochet.read(text);
    expect(move.ok && ricochet.write(move.value)).toBe(text);
  });

  test.each([
    '',
    'layout:1a,3B,2A,4A',
    'layout:1A,3B,2A',
    'layout:1A,3B,2A,5A',
    'layout:1A,3B,2A,4A,',
    'layout:1A, 3B,2A,4A',
    'robots:y=k12,r=c5,g=a1,b=p16',
    'robots:r=c5,y=k12,g=a1',
    'robots:r=c05,y=k12,g=a1,b=p16',
    'robots:r=c5,y=k12,g=a1,b=p17',
    'robots:r=c5,y=k12,g=a0,b=q16',
    'robots:r=c5,y=k12,g=a1,b=p16,r=a1',
    'target:red',
    'target:red-vortex',
    'target:Red-circle',
    'bid:07',
    'bid:+7',
    'bid:-7',
    'bid:7.0',
    'bid:٧',
    'bid:7\n',
    'bid:',
    'Bid:7',
    'show:rn',
    'show:RN',
    'show:rNE',
    'show:rN ',
    'give up',
    'constructor',
    '__proto__',
    `bid:${'9'.repeat(1_000_000)}`,
    `robots:${'r=a1,'.repeat(200_000)}`,
    `layout:${'1A,'.repeat(300_000)}`,
  ])('%.40s is not a move', (text) => {
    expect(ricochet.read(text)).toMatchObject({ ok: false, error: { reason: 'not-a-move' } });
  });
});
