/** A table in this browser: people at one screen and computer players. The log is the truth; signals show it. */
import { computed } from '@preact/signals';
import type { Notation, Seat } from '../../core/game.ts';
import { append, type Log } from '../../core/log.ts';
import type { DrawnGame } from '../../games/module.ts';
import { writeSavedGame } from '../../table/saved-game.ts';
import { hasSecrets, takeBack } from '../../table/secrets.ts';
import { seenBy } from '../../table/seen.ts';
import { linkTo } from './carried.ts';
import { LocalCourse, type Surroundings } from './local-course.ts';
import { matchScore } from './match-score.ts';
import { nextGame } from './new-game.ts';
import { still } from './playback.ts';
import type { StoredGame } from './stored-game.ts';
import type { Sharing, TableFace } from './table-face.ts';

export class LocalTable implements TableFace {
  readonly module: DrawnGame;
  readonly #around: Surroundings;
  readonly #course: LocalCourse;
  readonly #seen = computed(() => seenBy(this.#log, this.viewer));

  constructor(module: DrawnGame, stored: StoredGame, around: Surroundings) {
    this.module = module;
    this.#around = around;
    this.#course = new LocalCourse(module, stored, around);
  }

  get #log(): Log {
    return this.#course.log;
  }

  get #stored(): StoredGame {
    return this.#course.game.stored.value;
  }

  get #isRecord(): boolean {
    return this.#around.goTo === undefined;
  }

  get seats() {
    return this.#stored.seats;
  }

  get players() {
    return this.#stored.players;
  }

  get viewer() {
    return this.#course.sharing.viewer.value;
  }

  get own() {
    return this.#course.sharing.own;
  }

  get seen() {
    return this.#seen.value;
  }

  get moment() {
    return this.#course.showing.moment;
  }

  get shown() {
    const { shown } = this.#course.showing;
    return shown && this.over ? still(shown.view) : shown;
  }

  get moving() {
    return this.#course.showing.moving;
  }

  get turn(): readonly Seat[] {
    const { game, state } = this.#log;
    return this.over ? [] : game.toAct(state).filter((by) => typeof by === 'number');
  }

  get thinking() {
    return this.#course.computers.thinking.value;
  }

  get over() {
    return this.#course.game.over;
  }

  get ending() {
    return this.#stored.ending ?? undefined;
  }

  get clock() {
    return this.#course.clock.value;
  }

  get goOn() {
    return { now: this.#course.game.lingering.value, run: () => this.#course.goOn() };
  }

  get refusal() {
    return this.#course.refusal.value;
  }

  get sharing(): Sharing {
    const { sharing, showing } = this.#course;
    return {
      curtain: sharing.curtain.value,
      lift: () => {
        sharing.lift();
        void this.#course.show();
      },
      hide: () => void (this.over || sharing.hide()),
      secret: !this.over && sharing.secret,
      peek: () => still(this.#log.game.view(this.#log.state, this.viewer)),
      speakers: this.over ? [] : sharing.speakers,
      speak: (seat) => {
        showing.lookAt(undefined, seat);
        sharing.speak(seat);
        void this.#course.show();
      },
    };
  }

  get hurry() {
    const { computers } = this.#course;
    if (computers.levels.size === 0) return undefined;
    return { now: this.thinking !== undefined, run: () => computers.hurry() };
  }

  get undo() {
    if (this.#isRecord) return undefined;
    const { levels } = this.#course.computers;
    const before = this.over ? undefined : takeBack(this.#log, (seat) => !levels.has(seat));
    return { now: before !== undefined, run: () => before && this.#course.goBack(before) };
  }

  get resign() {
    if (this.#isRecord) return undefined;
    const { viewer } = this;
    const now = viewer !== 'spectator' && !this.over;
    return { now, run: () => viewer !== 'spectator' && this.#course.giveUp(viewer) };
  }

  get hint() {
    const { viewer } = this;
    const { computers, sharing } = this.#course;
    if (!this.module.bot || this.#isRecord) return undefined;
    const run = async () => (viewer === 'spectator' ? undefined : computers.advise(this.#log, viewer));
    const behind = sharing.curtain.value !== undefined;
    return { now: !behind && viewer !== 'spectator' && this.turn.includes(viewer), run };
  }

  get save() {
    return { now: true, run: () => writeSavedGame(this.#log, { seed: this.#stored.seed }) };
  }

  /** It holds the whole log, so it is given away only where nobody has a secret. */
  get link() {
    const open = this.over || !hasSecrets(this.#log);
    return { now: open, run: () => linkTo(this.#log, this.#stored.seed) };
  }

  get match() {
    return matchScore(this.module.rules, this.#stored);
  }

  get rematch() {
    if (this.#isRecord) return undefined;
    return { now: this.over, run: () => this.#playAgain() };
  }

  async look(moment: number | undefined): Promise<void> {
    this.#course.showing.lookAt(moment, this.viewer);
  }

  act(move: Notation): void {
    const { viewer } = this;
    if (viewer !== 'spectator' && !this.over) this.#course.make(viewer, move);
  }

  explain(move: Notation): void {
    const refused = append(this.#log, this.viewer, move);
    this.#course.refusal.value = refused.ok ? undefined : refused.error;
  }

  actAtRandom(): void {
    const { viewer } = this;
    const { game, state } = this.#log;
    if (viewer === 'spectator') return;
    this.act(game.write(game.draw(state, viewer, (below) => Math.floor(Math.random() * below))));
  }

  skip(): boolean {
    return this.#course.showing.hurry();
  }

  close(): void {
    this.#course.close();
  }

  async #playAgain(): Promise<void> {
    const next = nextGame(this.module, this.#stored);
    await this.#around.save(next);
    this.#around.goTo?.(next);
  }
}
