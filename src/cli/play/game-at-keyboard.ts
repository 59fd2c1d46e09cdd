/** One game at one keyboard, from its first event to its result. */
import { writeFileSync } from 'node:fs';
import type { Level } from '../../core/bot.ts';
import type { By, GameModule, Notation, Seat, Viewer } from '../../core/game.ts';
import { append, drawChance, type Log } from '../../core/log.ts';
import type { GameText, Language } from '../../core/text.ts';
import { answerQuestion, questionFor } from '../../table/bots.ts';
import { Clocks, type Due } from '../../table/clocks.ts';
import { writeSavedGame } from '../../table/saved-game.ts';
import { actsInSecret, knowsASecret, takeBack } from '../../table/secrets.ts';
import { onlyPerson, type Turn, turnOf } from '../../table/turns.ts';
import { explain, fill } from '../../text/index.ts';
import type { Terminal } from '../terminal.ts';
import { TEXT } from '../text/index.ts';
import { logLines, movesNow } from './lines.ts';

export interface Sitting {
  readonly terminal: Terminal;
  readonly language: Language;
  readonly module: GameModule;
  readonly text: GameText;
  /** The players' names, by seat. */
  readonly names: readonly string[];
  readonly seed: string;
  /** Written after every event. */
  readonly file: string | undefined;
  /** The seats of the computer, with their levels. */
  readonly computers: ReadonlyMap<Seat, Level>;
}

const COMPUTER_MS = 1000;

export class GameAtKeyboard {
  readonly #sitting: Sitting;
  readonly #words: (typeof TEXT)[Language]['play'];
  readonly #clocks = new Clocks();
  #log: Log;
  /** How many events the people at the keyboard have been told. */
  #told = 0;
  /** Whose knowledge is on the screen; 'spectator' if it is everybody's. */
  #onScreen: Viewer = 'spectator';
  /** When chance last acted. */
  #drawnAt = performance.now();

  constructor(sitting: Sitting, log: Log) {
    this.#sitting = sitting;
    this.#words = TEXT[sitting.language].play;
    this.#log = drawChance(log, sitting.seed);
  }

