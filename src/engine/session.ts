/** One caller's games: answers requests one after the other. An error changes nothing. */
import { type Analyst, type Bot, type Budget, type Helper, LEVELS, type Thinking } from '../core/bot.ts';
import type { AnyGame, AnyView, By, GameEvent, GameModule, Refusal, Viewer } from '../core/game.ts';
import { append, drawChance, type Log, openLog } from '../core/log.ts';
import type { OptionSpecs } from '../core/options.ts';
import { quote } from '../core/options.ts';
import { perft, uncountable } from '../core/perft.ts';
import { seededRandom } from '../core/random.ts';
import type { GameText } from '../core/text.ts';
import { findGame, GAME_IDS, SHELF } from '../games/shelf.ts';
import { explain } from '../text/index.ts';
import { EngineError } from './errors.ts';
import { helperOf } from './helpers.ts';
import { type AnyRequest, eventForm, firstFault, type Request } from './requests.ts';
import { reviewed } from './review.ts';

const MOST_STATES = 100_000;
const STRONGEST = 5;
/** Where a question names neither time nor nodes. */
const USUAL_MS = 1000;

interface HeldGame {
  readonly module: GameModule;
  readonly log: Log;
  /** Where its first event was made. */
  readonly start: unknown;
  readonly text: GameText;
  readonly bot: Bot<unknown, AnyView> | undefined;
  readonly analyst: Analyst<AnyView> | undefined;
  readonly helper: Helper | undefined;
  /** With a seed the engine draws chance itself. */
  readonly seed?: string;
}

export class Session {
  readonly #held = new Map<string, HeldGame>();
  #made = 0;

  /** The fields of the answer, or an EngineError thrown. */
  async answer(request: AnyRequest): Promise<object> {
    switch (request.do) {
      case 'games':
        return { games: SHELF.map(describe) };
      case 'new':
        return this.#new(request);
      case 'apply':
        return this.#apply(request);
      case 'legal':
        return this.#legal(request);
      case 'view': {
        const { log } = this.#find(request.state);
        return { view: log.game.view(log.state, viewerOf(log, request.seat)) };
      }
      case 'show': {
        const { log } = this.#find(request.state);
        const viewer = request.seat === undefined ? 'spectator' : viewerOf(log, request.seat);
        return { text: log.game.show(log.game.view(log.state, viewer)) };
      }
      case 'perft':
        return this.#perft(request);
      case 'best':
        return this.#best(request);
      case 'analyse':
        return this.#analyse(request);
      case 'review':
        return this.#review(request);
      case 'events':
        return { events: this.#find(request.state).log.events };
      case 'drop':
        this.#find(request.state);
        this.#held.delete(String(request.state));
        return {};
    }
  }

  async #new(request: Request<'new'>): Promise<object> {
    const module = findGame(request.game);
    if (!module) {
      throw new EngineError('unknown-game', `There is no game ${quote(request.game)}. Games: ${GAME_IDS.join(', ')}.`);
    }
    if (this.#held.size >= MOST_STATES) {
      throw new EngineError('bad-request', `${MOST_STATES} states are held already: drop some first.`);
    }
    // the player and the analyst too: later their time is for thinking
    const [text, bot, analyst] = await Promise.all([module.text.en(), module.bot?.(), module.analyst?.()]);
    const opened = openLog(module.rules, request.seats, request.options, request.events?.map(readEvent));
    if (!opened.ok) throw refused(opened.error.refusal, text, opened.error.index);
    const seed = request.seed === undefined ? undefined : String(request.seed);
    const begun = request.view ? imagined(opened.value, request.view as unknown as AnyView) : opened.value;
    const start = request.view ? begun.state : module.rules.start(begun.options, begun.seats);
    const log = seed === undefined ? begun : drawChance(begun, seed);
    const helper = helperOf(module);
    if (helper) analyst?.prepare?.(helper);
    const handle = `s${++this.#made}`;
    this.#held.set(handle, { module, log, start, text, bot, analyst, helper, ...(seed !== undefined && { seed }) });
    return status(handle, log, opened.value.events.length);
  }

