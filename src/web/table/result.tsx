/** How it ended, where the points come from, and what next: a line under the board, and a sheet over it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LEVELS } from '../../core/bot.ts';
import type { Seat } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { LINGER_MS } from '../../svg/motion.ts';
import { winnersOf } from '../../table/state/ending.ts';
import { counted, fill } from '../../text/index.ts';
import { CharacterFace } from '../characters/face.tsx';
import { sayingsOf } from '../characters/text/index.ts';
import { Field } from '../pages/field.tsx';
import { Sheet } from '../sheet.tsx';
import { language, locale, words } from '../text/index.ts';
import { nextLevels } from './abilities.ts';
import { tellEnding } from './names.ts';
import { PlayAgain } from './play-again.tsx';
import styles from './result.module.css';
import { RuleLink } from './rule-link.tsx';
import type { TableModel } from './table-model.ts';
import { tableWords } from './text/index.ts';
import { announce, verdictOf } from './verdict.ts';

interface Props {
  readonly table: TableModel;
  readonly names: readonly string[];
  readonly text: GameText;
  /** Whether it has just ended, before the eyes of the players. */
  readonly fresh: boolean;
  /** Where one goes from here, if another game at this table is nobody's to ask for. */
  readonly onward?: ComponentChildren;
}

export function Result({ table, names, text, fresh, onward }: Props) {
  const house = words();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!fresh) return;
    const timer = setTimeout(() => setOpen(true), LINGER_MS);
    return () => clearTimeout(timer);
  }, [fresh]);
  const unfold = () => {
    void table.look(undefined);
    setOpen(true);
  };
  return (
    <div class={styles.result} data-part="result">
      <p>
        <strong>{verdictOf({ ending: table.ending, names, own: table.own })}</strong>
      </p>
      <button type="button" class="button plain" onClick={unfold}>
        {house.result}
      </button>
      <ReviewLink table={table} />
      {onward === undefined && <PlayAgain table={table} names={names} />}
      {open && <ResultSheet {...{ table, names, text, onward }} onClose={() => setOpen(false)} />}
    </div>
  );
}

function ResultSheet({ table, names, text, onward, onClose }: Omit<Props, 'fresh'> & { readonly onClose: () => void }) {
  const house = words();
  const { ending, match, module, shown, seats, own } = table;
  const winners = ending ? winnersOf(ending) : [];
  const outcome = ending?.kind === 'played' ? ending.outcome : undefined;
  const brokenOff = tellEnding(ending, (seat) => names[seat]!, own);
  const account = outcome && shown ? text.account(outcome, shown.view, (seat) => names[seat]!) : [];
  return (
    <Sheet label={house.over} onClose={onClose}>
      {(close) => (
        <>
          {own !== undefined && winners.includes(own) && <Flourish />}
          <h2 class={styles.title}>{verdictOf({ ending, names, own })}</h2>
          <Sayings table={table} winners={winners} />
          {brokenOff && <p>{brokenOff}</p>}
          {outcome && (
            <>
              <p>
                {text.endings[outcome.reason]}{' '}
                <RuleLink module={module} text={text} reason={outcome.reason} label={house.theRule} />
              </p>
              <Points label={text.points(seats)} names={names} own={own} points={outcome.scores} />
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
            return <p key={name}>{counted(tableWords().hintsUsed, count, language(), { name })}</p>;
          })}
          {match && (
            <>
              <h3>{fill(house.matchGame, { number: String(match.number), games: String(match.games) })}</h3>
              <Points label={house.matchPoints} names={names} own={own} points={match.points} />
              {match.over && <p>{whoWonTheMatch(match.points, names, own)}</p>}
            </>
          )}
          <NextLevels table={table} names={names} />
          <div class="buttons at-hand">
            {onward ?? <PlayAgain table={table} names={names} isLive />}
            <ReviewLink table={table} />
            <button type="button" class="button plain" onClick={close}>
              {house.lookAtBoard}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}

/** Where something was played that somebody can judge. */
function ReviewLink({ table }: Pick<Props, 'table'>) {
  const { review } = table.ports;
  if (review === undefined || !table.module.reviewer || table.events === 0) return null;
  return (
    <a class="button plain" href={review}>
      {tableWords().review}
    </a>
  );
}

/** What the computers of the table say to it. */
function Sayings({ table, winners }: Pick<Props, 'table'> & { readonly winners: readonly Seat[] }) {
  if (winners.length === 0 || table.own === undefined) return null;
  return table.occupants.map((occupant, seat) => {
    if (occupant.kind !== 'computer' || !occupant.character) return null;
    const { character } = occupant;
    const won = winners.includes(seat);
    return (
      <p key={character} class={styles.saying}>
        <CharacterFace character={character} mood={won ? 'glad' : 'sorry'} size={48} silent={false} />
        <q>{sayingsOf(character)[won ? 'won' : 'lost']}</q>
      </p>
    );
  });
}

/** A few sparks of the lamp over the winner's name. */
function Flourish() {
  return (
    <svg class={styles.flourish} viewBox="-60 -22 120 26" aria-hidden="true">
      {[-75, -50, -25, 0, 25, 50, 75].map((turn) => (
        <path key={turn} d="M0-11 1.6-17 0-21-1.6-17Z" transform={`rotate(${turn})`} />
      ))}
    </svg>
  );
}

/** How well each computer is to play next time. */
function NextLevels({ table, names }: Pick<Props, 'table' | 'names'>) {
  if (!table.abilities.rematch?.now) return null;
  const computers = nextLevels(table);
  if (computers.length === 0) return null;
  return (
    <div class="fields">
      {computers.map(({ seat, level }) => (
        <Field
          key={seat}
          label={
            computers.length === 1 ? tableWords().nextLevel : fill(tableWords().nextLevelOf, { name: names[seat]! })
          }
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
  /** Who reads it. */
  readonly own: Seat | undefined;
  readonly points: readonly number[];
}

function Points({ label, names, own, points }: PointsProps) {
  return (
    <figure class={styles.points}>
      <figcaption>{label}</figcaption>
      <dl>
        {names.map((name, seat) => (
          <div key={seat}>
            <dt>{seat === own ? tableWords().you : name}</dt>
            <dd>{points[seat]!.toLocaleString(locale())}</dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function whoWonTheMatch(points: readonly number[], names: readonly string[], own: Seat | undefined): string {
  const most = Math.max(...points);
  const first = points.flatMap((each, seat) => (each === most ? [seat] : []));
  return `${words().matchOver} ${announce(first.length === points.length ? [] : first, names, own)}`;
}
