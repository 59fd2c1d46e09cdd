/**
 * The analysis board as its page knows it: a tree of variations, where one is in it, and with whose eyes it is seen. Nobody plays
 * against anybody here, so all states are at hand. Whatever changes is read through signals, so that the page follows.
 */
import { computed, type Signal, signal } from '@preact/signals';
import type { Board } from '../../board/board.ts';
import type { AnyView, By, GameEvent, Notation, Refusal, Seat, Seen, Viewer } from '../../core/game.ts';
import { openLog } from '../../core/log.ts';
import { admit, playedThrough } from '../../core/play.ts';
import { seededRandom } from '../../core/random.ts';
import { expectOk } from '../../core/result.ts';
import type { GameText } from '../../core/text.ts';
import {
  BEGINNING,
  commented,
  depthOf,
  eventCount,
  eventsTo,
  folded,
  grown,
  leavesAt,
  promoted,
  pruned,
  type Variations,
  wayOn,
  wayTo,
} from '../../core/variations.ts';
import { MOST_COMMENT, MOST_EVENTS, MOST_NESTED } from '../../table/limits.ts';
import { typedMove } from '../ear/typed.ts';
import type { StudiedGame } from '../study/questions.ts';
import type { Shown } from '../table/playback.ts';
import { type Motion, Stage } from '../table/stage.ts';
import type { AnalysedGame } from './analysed-game.ts';
import type { Knowledge } from './analysis-address.ts';

interface TreePlace {
  readonly tree: Variations;
  readonly at: number;
}

/** Why something cannot be done: the rules refuse it, or there is enough already. */
export type AnalysisRefusal = Refusal | 'enough';

export class AnalysisModel {
  readonly game: AnalysedGame;
  readonly #start: unknown;
  readonly #stage: Stage;
  readonly #standing: Signal<TreePlace>;
  readonly #knowledge: Signal<Knowledge>;
  readonly #chosen = signal<By | undefined>(undefined);
  readonly #refusal = signal<AnalysisRefusal | undefined>(undefined);
  readonly #deleted = signal<TreePlace | undefined>(undefined);
  /** By the event that leads there: what is before it never changes. */
  readonly #states = new WeakMap<GameEvent, unknown>();
  readonly #seen = new WeakMap<GameEvent, Map<Viewer, Seen>>();
  readonly #toAct = computed(() => this.game.module.rules.toAct(this.state));

  constructor(game: AnalysedGame, board: Board, motion: Motion, at: number, knowledge: Knowledge) {
    this.game = game;
    const { module, seats, options, setUp, tree } = game;
    this.#start = expectOk(openLog(module.rules, seats, options, [], setUp)).state;
    const main = [BEGINNING, ...wayOn(tree, BEGINNING)];
    this.#standing = signal<TreePlace>({ tree, at: main[at] ?? main.at(-1)! });
    const isSeat = typeof knowledge !== 'number' || knowledge < seats;
    this.#knowledge = signal<Knowledge>(isSeat && !module.rules.open ? knowledge : 'everything');
    this.#stage = new Stage(board, motion, () => this.#present());
    this.#stage.rest();
  }

  get tree(): Variations {
    return this.#standing.value.tree;
  }

  get at(): number {
    return this.#standing.value.at;
  }

  get shown(): Shown | undefined {
    return this.#stage.shown;
  }

  get state(): unknown {
    return this.stateAt(this.at);
  }

  get refusal(): AnalysisRefusal | undefined {
    return this.#refusal.value;
  }

  /** Whoever may act, and whose acts are made by touch: the one chosen, else a seat before chance and clock. */
  get toAct(): readonly By[] {
    return this.#toAct.value;
  }