  #apply(request: Request<'apply'>): object {
    const held = this.#find(request.state);
    const appended = append(held.log, request.by, request.move);
    if (!appended.ok) throw refused(appended.error, held.text);
    const log = held.seed === undefined ? appended.value : drawChance(appended.value, held.seed);
    const handle = String(request.state);
    this.#held.set(handle, { ...held, log });
    return status(handle, log, held.log.events.length);
  }

  #legal(request: Request<'legal'>): object {
    const { log } = this.#find(request.state);
    const { list, pattern } = log.game.legal(log.state, byOf(log, request.by));
    const moves = list.map((move) => log.game.write(move));
    return pattern === undefined ? { moves } : { moves, pattern };
  }

  #perft(request: Request<'perft'>): object {
    const { log } = this.#find(request.state);
    if (uncountable(log.game, log.state)) {
      throw new EngineError(
        'bad-request',
        'Nothing can be counted while chance is to act or a choice cannot be listed.',
      );
    }
    return { nodes: perft(log.game, log.state, request.depth) };
  }

  async #best(request: Request<'best'>): Promise<object> {
    const { log, text, bot } = this.#find(request.state);
    const seat = seatOf(log, request.seat);
    const toAct = log.game.toAct(log.state);
    if (toAct.length === 0) throw refused({ code: 'game-over', reason: 'game-over' }, text);
    if (!toAct.includes(seat)) throw refused({ code: 'not-your-turn', reason: 'not-your-turn' }, text);
    if (!bot) throw new EngineError('no-answer', 'There is no computer player of this game yet.');
    const level = LEVELS.find((each) => each === request.level) ?? STRONGEST;
    const choice = await bot.choose(log.game.view(log.state, seat), level, thinking(request));
    if (!choice) throw new EngineError('no-answer', 'The computer player would rather wait.');
    return { move: log.game.write(choice.move), info: choice.info };
  }

  async #analyse(request: Request<'analyse'>): Promise<object> {
    const { log, analyst, helper } = this.#find(request.state);
    const view = log.game.view(log.state, analyst?.viewer ?? 'spectator');
    const analysis = await analyst?.analyse(view, { ...thinking(request), helper });
    if (!analysis) throw new EngineError('no-answer', 'There is nothing to say about this position.');
    return analysis;
  }

  async #review(request: Request<'review'>): Promise<object> {
    const { module, log, start, helper } = this.#find(request.state);
    const budget = budgetOf(request, {});
    const answer = await reviewed(module, log, start, { ...thinking(request), budget, helper });
    if (!answer) throw new EngineError('no-answer', 'Nobody reviews this game yet.');
    return answer;
  }

  #find(handle: string | number): HeldGame {
    const held = this.#held.get(String(handle));
    if (!held) throw new EngineError('unknown-state', `There is no state ${quote(handle)}.`);
    return held;
  }
}

/** A game of which one seat's view is all that is known: some state that fits it. */
function imagined(log: Log, view: AnyView): Log {
  try {
    const state = log.game.imagine(view, seededRandom('view'));
    if (JSON.stringify(log.game.view(state, view.viewer)) === JSON.stringify(view)) return { ...log, state };
  } catch {
    // what is no view of this game can go wrong anywhere
  }
  throw new EngineError('bad-request', '"view": is not a view of this game with these seats and options.');
}

interface AskedEffort {
  readonly ms?: number | undefined;
  readonly nodes?: number | undefined;
  readonly seed?: string | number | undefined;
}

/** The engine's clock and random source. The same seed and nodes give the same answer. */
function thinking(asked: AskedEffort): Thinking {
  const random = seededRandom(String(asked.seed ?? 0));
  return { budget: budgetOf(asked, { ms: USUAL_MS }), random, now: () => performance.now() };
}

const budgetOf = ({ ms, nodes }: AskedEffort, usual: Budget): Budget =>
  nodes === undefined ? (ms === undefined ? usual : { ms }) : ms === undefined ? { nodes } : { nodes, ms };

function status(handle: string, { game, state, events }: Log, seenAlready: number): object {
  const result = game.outcome(state) ?? null;
  return { state: handle, seq: events.length, toAct: game.toAct(state), events: events.slice(seenAlready), result };
}

function describe({ rules }: GameModule): object {
  const { id, seats, mostHandicap: max } = rules;
  return { id, seats, options: describeOptions(rules), ...(max !== undefined && { handicaps: { min: 0, max } }) };
}

/** An option that is not the same at tables of every size is told size by size. */
function describeOptions(game: AnyGame): object {
  const bySeats = game.seats.map((seats): [number, OptionSpecs] => [seats, game.optionSpecs(seats)]);
  const names = new Set(bySeats.flatMap(([, specs]) => Object.keys(specs)));
  return Object.fromEntries(
    [...names].map((name) => {
      const specs = bySeats.map(([seats, all]) => [seats, all[name] ?? null] as const);
      const same = specs.every(([, spec]) => JSON.stringify(spec) === JSON.stringify(specs[0]![1]));
      return [name, same ? specs[0]![1] : { bySeats: Object.fromEntries(specs) }];
    }),
  );
}

function readEvent(raw: unknown, index: number): GameEvent {
  const event = eventForm.safeParse(raw);
  if (!event.success) throw new EngineError('bad-request', `Event ${index}: ${firstFault(event.error)}`, index);
  return event.data as GameEvent;
}

function refused(refusal: Refusal, text: GameText, index?: number): EngineError {
  const sentence = explain(refusal, 'en', text);
  return new EngineError(refusal.code, index === undefined ? sentence : `Event ${index}: ${sentence}`, index);
}

function seatOf({ seats }: Log, raw: unknown): number {
  if (typeof raw === 'number' && Number.isInteger(raw) && raw >= 0 && raw < seats) return raw;
  throw new EngineError('bad-request', `There is no seat ${quote(raw)}. Seats: 0 … ${seats - 1}.`);
}

const viewerOf = (log: Log, raw: unknown): Viewer => (raw === 'spectator' ? raw : seatOf(log, raw));
const byOf = (log: Log, raw: unknown): By => (raw === 'chance' || raw === 'clock' ? raw : seatOf(log, raw));
