/** What a stranger may send: the only place that parses it. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import * as z from 'zod';
import { LANGUAGES } from '../core/text.ts';
import type { EveningCommand } from '../evening/commands.ts';
import { handicapForm, planForm, playersForm, pointsForm } from '../evening/forms.ts';
import { MOST_GUESTS, MOST_NAME } from '../evening/limits.ts';
import { MOST_ROUNDS } from '../evening/plan.ts';
import { attemptForm } from '../puzzles/attempts.ts';
import { OUTCOMES } from '../puzzles/outcomes.ts';
import type { RaceCommand } from '../race/commands.ts';
import { MOST_HEATS } from '../race/limits.ts';
import { STRICT } from '../table/course/opening.ts';
import type { Command } from '../table/decide/commands.ts';
import { REACTIONS, TAKE_BACKS, TALKERS } from '../table/events/events.ts';
import { chanceForm, controlForm, levelForm as level, seatForm as seat, startForm } from '../table/events/forms.ts';
import { MOST_GAMES, MOST_SEATS } from '../table/limits.ts';
import { SCHEMAS, schemaOf, webAuthn } from './schemas.ts';

/** Of tables and visitors. */
export const id = z.string().regex(/^[\w-]{1,40}$/);
/** Halves of a character are refused: no database, file or terminal could write them down. */
const text = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cs}*$/u, 'half a character');
/** One line of visible text. */
const line = (most: number) =>
  text(most * 4)
    .transform((text) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .pipe(z.string().min(1).max(most));

export const command = schemaOf<Command>()(
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('sit'), seat }),
    z.strictObject({ do: z.literal('stand') }),
    z.strictObject({ do: z.literal('bot'), seat, level }),
    z.strictObject({ do: z.literal('free'), seat }),
    z.strictObject({ do: z.literal('kick'), who: id }),
    z.strictObject({ do: z.literal('let-in'), who: id }),
    z.strictObject({ do: z.literal('swap'), seat }),
    z.strictObject({ do: z.literal('answer-swap'), accept: z.boolean() }),
    z.strictObject({ do: z.literal('close') }),
    z.strictObject({ do: z.literal('start') }),
    z.strictObject({
      do: z.literal('act'),
      move: text(2000),
      key: id.optional(),
      as: z.literal('chance').optional(),
    }),
    z.strictObject({ do: z.literal('draw') }),
    z.strictObject({ do: z.literal('go-on') }),
    z.strictObject({ do: z.literal('waive'), key: z.string().max(100), events: z.int().min(0).max(100_000) }),
    z.strictObject({ do: z.literal('insist'), key: z.string().max(100) }),
    z.strictObject({ do: z.literal('hint') }),
    z.strictObject({ do: z.literal('hurry') }),
    z.strictObject({ do: z.literal('take-back') }),
    z.strictObject({ do: z.literal('answer-take-back'), accept: z.boolean() }),
    z.strictObject({ do: z.literal('resign') }),
    z.strictObject({ do: z.literal('answer-resign'), accept: z.boolean() }),
    z.strictObject({ do: z.literal('offer-draw') }),
    z.strictObject({ do: z.literal('answer-draw'), accept: z.boolean() }),
    z.strictObject({ do: z.literal('leave'), lost: z.boolean().optional() }),
    z.strictObject({ do: z.literal('return') }),
    z.strictObject({ do: z.literal('stand-in'), seat }),
    z.strictObject({ do: z.literal('rematch'), without: z.array(seat).max(MOST_SEATS).readonly().optional() }),
    z.strictObject({ do: z.literal('decline-rematch') }),
    z.strictObject({ do: z.literal('level'), seat, level }),
    z.strictObject({ do: z.literal('say'), text: line(300), to: z.enum(['all', 'team']) }),
    z.strictObject({ do: z.literal('mute'), who: id }),
    z.strictObject({ do: z.literal('unmute'), who: id }),
    z.strictObject({ do: z.literal('talk'), talkers: z.enum(TALKERS) }),
    z.strictObject({ do: z.literal('react'), reaction: z.enum(REACTIONS) }),
  ]),
).register(SCHEMAS, { id: 'Command' });

