/** What a round cost: rows expected at first, what weaker rows gave away, and what the answers spared. They add up exactly. */
import type { Thinking } from '../../../core/bot.ts';
import type { Fact, Reason, Verdict } from '../../../core/review.ts';
import type { Insight } from '../../../core/study.ts';
import { reviewer } from '../solver/review.ts';
import type { Row } from '../state.ts';
import { answeredRow, hundredths, word } from './names.ts';
import type { StudiedMastermind, StudiedRound } from './round.ts';

export interface RowAccount {
  readonly row: Row;
  /** Codes that were possible before it. */
  readonly codes: number;
  /** Rows expected before it with the best row, and with this one. */
  readonly before: number;
  readonly chosen: number;
  /** And once its answer was known. */
  readonly after: number;
  /** What the row gave away, and what its answer spared: before + lost = chosen = 1 + after + luck. */
  readonly lost: number;
  readonly luck: number;
  readonly exact: boolean;
}

/** One for each row of the round whose event is known. */
export async function accountOf(
  studied: StudiedMastermind,
  { events, beliefs, rows }: StudiedRound,
  thinking: Thinking,
): Promise<readonly RowAccount[]> {
  const verdicts: Verdict[] = [];
  const game = { ...studied, moments: events };
  for await (const verdict of reviewer.review(game, { ...thinking, budget: shared(thinking, events.length) })) {
    verdicts.unshift(verdict);
  }
  const first = rows.length - events.length;
  return verdicts.map(({ value, after, loss, luck = 0, exact }, i) => ({
    row: rows[first + i]!,
    codes: beliefs[first + i]!.codes.length,
    before: value,
    chosen: after,
    after: after - 1 - luck,
    lost: loss,
    luck,
    exact,
  }));
}

/** The budget of a study is for all of it, a reviewer's for each verdict. */
function shared({ budget: { nodes, ms } }: Thinking, events: number) {
  const part = 1 / Math.max(1, events);
  return { ...(nodes !== undefined && { nodes: nodes * part }), ...(ms !== undefined && { ms: ms * part }) };
}

export function accountInsight(accounts: readonly RowAccount[]): readonly Insight[] {
  const [first, last] = [accounts[0], accounts.at(-1)];
  if (!first || !last) return [];
  const lost = accounts.reduce((sum, each) => sum + each.lost, 0);
  const luck = accounts.reduce((sum, each) => sum + each.luck, 0);
  const blanks = {
    count: accounts.length,
    expected: hundredths(first.before),
    lost: hundredths(lost),
    luck: hundredths(Math.abs(luck)),
    left: hundredths(last.after),
  };
  const over = Math.abs(last.after) < 1e-9;
  const reasons: Reason[] = [
    { key: over ? 'used' : 'usedSoFar', blanks },
    { key: lost < 0.005 ? 'allBest' : 'lost', blanks },
    { key: Math.abs(luck) < 0.005 ? 'noLuck' : luck > 0 ? 'lucky' : 'unlucky', blanks },
    ...(accounts.every(({ exact }) => exact) ? [] : [word('estimated')]),
    word('columns'),
  ];
  return [
    {
      key: 'account',
      parts: [
        { kind: 'says', reasons },
        { kind: 'table', head: HEAD.map(word), rows: accounts.map(line) },
      ],
    },
  ];
}

const HEAD = ['number', 'rowHead', 'beforeHead', 'chosenHead', 'afterHead', 'lostHead', 'luckHead'];

function line({ row, before, chosen, after, lost, luck }: RowAccount, i: number): Fact[] {
  const numbers = [before, chosen - 1, after].map(hundredths);
  return [i + 1, answeredRow(row), ...numbers, signed(0 - lost), signed(luck)];
}

/** Rows spared are good. */
function signed(rows: number): Fact {
  const rounded = hundredths(rows);
  return rounded > 0
    ? { key: 'plus', blanks: { rows: rounded } }
    : rounded < 0
      ? { key: 'minus', blanks: { rows: -rounded } }
      : 0;
}
