/** Tables as they are listed, opened, written to and read again when they are over. */
import * as z from 'zod';
import type { Salt } from '../../table/course/history.ts';
import { savedGameForm } from '../../table/file/saved-game.ts';
import { many, SCHEMAS, schemaOf } from '../schemas.ts';
import { control, count, ending, holder, names, phase, time } from './face.ts';
import { ownRatings } from './ratings.ts';

export const openedTable = z
  .object({ id: z.string().describe('`/t/ID` is its page, and its invitation') })
  .register(SCHEMAS, { id: 'OpenedTable' });

export const written = z
  .object({ seq: z.int().describe('the place of the last line written') })
  .register(SCHEMAS, { id: 'Written' });

export const listedTable = z
  .object({
    id: z.string(),
    game: z.string(),
    status: phase,
    changed: time.describe('`before` asks for the page after it'),
    public: z.boolean(),
    seats: z.int().min(1),
    options: z.unknown(),
    control,
    holders: many(holder),
    ending: ending.nullable(),
    moves: count,
    started: z.boolean(),
    arranged: z
      .literal(true)
      .optional()
      .describe('it began at a position of somebody’s choice, or somebody said what chance did: it is not rated'),
    names,
  })
  .register(SCHEMAS, { id: 'ListedTable' });
export type ListedTable = Readonly<z.infer<typeof listedTable>>;

export const tables = z.object({ tables: many(listedTable) }).register(SCHEMAS, { id: 'Tables' });

export const player = z
  .object({ id: z.string(), name: z.string(), tables: many(listedTable), ratings: ownRatings })
  .register(SCHEMAS, { id: 'Player' });

const salt = schemaOf<Salt>()(z.object({ event: count, salt: z.string() }));

/** A finished game with everything revealed. */
export const tableRecord = z
  .object({
    game: savedGameForm.register(SCHEMAS, { id: 'SavedGame' }),
    seedHash: z.string(),
    salts: many(salt).describe('of the commitments, by event of the game'),
    ending,
  })
  .register(SCHEMAS, { id: 'TableRecord' });
export type TableRecord = Readonly<z.infer<typeof tableRecord>>;
