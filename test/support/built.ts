/** Before any test: what runs is built once, so that tests in parallel find it whole. */
import { build, buildPages, pagesStale, stale } from '../../tools/build.js';

export async function setup(): Promise<void> {
  if (stale()) await build();
  if (pagesStale()) await buildPages();
}
