/** A beginner's game against a beginner, from memory. */
import { seededRandom } from '../../../src/core/random.ts';
import { expectOk } from '../../../src/core/result.ts';
import type { ServerMessage } from '../../../src/wire/messages.ts';
import { PLAIN } from '../games.ts';
import type { Page } from './page.ts';

const PERSON = 0;
const MOST_WAIT_MS = 30_000;

export class ComputerGame {
  readonly #moves: string[] = [];
  #wake = () => {};
  #giveUp: (error: Error) => void = () => {};

  /** For the page at which it is played. */
  readonly heard = (message: ServerMessage): void => {
    if (message.t !== 'happened' || message.what.t !== 'played' || message.what.seen.by === PERSON) return;
    this.#moves.push(message.what.seen.move!);
    this.#wake();
  };

  /** To its end; `answered` hears from when on the computer was to move, and when it had. */
  async play(page: Page, chance: readonly string[], answered: (from: number) => void): Promise<void> {
    await page.join();
    const random = seededRandom('beginner');
    let state = PLAIN.start(expectOk(PLAIN.options({}, 2)), 2);
    for (const drawn of chance) state = PLAIN.apply(state, 'chance', expectOk(PLAIN.read(drawn)));
    for (;;) {
      const by = PLAIN.toAct(state).find((each) => typeof each === 'number');
      if (by === undefined) return;
      const asked = performance.now();
      const move = by === PERSON ? PLAIN.draw(state, by, random) : expectOk(PLAIN.read(await this.#next()));
      if (by !== PERSON) answered(asked);
      else if ((await page.ask({ do: 'act', move: PLAIN.write(move) }))?.t !== 'done') return;
      state = PLAIN.apply(state, by, move);
    }
  }

  /** Nobody waits for the computer any more. */
  leave(): void {
    this.#giveUp(new Error('left'));
  }

  async #next(): Promise<string> {
    if (this.#moves.length === 0) {
      let tired: NodeJS.Timeout | undefined;
      await new Promise<void>((resolve, reject) => {
        this.#wake = resolve;
        this.#giveUp = reject;
        tired = setTimeout(() => reject(new Error('the computer does not answer')), MOST_WAIT_MS);
      }).finally(() => clearTimeout(tired));
    }
    return this.#moves.shift()!;
  }
}
