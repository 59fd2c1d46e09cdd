/** Somebody solves a puzzle: his moves are shown, judged, answered or refuted, until it is solved. */
import { signal } from '@preact/signals';
import type { Board } from '../../board/board.ts';
import type { GameEvent, Notation, Refusal, Seen } from '../../core/game.ts';
import { append, type Log } from '../../core/log.ts';
import { admit } from '../../core/play.ts';
import { expectOk } from '../../core/result.ts';
import type { GameText } from '../../core/text.ts';
import { HELPS, type HelpTold, type MovesSpent } from '../../puzzles/judging.ts';
import { typedMove } from '../ear/typed.ts';
import { type Shown, still } from '../table/playback.ts';
import { type Motion, Stage } from '../table/stage.ts';
import type { PosedPuzzle } from './posed.ts';

/** `wrong`: the last move was, and its refutation is shown. */
export type SolvingPhase = 'trying' | 'judging' | 'wrong' | 'solved';

/** How a try went. */
export interface TryEnded {
  readonly result: 'solved' | 'failed';
  readonly spent?: MovesSpent | undefined;
  readonly helped: boolean;
  readonly ms: number;
  /** Of this sitting: nothing wrong came before. */
  readonly isFirst: boolean;
  /** Those of whoever solves it, the last one included. */
  readonly moves: readonly Notation[];
}

interface SolvingPorts extends Motion {
  readonly board: Board;
  /** A right move was made. */
  right?(): void;
  /** Solved, or a first wrong move made. */
  ended(ended: TryEnded): void;
}

/** A refutation is to be followed: everything takes longer. */
const REFUTING = 2.5;

export class Solving {
  readonly puzzle: PosedPuzzle;
  readonly #ports: SolvingPorts;
  readonly #stage: Stage;
  readonly #log;
  /** What was seen since the puzzle was set. */
  readonly #seen = signal<readonly Seen[]>([]);
  readonly #phase = signal<SolvingPhase>('trying');
  readonly #refusal = signal<Refusal | undefined>(undefined);
  readonly #wrong = signal<{ readonly move: Notation; readonly isFirstMove: boolean } | undefined>(undefined);
  readonly #unjudged = signal(false);
  readonly #spent = signal<MovesSpent | undefined>(undefined);
  readonly #help = signal<HelpTold | undefined>(undefined);
  /** Where one stood before the wrong move. */
  #before: { readonly log: Log; readonly seen: readonly Seen[] } | undefined;
  #helped = false;
  #failed = false;
  #since = performance.now();

