/**
 * A table as it stood after so many lines, written beside its log so that nobody has to read all of it again. A cache:
 * whatever does not fit, because it is damaged or of another program, is passed over, and the log is read instead.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod';
import { growing, itemsOf } from '../../core/growing.ts';
import { entriesOf, persistentMap, withEntry } from '../../core/persistent-map.ts';
import { CALL_OFFS, TALKERS } from '../events/events.ts';
import { byForm, characterForm, levelForm, outcomeForm, seatForm, whoForm } from '../events/forms.ts';
import { type Allowance, isGuest, type Spent } from '../state/allowance.ts';
import type { TableState } from '../state/state.ts';
import type { Opening, ReadTable } from './reading.ts';

/** One is written whenever so many lines more are there. */
export const SNAPSHOT_EVERY = 50;
/** Of those who only watch, so many have what they may say kept. */
const MOST_GUESTS = 100;
/** Of the writing below. What changes the state of a table or its meaning makes it another. */
const FORM = 2;

export const isSnapshotDue = ({ state }: Pick<ReadTable, 'state'>): boolean => state.seq % SNAPSHOT_EVERY === 0;

export interface Snapshot extends Pick<ReadTable, 'state' | 'lastAt'> {
  readonly keys: readonly (readonly [key: string, seq: number])[];
}

const count = z.int().min(0);
const moment = z.number();
const seats = z.array(seatForm);
const spentForm = z.tuple([count, z.number(), moment]);
const allowanceForm = z.tuple([z.string(), spentForm, spentForm]);
const pastForm = z.object({ count, state: z.unknown(), draws: count });

const form = z.object({
  form: z.literal(FORM),
  /** The version of the rules that have led there, and the table's own mark. */
  rules: z.int(),
  seedHash: z.string(),
  lastAt: moment,
  keys: z.array(z.tuple([z.string(), count])),
  state: z.object({
    seq: z.int().min(1),
    phase: z.enum(['open', 'playing', 'over']),
    holders: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('free') }),
        z.object({ kind: z.literal('person'), who: whoForm, left: z.boolean(), lost: z.boolean().optional() }),
        z.object({ kind: z.literal('bot'), level: levelForm, character: characterForm }),
        z.object({ kind: z.literal('stand-in'), level: levelForm, character: characterForm, who: whoForm }),
      ]),
    ),
    gathering: z.object({ awaited: seats, until: moment }).optional(),
    swap: z.object({ seat: seatForm, with: seatForm }).optional(),
    kicked: z.array(whoForm),
    muted: z.array(whoForm),
    talkers: z.enum(TALKERS),
    allowances: z.array(allowanceForm),
    watchersSaid: count,
    time: z.object({
      left: z.array(z.number()),
      since: moment,
      running: seats,
      sandglasses: z.array(z.object({ key: z.string(), move: z.string(), ms: z.number(), ends: moment })),
    }),
    drawnAt: moment,
    lookedAt: z.int(),
    slept: z.object({ from: moment, ms: z.number() }).optional(),
    ending: z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('played'), outcome: outcomeForm }),
        z.object({ kind: z.literal('resigned'), seat: seatForm, winners: seats }),
        z.object({ kind: z.literal('timed-out'), seat: seatForm, winners: seats }),
        z.object({ kind: z.literal('drawn') }),
        z.object({ kind: z.literal('called-off'), why: z.enum(CALL_OFFS) }),
      ])
      .optional(),
    drawOffer: seatForm.optional(),
    resignation: z.object({ seat: seatForm, agreed: seats }).optional(),
    takeBack: z.object({ seat: seatForm, to: count, agreed: seats }).optional(),
    hints: z.array(count),
    waived: z.array(z.object({ key: z.string(), seat: seatForm })),
    agreed: z.array(z.tuple([seatForm, seats])),
    rests: z.array(z.object({ seat: seatForm, ms: z.number() })),
    rematch: z.object({
      wanted: seats,
      answers: z.array(z.object({ seat: seatForm, again: z.boolean(), without: seats })),
      levels: z.array(z.object({ seat: seatForm, level: levelForm })),
      table: z.string().optional(),
    }),
  }),
  position: z.object({
    state: z.unknown(),
    start: count,
    events: z.array(z.object({ by: byForm, move: z.string() })),
    from: count,
    drawn: count,
    draws: count,
    floor: count,
    past: z.array(pastForm).min(1).max(2),
  }),
});

/** What is known of a table after a line. */
export function writeSnapshot({ state, lastAt, keys }: Snapshot): string {
  const { opened, position, agreed, allowances, ...rest } = state;
  const { game, events, from, drawn, draws, floor, past } = position;
  const text = JSON.stringify({
    form: FORM,
    rules: game.version,
    seedHash: opened.seedHash,
    lastAt,
    keys,
    state: { ...rest, agreed: [...agreed], allowances: allowancesIn(state) },
    position: { state: position.state, start: events.start, events: itemsOf(events), from, drawn, draws, floor, past },
  });
  return `${digest(text)} ${text}`;
}

/** undefined if it is of no use here. */
export function readSnapshot(body: string, { opened, game }: Opening): Snapshot | undefined {
  try {
    const space = body.indexOf(' ');
    const text = body.slice(space + 1);
    if (body.slice(0, space) !== digest(text)) return undefined;
    const read = form.safeParse(JSON.parse(text));
    if (!read.success || read.data.rules !== game.version || read.data.seedHash !== opened.seedHash) return undefined;
    const options = game.options(opened.options, opened.seats);
    if (!options.ok) return undefined;
    const { state, position, lastAt, keys } = read.data;
    const { start, events, ...rest } = position;
    const table: TableState = {
      ...state,
      opened,
      gathering: state.gathering,
      swap: state.swap,
      slept: state.slept,
      ending: state.ending,
      drawOffer: state.drawOffer,
      resignation: state.resignation,
      takeBack: state.takeBack,
      agreed: new Map(state.agreed),
      allowances: allowancesFrom(state.allowances),
      rematch: { ...state.rematch, table: state.rematch.table },
      position: { ...rest, game, seats: opened.seats, options: options.value, events: growing(events, start) },
    };
    return { state: table, lastAt, keys };
  } catch {
    return undefined;
  }
}

/** Of those who have a part in the table; of all others the last ones, so that it is no longer than anybody can make it. */
function allowancesIn(state: TableState) {
  const all = entriesOf(state.allowances);
  const guests = all.filter(([who]) => isGuest(state, who)).sort(([, one], [, other]) => lastOf(other) - lastOf(one));
  const kept = [...all.filter(([who]) => !isGuest(state, who)), ...guests.slice(0, MOST_GUESTS)];
  return kept.map(([who, { talk, acts }]) => [who, written(talk), written(acts)]);
}

const lastOf = ({ talk, acts }: Allowance): number => Math.max(talk.at, acts.at);
const written = ({ count, level, at }: Spent) => [count, level, at] as const;

function allowancesFrom(written: readonly z.infer<typeof allowanceForm>[]): TableState['allowances'] {
  let map = persistentMap<Allowance>();
  for (const [who, talk, acts] of written) map = withEntry(map, who, { talk: spent(talk), acts: spent(acts) });
  return map;
}

const spent = ([count, level, at]: z.infer<typeof spentForm>): Spent => ({ count, level, at });

/** Against what a disk does to it; it is no secret. */
const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 16);
