/** A phone in a room, or its screen: it hears how the room stands, and what happens at the table it has gone to. */
import type { RicochetView } from '../../src/games/ricochet-robots/state.ts';
import type { ClockFace } from '../../src/table/told/face.ts';
import type { EveningTold } from '../../src/wire/answers/evenings.ts';
import type { ServerMessage } from '../../src/wire/messages.ts';
import type { Visitor } from '../visitor.ts';
import { Line } from './line.ts';

/** The house has written it down: as which line, and when that was heard. */
export interface Acknowledged {
  readonly seq: number;
  readonly at: number;
}

export class Phone {
  readonly name: string;
  readonly visitor: Visitor | undefined;
  readonly nodes: readonly string[];
  readonly node: number;
  room: EveningTold | undefined;
  /** What it knows of the table; nothing while its line is broken. */
  view: RicochetView | undefined;
  clock: ClockFace | undefined;
  seat: number | undefined;
  /** How far the clock of the house is ahead of ours. */
  ahead = 0;
  /** Lines of the table, and when they were heard. */
  readonly heard = new Map<number, number>();
  #room: Line | undefined;
  #table: Line | undefined;
  #asked = 0;
  #answer: ((answer: Acknowledged | undefined) => void) | undefined;

  constructor(name: string, visitor: Visitor | undefined, nodes: readonly string[], node: number) {
    this.name = name;
    this.visitor = visitor;
    this.nodes = nodes;
    this.node = node;
  }

  comeIn(room: string): void {
    const hear = (text: string) => {
      this.room = JSON.parse(text) as EveningTold;
    };
    const broken = () => {
      this.room = undefined;
    };
    this.#room = new Line({ ...this, path: `/api/evenings/${room}/socket` }, hear, broken);
  }

  goTo(table: string): void {
    const broken = () => {
      this.view = undefined;
      this.#answer?.(undefined);
    };
    this.#table = new Line({ ...this, path: `/api/tables/${table}/socket` }, (text) => this.#hear(text), broken);
  }

  /** Undefined if the line broke before an answer came. */
  announce(number: number): Promise<Acknowledged | undefined> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      const command = { do: 'act', move: `bid:${number}` };
      if (!this.#table?.send({ id: `b${this.#asked++}`, command })) resolve(undefined);
    });
  }

  close(): void {
    this.#room?.close();
    this.#table?.close();
  }

  #hear(text: string): void {
    const at = performance.now();
    const message = JSON.parse(text) as ServerMessage;
    if (message.t === 'done') this.#answer?.({ seq: message.seq, at });
    if (message.t === 'refused' && message.refusal.code !== 'away')
      throw new Error(`${this.name}: ${JSON.stringify(message.refusal)}`);
    if (message.t === 'refused') this.#answer?.(undefined);
    if (message.t !== 'hello' && message.t !== 'happened') return;
    if (message.t === 'hello') {
      this.seat = message.you.seat ?? undefined;
      this.clock = message.face.clock;
    } else {
      this.heard.set(message.seq, at);
      this.clock = message.clock ?? message.face?.clock ?? this.clock;
    }
    this.ahead = message.now - Date.now();
    this.view = (message.view as RicochetView | undefined) ?? this.view;
  }
}
