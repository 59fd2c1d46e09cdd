/** What src/server/store/attempt-logs.ts promises, for every store. */
import { describe, expect, test } from 'vitest';
import type { KeptAttempt } from '../../../src/server/store/attempt-logs.ts';
import { paged } from '../../../src/server/store/paged.ts';
import type { Store } from '../../../src/server/store/store.ts';
import { visitor } from './rows.ts';

export function describeAttempts(store: () => Store): void {
  const log = () => store().attempts;
  const body = (id: string, more = '') => JSON.stringify({ id, more });
  const idsOf = async (who: string, after = '', limit = 99) =>
    (await log().of(who, after, limit)).map((each) => (JSON.parse(each) as { id: string }).id);
  const everybodys = async (limit: number) => {
    const all: KeptAttempt[] = [];
    for await (const page of paged<KeptAttempt>(limit, (last) => log().all(last, limit))) all.push(...page);
    return all;
  };

  describe('attempts at puzzles', () => {
    test('are each kept once, as they came first, page by page, and to each person his own', async () => {
      for (const id of ['trying', 'other']) await store().addVisitor(visitor({ id }), `token of ${id}`);
      await log().add('trying', [body('b'), body('a', '« é 🦊 »')], 10);
      await log().add('trying', [body('b', 'changed'), body('c')], 10);
      await log().add('other', [body('a', 'his')], 10);
      expect(await log().of('trying', '', 99)).toEqual([body('a', '« é 🦊 »'), body('b'), body('c')]);
      expect(await idsOf('trying', 'a', 1)).toEqual(['b']);
      expect(await log().of('other', '', 99)).toEqual([body('a', 'his')]);
      // other tests may have left some
      const ours = (rows: Awaited<ReturnType<typeof everybodys>>) =>
        rows.flatMap(({ visitor, id }) => (['trying', 'other'].includes(visitor) ? `${visitor} ${id}` : []));
      expect(ours(await everybodys(1))).toEqual(['other a', 'trying a', 'trying b', 'trying c']);
      expect(await everybodys(2)).toEqual(await everybodys(99));
      expect(await everybodys(99)).toContainEqual({ visitor: 'other', id: 'a', body: body('a', 'his') });
      await log().forget('trying');
      expect(await idsOf('trying')).toEqual([]);
      expect(await idsOf('other')).toEqual(['a']);
    });

    test('are so many and no more, also if they come at once, and go with their person', async () => {
      await store().addVisitor(visitor({ id: 'eager' }), 'token of eager');
      const all = Array.from({ length: 9 }, (_, index) => log().add('eager', [body(`${index}`), body(`x${index}`)], 5));
      await Promise.all(all);
      expect(await idsOf('eager')).toHaveLength(5);
      await log().add('eager', [body('late')], 5);
      expect(await idsOf('eager')).not.toContain('late');
      await store().removeVisitor('eager');
      expect(await idsOf('eager')).toEqual([]);
      await log().add('eager', [body('ghost')], 5);
      expect(await idsOf('eager')).toEqual([]);
    });
  });
}
