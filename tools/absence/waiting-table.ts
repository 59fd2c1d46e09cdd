/** A table of two with a clock, at which somebody thinks while the house is away. */
import { Guest } from '../../test/support/online.ts';
import { openPage, someMove, type TestPage, until } from '../../test/support/page.ts';

export type Control =
  | { readonly kind: 'move'; readonly seconds: number }
  | { readonly kind: 'total'; readonly minutes: number; readonly increment: number };

const MOVES_BEFORE = 2;

export class WaitingTable {
  readonly #players: readonly TestPage[];
  /** When each of them last tried to come in. */
  readonly #triedAt: readonly number[];
  #left = 0;

  private constructor(players: readonly TestPage[], triedAt: readonly number[]) {
    this.#players = players;
    this.#triedAt = triedAt;
  }

  /** `way` leads whoever comes, and comes again, to a house that lets people in. */
  static async open(urls: readonly [string, string], way: () => string, control: Control): Promise<WaitingTable> {
    const [ann, bob] = [await Guest.at(urls[0], 'Ann'), await Guest.at(urls[1], 'Bob')];
    const id = await ann.open({ game: 'mister-zero', seats: 2, control });
    await bob.ask('POST', `/api/tables/${id}`, { do: 'sit', seat: 1 });
    await ann.ask('POST', `/api/tables/${id}`, { do: 'start' });
    const triedAt: number[] = [];
    const pages = [ann, bob].map((guest, seat) =>
      openPage(guest, id, () => {
        const isFirst = triedAt[seat] === undefined;
        triedAt[seat] = performance.now();
        return isFirst ? urls[seat]! : way();
      }),
    );
    const table = new WaitingTable(await Promise.all(pages), triedAt);
    for (let move = 0; move < MOVES_BEFORE; move++) await table.move(`${move}`);
    return table;
  }

  /** Whoever is to move does. */
  async move(seed: string): Promise<boolean> {
    const [first] = this.#players;
    const mover = this.#players[first!.turn[0]!];
    if (!mover || first!.over) return false;
    const answer = await mover.do({ do: 'act', move: someMove(mover, seed) });
    if (answer.ok) await Promise.all(this.#players.map((each) => until(each, ({ page }) => page.seq > answer.value)));
    return answer.ok;
  }

  /** From now on. */
  begin(): void {
    this.#left = this.#timeLeft();
  }

  /** Milliseconds that are gone since it began, of whoever is to move. */
  get charged(): number {
    return this.#left - this.#timeLeft();
  }

  /** When whoever is to move came in for the last time: from then on his time is his own. */
  get cameBack(): number {
    return this.#triedAt[this.#players[0]!.turn[0]!]!;
  }

  get isLost(): boolean {
    return this.#players.some(({ face }) => face.ending?.kind === 'timed-out');
  }

  close(): void {
    for (const player of this.#players) player.close();
  }

  #timeLeft(): number {
    const page = this.#players[0]!;
    const { left, since, running } = page.face.clock;
    return running.length === 0 ? 0 : left[running[0]!]! + since - page.now();
  }
}