/** Over a socket: a command, a look at an earlier moment, or earlier lines. `id` comes back with the answer. */
export const request = z
  .strictObject({
    id,
    command: command.optional(),
    look: z.int().min(0).max(100_000).optional().describe('what was seen when the table had so many lines'),
    before: z.int().min(0).max(100_000).optional().describe('the lines before this one'),
  })
  .register(SCHEMAS, { id: 'SocketRequest' });
export type SocketRequest = z.output<typeof request>;

const policies = z.strictObject({
  takeBack: z.enum(TAKE_BACKS).default(STRICT.takeBack),
  hints: z.boolean().default(STRICT.hints),
  pause: z.boolean().default(STRICT.pause),
  untimed: z.boolean().default(STRICT.untimed),
});

export const newTable = z
  .strictObject({
    game: text(100),
    seats: z.int().min(1).max(MOST_SEATS),
    options: z.record(text(100), z.unknown()).optional(),
    control: controlForm.default({ kind: 'none' }),
    public: z.boolean().default(false),
    policies: policies.prefault({}),
    /** How many games the match has. */
    games: z.int().min(1).max(MOST_GAMES).default(1),
    start: startForm.extend({ setUp: text(10_000).optional() }).optional(),
    chance: chanceForm.optional(),
    /** Who sits where: the one who opens the table, or the computer. */
    holders: z
      .array(z.union([z.literal('free'), z.literal('me'), z.strictObject({ level })]))
      .max(MOST_SEATS)
      .optional(),
  })
  .register(SCHEMAS, { id: 'NewTable' });
export type NewTable = z.output<typeof newTable>;
export type NewTableRequest = z.input<typeof newTable>;

/** A page of a list of tables, asked for in an address. */
export const page = z.object({
  before: z.coerce.number<number>().int().min(0).optional().describe('`changed` of the last one seen'),
  last: id.optional().describe('its `id`, so that none is left out of those that changed at the same moment'),
});
export const list = page.extend({
  status: z.enum(['open', 'playing', 'over']).default('open'),
  game: id.optional(),
});
/** From which line on: from the first, if it cannot be read. */
export const from = z.object({ from: z.coerce.number<number>().catch(0).describe('the first line wanted') });
/** Of a socket: that many look at it, so that it is nobody's, whoever opens it. */
export const asScreen = z.object({
  screen: z.literal('1').optional().catch(undefined).describe('1: as a big screen, of nobody'),
});
export const fromAsScreen = from.extend(asScreen.shape);
/** Of lines: before which one; before the next that will be, if nothing is said. */
export const beforeLine = z.object({
  before: z.coerce.number<number>().int().min(0).optional().describe('the place of the first line that is known'),
});
export const isId = (text: string): boolean => id.safeParse(text).success;

export const ofGame = z.object({ game: id });

export const me = z
  .strictObject({
    name: line(30).optional(),
    language: z.enum(LANGUAGES).optional(),
    rated: z.boolean().optional().describe('whether the house may show how well you play'),
  })
  .register(SCHEMAS, { id: 'MeRequest' });

const guest = z
  .int()
  .min(0)
  .max(MOST_GUESTS - 1);
const guestName = line(MOST_NAME);
const ofGuest = <Name extends string>(name: Name) => z.strictObject({ do: z.literal(name), guest });

/** As many attempts at puzzles as a request has room for. */
const MOST_SENT = 25;
export const newAttempts = z
  .strictObject({ attempts: z.array(attemptForm).max(MOST_SENT) })
  .register(SCHEMAS, { id: 'NewAttempts' });
export const afterAttempt = z.strictObject({ after: z.string().max(64).optional() });

