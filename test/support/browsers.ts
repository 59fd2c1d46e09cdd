/** Before any test: what they need of the system is installed once, not by several at a time. */
import { browser } from '../../tools/browser.js';
import { engine } from '../../tools/engines.js';

export function setup(): void {
  for (const name of ['firefox', 'webkit', 'screen'] as const) engine(name);
  try {
    browser();
  } catch {
    // the tests that need it say so
  }
}
