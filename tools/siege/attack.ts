import type { Filling } from './filling.ts';
import type { Scene } from './scene.ts';

/** One way to stop the house, from one address. */
export interface Attack {
  readonly name: string;
  /** What the house holds before it begins. */
  readonly filling?: Filling;
  /** The house is told to close in the middle of it. */
  readonly closes?: boolean;
  /** Goes on as long as the scene does. */
  run(scene: Scene): Promise<unknown>;
}
