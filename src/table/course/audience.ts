/** Those who listen at a table: each hears what he may know, and all who may know the same hear the same bytes. */
import type { Viewer } from '../../core/game.ts';
import { type Who, whoIn } from '../events/events.ts';
import type { TableState } from '../state/state.ts';
import { clockOf, faceOf, sameFace, viewerOf, viewFor } from '../told/face.ts';
import type { ToldLines } from '../told/lines.ts';
import type { LineMessage } from '../told/messages.ts';
import type { Transition } from './automatic.ts';
import type { ThinkingSeats } from './computers.ts';
import type { TablePorts } from './ports.ts';
import { ToldMessage } from './told-message.ts';

export interface Listener {
  readonly who: Who | undefined;
  /** Knows the rules, and needs no view after a move that everybody sees alike. */
  readonly derivesViews?: boolean;
  line(told: ToldMessage): void;
  /** Who thinks has changed, where somebody shows it. */
  thinking?(thinking: ThinkingSeats | undefined): void;
}

type Writable<T> = { -readonly [Field in keyof T]: T[Field] };

export class Audience {
  readonly listeners = new Set<Listener>();
  readonly #lines: ToldLines;
  readonly #ports: Pick<TablePorts, 'now' | 'names'>;

  constructor(lines: ToldLines, ports: Pick<TablePorts, 'now' | 'names'>) {
    this.#lines = lines;
    this.#ports = ports;
  }

  /** The newest line has come about so. */
  tell({ event, before, after }: Transition): void {
    if (this.listeners.size === 0) return;
    const people = whoIn(event);
    const now = this.#ports.now();
    const { face, clock } = changes(event.t, before, after);
    const names = people.length > 0 ? this.#ports.names(people) : undefined;
    const isCommon = event.t === 'played' && after.position.game.open;
    const isShown = SHOWN.has(event.t) || (before.phase === 'playing' && after.phase === 'over');
    const message = (listener: Listener, viewer: Viewer, hasView: boolean) => {
      const { seq, at, what } = this.#lines.newest(viewer, listener.who);
      const told: Writable<LineMessage> = { t: 'happened', seq, at, what, now };
      if (face) told.face = face;
      if (clock) told.clock = clock;
      if (names) told.names = names;
      if (hasView) told.view = viewFor(after, viewer);
      return new ToldMessage(told);
    };
    let toEverybody: ToldMessage | undefined;
    let toViewers: Map<Viewer, ToldMessage> | undefined;
    for (const listener of this.listeners) {
      const viewer = viewerOf(after, listener.who);
      if (isCommon && listener.derivesViews === true) {
        toEverybody ??= message(listener, viewer, false);
        listener.line(toEverybody);
        continue;
      }
      toViewers ??= new Map();
      const told = toViewers.get(viewer) ?? message(listener, viewer, isShown);
      toViewers.set(viewer, told);
      listener.line(told);
    }
  }

  tellThinking(thinking: ThinkingSeats | undefined): void {
    for (const listener of this.listeners) listener.thinking?.(thinking);
  }
}

/** After these the board is another; and at the end all is shown. */
const SHOWN: ReadonlySet<string> = new Set(['played', 'started', 'taken-back']);

/** What somebody needs beside the line itself. */
function changes(event: string, before: TableState, after: TableState): Pick<LineMessage, 'face' | 'clock'> {
  if (event === 'said' || event === 'reacted') return {};
  return event === 'played' && sameFace(before, after) ? { clock: clockOf(after) } : { face: faceOf(after) };
}
