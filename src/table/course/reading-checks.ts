/** What contradicts the lines before it. A host that decided never writes it; only a log that was damaged has it. */
import type { Seat } from '../../core/game.ts';
import type { TableEvent } from '../events/events.ts';
import type { Holder, TableState } from '../state/state.ts';

type EventKind = TableEvent['t'];

/** When an event can happen; those that are not named, at any time. */
const PHASES: { readonly [T in EventKind]?: TableState['phase'] } = {
  sat: 'open',
  stood: 'open',
  bot: 'open',
  kicked: 'open',
  'let-in': 'open',
  'swap-asked': 'open',
  'swap-declined': 'open',
  swapped: 'open',
  awaited: 'open',
  arrived: 'open',
  started: 'open',
  played: 'playing',
  resigned: 'playing',
  'resign-asked': 'playing',
  'resign-agreed': 'playing',
  'resign-declined': 'playing',
  'draw-offered': 'playing',
  'draw-declined': 'playing',
  drawn: 'playing',
  'timed-out': 'playing',
  hinted: 'playing',
  'take-back-asked': 'playing',
  'take-back-agreed': 'playing',
  'take-back-declined': 'playing',
  'taken-back': 'playing',
  'went-on': 'playing',
  waived: 'playing',
  insisted: 'playing',
  returned: 'playing',
  'stand-in-agreed': 'playing',
  'stand-in': 'playing',
  'rematch-wanted': 'over',
  'rematch-declined': 'over',
  'level-chosen': 'over',
  rematch: 'over',
};

/** What is wrong with it, without a word of what anybody played; undefined if nothing is. */
export function contradictionIn(state: TableState, event: TableEvent): string | undefined {
  const { opened, phase, holders, position } = state;
  if (event.t === 'opened') return 'the table opens again';
  const when = PHASES[event.t];
  if (when !== undefined && when !== phase) return `"${event.t}" at a table that is ${WORDS[phase]}`;
  for (const seat of seatsIn(event)) if (seat >= opened.seats) return `seat ${seat} of ${opened.seats}`;
  const sits = (seat: Seat, ...kinds: readonly Holder['kind'][]): string | undefined =>
    kinds.includes(holders[seat]!.kind)
      ? undefined
      : `"${event.t}" at seat ${seat}, which is held by: ${holders[seat]!.kind}`;
  switch (event.t) {
    case 'sat':
      return sits(event.seat, 'free');
    case 'bot':
      return sits(event.seat, 'free', 'bot');
    case 'stood':
      return sits(event.seat, 'person', 'bot');
    case 'called-off':
      return phase === 'over' ? '"called-off" at a table that is over' : undefined;
    case 'started':
      return holders.some(({ kind }) => kind === 'free') ? '"started" with a free seat' : undefined;
    case 'swap-asked':
    case 'swapped':
      return sits(event.seat, 'person') ?? sits(event.with, 'person', 'bot');
    case 'arrived':
      return sits(event.seat, 'person');
    case 'slept':
      return isGoing(state) ? undefined : `"slept" at a table that is ${WORDS[phase]}`;
    case 'left':
      if (!isGoing(state)) return `"left" at a table that is ${WORDS[phase]}`;
      return sits(event.seat, 'person', 'stand-in');
    case 'returned':
    case 'stand-in':
      return sits(event.seat, 'person', 'stand-in');
    case 'take-back-asked':
    case 'taken-back':
      return event.to < position.from || event.to > position.events.length
        ? `"${event.t}" to ${event.to} of ${position.events.length} events`
        : undefined;
    default:
      return undefined;
  }
}

/** Time runs, for a game or for those who are awaited. */
const isGoing = ({ phase, gathering }: TableState): boolean => phase === 'playing' || gathering !== undefined;

const WORDS: Readonly<Record<TableState['phase'], string>> = {
  open: 'not started',
  playing: 'being played',
  over: 'over',
};

function seatsIn(event: TableEvent): readonly Seat[] {
  const seats = [];
  if ('seat' in event) seats.push(event.seat);
  if (event.t === 'stand-in-agreed') seats.push(event.by);
  if (event.t === 'swap-asked' || event.t === 'swapped') seats.push(event.with);
  if (event.t === 'rematch-wanted') seats.push(...(event.without ?? []));
  return seats;
}
