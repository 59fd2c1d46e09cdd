/** A shelf, puzzle by puzzle: whether each is legal, is like no other, and has the answers that it says. */
import type { AnyGame, GameModule } from '../../src/core/game.ts';
import { openLog } from '../../src/core/log.ts';
import type { Puzzle, PuzzleMaker } from '../../src/core/puzzle.ts';
import { pick, seededRandom } from '../../src/core/random.ts';
import { happen } from '../../src/puzzles/complete.ts';
import { loadShelf } from '../../src/puzzles/shelf.ts';
import type { Proof } from './proofs/proof.ts';

export interface ShelfCheck {
  readonly count: number;
  /** A sentence each. */
  readonly faults: readonly string[];
}

/** Only those are proved that `isAsked` picks, by their place; all are replayed and compared with each other. */
export async function checkShelf(
  module: GameModule,
  proof: Proof,
  isAsked: (place: number) => boolean,
): Promise<ShelfCheck> {
  const maker = await (await module.puzzles!()).maker();
  const shelf = await loadShelf(module);
  const known = new Map<string, string>();
  const faults: string[] = [];
  for (const [place, puzzle] of shelf.entries()) {
    const log = openLog(module.rules, puzzle.seats, puzzle.options, puzzle.events);
    if (!log.ok) {
      faults.push(`${puzzle.id}: event ${log.error.index} is refused`);
      continue;
    }
    const { state } = log.value;
    if (!module.rules.toAct(state).includes(puzzle.seat))
      faults.push(`${puzzle.id}: seat ${puzzle.seat} is not to act`);
    const likeness = maker.likeness(state);
    const twin = known.get(likeness);
    if (twin) faults.push(`${puzzle.id}: the same as ${twin}`);
    known.set(likeness, puzzle.id);
    if (isAsked(place))
      faults.push(...prove(module.rules, maker, proof, puzzle, state).map((fault) => `${puzzle.id}: ${fault}`));
  }
  return { count: shelf.length, faults: [...faults, ...unsorted(shelf)] };
}

/** Its first answers, and those of every step of one way to solve it. */
function prove(game: AnyGame, maker: PuzzleMaker, proof: Proof, puzzle: Puzzle, begin: unknown): string[] {
  const { seat, kind, answers } = puzzle;
  const random = seededRandom(puzzle.id);
  const fault = proof.faultOf?.(puzzle, begin);
  const faults = fault ? [fault] : [];
  let state = begin;
  for (let step = 1; ; step++) {
    const told = step === 1 && answers ? answers : maker.answers(state, seat, kind, begin);
    const right = proof.rightMoves(state, seat, kind, begin)?.toSorted((a, b) => (a < b ? -1 : 1)) ?? told;
    if (told.join(' ') !== right.join(' ')) {
      return [...faults, `step ${step}: answers ${told.join(' ')}, found ${right.join(' ')}`];
    }
    if (right.length === 0) return step === 1 ? [...faults, 'no answer'] : faults;
    state = happen(game, state, pick(right, random)).after;
    for (let reply = maker.reply(state, seat, kind, begin); reply; reply = maker.reply(state, seat, kind, begin)) {
      state = happen(game, state, reply).after;
    }
  }
}

const unsorted = (shelf: readonly Puzzle[]): string[] =>
  shelf.flatMap(({ id, rating }, i) =>
    i > 0 && rating < shelf[i - 1]!.rating ? [`${id}: easier than the one before`] : [],
  );
