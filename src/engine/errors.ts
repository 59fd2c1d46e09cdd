import type { RefusalCode } from '../core/game.ts';

export type EngineCode = RefusalCode | 'bad-json' | 'unknown-game' | 'unknown-state' | 'no-answer';

/** A request that cannot be answered; the engine turns it into the answer's `error`. */
export class EngineError extends Error {
  readonly code: EngineCode;
  /** Of the wrong event, in `new`. */
  readonly index: number | undefined;

  constructor(code: EngineCode, message: string, index?: number) {
    super(message);
    this.code = code;
    this.index = index;
  }

  toJSON() {
    const { code, message, index } = this;
    return index === undefined ? { code, message } : { code, message, index };
  }
}
