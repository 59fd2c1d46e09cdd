/** The one voice of a table: what is to be said at about the same time is said in one breath, and can be said again. */
import { signal } from '@preact/signals';

/** What comes within this time belongs together: a move, its picture's arrival, what to do now. */
const BREATH_MS = 150;
/** Makes a sentence another text, so that it is said again. */
const UNHEARD = '\u00a0';

/** In the order in which they are said: all that has happened or was asked for, then of the others the last word. */
const KINDS = ['news', 'turn', 'todo', 'time'] as const;
type SayingKind = (typeof KINDS)[number];
type Breath = Readonly<Record<SayingKind, readonly string[]>>;
const NOTHING: Breath = { news: [], turn: [], todo: [], time: [] };

export class Teller {
  readonly #said = signal('');
  #waiting = NOTHING;
  #breath: ReturnType<typeof setTimeout> | undefined;
  /** What is said again: the last news, and the last word of the others since. */
  #story = NOTHING;

  /** As the live region has it. */
  get said(): string {
    return this.#said.value;
  }

  say(sentence: string, kind: SayingKind = 'news'): void {
    const before = this.#waiting[kind];
    if (sentence === '' || before.includes(sentence)) return;
    this.#waiting = { ...this.#waiting, [kind]: kind === 'news' ? [...before, sentence] : [sentence] };
    this.#breath ??= setTimeout(() => this.#speak(), BREATH_MS);
  }

  /** The last that has happened, and what to do. */
  again(): void {
    if (this.#breath !== undefined) return;
    for (const kind of KINDS) for (const sentence of this.#story[kind]) this.say(sentence, kind);
  }

  /** Something has happened before it could be said whose turn it was, and what to do. */
  overtaken(): void {
    this.#waiting = { ...NOTHING, news: this.#waiting.news };
  }

  /** Somebody else is before the screen, or nobody. */
  hush(): void {
    clearTimeout(this.#breath);
    this.#breath = undefined;
    this.#waiting = NOTHING;
    this.#story = NOTHING;
    this.#said.value = '';
  }

  #speak(): void {
    const said = this.#waiting;
    this.#waiting = NOTHING;
    this.#breath = undefined;
    const isNew = said.news.length > 0;
    const kept = KINDS.map((kind) => [kind, isNew || said[kind].length > 0 ? said[kind] : this.#story[kind]]);
    this.#story = Object.fromEntries(kept);
    const text = KINDS.flatMap((kind) => said[kind]).join(' ');
    this.#said.value = text === this.#said.value ? text + UNHEARD : text;
  }
}
