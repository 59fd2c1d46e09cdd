/** A program that speaks the engine protocol, asked for one move at a time. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { AnyGame, AnyView, GameEvent, Notation } from '../../core/game.ts';
import type { Face, Told } from '../../table/life/face.ts';

export class Engine {
  readonly #child: ChildProcess;
  readonly #answers: AsyncIterator<string>;
  readonly #ms: number;
  #id = 0;

  constructor(command: string, ms: number) {
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
    this.#answers = createInterface({ input: this.#child.stdout! })[Symbol.asyncIterator]();
    this.#ms = ms;
  }

  /** Where nothing was hidden, the engine is given the events; else the view, from which it imagines the rest. */
  async best(
    game: AnyGame,
    { seats, options }: Face,
    told: readonly Told[],
    view: AnyView,
  ): Promise<Notation | undefined> {
    const events = openEvents(told);
    const position = events ? { events } : { view };
    const { state, error } = await this.#ask({ do: 'new', game: game.id, seats, options, ...position });
    if (error) throw new Error(`the engine: ${JSON.stringify(error)}`);
    const { move } = await this.#ask({ do: 'best', state, seat: view.viewer, ms: this.#ms });
    await this.#ask({ do: 'drop', state });
    return typeof move === 'string' ? move : undefined;
  }

  close(): void {
    this.#child.stdin!.end();
  }

  async #ask(fields: object): Promise<Readonly<Record<string, unknown>>> {
    this.#child.stdin!.write(`${JSON.stringify({ id: ++this.#id, ...fields })}\n`);
    const line = await this.#answers.next();
    if (line.done) throw new Error('the engine has ended');
    return JSON.parse(line.value);
  }
}

/** All events of the game, if none of them was hidden from anybody. */
function openEvents(told: readonly Told[]): GameEvent[] | undefined {
  const played = told.filter((each) => each.t === 'played');
  if (played.some(({ commitment }) => commitment !== undefined)) return undefined;
  return played.map(({ seen: { by, move } }) => ({ by, move }));
}
