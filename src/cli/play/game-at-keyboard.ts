/** One game at one keyboard: shows what the table tells, and asks it for what is typed. */
import type { Seat, Viewer } from '../../core/game.ts';
import type { Language } from '../../core/text.ts';
import type { Who } from '../../table/events/events.ts';
import { actsInSecret, knowsASecret } from '../../table/state/secrets.ts';
import { presentSeats, type TableState } from '../../table/state/state.ts';
import { onlyPerson } from '../../table/state/turns.ts';
import { scoreOf } from '../../table/told/face.ts';
import type { ToldLine } from '../../table/told/messages.ts';
import { explain, fill } from '../../text/index.ts';
import type { Terminal } from '../terminal.ts';
import { TEXT } from '../text/index.ts';
import { type Desk, deskOf, whoAt } from './desk.ts';
import { movesNow, promptOf, resultLines, told, type Words } from './lines.ts';
import type { TableHere } from './table-here.ts';
import { commandOf } from './words.ts';

export class GameAtKeyboard {
  readonly #here: TableHere;
  readonly #terminal: Terminal;
  readonly #language: Language;
  readonly #words: Words;
  /** How many lines the people at the keyboard have been told. */
  #told = 0;
  /** Whose knowledge is on the screen; 'spectator' if it is everybody's. */
  #onScreen: Viewer = 'spectator';
  #inputEnded = false;
  #goesOn = false;
  #wake = () => {};

  constructor(here: TableHere, terminal: Terminal, language: Language) {
    this.#here = here;
    this.#terminal = terminal;
    this.#language = language;
    this.#words = TEXT[language].play;
  }

