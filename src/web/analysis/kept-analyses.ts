/** The analyses of this browser. One that keeps nothing keeps them while the page is open. */
import { type Database, kept } from '../local/database.ts';

export interface KeptAnalysis {
  readonly id: string;
  readonly game: string;
  /** What was said of its beginning; '' if nothing. */
  readonly title: string;
  readonly players: readonly string[];
  /** Events in all its lines. */
  readonly moves: number;
  readonly started: number;
  readonly changed: number;
  /** As it is exported. */
  readonly file: string;
}

const forNow = new Map<string, KeptAnalysis>();

export async function findAnalysis(id: string): Promise<KeptAnalysis | undefined> {
  return forNow.get(id) ?? (await kept((database) => database.get('analyses', id)));
}

export async function keepAnalysis(analysis: KeptAnalysis): Promise<void> {
  const done = await kept((database: Database) => database.put('analyses', analysis));
  if (done === undefined) forNow.set(analysis.id, analysis);
}

/** What is needed to put it back; undefined if there was none. */
export async function deleteAnalysis(id: string): Promise<KeptAnalysis | undefined> {
  const found = await findAnalysis(id);
  forNow.delete(id);
  await kept((database) => database.delete('analyses', id));
  return found;
}

/** Of one game, the newest first. */
export async function analysesOf(game: string): Promise<KeptAnalysis[]> {
  const stored = (await kept((database) => database.getAll('analyses'))) ?? [];
  const all = [...stored.filter(({ id }) => !forNow.has(id)), ...forNow.values()];
  return all.filter((each) => each.game === game).toSorted((a, b) => b.changed - a.changed);
}
