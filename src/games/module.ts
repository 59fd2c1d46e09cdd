/** What one folder of games/ gives to hosts, and the one place where a game's own types are left behind. */
import type { Board } from '../board/board.ts';
import type { Learning } from '../board/learn.ts';
import type { PositionEditor } from '../board/position-editor.ts';
import type { Prints } from '../board/prints.ts';
import type { Analyst, Bot } from '../core/bot.ts';
import type { AnyView, Game, GameModule, Seen } from '../core/game.ts';
import type { GamePuzzles } from '../core/puzzle.ts';
import type { Reviewer } from '../core/review.ts';
import type { Study } from '../core/study.ts';
import type { GameText, Language } from '../core/text.ts';
import type { Scene } from '../svg/scene.ts';

type InEachLanguage<Part> = Readonly<Record<Language, () => Promise<Part>>>;

/** A game as hosts that draw see it: they offer what it has. */
export interface DrawnGame extends GameModule {
  readonly board?: () => Promise<Board>;
  /** The drawing on the lid. */
  readonly cover?: () => Promise<Scene>;
  readonly learn?: InEachLanguage<Learning>;
  /** How a position is put on the table by hand. */
  readonly editor?: InEachLanguage<PositionEditor>;
  /** What it prints for the table at home. */
  readonly prints?: InEachLanguage<Prints>;
}

/**
 * A board of this game. It may add something of its own to the views between two events, but has to do with a view as
 * the rules give it: `frames` is written as a function, whose parameters are compared one way, and not both as a
 * method's are.
 */
type BoardOf<View, Effect, Words> = Board<AnyView, unknown, Words> & {
  readonly frames: (before: View, seen: Seen<Effect>, after: View) => unknown;
};

/** What a game says has the words of its board, if that needs any. */
type SpokenText<View, Effect, Words> = GameText<Effect, unknown, View> &
  (unknown extends Words ? unknown : { readonly board: Words });

/** The rules say what a move, a view and an effect of this game are, the board which words it needs. */
interface Parts<Options, State, Move, View extends AnyView, Effect, Words> extends DrawnGame {
  readonly rules: Game<Options, State, Move, View, Effect>;
  readonly bot?: () => Promise<Bot<NoInfer<Move>, NoInfer<View>>>;
  readonly analyst?: () => Promise<Analyst<NoInfer<View>>>;
  readonly reviewer?: () => Promise<Reviewer<NoInfer<State>, NoInfer<Move>>>;
  readonly study?: () => Promise<Study<NoInfer<State>, NoInfer<Move>>>;
  readonly puzzles?: () => Promise<GamePuzzles<NoInfer<State>>>;
  readonly editor?: InEachLanguage<PositionEditor<NoInfer<Options>, NoInfer<Words>>>;
  readonly text: InEachLanguage<SpokenText<NoInfer<View>, NoInfer<Effect>, NoInfer<Words>>>;
  readonly board?: () => Promise<BoardOf<NoInfer<View>, NoInfer<Effect>, Words>>;
}

/**
 * Checks that the parts of a game fit each other, and gives it to hosts, who know nothing of its types. That no cast
 * is needed for it is the doing of contracts whose functions are methods: a host hands back to a game only what it
 * got from the same game, which the compiler cannot see and methods let pass.
 */
export function defineGame<Options, State, Move, View extends AnyView, Effect, Words = unknown>(
  parts: Parts<Options, State, Move, View, Effect, Words>,
): DrawnGame {
  return parts;
}
