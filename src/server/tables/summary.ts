/** What a list of tables shows of one, kept beside its log as JSON; public knowledge only. */
import * as z from 'zod';
import type { Level } from '../../core/bot.ts';
import { type CharacterId, characterFor } from '../../table/characters.ts';
import { CALL_OFFS } from '../../table/events/events.ts';
import { characterForm, controlForm, levelForm, seatForm, whoForm } from '../../table/events/forms.ts';
import type { Holder, TableState } from '../../table/state/state.ts';

export interface Summary {
  readonly public: boolean;
  readonly seats: number;
  readonly options: unknown;
  readonly control: TableState['opened']['control'];
  readonly holders: TableState['holders'];
  readonly ending: NonNullable<TableState['ending']> | null;
  readonly moves: number;
  readonly started: boolean;
  /** It began at a position of somebody's choice, or somebody said what chance did. */
  readonly arranged?: true | undefined;
}

const outcome = z.object({ winners: z.array(seatForm), scores: z.array(z.number()), reason: z.string() });
const stopped = { seat: seatForm, winners: z.array(seatForm) };

const computer = { level: levelForm, character: characterForm.optional() };

const form: z.ZodType<Summary> = z.object({
  public: z.boolean(),
  seats: z.int(),
  options: z.unknown(),
  control: controlForm,
  holders: z.array(
    z
      .discriminatedUnion('kind', [
        z.object({ kind: z.literal('free') }),
        z.object({ kind: z.literal('person'), who: whoForm, left: z.boolean(), lost: z.boolean().optional() }),
        z.object({ kind: z.literal('bot'), ...computer }),
        z.object({ kind: z.literal('stand-in'), ...computer, who: whoForm }),
      ])
      .transform((holder): Holder => ('level' in holder ? withCharacter(holder) : holder)),
  ),
  ending: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('played'), outcome }),
      z.object({ kind: z.literal('resigned'), ...stopped }),
      z.object({ kind: z.literal('timed-out'), ...stopped }),
      z.object({ kind: z.literal('drawn') }),
      z.object({ kind: z.literal('called-off'), why: z.enum(CALL_OFFS) }),
    ])
    .nullable(),
  moves: z.int(),
  started: z.boolean(),
  arranged: z.literal(true).optional(),
});

export const summaryOf = ({ opened, holders, ending, position, phase, gathering }: TableState): Summary => ({
  public: opened.public,
  seats: opened.seats,
  options: opened.options,
  control: opened.control,
  holders,
  ending: ending ?? null,
  moves: position.events.length,
  started: phase !== 'open' || gathering !== undefined,
  ...(isArranged(opened) && { arranged: true as const }),
});

const isArranged = ({ start, chance = 'drawn' }: TableState['opened']) => start !== undefined || chance !== 'drawn';

/** Before 0.3.0 computers were nobody in particular. */
const withCharacter = <T extends { readonly level: Level; readonly character?: CharacterId | undefined }>(
  holder: T,
) => ({
  ...holder,
  character: holder.character ?? characterFor(holder.level, [], 0),
});

/** Our own past comes from outside, too; undefined if it is no summary. */
export function readSummary(text: string): Summary | undefined {
  try {
    return form.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
