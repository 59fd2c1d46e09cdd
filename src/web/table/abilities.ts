/** What can be done at a table, as far as it offers it: by its policies and its phase, not by where it is. */
import type { Level } from '../../core/bot.ts';
import type { By, Notation, Seat } from '../../core/game.ts';
import type { Setting } from '../../core/log.ts';
import { endsIfOneStops, hasTwoSides, sideOf } from '../../table/state/ending.ts';
import { askedAgain, hasAnswered } from './rematch.ts';
import type { TableModel } from './table-model.ts';
import type { en } from './text/en.ts';

/** Why something cannot be done now: `notNow` of the texts says it. */
export type WhyNot = keyof (typeof en)['notNow'];

/** Something that can be done at this table; `now` is false while it cannot, and `why` says why. */
export interface Ability<T = unknown> {
  readonly now: boolean;
  readonly why?: WhyNot | undefined;
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
  /** Says that one would rather not, or not any more. */
  readonly declineRematch?: Ability | undefined;
}

export function abilitiesOf(table: TableModel): Abilities {
  const { face, seat, module, viewer } = table;
  if (viewer === undefined || (seat === undefined && !table.isShared)) return {};
  const setting: Setting = { game: module.rules, options: face.options, seats: face.seats };
  const idle: WhyNot | undefined =
    face.phase === 'open'
      ? 'notStarted'
      : face.phase === 'over'
        ? 'over'
        : seat === undefined || table.isCovered
          ? 'covered'
          : undefined;
  const does = (command: Parameters<TableModel['do']>[0]) => () => void table.do(command);
  const holder = seat === undefined ? undefined : face.holders[seat];
  return {
    hurry: face.holders.some(({ kind }) => kind === 'bot' || kind === 'stand-in')
      ? { now: table.thinking !== undefined, run: does({ do: 'hurry' }) }
      : undefined,
    takeBack:
      face.policies.takeBack === 'never'
        ? undefined
        : ability(idle ?? (face.takeBack ? 'asked' : whyNotBack(table)), does({ do: 'take-back' })),
    hint: face.policies.hints && module.bot ? ability(idle ?? whyNoHint(table), () => table.askForHint()) : undefined,
    resign: endsIfOneStops(setting) ? ability(idle, does({ do: 'resign' })) : undefined,
    offerDraw:
      hasTwoSides(setting) && seat !== undefined && hasPersonOpposite(table, setting, seat)
        ? ability(idle ?? (face.drawOffer === null ? undefined : 'offered'), does({ do: 'offer-draw' }))
        : undefined,
    standIn:
      module.bot && holder?.kind === 'person' && seat !== undefined
        ? ability(idle, does({ do: 'stand-in', seat }))
        : undefined,
    comeBack:
      holder?.kind === 'stand-in'
        ? ability(face.phase === 'playing' ? undefined : 'over', does({ do: 'return' }))
        : undefined,
    goOn: { now: face.resting && !table.isCovered, run: does({ do: 'go-on' }) },
    ...rematchAbilities(table),
  };
}

function rematchAbilities(table: TableModel): Pick<Abilities, 'rematch' | 'declineRematch'> {
  const { face, seat, isShared } = table;
  const { asked, ready, declined, missing } = askedAgain(face, table.presence);
  const isAsked = face.phase === 'over' && face.next === null;
  const without = isShared ? [] : missing.filter((each) => each !== seat);
  return {
    rematch: {
      now: isAsked && (seat === undefined || !hasAnswered(face, seat, without)),
      why: 'rematch',
      run: () => void table.do({ do: 'rematch', ...(without.length > 0 && { without }) }),
    },
    declineRematch: {
      now: isAsked && !isShared && asked.length > 1 && ready.length > 0 && !declined.includes(seat ?? -1),
      run: () => void table.do({ do: 'decline-rematch' }),
    },
  };
}

/** `why` it cannot be done now; it can if there is no reason. */
export const ability = <T>(why: WhyNot | undefined, run: () => T): Ability<T> => ({ now: why === undefined, why, run });

function whyNoHint({ turn, seat, isStoodInFor }: TableModel): WhyNot | undefined {
  if (isStoodInFor) return 'stoodInFor';
  return seat !== undefined && turn.includes(seat) ? undefined : 'notYourTurn';
}

function whyNotBack(table: TableModel): WhyNot | undefined {
  if (takeBackTo(table) !== undefined) return undefined;
  return table.seen.events.some(({ seen }) => isTheirs(table, seen.by)) ? 'known' : 'nothingPlayed';
}

/** As src/table/decide/take-back.ts decides it, from what was told. */
function takeBackTo(table: TableModel): number | undefined {
  const { face, seen } = table;
  if (face.floor === null) return undefined;
  const last = seen.events.findLastIndex((event) => isTheirs(table, event.seen.by));
  const to = face.from + seen.before + last;
  return last >= 0 && to >= face.floor ? to : undefined;
}

/** Whether whoever is before the screen could take back what was done by this one. */
const isTheirs = ({ face, seat }: TableModel, by: By): boolean =>
  typeof by === 'number' && (face.policies.takeBack === 'free' ? !isComputer(face.holders[by]?.kind) : by === seat);

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