/** A first attempt at the puzzle of a day. */
export const dailyAttempt = z
  .strictObject({
    puzzle: z.string().max(80).describe('its id, as `escale puzzles daily DATE --json` has it'),
    outcome: z.enum(OUTCOMES),
    attempt: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .describe('of your own making: sent again, it is not counted again'),
  })
  .register(SCHEMAS, { id: 'DailyAttempt' });

/** Of one solution: the longest that puzzles have are half as long. */
const MOST_MOVES = 24;
const raceReport = {
  heat: z.int().min(1).max(MOST_HEATS).describe('its number'),
  place: z.int().min(0).max(1000).describe('which of its puzzles, from 0 on'),
  puzzle: z.string().max(80).describe('its id'),
};
export const newRace = z
  .strictObject({ name: guestName, games: z.array(id).min(1).max(20).describe('of which the puzzles are') })
  .register(SCHEMAS, { id: 'NewRace' });
export const raceCommand = schemaOf<RaceCommand>()(
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('join'), name: guestName }),
    z.strictObject({ do: z.literal('leave') }),
    z.strictObject({ do: z.literal('start') }),
    z.strictObject({
      do: z.literal('solve'),
      ...raceReport,
      moves: z.array(text(200)).min(1).max(MOST_MOVES).readonly().describe('your own, one after the other'),
    }),
    z.strictObject({ do: z.literal('miss'), ...raceReport }),
  ]),
).register(SCHEMAS, { id: 'RaceCommand' });

export const newEvening = z.strictObject({ name: guestName }).register(SCHEMAS, { id: 'NewEvening' });
/** What brings a place to another device. */
export const placeOf = z.strictObject({ key: text(60) }).register(SCHEMAS, { id: 'PlaceKey' });
export const eveningCommand = schemaOf<EveningCommand>()(
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('join'), name: guestName }),
    z.strictObject({ do: z.literal('claim'), key: text(60) }),
    z.strictObject({ do: z.literal('leave') }),
    z.strictObject({ do: z.literal('rename'), guest, name: guestName }),
    z.strictObject({ do: z.literal('add'), name: guestName }),
    ofGuest('remove'),
    ofGuest('let-in'),
    ofGuest('hand-on'),
    z.strictObject({ do: z.literal('handicap'), guest, number: handicapForm }),
    z.strictObject({ do: z.literal('take-over') }),
    z.strictObject({ do: z.literal('door'), locked: z.boolean() }),
    z.strictObject({ do: z.literal('plan'), plan: planForm, players: playersForm }),
    z.strictObject({ do: z.literal('pair') }),
    z.strictObject({ do: z.literal('unpair') }),
    z.strictObject({ do: z.literal('reopen'), at: z.int().min(0).max(MOST_GUESTS) }),
    z.strictObject({ do: z.literal('pause'), paused: z.boolean() }),
    z.strictObject({ do: z.literal('finish') }),
    z.strictObject({ do: z.literal('close') }),
    ofGuest('enter'),
    ofGuest('withdraw'),
    z.strictObject({
      do: z.literal('result'),
      round: z.int().min(1).max(MOST_ROUNDS),
      at: z.int().min(0).max(MOST_GUESTS),
      points: pointsForm,
    }),
  ]),
).register(SCHEMAS, { id: 'EveningCommand' });

/** What a browser makes of a passkey. */
const credential = z.looseObject({ id: z.string().regex(/^[\w-]{1,1000}$/), response: z.looseObject({}) });
export const newPasskey = webAuthn<RegistrationResponseJSON>('RegistrationResponseJSON', credential);
export const shownPasskey = webAuthn<AuthenticationResponseJSON>('AuthenticationResponseJSON', credential);

/** What is wrong with it, and where. */
export function fault(error: z.ZodError): { readonly where: string; readonly what: string } {
  const issue = error.issues[0]!;
  return { where: issue.path.join('.').slice(0, 60) || '–', what: issue.message.slice(0, 200) };
}
