/** Each kind of event comes back from its row; what is no event is a fault, never an exception. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { err, ok } from '../../core/result.ts';
import { CALL_OFFS, type EventOf, TALKERS, type TableEvent } from './events.ts';
import { type RowFault, readEvent, writeEvent } from './forms.ts';

const OPENED: EventOf<'opened'> = {
  t: 'opened',
  by: 'ann',
  game: 'foxu',
  rules: 1,
  seats: 2,
  options: { grey: 'random' },
  control: { kind: 'none' },
  public: false,
  seedHash: 'abc',
  policies: { takeBack: 'never', hints: false, pause: false, untimed: false },
};

/** The compiler asks for one of each kind. */
const EVENTS: { readonly [T in TableEvent['t']]: readonly EventOf<T>[] } = {
  opened: [
    OPENED,
    { ...OPENED, control: { kind: 'move', seconds: 60 }, public: true, after: 'table' },
    { ...OPENED, control: { kind: 'total', minutes: 5, increment: 2 }, chance: 'asked' },
    {
      ...OPENED,
      policies: { takeBack: 'agreed', hints: true, pause: true, untimed: true },
      chance: { fixed: ['grey:a1'] },
    },
    { ...OPENED, match: { games: 3, outcomes: [{ winners: [0], scores: [1, 0.5], reason: 'resigned' }] } },
    { ...OPENED, start: { setUp: 'a\nb', events: [{ by: 'chance', move: 'grey:a1' }] } },
  ],
  sat: [{ t: 'sat', who: 'ann', seat: 15 }],
  stood: [{ t: 'stood', seat: 0 }],
  bot: [{ t: 'bot', seat: 1, level: 5 }],
  kicked: [{ t: 'kicked', who: 'bob' }],
  'let-in': [{ t: 'let-in', who: 'bob' }],
  'swap-asked': [{ t: 'swap-asked', seat: 0, with: 1 }],
  'swap-declined': [{ t: 'swap-declined', seat: 1 }],
  swapped: [{ t: 'swapped', seat: 0, with: 1 }],
  awaited: [{ t: 'awaited', ms: 120_000 }],
  arrived: [{ t: 'arrived', seat: 1 }],
  started: [{ t: 'started' }],
  played: [
    { t: 'played', by: 0, move: 'a1-a2' },
    { t: 'played', by: 1, move: 'code:red-star', key: '1/k', salt: '00ff' },
    { t: 'played', by: 'chance', move: 'grey:a1' },
    { t: 'played', by: 'clock', move: 'time' },
  ],
  resigned: [{ t: 'resigned', seat: 0 }],
  'resign-asked': [{ t: 'resign-asked', seat: 0 }],
  'resign-agreed': [{ t: 'resign-agreed', seat: 2 }],
  'resign-declined': [{ t: 'resign-declined', seat: 2 }],
  'draw-offered': [{ t: 'draw-offered', seat: 0 }],
  'draw-declined': [{ t: 'draw-declined', seat: 0 }],
  drawn: [{ t: 'drawn', seat: 0 }],
  'timed-out': [{ t: 'timed-out', seat: 0 }],
  'called-off': CALL_OFFS.map((why) => ({ t: 'called-off' as const, why })),
  hinted: [{ t: 'hinted', seat: 0, move: 'a1-a2' }],
  'take-back-asked': [{ t: 'take-back-asked', seat: 0, to: 3 }],
  'take-back-agreed': [{ t: 'take-back-agreed', seat: 0 }],
  'take-back-declined': [{ t: 'take-back-declined', seat: 0 }],
  'taken-back': [{ t: 'taken-back', seat: 0, to: 0 }],
  'went-on': [{ t: 'went-on', seat: 0 }],
  waived: [{ t: 'waived', seat: 0, key: '3:announcing' }],
  insisted: [{ t: 'insisted', seat: 0, key: '3:announcing' }],
  left: [
    { t: 'left', seat: 0 },
    { t: 'left', seat: 0, lost: true },
  ],
  returned: [
    { t: 'returned', seat: 0 },
    { t: 'returned', seat: 0, rest: 3000 },
  ],
  'stand-in-agreed': [{ t: 'stand-in-agreed', seat: 0, by: 1 }],
  'stand-in': [{ t: 'stand-in', seat: 0, level: 3 }],
  slept: [{ t: 'slept', from: 1_794_958_605_911, ms: 4755 }],
  'rematch-wanted': [
    { t: 'rematch-wanted', seat: 0 },
    { t: 'rematch-wanted', seat: 0, without: [1, 2] },
  ],
  'rematch-declined': [{ t: 'rematch-declined', seat: 1 }],
  'level-chosen': [{ t: 'level-chosen', seat: 1, level: 1 }],
  rematch: [{ t: 'rematch', table: '92iTLeUCOgHPgh-3oQFpGw' }],
  said: [
    { t: 'said', who: 'ann', text: 'Bravo « 🦊 » !', to: 'all' },
    { t: 'said', who: 'ann', text: 'psst', to: 'team' },
  ],
  muted: [{ t: 'muted', who: 'bob' }],
  unmuted: [{ t: 'unmuted', who: 'bob' }],
  'talk-set': TALKERS.map((talkers) => ({ t: 'talk-set' as const, talkers })),
  reacted: [{ t: 'reacted', who: 'ann', reaction: 'wow' }],
};
const ALL: readonly (readonly [string, TableEvent])[] = Object.values(EVENTS)
  .flat()
  .map((event) => [event.t, event]);

