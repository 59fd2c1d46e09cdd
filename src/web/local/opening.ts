/** New tables of this browser: from a box, as the next game, or from a file. */
import type { GameModule } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type OpeningRequest, openTable } from '../../table/course/opening.ts';
import type { TableRefusal } from '../../table/decide/commands.ts';
import type { TableEvent } from '../../table/events/events.ts';
import { playedFrom } from '../../table/file/record.ts';
import type { OpenedGame } from '../../table/file/saved-game.ts';
import { AT_HOME } from './policies.ts';
import { type Occupant, personAt } from './record.ts';
import { addTable } from './tables.ts';

/** What is chosen at the opening, beside the players. */
export type LocalChoice = Partial<
  Pick<OpeningRequest, 'options' | 'control' | 'policies' | 'start' | 'chance'> & { readonly games: number }
>;

/** Opens a table and answers its id. */
export async function openLocally(
  module: GameModule,
  occupants: readonly Occupant[],
  { games = 1, ...choice }: LocalChoice,
  more: { readonly events?: readonly TableEvent[]; readonly seed?: string } = {},
): Promise<Result<string, TableRefusal>> {
  const request: OpeningRequest = {
    by: personAt(0),
    game: module.rules.id,
    seats: occupants.length,
    options: undefined,
    control: { kind: 'none' },
    public: false,
    policies: AT_HOME,
    ...(games > 1 && { match: { games, outcomes: [] } }),
    ...choice,
  };
  const names = Object.fromEntries(
    occupants.flatMap((each, seat) => (each.kind === 'person' ? [[personAt(seat), each.name]] : [])),
  );
  const events = [...seated(occupants), { t: 'started' } as const, ...(more.events ?? [])];
  return putOnTable(module, request, events, names, more.seed);
}

/** A table with these first events. */
export async function putOnTable(
  module: GameModule,
  request: OpeningRequest,
  events: readonly TableEvent[],
  names: Readonly<Record<string, string>>,
  seed = randomWord(),
): Promise<Result<string, TableRefusal>> {
  const at = Date.now();
  const opened = openTable(module.rules, request, events, seed, at);
  if (!opened.ok) return err(opened.error);
  const { id } = await addTable(opened.value, { id: randomWord(), game: request.game, seed, names }, at);
  return ok(id);
}

/** A game that somebody has carried here becomes a table at which everybody is a person. */
export function openFromFile({ saved, module, log }: OpenedGame): Promise<Result<string, TableRefusal>> {
  const { players, seats, chance, seed } = saved;
  const { start, played } = playedFrom(saved);
  const occupants = Array.from(
    { length: seats },
    (_, seat): Occupant => ({ kind: 'person', name: players?.[seat] ?? '' }),
  );
  const choice = { options: log.options, ...(start && { start }), ...(chance && { chance }) };
  return openLocally(module, occupants, choice, { events: played, ...(seed !== undefined && { seed }) });
}

const seated = (occupants: readonly Occupant[]): TableEvent[] =>
  occupants.map((each, seat) =>
    each.kind === 'person' ? { t: 'sat', who: personAt(seat), seat } : { t: 'bot', seat, level: each.level },
  );

export function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
