/** What a stranger may try: seeded nonsense, and sense at the wrong moment. */
import type { Random } from '../../src/core/game.ts';
import { pick } from '../../src/core/random.ts';

const COMMANDS = [
  'sit',
  'stand',
  'bot',
  'free',
  'kick',
  'start',
  'act',
  'resign',
  'offer-draw',
  'answer-draw',
  'leave',
  'return',
  'stand-in',
  'rematch',
  'say',
  'react',
  'mute',
  'unmute',
  'talk',
  'castle',
  '__proto__',
  'constructor',
];
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  1e308,
  0.5,
  '',
  'a1-d4',
  '\u0000',
  '\ud800',
  "'; DROP TABLE events; --",
  '../../etc/passwd',
  [],
  [[[]]],
  {},
  { __proto__: { admin: true } },
  { toString: 1 },
  'x'.repeat(3000),
  '🂡'.repeat(200),
];
const FIELDS = [
  'id',
  'command',
  'look',
  'seat',
  'by',
  'who',
  'move',
  'key',
  'text',
  'to',
  'level',
  'talkers',
  'do',
  '__proto__',
];

/** A message that no form allows: all of it is answered with a refusal. */
export function malformed(random: Random): string | Buffer {
  switch (random(7)) {
    case 0:
      return Buffer.from(Array.from({ length: 1 + random(60) }, () => random(256)));
    case 1:
      return JSON.stringify({ id: 'a', command: { do: 'act', move: 'a1-a2' } }).slice(0, 1 + random(40));
    case 2:
      return `${'['.repeat(500 + random(5000))}`;
    case 3:
      return JSON.stringify(pick(VALUES, random));
    case 4:
      // a wrong id spoils the rest
      return JSON.stringify({ id: pick([null, '', 7, 'a b', 'x'.repeat(41), {}], random), command: { do: 'start' } });
    case 5:
      return JSON.stringify({ id: 'a', command: someCommand(random), extra: pick(VALUES, random) });
    default:
      return JSON.stringify({ id: 'a', command: { ...someCommand(random), as: 0 } });
  }
}

export function someCommand(random: Random): Record<string, unknown> {
  const command: Record<string, unknown> = { do: pick(COMMANDS, random) };
  for (let more = random(4); more > 0; more--) {
    Object.defineProperty(command, pick(FIELDS, random), {
      value: pick(VALUES, random),
      enumerable: true,
      configurable: true,
    });
  }
  return command;
}

/** Well-formed and wrong: not his seat, not his turn, not now. */
export function unauthorised(moves: readonly string[], random: Random): string {
  const seat = random(3);
  const command = pick<object>(
    [
      { do: 'act', move: pick(moves, random) },
      { do: 'act', move: pick(moves, random), key: `k${random(50)}` },
      { do: 'sit', seat },
      { do: 'stand' },
      { do: 'bot', seat, level: 1 },
      { do: 'free', seat },
      { do: 'kick', who: 'somebody' },
      { do: 'start' },
      { do: 'resign' },
      { do: 'offer-draw' },
      { do: 'answer-draw', accept: true },
      { do: 'leave' },
      { do: 'return' },
      { do: 'stand-in', seat },
      { do: 'rematch' },
      { do: 'say', text: 'psst', to: 'team' },
    ],
    random,
  );
  return JSON.stringify({ id: `u${random(1000)}`, command });
}

export interface HttpAttack {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** `ids` are of tables that are there. */
export function httpAttack(ids: readonly string[], tokens: readonly string[], random: Random): HttpAttack {
  const id = pick([...ids, '%00', '..%2f..%2fetc', 'x'.repeat(300), '%F0%9F%82%A1', "';--", '__proto__'], random);
  const query = pick(['', '?from=-1', '?from=1e999', '?from=x&from=y', '?before=1e400', '?before=0.5'], random);
  const lists = [
    '?status=none',
    '?game=a&game=b',
    '?game=%00',
    '?status=open&before=1e400',
    '?before[]=1',
    '?before=-0.5',
  ];
  const path = pick(
    [
      `/api/tables/${id}`,
      `/api/tables/${id}/record${query}`,
      `/api/tables${pick(lists, random)}`,
      `/api/players/${id}${query}`,
      '/api/tables',
      '/api/me',
      '/api/visitors',
      `/api/${id}`,
    ],
    random,
  );
  const method = pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH'], random);
  const token = pick([...tokens, 'x'.repeat(43), '', '\u00ff'], random);
  const content = pick(['application/json', 'text/plain', 'application/xml', 'multipart/form-data'], random);
  const body = pick(
    [
      '{',
      '[]',
      'null',
      '"x"',
      `{"game":"${'x'.repeat(200)}","seats":2}`,
      '{"game":"none","seats":2}',
      '{"__proto__":{"a":1}}',
      JSON.stringify(someCommand(random)),
      'x'.repeat(20_000),
      JSON.stringify({ name: '\u0000' }),
    ],
    random,
  );
  const headers = { authorization: `Bearer ${token}`, ...(method !== 'GET' && { 'content-type': content }) };
  return { method, path, headers, ...(method !== 'GET' && { body }) };
}
