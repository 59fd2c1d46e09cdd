/** What a list says of a game that this browser remembers. */
import type { Seat } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { fill, listOf } from '../../text/index.ts';
import type { LocalRecord, LocalSummary } from '../local/record.ts';
import { computerName, nameOf, tellEnding } from '../table/names.ts';
import { verdictOf } from '../table/verdict.ts';
import { language, words } from '../text/index.ts';

/** The seat of the one person at this screen; undefined if there are several, or none. */
export function ownSeatIn({ occupants }: LocalSummary): Seat | undefined {
  const people = occupants.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
}

/** 'Against Rosa (Easy)', 'With Ann and Ben', 'Together on this screen', 'Solo'. */
export function opponentsIn(summary: LocalSummary, game: GameText): string {
  const { occupants, seats } = summary;
  if (seats === 1) return words().solo;
  if (occupants.every((each) => each.kind === 'person' && each.name === '')) return words().onThisScreen;
  const own = ownSeatIn(summary);
  const names = occupants.flatMap((each, seat) => {
    if (seat === own) return [];
    const { character } = each.kind === 'computer' ? each : {};
    return character && each.kind === 'computer'
      ? computerName({ character, level: each.level })
      : nameOf(summary, seat, game);
  });
  return fill(own === undefined ? words().among : words().against, { names: listOf(names, language()) });
}

export function resultOf({ summary }: LocalRecord, game: GameText): string {
  const { ending } = summary;
  if (!ending) return words().running;
  const own = ownSeatIn(summary);
  const names = summary.occupants.map((_, seat) => nameOf(summary, seat, game));
  const brokenOff = tellEnding(ending, (seat) => names[seat]!, own);
  if (ending.kind === 'drawn' || ending.kind === 'called-off') return brokenOff!;
  const verdict = verdictOf({ ending, names, own });
  return brokenOff ? `${brokenOff} ${verdict}` : verdict;
}
