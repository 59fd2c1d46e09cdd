/** What a list of tables shows of one, kept beside its log as JSON; public knowledge only. */
import * as z from 'zod';
import { controlForm, levelForm, seatForm, whoForm } from '../../table/events/forms.ts';
import type { TableState } from '../../table/state/state.ts';

export interface Summary {
  readonly public: boolean;
  readonly seats: number;
  readonly options: unknown;
  readonly control: TableState['opened']['control'];
  readonly holders: TableState['holders'];
  readonly ending: NonNullable<TableState['ending']> | null;
  readonly moves: number;
  readonly started: boolean;
}

const outcome = z.object({ winners: z.array(seatForm), scores: z.array(z.number()), reason: z.string() });
const stopped = { seat: seatForm, winners: z.array(seatForm) };

const form: z.ZodType<Summary> = z.object({
  public: z.boolean(),
  seats: z.int(),
  options: z.unknown(),
  control: controlForm,
  holders: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('free') }),
      z.object({ kind: z.literal('person'), who: whoForm, left: z.boolean() }),
      z.object({ kind: z.literal('bot'), level: levelForm }),
      z.object({ kind: z.literal('stand-in'), level: levelForm, who: whoForm }),
    ]),
  ),
  ending: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('played'), outcome }),
      z.object({ kind: z.literal('resigned'), ...stopped }),
      z.object({ kind: z.literal('timed-out'), ...stopped }),
      z.object({ kind: z.literal('drawn') }),
    ])
    .nullable(),
  moves: z.int(),
  started: z.boolean(),
});

export const summaryOf = ({ opened, holders, ending, position, phase }: TableState): Summary => ({
  public: opened.public,
  seats: opened.seats,
  options: opened.options,
  control: opened.control,
  holders,
  ending: ending ?? null,
  moves: position.events.length,
  started: phase !== 'open',
});

/** Our own past comes from outside, too; undefined if it is no summary. */
export function readSummary(text: string): Summary | undefined {
  try {
    return form.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
