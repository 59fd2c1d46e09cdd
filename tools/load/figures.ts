/** What a house did under load, as figures and as lines. */

/** Of one store and so many nodes; what a move costs is the average over all moves. */
export interface Figures {
  readonly nodes: number;
  readonly tables: number;
  readonly movesPerSecond: number;
  /** Milliseconds until a move is acknowledged. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor a move, of all nodes together. */
  readonly processor: number;
  /** Bytes a move, to both players and from them, without what the network adds. */
  readonly told: number;
  readonly asked: number;
  readonly database?: DatabaseFigures;
}

/** Where there is a PostgreSQL. */
export interface DatabaseFigures {
  /** Microseconds of its processor a move. */
  readonly processor: number;
  /** Bytes of its own log a move. */
  readonly logged: number;
  /** Messages that nodes sent each other, a second. */
  readonly announcements: number;
  /** Entries of these messages a move, and their bytes. */
  readonly entries: number;
  readonly bytes: number;
  /** Microseconds a move of a node that holds none of these tables, and hears of all. */
  readonly hearing?: number;
}

export interface IdleFigures {
  readonly connections: number;
  /** Bytes with and without them. */
  readonly full: number;
  readonly empty: number;
}

export function linesOf(figures: Figures): readonly string[] {
  const { tables, movesPerSecond, p50, p99, processor, told, asked, database } = figures;
  const ms = (time: number) => `${time.toFixed(1)} ms`;
  const whole = Math.round;
  return [
    `${whole(movesPerSecond)} moves a second acknowledged (${tables} tables of two), p50 ${ms(p50)}, p99 ${ms(p99)}`,
    `${whole(processor)} µs of the server's processor a move`,
    `${whole(told)} bytes a move told to the two, ${whole(asked)} asked`,
    ...(database ? databaseLines(database) : []),
  ];
}

function* databaseLines({ processor, logged, announcements, entries, bytes, hearing }: DatabaseFigures) {
  const whole = Math.round;
  yield `${whole(processor)} µs of the database's processor a move, ${whole(logged)} bytes of its log`;
  yield `${whole(announcements)} announcements a second; ${entries.toFixed(2)} entries a move, ${whole(bytes)} bytes`;
  if (hearing !== undefined) yield `${hearing.toFixed(1)} µs a move at a node that only hears of it`;
}

export function idleLine({ connections, full, empty }: IdleFigures): string {
  const mega = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
  const each = ((full - empty) / connections / 1024).toFixed(1);
  return `${connections} connected and idle: ${mega(full)} in all (${mega(empty)} without), ${each} KB each`;
}
