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

export interface Listener {
  readonly who: Who | undefined;
  /** Knows the rules, and needs no view after a move that everybody sees alike. */
  readonly derivesViews?: boolean;
  /** `text` is the message written out, once for all who are told the same. */
  line(message: LineMessage, text: () => string): void;
  /** Who thinks has changed, where somebody shows it. */
  thinking?(thinking: ThinkingSeats | undefined): void;
}

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
    const shared = {
      now: this.#ports.now(),
      ...changes(event.t, before, after),
      ...(people.length > 0 && { names: this.#ports.names(people) }),
    };
    const isCommon = event.t === 'played' && after.position.game.open;
    const isShown = SHOWN.has(event.t) || (before.phase === 'playing' && after.phase === 'over');
    const written = new Map<Viewer | 'everybody', Written>();
    for (const listener of this.listeners) {
      const viewer = viewerOf(after, listener.who);
      const lean = isCommon && listener.derivesViews === true;
      const key = lean ? 'everybody' : viewer;
      let told = written.get(key);
      if (!told) {
        const line = this.#lines.newest(viewer, listener.who);
        const view = isShown && !lean ? { view: viewFor(after, viewer) } : {};
        told = new Written({ t: 'happened', ...line, ...shared, ...view });
        written.set(key, told);
      }
      listener.line(told.message, told.text);
    }
  }

  tellThinking(thinking: ThinkingSeats | undefined): void {
    for (const listener of this.listeners) listener.thinking?.(thinking);
  }
}

class Written {
  readonly message: LineMessage;
  #text: string | undefined;

  constructor(message: LineMessage) {
    this.message = message;
  }

  readonly text = (): string => {
    this.#text ??= JSON.stringify(this.message);
    return this.#text;
  };
}

/** After these the board is another; and at the end all is shown. */
const SHOWN: ReadonlySet<string> = new Set(['played', 'started', 'taken-back']);

/** What somebody needs beside the line itself. */
function changes(event: string, before: TableState, after: TableState): Pick<LineMessage, 'face' | 'clock'> {
  if (event === 'said' || event === 'reacted') return {};
  return event === 'played' && sameFace(before, after) ? { clock: clockOf(after) } : { face: faceOf(after) };
}
