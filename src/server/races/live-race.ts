/** A race as one node holds it: it starts heats, looks whether what is told was solved, and tells everybody how it stands. */
import type { Notation } from '../../core/game.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { findGame } from '../../games/shelf.ts';
import type { RaceCommand, RaceRefusal, RaceReport } from '../../race/commands.ts';
import { RaceCourse } from '../../race/course.ts';
import { decideRace, decideReport, mayStart } from '../../race/decide.ts';
import type { RaceEvent, RacerNumber } from '../../race/events.ts';
import { writeRaceEvent } from '../../race/forms.ts';
import { LATE_MS, RACE_MS } from '../../race/limits.ts';
import { readRace } from '../../race/reading.ts';
import { type RaceState, racerOf } from '../../race/state.ts';
import { raceFace } from '../../race/told.ts';
import type { Row } from '../../table/course/ports.ts';
import type { RaceTold } from '../../wire/answers/races.ts';
import { Company, type CompanyPorts, type ListenerNumbers } from '../company.ts';
import type { JudgingWork } from '../thinking/worker.ts';

export interface RacePorts extends CompanyPorts {
  seed(): string;
  /** Undefined if there is no time for it now. */
  judge(judging: JudgingWork, who: string): Promise<boolean | undefined>;
}

/** Another node, of another version, or somebody's hand has written what this one cannot read. */
export class UnreadableRace extends Error {
  override readonly name = 'UnreadableRace';
}

export class LiveRace extends Company<RaceState, RaceEvent, RaceTold> {
  readonly #ports: RacePorts;
  #course: { readonly heat: number; readonly puzzles: RaceCourse } | undefined;
  /** What was looked at already: everybody has the same puzzles, and most the same solutions. */
  #judged = new Map<string, Promise<boolean | undefined>>();
  #alarm: NodeJS.Timeout | undefined;

  constructor(id: string, state: RaceState, ports: RacePorts) {
    super(id, state, ports);
    this.#ports = ports;
    this.#setAlarm();
  }

  /** The place of the last line, or why not; `busy` if it cannot be looked at now. */
  async do(who: string, command: RaceCommand): Promise<Result<number, RaceRefusal | 'busy'>> {
    if (command.do === 'solve' || command.do === 'miss') return this.#report(who, command);
    const { now, seed } = this.#ports;
    const isThere = (racer: RacerNumber) => this.isThere(racer);
    return this.inTurn(() => this.write((state) => decideRace(state, who, command, { now: now(), isThere, seed })));
  }

  override close(): void {
    clearTimeout(this.#alarm);
    super.close();
  }

  protected get log() {
    return this.ports.store.races;
  }

  protected numberOf(who: string | undefined): RacerNumber | undefined {
    return racerOf(this.state, who);
  }

  protected toldTo(own: RacerNumber | undefined, numbers: ListenerNumbers<RaceTold>): RaceTold {
    const now = this.ports.now();
    const there = this.there(numbers);
    const isHere = own !== undefined && this.state.racers[own]!.here;
    return {
      ...{ t: 'race', id: this.id, now, face: raceFace(this.state, now), own: own ?? null, there },
      starts: isHere && mayStart(this.state, own, (racer) => there.includes(racer)),
      watching: [...numbers.values()].filter((number) => number === undefined).length,
    };
  }

  protected bodyOf(event: RaceEvent): string {
    return writeRaceEvent(event);
  }

  protected stateAfter(rows: readonly Row[], before: RaceState): RaceState {
    const read = readRace(rows, before);
    if (!read.ok) throw new UnreadableRace(`line ${read.error.seq}: ${read.error.kind}`);
    return read.value;
  }

  protected override changed(): void {
    this.#setAlarm();
  }

  /** It counts when it came, however long it takes to look at it. */
  async #report(who: string, report: RaceReport): Promise<Result<number, RaceRefusal | 'busy'>> {
    const at = this.#ports.now();
    const first = decideReport(this.state, who, report, true, at);
    if (!first.ok) return first;
    if (first.value.length === 0) return ok(this.state.seq - 1);
    const puzzle = await this.#courseOf(report.heat).at(report.place);
    if (puzzle?.id !== report.puzzle) return err('other-puzzle');
    const isSolved = report.do === 'solve' && (await this.#isSolved({ puzzle, moves: report.moves }, who));
    if (isSolved === undefined) return err('busy');
    return this.inTurn(() => this.write((state) => decideReport(state, who, report, isSolved, at)));
  }

  #courseOf(heat: number): RaceCourse {
    if (this.#course?.heat !== heat) {
      const games = this.state.games.flatMap((game) => findGame(game) ?? []);
      this.#course = { heat, puzzles: new RaceCourse(games, this.state.heats[heat - 1]!.seed) };
      this.#judged.clear();
    }
    return this.#course.puzzles;
  }

  #isSolved(judging: { readonly puzzle: JudgingWork['puzzle']; readonly moves: readonly Notation[] }, who: string) {
    const key = [judging.puzzle.id, ...judging.moves].join(' ');
    const known = this.#judged.get(key);
    if (known) return known;
    const judged = this.#ports.judge(judging, who);
    this.#judged.set(key, judged);
    const forget = () => this.#judged.delete(key);
    // there are few ways to solve one, and no end of others
    judged.then((found) => found || forget(), forget);
    return judged;
  }

  /** At the start and at the end of a heat everybody is told. */
  #setAlarm(): void {
    clearTimeout(this.#alarm);
    const heat = this.state.heats.at(-1);
    if (!heat) return;
    const now = this.#ports.now();
    const next = [heat.at, heat.at + RACE_MS + LATE_MS + 1].find((at) => at > now);
    if (next === undefined) return;
    this.#alarm = setTimeout(() => {
      this.tellSoon();
      this.#setAlarm();
    }, next - now).unref();
  }
}