  constructor(puzzle: PosedPuzzle, ports: SolvingPorts) {
    this.puzzle = puzzle;
    this.#ports = ports;
    this.#log = signal(puzzle.begin);
    const pace = () => ports.pace() * (this.#phase.peek() === 'wrong' ? REFUTING : 1);
    this.#stage = new Stage(ports.board, { calm: () => ports.calm(), pace }, () => this.#present());
    this.#stage.rest();
    puzzle.prepare();
  }

  get phase(): SolvingPhase {
    return this.#phase.value;
  }

  get shown(): Shown {
    return this.#stage.shown ?? this.#present();
  }

  /** Something still moves to its place. */
  get moving(): boolean {
    return this.#stage.moving;
  }

  /** What has happened since the puzzle was set, as it was seen. */
  get seen(): readonly Seen[] {
    return this.#seen.value;
  }

  /** Why the last move is none. */
  get refusal(): Refusal | undefined {
    return this.#refusal.value;
  }

  /** The move that was wrong. */
  get wrong() {
    return this.#wrong.value;
  }

  /** Nobody could be asked about the last move. */
  get isUnjudged(): boolean {
    return this.#unjudged.value;
  }

  get spent(): MovesSpent | undefined {
    return this.#spent.value;
  }

  /** What was told last to whoever asked for help here. */
  get help(): HelpTold | undefined {
    return this.#help.value;
  }

  /** What may be asked next; on the way only the move. Undefined once it was told. */
  get nextHelp() {
    if (this.#phase.value !== 'trying') return undefined;
    const told = this.#help.value;
    if (told === undefined) return this.#log.value === this.puzzle.begin ? HELPS[0] : 'move';
    return HELPS[HELPS.indexOf(told.level) + 1];
  }

  get isCovered(): false {
    return false;
  }

  async act(move: Notation): Promise<void> {
    const log = this.#log.peek();
    if (this.#phase.peek() !== 'trying') return;
    const made = append(log, this.puzzle.set.seat, move);
    this.#refusal.value = made.ok ? undefined : made.error;
    if (!made.ok) return;
    this.#before = { log, seen: this.#seen.peek() };
    this.#phase.value = 'judging';
    this.#unjudged.value = false;
    this.#happened({ by: this.puzzle.set.seat, move });
    const judgement = await this.puzzle.judge(log, move);
    if (this.#phase.peek() !== 'judging') return;
    if (!judgement) {
      this.goBack();
      this.#unjudged.value = true;
      return;
    }
    this.#help.value = undefined;
    if (judgement.is !== 'wrong') this.#ports.right?.();
    if (judgement.is === 'wrong') this.#miss(move, log === this.puzzle.begin);
    if (judgement.is === 'right') this.#phase.value = 'trying';
    if (judgement.is === 'solved') this.#solve(judgement.spent);
    for (const event of judgement.follows) this.#happened(event);
    this.#stage.rest();
  }

  /** Why a move would be refused. */
  explain(move: Notation): void {
    const refused = admit(this.puzzle.module.rules, this.#log.peek().state, this.puzzle.set.seat, move);
    this.#refusal.value = refused.ok ? undefined : refused.error;
  }

  /** A move as somebody has typed it; false if it is none, and `refusal` says why. */
  type(typed: string, text: GameText): boolean {
    const read = typedMove(this.puzzle.module.rules, this.#log.peek().state, this.puzzle.set.seat, typed, text);
    this.#refusal.value = read.ok ? undefined : read.error;
    if (read.ok) void this.act(read.value);
    return read.ok;
  }

  /** Before the move that was wrong. */
  goBack(): void {
    if (this.#before) this.#standAt(this.#before.log, this.#before.seen);
  }

  startAgain(): void {
    this.#standAt(this.puzzle.begin, []);
  }

  async askForHelp(): Promise<void> {
    const level = this.nextHelp;
    if (!level) return;
    const log = this.#log.peek();
    this.#helped = true;
    const help = await this.puzzle.help(log, level);
    if (this.#log.peek() === log) this.#help.value = help;
  }

  /** Cuts what is being shown short; false if nothing is. */
  skip(): boolean {
    return this.#stage.hurry();
  }

  #standAt(log: Log, seen: readonly Seen[]): void {
    this.#log.value = log;
    this.#seen.value = seen;
    this.#phase.value = 'trying';
    this.#wrong.value = undefined;
    this.#refusal.value = undefined;
    this.#help.value = undefined;
    this.#stage.forget();
  }

  #miss(move: Notation, isFirstMove: boolean): void {
    this.#wrong.value = { move, isFirstMove };
    this.#phase.value = 'wrong';
    if (!this.#failed) this.#end('failed');
    this.#failed = true;
  }

  #solve(spent: MovesSpent | undefined): void {
    this.#spent.value = spent;
    this.#phase.value = 'solved';
    this.#end('solved', spent);
    // whoever plays it once more has seen how it goes
    this.#failed = true;
  }

  #end(result: TryEnded['result'], spent?: MovesSpent): void {
    const ms = Math.round(performance.now() - this.#since);
    const since = this.#log.peek().events.slice(this.puzzle.begin.events.length);
    const moves = since.flatMap(({ by, move }) => (by === this.puzzle.set.seat ? [move] : []));
    this.#ports.ended({ result, spent, helped: this.#helped, ms, isFirst: !this.#failed, moves });
  }

  #happened({ by, move }: GameEvent): void {
    const { rules } = this.puzzle.module;
    const { seat } = this.puzzle.set;
    const log = this.#log.peek();
    const after = expectOk(append(log, by, move));
    const past = this.#past();
    const seen = rules.seen(log.state, by, expectOk(rules.read(move)), seat);
    this.#log.value = after;
    this.#seen.value = [...this.#seen.peek(), seen];
    this.#stage.add({ before: rules.view(log.state, seat), seen, after: rules.view(after.state, seat), past });
  }

  #past(): readonly Seen[] {
    return [...this.puzzle.past, ...this.#seen.peek()];
  }

  #present(): Shown {
    const { rules } = this.puzzle.module;
    const { state } = this.#log.peek();
    const view = rules.view(state, this.puzzle.set.seat);
    if (this.#phase.peek() !== 'trying') return still(view, this.#past());
    const { list, pattern } = rules.legal(state, this.puzzle.set.seat);
    return { view, past: this.#past(), moves: list.map((move) => rules.write(move)), pattern };
  }
}
