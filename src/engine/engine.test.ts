/** The engine protocol, request by request (docs/protocol.md). */
import { beforeEach, describe, expect, test } from 'vitest';
import { type Answer, openEngine } from '../../test/support/engine.ts';
import { SHELF } from '../games/shelf.ts';

let engine: ReturnType<typeof openEngine>;
let ask: (request: object) => Promise<Answer>;
beforeEach(() => {
  engine = openEngine();
  ask = engine.ask;
});

const GREY = 'grey:a2,b1,b3,b4,b5,c6,d2,e2,e4,e6,f5';
const newFoxu = (extra: object = {}) => ask({ do: 'new', game: 'foxu', seats: 2, ...extra });
const code = (answer: Answer) => answer.error?.code;

describe('requests', () => {
  test('games lists every game with its seats and options', async () => {
    const { games } = await ask({ do: 'games' });
    expect(games.map((game: Answer) => game.id)).toEqual(SHELF.map(({ rules }) => rules.id));
    expect(games[0]).toEqual({
      id: 'foxu',
      seats: [2],
      options: { grey: { values: ['random', 'placed'], default: 'random' } },
    });
  });

  test('without a seed chance waits for the caller', async () => {
    const opened = await newFoxu();
    expect(opened).toMatchObject({ seq: 0, toAct: ['chance'], events: [], result: null });
    const applied = await ask({ do: 'apply', state: opened.state, by: 'chance', move: GREY });
    expect(applied).toMatchObject({ state: opened.state, seq: 1, toAct: [0], events: [{ by: 'chance', move: GREY }] });
  });

  test('with a seed the engine draws chance itself, at once and always the same', async () => {
    const [one, two, other] = [await newFoxu({ seed: 5 }), await newFoxu({ seed: '5' }), await newFoxu({ seed: 6 })];
    expect(one).toMatchObject({ seq: 1, toAct: [0] });
    expect(two.events).toEqual(one.events);
    expect(other.events).not.toEqual(one.events);
    expect(code(await ask({ do: 'apply', state: one.state, by: 'chance', move: GREY }))).toBe('not-your-turn');
  });

  test('with events the game is replayed and none of them repeated', async () => {
    const events = [
      { by: 'chance', move: GREY },
      { by: 0, move: 'diagonal:a1f6' },
    ];
    const opened = await newFoxu({ events });
    expect(opened).toMatchObject({ seq: 2, toAct: [0], events: [] });
    expect((await ask({ do: 'events', state: opened.state })).events).toEqual(events);
  });

  test('legal is sorted, empty for whoever cannot act, a pattern for an open-ended choice', async () => {
    const { state } = await newFoxu();
    const chance = await ask({ do: 'legal', state, by: 'chance' });
    expect(chance.moves).toEqual([]);
    expect(GREY).toMatch(new RegExp(chance.pattern));
    expect(await ask({ do: 'legal', state, by: 1 })).toEqual({ id: expect.anything(), moves: [] });
    await ask({ do: 'apply', state, by: 'chance', move: GREY });
    expect((await ask({ do: 'legal', state, by: 0 })).moves).toEqual(['diagonal:a1f6', 'diagonal:a6f1']);
    expect((await ask({ do: 'legal', state, by: 'clock' })).moves).toEqual([]);
  });

  test('view, show and perft', async () => {
    const { state } = await newFoxu({ seed: 1 });
    expect((await ask({ do: 'view', state, seat: 1 })).view.viewer).toBe(1);
    expect((await ask({ do: 'view', state, seat: 'spectator' })).view.viewer).toBe('spectator');
    expect((await ask({ do: 'show', state })).text).toContain('a b c d e f');
    expect((await ask({ do: 'perft', state, depth: 2 })).nodes).toBe(28);
    expect((await ask({ do: 'perft', state, depth: 0 })).nodes).toBe(1);
  });

  test('a dropped state is gone, the others stay', async () => {
    const [{ state }, other] = [await newFoxu(), await newFoxu()];
    expect(await ask({ do: 'drop', state })).toEqual({ id: expect.anything() });
    expect(code(await ask({ do: 'events', state }))).toBe('unknown-state');
    expect((await ask({ do: 'events', state: other.state })).events).toEqual([]);
  });

  test('best answers with a legal move, the same for the same seed and nodes', async () => {
    const { state } = await newFoxu({ seed: 1 });
    const question = { do: 'best', state, seat: 0, nodes: 2000, seed: 3, level: 4 };
    const [one, two] = [await ask(question), await ask(question)];
    expect((await ask({ do: 'legal', state, by: 0 })).moves).toContain(one.move);
    expect([two.move, two.info]).toEqual([one.move, one.info]);
  });

  test('review has one entry for each move that is judged, with the fields of the protocol', async () => {
    const events = [
      { by: 'chance', move: GREY },
      { by: 0, move: 'diagonal:a1f6' },
    ];
    const { state } = await newFoxu({ events });
    const fields = { value: expect.any(Number), after: expect.any(Number), loss: 0, exact: true };
    const entry = {
      index: 1,
      by: 0,
      move: 'diagonal:a1f6',
      ...fields,
      best: expect.arrayContaining(['diagonal:a1f6']),
    };
    const { id, moves } = await ask({ do: 'review', state });
    expect(id).toEqual(expect.anything());
    expect(moves).toEqual([moves[0].value === 0 ? entry : { ...entry, distance: expect.any(Number) }]);
    expect(code(await ask({ do: 'review', state: 'nowhere' }))).toBe('unknown-state');
    expect(code(await ask({ do: 'review', state, ms: 0 }))).toBe('bad-request');
  });

  test('best and analyse say first what is wrong with the question', async () => {
    const { state } = await newFoxu({ seed: 1 });
    expect(code(await ask({ do: 'best', state, seat: 1 }))).toBe('not-your-turn');
    expect(code(await ask({ do: 'best', state, seat: 2 }))).toBe('bad-request');
    expect(code(await ask({ do: 'best', state, seat: 0, level: 6 }))).toBe('bad-request');
    expect(code(await ask({ do: 'best', state, seat: 0, ms: 0 }))).toBe('bad-request');
    expect(code(await ask({ do: 'analyse', state: 'nowhere' }))).toBe('unknown-state');
  });
});