  get actor(): By | undefined {
    const [toAct, chosen, eyes] = [this.toAct, this.#chosen.value, this.knowledge];
    if (chosen !== undefined && toAct.includes(chosen)) return chosen;
    return toAct.find((by) => by === eyes) ?? toAct[0];
  }

  choose(by: By): void {
    this.#chosen.value = by;
    this.#stage.forget();
  }

  get knowledge(): Knowledge {
    return this.#knowledge.value;
  }

  see(knowledge: Knowledge): void {
    this.#knowledge.value = knowledge;
    this.#stage.forget();
  }

  /** The seat whose eyes these are; with everything shown that of whoever acts. */
  get viewer(): Viewer {
    return this.#viewerFor(this.actor);
  }

  stateAt(at: number): unknown {
    const { rules } = this.game.module;
    const way = wayTo(this.tree, at);
    const events = way.map((place) => this.tree[place]!.event!);
    const known = events.findLastIndex((event) => this.#states.has(event));
    let state = known < 0 ? this.#start : this.#states.get(events[known]!);
    for (const event of events.slice(known + 1)) {
      state = rules.apply(state, event.by, expectOk(rules.read(event.move)));
      this.#states.set(event, state);
    }
    return state;
  }

  /** What was seen of the event that leads to a place: with everything shown, as its maker saw it. */
  seenAt(at: number): Seen {
    const { event, before } = this.tree[at]!;
    const { knowledge } = this;
    const viewer = knowledge === 'everything' ? this.#viewerFor(event!.by) : knowledge;
    const known = this.#seen.get(event!)?.get(viewer);
    if (known) return known;
    const { rules } = this.game.module;
    const seen = rules.seen(this.stateAt(before), event!.by, expectOk(rules.read(event!.move)), viewer);
    this.#seen.set(event!, (this.#seen.get(event!) ?? new Map<Viewer, Seen>()).set(viewer, seen));
    return seen;
  }

  /** The line to here, for whoever studies the position. */
  get studied(): StudiedGame {
    const { module, seats, options, setUp } = this.game;
    return { game: module.rules.id, seats, options, setUp, events: eventsTo(this.tree, this.at) };
  }

  go(at: number): void {
    const from = this.at;
    if (at === from) return;
    this.#refusal.value = undefined;
    const isNext = at !== BEGINNING && this.tree[at]!.before === from;
    const viewer = isNext ? this.#viewerFor(this.tree[at]!.event!.by) : this.viewer;
    const before = this.#viewAt(from, viewer);
    this.#standing.value = { tree: this.tree, at };
    const past = wayTo(this.tree, from).map((place) => this.seenAt(place));
    if (isNext) this.#stage.add({ before, seen: this.seenAt(at), after: this.#viewAt(at, viewer), past });
    else this.#stage.forget();
  }

  /** Along the line that one is on. */
  step(by: -1 | 1): void {
    const to = by < 0 ? this.tree[this.at]!.before : this.tree[this.at]!.after[0];
    if (to !== undefined) this.go(to);
  }

  toEnd(by: -1 | 1): void {
    this.go(by < 0 ? BEGINNING : (wayOn(this.tree, this.at).at(-1) ?? this.at));
  }

  /** To the other move that was tried instead. */
  aside(by: -1 | 1): void {
    if (this.at === BEGINNING) return;
    const { after } = this.tree[this.tree[this.at]!.before]!;
    const to = after[after.indexOf(this.at) + by];
    if (to !== undefined) this.go(to);
  }

  /** A move of whoever acts; `refusal` says why not. */
  play(move: Notation, by = this.actor): boolean {
    const { rules } = this.game.module;
    const admitted = admit(rules, this.state, by, move);
    if (!admitted.ok) this.#refusal.value = admitted.error;
    return admitted.ok && this.#grow([{ by: admitted.value.by, move: rules.write(admitted.value.move) }]);
  }

  /** As somebody has typed it. */
  type(typed: string, text: GameText): boolean {
    const { actor } = this;
    const { rules } = this.game.module;
    if (typeof actor !== 'number') return this.play(typed.trim());
    const read = typedMove(rules, this.state, actor, typed, text);
    if (!read.ok) this.#refusal.value = read.error;
    return read.ok && this.play(read.value);
  }

  /** Chance's draw, or some move of whoever acts. */
  draw(): void {
    const { actor } = this;
    const { rules } = this.game.module;
    if (actor === undefined) return;
    const seed = crypto.getRandomValues(new Uint32Array(4)).join();
    this.play(rules.write(rules.draw(this.state, actor, seededRandom(seed))));
  }

  /** A line that goes on from here, put into the tree and gone along so far. */
  follow(moves: readonly Notation[], steps = moves.length): void {
    const events = playedThrough(this.game.module.rules, this.state, moves).map(({ event }) => event);
    if (events.length > 0) this.#grow(events, steps);
  }

  comment(text: string): void {
    const said = text.trim().slice(0, MOST_COMMENT);
    if (said !== this.tree[this.at]!.comment) this.#change(commented(this.tree, this.at, said));
  }

  get mayPromote(): boolean {
    return leavesAt(this.tree, this.at) !== undefined;
  }

  promote(): void {
    this.#change(promoted(this.tree, this.at));
  }

  fold(at: number, isFolded: boolean): void {
    this.#change(folded(this.tree, at, isFolded));
  }

  /** With all that follows; it can be undone until something else is deleted. */
  remove(): void {
    const before = this.#standing.value;
    if (before.at === BEGINNING) return;
    this.#deleted.value = before;
    this.#standing.value = { tree: pruned(before.tree, before.at), at: before.tree[before.at]!.before };
    this.#stage.forget();
  }

  get mayUndo(): boolean {
    return this.#deleted.value !== undefined;
  }

  undo(): void {
    const before = this.#deleted.value;
    if (!before) return;
    this.#deleted.value = undefined;
    this.#standing.value = before;
    this.#stage.forget();
  }

  /** Why a move would be refused. */
  explain(move: Notation): void {
    const refused = admit(this.game.module.rules, this.state, this.actor, move);
    this.#refusal.value = refused.ok ? undefined : refused.error;
  }

  skip(): boolean {
    return this.#stage.hurry();
  }

  #grow(events: readonly GameEvent[], steps = events.length): boolean {
    let so: TreePlace = { tree: this.tree, at: this.at };
    const along: number[] = [];
    for (const event of events) {
      so = grown(so.tree, so.at, event);
      along.push(so.at);
    }
    if (eventCount(so.tree) > MOST_EVENTS || depthOf(so.tree, so.at) > MOST_NESTED) {
      this.#refusal.value = 'enough';
      return false;
    }
    this.#refusal.value = undefined;
    // what is new cannot be undone away
    if (so.tree !== this.tree) this.#deleted.value = undefined;
    this.#standing.value = { tree: so.tree, at: this.at };
    for (const at of along.slice(0, steps)) this.go(at);
    return true;
  }

  #change(tree: Variations): void {
    this.#deleted.value = undefined;
    this.#standing.value = { tree, at: this.at };
  }

  #viewerFor(by: By | undefined): Viewer {
    const { knowledge } = this;
    if (knowledge !== 'everything') return knowledge;
    return typeof by === 'number' ? by : 0;
  }

  #viewAt(at: number, viewer: Viewer): AnyView {
    const { rules } = this.game.module;
    const state = this.stateAt(at);
    return (this.knowledge === 'everything' && rules.reveal?.(state, viewer)) || rules.view(state, viewer);
  }

  #present(): Shown {
    const { rules } = this.game.module;
    const { actor, knowledge, viewer, at } = this;
    const acts = typeof actor === 'number' && (knowledge === 'everything' || knowledge === actor);
    const { list, pattern } = acts ? rules.legal(this.state, actor as Seat) : { list: [], pattern: undefined };
    const past = wayTo(this.tree, at).map((place) => this.seenAt(place));
    return { view: this.#viewAt(at, viewer), past, moves: list.map((move) => rules.write(move)), pattern };
  }
}
