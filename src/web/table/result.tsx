/** How it ended, where the points come from, and what next: a line under the board, and a sheet over it. */
import { useState } from 'preact/hooks';
import { LEVELS } from '../../core/bot.ts';
import type { GameText } from '../../core/text.ts';
import { winnersOf } from '../../table/state/ending.ts';
import { fill } from '../../text/index.ts';
import { Field } from '../pages/field.tsx';
import { Sheet } from '../sheet.tsx';
import { words } from '../text/index.ts';
import { nextLevels } from './abilities.ts';
import { tellEnding } from './names.ts';
import styles from './result.module.css';
import { RuleLink } from './rule-link.tsx';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';

interface Props {
  readonly table: TableModel;
  readonly names: readonly string[];
  readonly text: GameText;
  /** Whether it has just ended, before the eyes of the players. */
  readonly fresh: boolean;
}

export function Result({ table, names, text, fresh }: Props) {
  const house = words();
  const [open, setOpen] = useState(fresh);
  const unfold = () => {
    void table.look(undefined);
    setOpen(true);
  };
  return (
    <div class={styles.result} data-part="result" role="status">
      <p>
        <strong>{whoWon(table, names)}</strong>
      </p>
      <button type="button" class="button plain" onClick={unfold}>
        {house.result}
      </button>
      <Next table={table} />
      {open && <ResultSheet table={table} names={names} text={text} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ResultSheet({ table, names, text, onClose }: Omit<Props, 'fresh'> & { readonly onClose: () => void }) {
  const house = words();
  const { ending, match, module, shown, seats } = table;
  const outcome = ending?.kind === 'played' ? ending.outcome : undefined;
  const brokenOff = tellEnding(ending, (seat) => names[seat]!);
  const account = outcome && shown ? text.account(outcome, shown.view, (seat) => names[seat]!) : [];
  return (
    <Sheet label={house.over} onClose={onClose}>
      {(close) => (
        <>
          <h2 class={styles.title}>{whoWon(table, names)}</h2>
          {brokenOff && <p>{brokenOff}</p>}
          {outcome && (
            <>
              <p>
                {text.endings[outcome.reason]}{' '}
                <RuleLink module={module} text={text} reason={outcome.reason} label={house.theRule} />
              </p>
              <Points label={text.points(seats)} names={names} points={outcome.scores} />
              <ul class={styles.account}>
                {account.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </>
          )}
          {names.map((name, seat) => {
            const count = table.face.hints[seat] ?? 0;
            if (count === 0) return null;
            const hints = count === 1 ? tableWords().oneHintUsed : tableWords().hintsUsed;
            return <p key={name}>{fill(hints, { name, count: String(count) })}</p>;
          })}
          {match && (
            <>
              <h3>{fill(house.matchGame, { number: String(match.number), games: String(match.games) })}</h3>
              <Points label={house.matchPoints} names={names} points={match.points} />
              {match.over && <p>{whoWonTheMatch(match.points, names)}</p>}
            </>
          )}
          <NextLevels table={table} />
          <div class="buttons at-hand">
            <Next table={table} />
            <button type="button" class="button plain" onClick={close}>
              {house.lookAtBoard}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}

function Next({ table }: Pick<Props, 'table'>) {
  const { match, seats } = table;
  const { rematch } = table.abilities;
  if (!rematch) return null;
  const again = seats === 1 ? words().again : words().rematch;
  return (
    <button type="button" class="button main" autofocus disabled={!rematch.now} onClick={() => rematch.run()}>
      {match && !match.over ? words().nextGame : again}
    </button>
  );
}

/** How well each computer is to play next time. */
function NextLevels({ table }: Pick<Props, 'table'>) {
  if (!table.abilities.rematch?.now) return null;
  const computers = nextLevels(table);
  if (computers.length === 0) return null;
  return (
    <div class="fields">
      {computers.map(({ seat, level }, index) => (
        <Field
          key={seat}
          label={computers.length === 1 ? tableWords().nextLevel : `${tableWords().nextLevel} ${index + 1}`}
          value={level}
          choices={LEVELS.map((each) => [each, words().levels[each]] as const)}
          onChange={(chosen) => void table.do({ do: 'level', seat, level: chosen })}
        />
      ))}
    </div>
  );
}

interface PointsProps {
  readonly label: string;
  readonly names: readonly string[];
  readonly points: readonly number[];
}

function Points({ label, names, points }: PointsProps) {
  return (
    <figure class={styles.points}>
      <figcaption>{label}</figcaption>
      <dl>
        {names.map((name, seat) => (
          <div key={seat}>
            <dt>{name}</dt>
            <dd>{points[seat]!.toLocaleString()}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

const whoWon = ({ ending }: TableModel, names: readonly string[]): string =>
  announce(ending ? winnersOf(ending) : [], names);

function whoWonTheMatch(points: readonly number[], names: readonly string[]): string {
  const most = Math.max(...points);
  const first = points.flatMap((each, seat) => (each === most ? [seat] : []));
  return `${words().matchOver} ${announce(first.length === points.length ? [] : first, names)}`;
}

function announce(winners: readonly number[], names: readonly string[]): string {
  if (winners.length === 0) return names.length === 1 ? words().over : words().nobody;
  return fill(words().winners, { names: winners.map((seat) => names[seat]).join(', ') });
}
