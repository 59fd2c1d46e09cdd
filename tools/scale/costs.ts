/** What things cost, out of the figures that `npm run load -- --figures FILE` has written. */
import type { Figures, IdleFigures } from '../load/figures.ts';
import type { HearerFigures } from '../load/hearers.ts';

/** Microseconds of processor, where nothing else is said. */
export interface Costs {
  /** A move, and what the database does for it without announcements, if all of a table are at one node. */
  readonly alone: { readonly move: number; readonly append: number };
  /** … and if they are at two: decided at one, read and told at the other. Without what is heard. */
  readonly move: number;
  readonly append: number;
  /** Hearing of a move, at each node that does. */
  readonly hearing: number;
  /** A message at the database: for itself, for each node that hears it, and for each that listens to other things. */
  readonly message: Rising;
  readonly deaf: number;
  /** For so long a message keeps all others from being sent. */
  readonly turn: Rising;
  /** Entries of announcements a move, and the bytes of one. */
  readonly entries: number;
  readonly entryBytes: number;
  /** Bytes that a connection takes. */
  readonly connection: number;
}

/** So much, and so much more for each. */
export interface Rising {
  readonly base: number;
  readonly each: number;
}

export type Measured = Readonly<Record<string, Figures | IdleFigures | HearerFigures>>;

export function costsFrom(measured: Measured): Costs {
  const three = measured['PostgreSQL, 3 nodes'] as Figures;
  const one = measured.PostgreSQL as Figures;
  const idle = measured['PostgreSQL, idle'] as IdleFigures;
  const hearers = Object.values(measured).filter((each) => 'hearers' in each);
  const { entries, bytes, hearing = 0 } = three.database!;
  const message = fitted(hearers.map((each) => [each.hearers, each.processor]));
  // who listened there: its nodes, where there are several one beside them, and who counted
  const append = ({ database, movesPerSecond, nodes }: Figures) => {
    const { processor, announcements } = database!;
    const listening = nodes === 1 ? 2 : nodes + 2;
    return Math.max(0, processor - (announcements / movesPerSecond) * (message.base + listening * message.each));
  };
  return {
    // what a node has said itself it does not read
    move: three.processor - (three.nodes - 1) * hearing,
    append: append(three),
    alone: { move: one.processor, append: append(one) },
    hearing,
    message,
    deaf: fitted(hearers.map((each) => [each.hearers, each.processorForOne])).each,
    turn: fitted(hearers.map((each) => [each.hearers, 1e6 / each.messages])),
    entries,
    entryBytes: bytes / entries,
    connection: (idle.full - idle.empty) / idle.connections,
  };
}

/** The line nearest to these points; it neither begins below zero nor falls. */
export function fitted(points: readonly (readonly [x: number, y: number])[]): Rising {
  const mean = (of: (x: number, y: number) => number) =>
    points.reduce((sum, [x, y]) => sum + of(x, y), 0) / points.length;
  const [middle, height] = [mean((x) => x), mean((_, y) => y)];
  const spread = mean((x) => (x - middle) ** 2);
  const each = spread === 0 ? 0 : Math.max(0, mean((x, y) => (x - middle) * (y - height)) / spread);
  return { base: Math.max(0, height - each * middle), each };
}
