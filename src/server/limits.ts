/** How much one visitor, and one address, may ask of the house. Honest crowds meet none of it. */
export interface Limits {
  /** HTTP requests of one person in a minute, and of all strangers of one address. */
  readonly requestsPerMinute: number;
  /** HTTP requests of one address that are under way: a request, its answer, until it is read. */
  readonly inFlight: number;
  /** Messages of one person, on all sockets together: so many at once, and so many a second on average. */
  readonly burst: number;
  readonly perSecond: number;
  /** Kilobytes that one address may leave unread, of all that it was told. */
  readonly unread: number;
  /** Milliseconds after which what nobody reads is dropped. */
  readonly patience: number;
  /** Tables of one visitor that are not over. */
  readonly tables: number;
  /** Those who watch at one table, and those of one address among them. Seats always have room. */
  readonly listeners: number;
  readonly listenersPerAddress: number;
  /** Sockets and streams of one address: of those who watch, and as many again of those who sit. */
  readonly sockets: number;
  /** Milliseconds that a page may be away before its seat counts as left. */
  readonly grace: number;
}

/** A club behind one address has many phones. */
export const USUAL_LIMITS: Limits = {
  requestsPerMinute: 1200,
  inFlight: 400,
  burst: 60,
  perSecond: 20,
  unread: 16_384,
  patience: 10_000,
  tables: 30,
  listeners: 500,
  listenersPerAddress: 250,
  sockets: 500,
  grace: 10_000,
};
