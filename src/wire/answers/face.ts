/** How a table stands, as it is told over the wire. */
import * as z from 'zod';
import type { AnyView, Outcome, Viewer } from '../../core/game.ts';
import { CALL_OFFS, type CallOff, TALKERS } from '../../table/events/events.ts';
import {
  characterForm as character,
  controlForm,
  levelForm as level,
  policiesForm,
  seatForm as seat,
} from '../../table/events/forms.ts';
import type { Ending } from '../../table/state/ending.ts';
import type { MatchScore } from '../../table/state/match.ts';
import type { Holder, TableState } from '../../table/state/state.ts';
import type { TimeControl } from '../../table/state/time.ts';
import type { ClockFace, Face } from '../../table/told/face.ts';
import type { Names } from '../../table/told/messages.ts';
import { many, SCHEMAS, schemaOf } from '../schemas.ts';

export { character, level, seat };
export const who = z.string().describe('the id of a visitor');
export const count = z.int().min(0);
export const time = z.number().describe('milliseconds since 1970, by the clock of the house');

export const phase = schemaOf<TableState['phase']>()(z.enum(['open', 'playing', 'over']));

export const names = schemaOf<Names>()(
  z.record(z.string(), z.string()).describe('by id; who has deleted his account has none'),
);

export const viewer = schemaOf<Viewer>()(z.union([seat, z.literal('spectator')]));
/** What else is in it is the game's own. */
export const view: z.ZodType<AnyView, AnyView> = z.looseObject({ viewer }).register(SCHEMAS, { id: 'View' });

export const control = schemaOf<TimeControl>()(controlForm).register(SCHEMAS, { id: 'TimeControl' });

export const holder = schemaOf<Holder>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('free') }),
    z.object({ kind: z.literal('person'), who, left: z.boolean(), lost: z.boolean().optional() }),
    z.object({ kind: z.literal('bot'), level, character }),
    z.object({ kind: z.literal('stand-in'), level, character, who }),
  ]),
).register(SCHEMAS, { id: 'Holder' });

export const outcome = schemaOf<Outcome>()(
  z.object({ winners: many(seat), scores: many(z.number()), reason: z.string() }),
).register(SCHEMAS, { id: 'Outcome' });

const CALLED_OFF = 'it never ended, nobody came to it, its table was closed, or somebody who was awaited did not come';
export const why = schemaOf<CallOff>()(z.enum(CALL_OFFS).describe(CALLED_OFF));

export const ending = schemaOf<Ending>()(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('played'), outcome }),
    z.object({ kind: z.enum(['resigned', 'timed-out']), seat, winners: many(seat) }),
    z.object({ kind: z.literal('drawn') }),
    z.object({ kind: z.literal('called-off'), why }),
  ]),
).register(SCHEMAS, { id: 'Ending' });

const matchScore = schemaOf<MatchScore>()(
  z.object({ number: z.int().min(1), games: z.int().min(1), points: many(z.number()), over: z.boolean() }),
).register(SCHEMAS, { id: 'MatchScore' });

export const clock = schemaOf<ClockFace>()(
  z.object({
    left: many(z.number()).describe('milliseconds of each seat at `since`'),
    since: time,
    running: many(seat).describe('whose time runs'),
    sandglasses: many(z.object({ key: z.string(), ms: z.number(), ends: time })),
  }),
).register(SCHEMAS, { id: 'Clock' });

export const face = schemaOf<Face>()(
  z.object({
    game: z.string(),
    seats: z.int().min(1),
    options: z.unknown(),
    control,
    public: z.boolean(),
    host: who,
    seedHash: z.string().describe('SHA-256 of the seed of chance, in hexadecimal'),
    policies: policiesForm,
    chance: z.enum(['drawn', 'asked', 'fixed']),
    from: count.describe('how many events the game had when the table opened'),
    phase,
    holders: many(holder),
    gathering: z
      .object({ awaited: many(seat), until: time })
      .nullable()
      .describe('the seats that are awaited before the game starts by itself, and until when'),
    swap: z.object({ seat, with: seat }).nullable().describe('who would like to have whose place, before the start'),
    kicked: many(who).describe('whom the host has sent away'),
    ending: ending.nullable(),
    match: matchScore.nullable(),
    hints: many(count).describe('how many each seat has had'),
    drawOffer: seat.nullable(),
    resignation: z
      .object({ seat, agreed: many(seat) })
      .nullable()
      .describe('who would resign if his partners agree'),
    takeBack: z.object({ seat, to: count, agreed: many(seat) }).nullable(),
    floor: count
      .nullable()
      .describe('what has happened before this event cannot be taken back; null where nothing can'),
    resting: z.boolean().describe('chance waits until somebody goes on'),
    waivable: many(z.object({ key: z.string(), asked: many(seat), agreed: many(seat) })).describe(
      "the game's timers that end as soon as all who are asked have agreed",
    ),
    agreed: many(z.object({ seat, by: many(seat) })).describe('who agrees that the computer takes the place of a seat'),
    rematch: many(seat).describe('who wants one'),
    rematchAnswers: many(z.object({ seat, again: z.boolean(), without: many(seat) })).describe(
      'what each has answered, and whom he would do without',
    ),
    nextLevels: many(z.object({ seat, level })),
    next: z.string().nullable().describe('the table of the rematch, or of the next game of the match'),
    after: z.string().nullable().describe('the table before this one'),
    talkers: z.enum(TALKERS).describe('who may talk to all, as the host decides'),
    muted: many(who).describe('whom the host lets talk no more'),
    team: z.boolean().describe('whether partners may talk in private'),
    clock,
  }),
).register(SCHEMAS, { id: 'Face' });