  /** Until the game is over, and the next one may begin; false if somebody quits before. */
  async play(): Promise<boolean> {
    const { table, file } = this.#here;
    const line = () => {
      if (file !== undefined) this.#save(file);
      this.#wake();
    };
    table.listen({ who: undefined, line });
    line();
    this.#show('spectator', true);
    while (this.#state.phase !== 'over') if (!(await this.#turn())) return false;
    this.#onScreen = 'spectator';
    this.#show('spectator');
    for (const each of resultLines(this.#here, this.#words)) this.#terminal.say(each);
    // between games the level of a computer can be chosen, if there is somebody to choose
    const kinds = this.#state.holders.map(({ kind }) => kind);
    const match = scoreOf(this.#state);
    this.#goesOn = (match?.over ?? true) || !kinds.includes('bot') || kinds.every((kind) => kind === 'bot');
    while (!this.#goesOn) if (!(await this.#turn())) return false;
    return true;
  }

  get #state(): TableState {
    return this.#here.table.state;
  }

  /** Whose place the computer keeps. */
  get #away(): Seat | undefined {
    return [...this.#state.holders.keys()].find((seat) => this.#state.holders[seat]!.kind === 'stand-in');
  }

  /** Waits for a line or for the table; false if somebody quits. */
  async #turn(): Promise<boolean> {
    const { seq } = this.#state;
    const desk = deskOf(this.#state);
    if (!(await this.#sitDown(desk))) return false;
    // the table does not wait while the keyboard is handed over
    if (this.#state.seq > seq) return true;
    this.#show(desk.viewer);
    const prompt = promptOf(this.#here, desk, this.#words);
    const isAsked = prompt !== undefined;
    if (isAsked && this.#inputEnded) return false;
    if (isAsked) this.#terminal.prompt(prompt);
    const news = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    // the lines of a script wait until somebody is asked for them, or may want his place back
    const listens = this.#terminal.interactive || isAsked || this.#away !== undefined;
    const heard = listens && !this.#inputEnded ? await this.#terminal.lineUnless(news) : await news;
    if (heard === 'news' && isAsked) this.#terminal.say('');
    if (heard === undefined || heard === 'news') return true;
    if (heard.line !== undefined) return this.#obey(heard.line.trim(), desk);
    this.#inputEnded = true;
    return !isAsked && !this.#terminal.interactive;
  }

  /** Hands the keyboard over where a secret is, or would be, on the screen; false at the end of input. */
  async #sitDown({ viewer, people }: Desk): Promise<boolean> {
    const { position } = this.#state;
    if (onlyPerson(this.#state) !== undefined) return true;
    const acts = viewer !== 'spectator' && people.includes(viewer) && actsInSecret(position, viewer);
    const secret = acts || (viewer !== 'spectator' && knowsASecret(position, viewer));
    if (viewer !== this.#onScreen && (secret || this.#onScreen !== 'spectator')) {
      this.#terminal.clear();
      if (viewer !== 'spectator') {
        this.#terminal.say(fill(this.#words.handOver, { name: this.#here.names[viewer]! }));
        if ((await this.#terminal.line()) === undefined) return false;
        this.#terminal.clear();
      }
      this.#show(viewer, true);
    }
    this.#onScreen = secret ? viewer : 'spectator';
    return true;
  }

  /** Does what the line says; false if it is to quit. */
  async #obey(line: string, desk: Desk): Promise<boolean> {
    const say = (text: string) => this.#terminal.say(text);
    const file = /^save\s+(.+)$/.exec(line)?.[1];
    if (line === 'quit' || line === 'q') return false;
    if (line === '' && desk.asks === 'next') this.#goesOn = true;
    else if (line === '') this.#show(desk.viewer, true);
    else if (line === 'help')
      say([...this.#here.text.notation, ...this.#words.commands].map((each) => `  ${each}`).join('\n'));
    else if (line === 'moves') say(movesNow(this.#here, desk, this.#words));
    else if (line === 'log') await this.#tellAll(desk.viewer);
    else if (line === 'save') say(this.#words.saveWhere);
    else if (file !== undefined) {
      if (this.#save(file)) say(fill(this.#words.saved, { file }));
    } else {
      const refused = await this.#do(line, desk);
      if (refused !== undefined) say(refused);
    }
    return true;
  }

  /** For whoever is asked, or with a player's number before it for him; why not, if it is refused. */
  async #do(line: string, desk: Desk): Promise<string | undefined> {
    const { table, names, text, module } = this.#here;
    const [, number, words = line] = /^(\d{1,2})\s+(.+)$/.exec(line) ?? [];
    // one of them speaks for all who are content
    const all = words === 'content' ? (desk.people[0] ?? 0) : undefined;
    const own = (words === 'back' ? this.#away : undefined) ?? desk.speaker ?? all;
    const seat = number === undefined ? own : Number(number) - 1;
    if (seat === undefined) {
      return fill(this.#words.whichPlayer, { number: String((desk.people[0] ?? 0) + 1), move: words });
    }
    const who = whoAt(this.#state, seat);
    if (who === undefined) return fill(this.#words.notActing, { number: String(seat + 1) });
    const command = commandOf(words, seat, desk, this.#state);
    if (command.do === 'stand-in' && !module.bot) return TEXT[this.#language].complaints.noComputer;
    const done = await table.do(who, command);
    if (!done.ok) return explain(done.error, this.#language, text);
    // whoever has just typed a secret has it on the screen
    if (command.do === 'act' && knowsASecret(this.#state.position, seat)) this.#onScreen = seat;
    // whoever else sits here has seen it typed, and agrees
    if (command.do === 'stand-in' || (command.do === 'waive' && number === undefined))
      for (const other of presentSeats(this.#state)) await table.do(whoAt(this.#state, other)!, command);
    const hint = command.do === 'hint' ? table.hello(who, done.value).lines[0]!.what : undefined;
    return hint?.t === 'hinted' ? fill(this.#words.hint, { name: names[seat]!, move: hint.move! }) : undefined;
  }

  #save(file: string): boolean {
    const isWritten = this.#here.save(file);
    if (!isWritten) this.#terminal.say(fill(TEXT[this.#language].complaints.unwritable, { file }));
    return isWritten;
  }

  /** What has happened since; then the board, if it is another one or somebody wants to see it. */
  #show(viewer: Viewer, board = false): void {
    const { lines, view } = this.#tell(viewer, this.#told);
    this.#told = this.#state.seq;
    if (board || lines.some(({ what }) => what.t === 'played' || what.t === 'taken-back'))
      this.#terminal.say(`\n${this.#state.position.game.show(view)}\n`);
  }

  #tell(viewer: Viewer, from: number) {
    const greeting = this.#here.table.hello(this.#whoAt(viewer), from);
    this.#say(greeting.lines);
    return greeting;
  }

  /** From the first line on, also of a game that is long. */
  async #tellAll(viewer: Viewer): Promise<void> {
    const { table } = this.#here;
    const pages: (readonly ToldLine[])[] = [];
    for (let before = this.#state.seq; before > 0; before = pages[0]![0]?.seq ?? 0)
      pages.unshift((await table.linesBefore(this.#whoAt(viewer), before)).lines);
    this.#say(pages.flat());
  }

  #say(lines: readonly ToldLine[]): void {
    for (const line of lines) for (const sentence of told(line, this.#here, this.#words)) this.#terminal.say(sentence);
  }

  #whoAt(viewer: Viewer): Who | undefined {
    return viewer === 'spectator' ? undefined : whoAt(this.#state, viewer);
  }
}
