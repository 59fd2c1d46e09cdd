/** What can be done at a table, as far as it offers it: by its policies and its phase, not by where it is. */
import type { Level } from '../../core/bot.ts';
import type { Notation, Seat } from '../../core/game.ts';
import type { Setting } from '../../core/log.ts';
import { endsIfOneStops, hasTwoSides, sideOf } from '../../table/state/ending.ts';
import type { TableModel } from './table-model.ts';

/** Something that can be done at this table; `now` is false while it cannot. */
export interface Ability<T = unknown> {
  readonly now: boolean;
  run(): T;
}

export interface Abilities {
  /** Lets the computer players act at once. */
  readonly hurry?: Ability | undefined;
  readonly takeBack?: Ability | undefined;
  /** The computer's idea for whoever is before the screen. */
  readonly hint?: Ability<Promise<Notation | undefined>> | undefined;
  readonly resign?: Ability | undefined;
  readonly offerDraw?: Ability | undefined;
  /** The computer plays on for oneself; and oneself again. */
  readonly standIn?: Ability | undefined;
  readonly comeBack?: Ability | undefined;
  /** Enough has been seen of the end of a round: chance, which waits for it, draws. */
  readonly goOn?: Ability | undefined;
  /** The same players again, sides changed: the next game of a match, or a new one. */
  readonly rematch?: Ability | undefined;
}

export function abilitiesOf(table: TableModel): Abilities {
  const { face, seat, module, viewer } = table;
  if (viewer === undefined || (seat === undefined && !table.isShared)) return {};
  const setting: Setting = { game: module.rules, options: face.options, seats: face.seats };
  const playing = face.phase === 'playing' && seat !== undefined && !table.isCovered;
  const does = (command: Parameters<TableModel['do']>[0]) => () => void table.do(command);
  const holder = seat === undefined ? undefined : face.holders[seat];
  return {
    hurry: face.holders.some(({ kind }) => kind === 'bot' || kind === 'stand-in')
      ? { now: table.thinking !== undefined, run: does({ do: 'hurry' }) }
      : undefined,
    takeBack:
      face.policies.takeBack === 'never'
        ? undefined
        : { now: playing && takeBackTo(table) !== undefined && face.takeBack === null, run: does({ do: 'take-back' }) },
    hint:
      face.policies.hints && module.bot
        ? { now: playing && table.turn.includes(seat) && !table.isStoodInFor, run: () => table.askForHint() }
        : undefined,
    resign: endsIfOneStops(setting) ? { now: playing, run: does({ do: 'resign' }) } : undefined,
    offerDraw:
      hasTwoSides(setting) && seat !== undefined && hasPersonOpposite(table, setting, seat)
        ? { now: playing && face.drawOffer === null, run: does({ do: 'offer-draw' }) }
        : undefined,
    standIn:
      module.bot && holder?.kind === 'person' && seat !== undefined
        ? { now: playing, run: does({ do: 'stand-in', seat }) }
        : undefined,
    comeBack: holder?.kind === 'stand-in' ? { now: face.phase === 'playing', run: does({ do: 'return' }) } : undefined,
    goOn: { now: face.resting && !table.isCovered, run: does({ do: 'go-on' }) },
    rematch: {
      now: face.phase === 'over' && face.next === null && (seat === undefined || !face.rematch.includes(seat)),
      run: does({ do: 'rematch' }),
    },
  };
}

/** As src/table/decide/take-back.ts decides it, from what was told. */
function takeBackTo({ face, seen, seat }: TableModel): number | undefined {
  if (face.floor === null) return undefined;
  const isHis = (by: unknown) =>
    typeof by === 'number' && (face.policies.takeBack === 'free' ? !isComputer(face.holders[by]?.kind) : by === seat);
  const last = seen.findLastIndex(({ by }) => isHis(by));
  return last >= 0 && face.from + last >= face.floor ? face.from + last : undefined;
}

const isComputer = (kind: string | undefined): boolean => kind === 'bot' || kind === 'stand-in';

function hasPersonOpposite({ face }: TableModel, setting: Setting, seat: Seat): boolean {
  const side = sideOf(setting, seat);
  return face.holders.some((holder, other) => !side.includes(other) && holder.kind === 'person');
}

/** The computers of the next game, and what may be chosen for them. */
export function nextLevels({ face, seat, isShared }: TableModel) {
  if (face.phase !== 'over' || (seat === undefined && !isShared)) return [];
  return face.holders.flatMap((holder, at): { readonly seat: Seat; readonly level: Level }[] => {
    if (holder.kind !== 'bot') return [];
    return [{ seat: at, level: face.nextLevels.find((each) => each.seat === at)?.level ?? holder.level }];
  });
}