describe.each(ALL)('%s', (_kind, event) => {
  test('is read as it was written', () => {
    expect(readEvent(writeEvent(event))).toEqual(ok(event));
  });

  test('in a version to come is a fault that names it', () => {
    const fault: RowFault = { kind: 'version', of: event.t, version: 9 };
    expect(readEvent(JSON.stringify({ ...event, v: 9 }))).toEqual(err(fault));
  });

  const { options: _any, ...demanded } = JSON.parse(writeEvent(event)) as Record<string, unknown>;
  const optional = ['after', 'key', 'salt', 'match', 'start', 'chance', 'rest', 'without', 'lost', 'v'];
  test.each(Object.keys(demanded).filter((field) => !optional.includes(field)))('needs its %s', (field) => {
    const { [field]: _left, ...rest } = demanded;
    expect(readEvent(JSON.stringify(rest))).toMatchObject({ ok: false, error: { kind: 'form' } });
    expect(readEvent(JSON.stringify({ ...demanded, [field]: [null] }))).toMatchObject({
      ok: false,
      error: { kind: 'form' },
    });
  });

  test.each(['seat', 'by'].filter((field) => typeof demanded[field] === 'number'))('has no %s 99', (field) => {
    for (const seat of [99, -1, 0.5, '0']) {
      expect(readEvent(JSON.stringify({ ...demanded, [field]: seat }))).toMatchObject({ ok: false });
    }
  });
});

test('a row of version 0.1.0 opens a table that knew nothing of policies', () => {
  const { rules: _rules, policies: _policies, ...first } = OPENED;
  expect(readEvent(JSON.stringify(first))).toEqual(ok(OPENED));
  expect(readEvent(JSON.stringify({ v: 1, ...first }))).toEqual(ok(OPENED));
});

test('a row of version 0.2.0 opens a table whose timers all run', () => {
  const { untimed: _new, ...policies } = OPENED.policies;
  expect(readEvent(JSON.stringify({ v: 2, ...OPENED, policies }))).toEqual(ok(OPENED));
  expect(readEvent(JSON.stringify({ v: 3, ...OPENED, policies }))).toMatchObject({
    ok: false,
    error: { kind: 'form' },
  });
});

test('rows of earlier versions say that somebody wants a rematch, and why a game was called off', () => {
  expect(readEvent('{"t":"rematch-wanted","seat":1}')).toEqual(ok({ t: 'rematch-wanted', seat: 1 }));
  expect(readEvent('{"t":"called-off","why":"closed"}')).toEqual(ok({ t: 'called-off', why: 'closed' }));
  expect(readEvent('{"t":"called-off","why":"somebody-missing"}')).toMatchObject({
    ok: false,
    error: { kind: 'form' },
  });
});

