/**
 * Computer players who think, announce and show like people of their level: solutions come to them in the order of their
 * difficulty, in human time. Where no time runs (`elapsed` is not told) they say at once what they would find in the end.
 */
import type { Bot, Choice, Level, Thinking } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import { Effort } from '../../search/effort.ts';
import { precedence } from './bidding.ts';
import { SKILLS } from './bot/levels.ts';
import { type Thoughts, think } from './bot/thoughts.ts';
import { warmUp } from './bot/warm-up.ts';
import { write, writeSlide } from './notation.ts';
import { solve } from './solver/solver.ts';
import { showingOf, startOf } from './solver/view.ts';
import type { RicochetMove, RicochetView, Slide } from './state.ts';

warmUp();

export const bot: Bot<RicochetMove, RicochetView> = {
  choose: async (view, level, thinking) =>
    view.phase === 'showing' ? show(view, level, thinking) : announce(view, level, thinking),
};

type Answer = Choice<RicochetMove> | undefined;

/** How long somebody takes to say what he has just seen. */
const TO_SPEAK = 600;
/** How long the sandglass lies before somebody turns it. */
const TO_TURN = 4000;

function announce(view: RicochetView, level: Level, thinking: Thinking): Answer {
  const position = startOf(view);
  if (!position) return undefined;
  const thoughts = think(position, level, thinking);
  const own = view.bids[view.viewer as Seat] ?? Number.POSITIVE_INFINITY;
  const { elapsed } = thinking;
  const open = thoughts.plan.filter(({ number }) => number < own);
  if (elapsed === undefined) {
    const best = open.at(-1);
    return best ? bidding(best.number, best.slides, thoughts, 0) : view.phase === 'quiet' ? turning(0) : undefined;
  }
  const worthwhile = open.filter(({ number }) => isWorthwhile(view, number, thoughts.shortest));
  // of what he has seen by now the best; else what he will see next
  const next = worthwhile.findLast(({ at }) => at <= elapsed) ?? worthwhile[0];
  if (next) return bidding(next.number, next.slides, thoughts, Math.max(TO_SPEAK, next.at - elapsed));
  return view.phase === 'quiet' ? turning(TO_TURN + thinking.random(TO_TURN)) : undefined;
}

/** He would show before everybody else, who all have spoken before him; or those before him must fail, as he knows. */
function isWorthwhile(view: RicochetView, number: number, shortest = 0): boolean {
  const self = view.viewer as Seat;
  return view.bids.every((bid, seat) => {
    if (seat === self || bid === null || bid < shortest) return true;
    return precedence(view, { seat: self, number }, { seat, number: bid }) < 0;
  });
}

function bidding(number: number, slides: readonly Slide[], thoughts: Thoughts, pause: number): Answer {
  const move: RicochetMove = { kind: 'bid', number };
  const line = [write(move), ...slides.map((slide) => write({ kind: 'show', ...slide }))];
  const exact = thoughts.shortest === number;
  return { move, pause, info: { depth: number, nodes: thoughts.nodes, exact, line } };
}

const turning = (pause: number): Answer => ({ move: { kind: 'turn-glass' }, pause, info: {} });

/** What he had in mind when he announced; else, for whoever searches, whatever gets there in time. */
function show(view: RicochetView, level: Level, thinking: Thinking): Answer {
  const start = startOf(view);
  const position = showingOf(view);
  const number = view.bids[view.viewer as Seat];
  if (!start || !position || !number) return undefined;
  const { plan, ideas, nodes } = think(start, level, thinking);
  const pause = SKILLS[level].hand + thinking.random(SKILLS[level].hand);
  const meant = plan.find((each) => each.number === number)?.slides;
  const others = ideas.map(({ slides }) => slides).filter(({ length }) => length <= number);
  const slides = [...(meant ? [meant] : []), ...others].find((each) => continues(view.slides, each));
  if (slides) return sliding(slides.slice(view.slides.length), nodes, pause);
  const effort = new Effort(thinking);
  const left = number - view.slides.length;
  const { status, length, paths } = solve(position, effort);
  if (status === 'solved' && length <= left) return sliding(paths[0]!, nodes + effort.nodes, pause);
  return { move: { kind: 'give-up' }, pause, info: { nodes: nodes + effort.nodes } };
}

const continues = (shown: readonly string[], slides: readonly Slide[]): boolean =>
  slides.length > shown.length && shown.every((slide, i) => slide === writeSlide(slides[i]!));

function sliding(slides: readonly Slide[], nodes: number, pause: number): Answer {
  const moves = slides.map((slide): RicochetMove => ({ kind: 'show', ...slide }));
  return { move: moves[0]!, pause, info: { depth: slides.length, nodes, line: moves.map(write) } };
}