describe('errors', () => {
  test.each([
    ['not JSON', 'x', 'bad-json'],
    ['an empty line', '', 'bad-json'],
    ['a list', '[]', 'bad-request'],
    ['null', 'null', 'bad-request'],
    ['no id', '{"do":"games"}', 'bad-request'],
    ['an id that is neither text nor number', '{"id":{},"do":"games"}', 'bad-request'],
    ['an id past all numbers', '{"id":1e999,"do":"games"}', 'bad-request'],
  ])('%s', async (_, line, expected) => {
    expect(await engine.line(line)).toEqual({ id: null, error: { code: expected, message: expect.any(String) } });
  });

  test.each([
    ['an unknown request', { do: 'fly' }, 'bad-request', '"fly"'],
    ['a request named like an inherited property', { do: 'toString' }, 'bad-request', 'toString'],
    ['an unknown field', { do: 'games', colour: 'red' }, 'bad-request', 'colour'],
    ['an unknown game', { do: 'new', game: 'chess', seats: 2 }, 'unknown-game', 'chess'],
    ['no seats', { do: 'new', game: 'foxu' }, 'bad-request', 'seats'],
    ['too many seats', { do: 'new', game: 'foxu', seats: 3 }, 'bad-request', 'Allowed: 2'],
    ['huge seats', { do: 'new', game: 'foxu', seats: 1e300 }, 'bad-request', 'seats'],
    ['an unknown option', { do: 'new', game: 'foxu', seats: 2, options: { gray: 1 } }, 'bad-request', 'gray'],
    ['a wrong option', { do: 'new', game: 'foxu', seats: 2, options: { grey: 'no' } }, 'bad-request', 'placed'],
    ['options that are none', { do: 'new', game: 'foxu', seats: 2, options: [1] }, 'bad-request', 'Options'],
    ['seed and events', { do: 'new', game: 'foxu', seats: 2, seed: 1, events: [] }, 'bad-request', 'seed'],
    ['an unknown state', { do: 'events', state: 's99' }, 'unknown-state', 's99'],
    ['a state that is no handle', { do: 'events', state: [] }, 'bad-request', 'state'],
    ['no state', { do: 'legal', by: 0 }, 'bad-request', 'state'],
  ])('%s', async (_, request, expected, word) => {
    const { error } = await ask(request);
    expect(error.code).toBe(expected);
    expect(error.message).toContain(word);
  });

  test('a wrong event names its index and opens nothing', async () => {
    const events = [
      { by: 'chance', move: GREY },
      { by: 1, move: 'diagonal:a1f6' },
    ];
    expect((await newFoxu({ events })).error).toMatchObject({ code: 'not-your-turn', index: 1 });
    expect((await newFoxu({ events: [{ by: 'chance' }] })).error).toMatchObject({ code: 'bad-request', index: 0 });
    expect((await newFoxu({ events: [{ by: 'chance', move: GREY, x: 1 }] })).error).toMatchObject({ index: 0 });
    expect((await newFoxu()).state).toBe('s1');
  });

  test('seats that do not exist', async () => {
    const { state } = await newFoxu({ seed: 1 });
    for (const seat of [2, -1, 0.5, '0', null, 1e20]) {
      expect(code(await ask({ do: 'view', state, seat }))).toBe('bad-request');
      expect(code(await ask({ do: 'show', state, seat }))).toBe('bad-request');
      expect(code(await ask({ do: 'legal', state, by: seat }))).toBe('bad-request');
      expect(code(await ask({ do: 'best', state, seat, nodes: 1 }))).toBe('bad-request');
    }
  });

  test('of several refusals the first counts: game over, not your turn, form, illegal', async () => {
    const { state } = await newFoxu({ seed: 1 });
    expect(code(await ask({ do: 'apply', state, by: 1, move: null }))).toBe('not-your-turn');
    expect(code(await ask({ do: 'apply', state, by: null, move: 'a1-a2' }))).toBe('not-your-turn');
    expect(code(await ask({ do: 'apply', state, by: 0, move: 7 }))).toBe('bad-request');
    expect(code(await ask({ do: 'apply', state, by: 0, move: 'a1-a2' }))).toBe('illegal-move');
    expect(code(await ask({ do: 'apply', state, by: 0 }))).toBe('bad-request');
  });

  test('nothing can be counted while chance is to act', async () => {
    const { state } = await newFoxu();
    expect(code(await ask({ do: 'perft', state, depth: 1 }))).toBe('bad-request');
    const placed = await newFoxu({ options: { grey: 'placed' } });
    expect(code(await ask({ do: 'perft', state: placed.state, depth: 1 }))).toBe('bad-request');
    for (const depth of [-1, 1.5, 1e9, '2', null]) {
      expect(code(await ask({ do: 'perft', state, depth }))).toBe('bad-request');
    }
  });

  test('a move of a megabyte is refused, and quoted by nobody', async () => {
    const { state } = await newFoxu({ seed: 1 });
    const { error } = await ask({ do: 'apply', state, by: 0, move: `grey:${'a2,'.repeat(350_000)}` });
    expect(error.code).toBe('illegal-move');
    expect(error.message.length).toBeLessThan(300);
    const deep = `{"id":1,"do":"new","game":"foxu","seats":2,"options":{"grey":${'['.repeat(500_000)}${']'.repeat(500_000)}}}`;
    expect((await engine.line(deep)).error.code).toBe('bad-request');
    expect((await engine.line(undefined)).error.code).toBe('bad-request');
  });
});