test('a row of an earlier version says that somebody left, and not how', () => {
  expect(readEvent('{"t":"left","seat":1}')).toEqual(ok({ t: 'left', seat: 1 }));
  expect(JSON.parse(writeEvent({ t: 'left', seat: 1, lost: true }))).toEqual({ v: 2, t: 'left', seat: 1, lost: true });
});

test('what is beside an event does not hurt it', () => {
  expect(readEvent('{"t":"started","mood":"good"}')).toEqual(ok({ t: 'started' }));
});

const said = (text: string) => JSON.stringify({ t: 'said', who: 'ann', text, to: 'all' });
const played = (move: string) => JSON.stringify({ t: 'played', by: 0, move });
const MEGABYTE = 'x'.repeat(2 ** 20);

test.each<[string, string, RowFault['kind']]>([
  ['nothing', '', 'not-json'],
  ['not JSON', '{"t":"started"', 'not-json'],
  ['a null byte', '{"t":"started"}\u0000', 'not-json'],
  ['a null byte in a text', '{"t":"said","who":"ann","text":"a\u0000b","to":"all"}', 'not-json'],
  ['no object', '"started"', 'form'],
  ['null', 'null', 'form'],
  ['a list', '[{"t":"started"}]', 'form'],
  ['no kind', '{"seat":1}', 'form'],
  ['a kind that is no text', '{"t":5}', 'form'],
  ['an unknown kind', '{"t":"danced","seat":0}', 'unknown-kind'],
  ['a kind that every object has', '{"t":"constructor"}', 'unknown-kind'],
  ['a kind of a megabyte', JSON.stringify({ t: MEGABYTE }), 'unknown-kind'],
  ['version 0', '{"v":0,"t":"started"}', 'form'],
  ['a version that is no number', '{"v":"2","t":"started"}', 'form'],
  ['a newer version', '{"v":4,"t":"opened"}', 'version'],
  ['a null character that is said', said('a\u0000b'), 'form'],
  ['a null character in a move', played('a\u0000'), 'form'],
  ['half a character in a move', played('a\ud83e'), 'form'],
  ['half a character in a name', '{"t":"kicked","who":"\\ud83e"}', 'form'],
  ['a megabyte that is said', said(MEGABYTE), 'form'],
  ['a move of a megabyte', played(MEGABYTE), 'form'],
  ['a long while', '{"t":"slept","from":0,"ms":1e300}', 'form'],
])('%s is a fault: %s', (_what, body, kind) => {
  const read = readEvent(body);
  expect(read).toMatchObject({ ok: false, error: { kind } });
  expect(JSON.stringify(read).length).toBeLessThan(400);
});

test('version 0.1.0 let people say half a character', () => {
  expect(readEvent(said('wow \ud83e'))).toMatchObject({ ok: true, value: { text: 'wow \ufffd' } });
  expect(readEvent(said('wow 🦊'))).toMatchObject({ ok: true, value: { text: 'wow 🦊' } });
});

test('whatever stands in a row, reading it throws nothing', () => {
  const nearly = fc.record(
    {
      v: fc.oneof(fc.constantFrom<unknown>(1, 2, 3), fc.jsonValue()),
      t: fc.oneof(fc.constantFrom<unknown>(...Object.keys(EVENTS)), fc.string()),
      ...Object.fromEntries(
        ['seat', 'by', 'who', 'level', 'move', 'text', 'to', 'options', 'start', 'match'].map((field) => [
          field,
          fc.oneof(fc.jsonValue(), fc.integer({ min: -1, max: 17 }), fc.string({ unit: 'binary' })),
        ]),
      ),
    },
    { requiredKeys: [] },
  );
  const bodies = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    nearly.map((raw) => JSON.stringify(raw)),
  );
  fc.assert(
    fc.property(bodies, (body) => {
      const read = readEvent(body);
      // what is read can be written, and is then the same
      if (read.ok) expect(readEvent(writeEvent(read.value))).toEqual(read);
    }),
    { numRuns: 3000 },
  );
});