  /** Plays until the end, or until somebody quits; returns the log as it then is. */
  async play(): Promise<{ readonly log: Log; readonly quit: boolean }> {
    this.#show('spectator');
    let quit = false;
    while (!quit && !this.#log.game.outcome(this.#log.state)) quit = await this.#turn();
    this.#clocks.stop();
    if (!quit) this.#show('spectator');
    return { log: this.#log, quit };
  }

  /** Waits for a line, a clock or a computer player; true if somebody quits. */
  async #turn(): Promise<boolean> {
    const { terminal, computers } = this.#sitting;
    const turn = turnOf(this.#log, computers);
    const viewer = onlyPerson(this.#log, computers) ?? turn.asked ?? 'spectator';
    if (!(await this.#sitDown(viewer))) return true;
    if (this.#told < this.#log.events.length) this.#show(viewer);
    if (turn.people.length > 0) terminal.prompt(this.#promptFor(turn));

    this.#clocks.sync([...this.#timers(), ...(await this.#plans(turn))]);
    const happened = await Promise.race([
      terminal.line().then((line) => ({ line })),
      this.#clocks.next().then((due) => ({ due })),
    ]);
    if ('due' in happened) {
      if (turn.people.length > 0) terminal.say('');
      this.#act(happened.due.by, happened.due.move);
      return false;
    }
    return happened.line === undefined || this.#obey(happened.line.trim(), turn, viewer);
  }

  #timers(): Due[] {
    return this.#log.game.timers(this.#log.state).map((timer) => ({ ...timer, by: 'clock' }));
  }

  /** What the computer players will do if nothing happens before. */
  async #plans({ computers }: Turn): Promise<Due[]> {
    const { module, seed } = this.#sitting;
    const elapsed = performance.now() - this.#drawnAt;
    const plans = computers.map(async ({ seat, level }): Promise<Due[]> => {
      const bot = { seat, level, seed: `computer/${seed}`, budget: { ms: COMPUTER_MS } };
      const answer = await answerQuestion(module, questionFor(this.#log, bot, elapsed), {
        now: () => performance.now(),
      });
      return answer
        ? [{ key: `${seat}/${this.#log.events.length}`, ms: answer.pause, by: seat, move: answer.move }]
        : [];
    });
    return (await Promise.all(plans)).flat();
  }

  /** Hands the keyboard over where a secret is, or would be, on the screen; false at the end of input. */
  async #sitDown(viewer: Viewer): Promise<boolean> {
    const { terminal, names, computers } = this.#sitting;
    if (onlyPerson(this.#log, computers) !== undefined) return true;
    const secret = viewer !== 'spectator' && (knowsASecret(this.#log, viewer) || actsInSecret(this.#log, viewer));
    if (viewer !== this.#onScreen && (secret || this.#onScreen !== 'spectator')) {
      terminal.clear();
      if (viewer !== 'spectator') {
        terminal.say(fill(this.#words.handOver, { name: names[viewer]! }));
        if ((await terminal.line()) === undefined) return false;
        terminal.clear();
      }
      this.#show(viewer);
    }
    this.#onScreen = secret ? viewer : 'spectator';
    return true;
  }

  /** Does what the line says; true if it is to quit. */
  #obey(line: string, turn: Turn, viewer: Viewer): boolean {
    const { terminal, text, names, language } = this.#sitting;
    const [word = '', ...rest] = line.split(/\s+/);
    const argument = rest.join(' ');
    switch (word) {
      case 'quit':
      case 'q':
        return true;
      case '':
        this.#show(viewer);
        return false;
      case 'help':
        terminal.say([...text.notation.map((each) => `  ${each}`), this.#words.commands].join('\n'));
        return false;
      case 'moves':
        terminal.say(movesNow(this.#log, turn.people, names, language));
        return false;
      case 'log':
        terminal.say(logLines(this.#log, 0, viewer, text, names).join('\n'));
        return false;
      case 'save':
        terminal.say(argument ? this.#save(argument) : this.#words.saveWhere);
        return false;
      case 'undo':
        this.#undo();
        return false;
      default:
        this.#move(line, turn);
        return false;
    }
  }

  /** A move of whoever is asked, or with a player's number before it. */
  #move(line: string, { people, asked }: Turn): void {
    const { terminal } = this.#sitting;
    const [, number, move = line] = /^(\d{1,2})\s+(.+)$/.exec(line) ?? [];
    const seat = number === undefined ? asked : Number(number) - 1;
    if (seat === undefined) {
      terminal.say(fill(this.#words.whichPlayer, { number: String((people[0] ?? 0) + 1), move: line }));
    } else if (!people.includes(seat)) {
      terminal.say(fill(this.#words.notActing, { number: String(seat + 1) }));
    } else {
      this.#act(seat, move);
    }
  }

  #act(by: By, move: Notation): void {
    const { terminal, language, text, seed, file } = this.#sitting;
    const appended = append(this.#log, by, move);
    if (!appended.ok) {
      terminal.say(explain(appended.error, language, text));
      return;
    }
    // whoever has just typed a secret has it on the screen
    if (typeof by === 'number' && knowsASecret(appended.value, by)) this.#onScreen = by;
    this.#log = drawChance(appended.value, seed);
    if (this.#log !== appended.value) this.#drawnAt = performance.now();
    if (file !== undefined) this.#save(file);
  }

  #undo(): void {
    const { terminal } = this.#sitting;
    const before = takeBack(this.#log, (seat) => !this.#sitting.computers.has(seat));
    if (!before) {
      terminal.say(this.#log.events.length === 0 ? this.#words.nothingToUndo : this.#words.cannotUndo);
      return;
    }
    this.#log = before;
    terminal.say(this.#words.undone);
    this.#show('spectator');
  }

  #save(file: string): string {
    const { names, seed, language } = this.#sitting;
    try {
      writeFileSync(file, writeSavedGame(this.#log, { players: names, seed }));
      return fill(this.#words.saved, { file });
    } catch {
      return fill(TEXT[language].complaints.unwritable, { file });
    }
  }

  /** Tells what has happened since, then draws the board. */
  #show(viewer: Viewer): void {
    const { terminal, text, names } = this.#sitting;
    const { game, state, events } = this.#log;
    for (const line of logLines(this.#log, Math.min(this.#told, events.length), viewer, text, names))
      terminal.say(line);
    this.#told = events.length;
    terminal.say(`\n${game.show(game.view(state, viewer))}\n`);
  }

  #promptFor({ people, asked }: Turn): string {
    const { names } = this.#sitting;
    if (asked !== undefined) return fill(this.#words.prompt, { name: names[asked]! });
    const numbers = people.map((seat) => `${seat + 1} ${names[seat]}`).join(', ');
    return fill(this.#words.promptMany, { numbers });
  }
}
