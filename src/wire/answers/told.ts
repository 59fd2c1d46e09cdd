/** What is told at a table: the lines of its log, and every message of its stream and its socket. */
import * as z from 'zod';
import type { By, Seen } from '../../core/game.ts';
import type { EarlierLines } from '../../table/connection.ts';
import { REACTIONS, TALKERS } from '../../table/events/events.ts';
import type { ToldEvent, ToldLine } from '../../table/told/messages.ts';
import type { Hello, ServerMessage } from '../messages.ts';
import { many, SCHEMAS, schemaOf } from '../schemas.ts';
import { character, clock, count, face, level, names, seat, time, view, who, why } from './face.ts';
import { houseRefusal } from './refusal.ts';

const by = schemaOf<By>()(z.union([seat, z.literal(['chance', 'clock'])]));

const seen = schemaOf<Seen>()(
  z.object({ by, move: z.string(), effects: many(z.unknown()).describe("the game's own, for whoever draws it") }),
).register(SCHEMAS, { id: 'Seen' });

const ofSeat = [
  ...[
    'stood',
    'resigned',
    'resign-asked',
    'resign-agreed',
    'resign-declined',
    'draw-offered',
    'draw-declined',
    'drawn',
    'timed-out',
  ],
  ...['take-back-agreed', 'take-back-declined', 'went-on', 'arrived', 'rematch-declined', 'swap-declined'],
] as const;

const toldEvent = schemaOf<ToldEvent>()(
  z.discriminatedUnion('t', [
    z.object({ t: z.literal('opened'), by: who }),
    z.object({ t: z.literal('sat'), who, seat }),
    z.object({ t: z.enum(['kicked', 'let-in', 'muted', 'unmuted']), who }),
    z.object({ t: z.enum(['swap-asked', 'swapped']), seat, with: seat }),
    z.object({ t: z.literal('talk-set'), talkers: z.enum(TALKERS) }),
    z.object({ t: z.literal('awaited'), ms: count }),
    z.object({ t: z.literal('started') }),
    z.object({ t: z.literal('called-off'), why }),
    z.object({ t: z.literal('played'), seen, commitment: z.exactOptional(z.string()) }),
    z.object({ t: z.enum(ofSeat), seat }),
    z.object({ t: z.literal('returned'), seat, rest: count.optional() }),
    z.object({ t: z.literal('bot'), seat, level, character: character.optional() }),
    z.object({ t: z.enum(['stand-in', 'level-chosen']), seat, level }),
    z.object({ t: z.enum(['waived', 'insisted']), seat, key: z.string() }),
    z.object({ t: z.literal('stand-in-agreed'), seat, by: seat }),
    z.object({ t: z.literal('hinted'), seat, move: z.exactOptional(z.string()) }),
    z.object({ t: z.enum(['take-back-asked', 'taken-back']), seat, to: count }),
    z.object({ t: z.literal('slept'), from: time, ms: z.number() }),
    z.object({ t: z.literal('left'), seat, lost: z.boolean().optional() }),
    z.object({ t: z.literal('rematch-wanted'), seat, without: many(seat).optional() }),
    z.object({ t: z.literal('rematch'), table: z.string() }),
    z.object({ t: z.literal('said'), who, text: z.string(), to: z.enum(['all', 'team']) }),
    z.object({ t: z.literal('whispered'), who }),
    z.object({ t: z.literal('reacted'), who, reaction: z.enum(REACTIONS) }),
  ]),
).register(SCHEMAS, { id: 'ToldEvent' });

const line = { seq: count, at: time, what: toldEvent };
const toldLine = schemaOf<ToldLine>()(z.object(line)).register(SCHEMAS, { id: 'ToldLine' });

const page = {
  lines: many(toldLine),
  events: count.describe('how many events the game had before the first of these lines'),
};
/** Lines before those that somebody knows. */
export const earlierLines = schemaOf<EarlierLines>()(z.object({ ...page, names })).register(SCHEMAS, {
  id: 'EarlierLines',
});

const helloForm = z
  .object({
    t: z.literal('hello'),
    version: z.int().describe('of these messages'),
    now: time,
    seq: count.describe('the place of the next line'),
    you: z.object({ who: who.nullable(), seat: seat.nullable() }),
    face,
    view,
    names,
    ...page,
  })
  .register(SCHEMAS, { id: 'Hello' });
export const hello = schemaOf<Hello>()(helloForm);

const happened = z
  .object({
    t: z.literal('happened'),
    ...line,
    now: time,
    face: z.exactOptional(face),
    clock: z.exactOptional(clock),
    view: z.exactOptional(view),
    names: z.exactOptional(names),
  })
  .register(SCHEMAS, { id: 'Happened' });

export const message = schemaOf<ServerMessage>()(
  z.discriminatedUnion('t', [
    helloForm,
    happened,
    z.object({ t: z.literal('done'), id: z.string(), seq: count }),
    z.object({ t: z.literal('refused'), id: z.string().nullable(), refusal: houseRefusal }),
    z.object({ t: z.literal('moment'), id: z.string(), seq: count, view }),
    z.object({ t: z.literal('lines'), id: z.string(), ...page, names }),
    z.object({ t: z.literal('presence'), online: many(seat), watching: count }),
    z.object({ t: z.literal('bye'), reason: z.enum(['closing', 'too-many', 'no-table', 'set-aside']) }),
  ]),
).register(SCHEMAS, { id: 'Message' });
