/** What is played at a table and how: minutes, clock, options, what may be done. */
import { handicapsIn } from '../../core/handicaps.ts';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import type { TimeControl } from '../../table/state/time.ts';
import type { Face } from '../../table/told/face.ts';
import { fill } from '../../text/index.ts';
import { writtenHandicap } from '../pages/handicap-fields.tsx';
import { tableWords } from '../table/text/index.ts';
import { locale, words } from '../text/index.ts';
import styles from './table-facts.module.css';
import { onlineWords } from './text/index.ts';

interface Props {
  readonly face: Face;
  readonly module: DrawnGame;
  readonly text: GameText;
}

export function TableFacts({ face, module, text }: Props) {
  const house = tableWords();
  const { rules } = module;
  const chosen = (face.options ?? {}) as Readonly<Record<string, unknown>>;
  const facts: readonly (readonly [string, string] | false)[] = [
    [onlineWords().takes, fill(words().minutes, { minutes: String(module.minutes) })],
    [house.time, toldControl(face.control)],
    face.match !== null &&
      face.match.games > 1 && [words().matchLength, fill(words().several, { games: String(face.match.games) })],
    ...Object.keys(rules.optionSpecs(face.seats)).map((name) => optionFact(text, name, chosen[name])),
    ...handicapFacts(face, text),
    rules.waivable === true && [house.pressure, face.policies.untimed ? house.untimed : house.timed],
    face.seats > 1 && [house.takeBack, house.takeBacks[face.policies.takeBack]],
    face.policies.hints && [house.hints, house.hintsOn],
  ];
  return (
    <dl class={styles.facts}>
      {facts
        .filter((fact) => fact !== false)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Who has one, by the place he has. */
function handicapFacts({ options, seats }: Face, text: GameText): readonly (readonly [string, string])[] {
  const given = handicapsIn(options).flatMap((number, seat) =>
    number > 0 ? [`${text.seat(seat, seats)} ${writtenHandicap(number)}`] : [],
  );
  return given.length === 0 ? [] : [[text.options.handicaps?.label ?? '', given.join(', ')]];
}

function optionFact(text: GameText, name: string, value: unknown): readonly [string, string] {
  const { label, values } = text.options[name]!;
  if (name.endsWith('Seconds')) return [label, lasting(Number(value))];
  const mark = value === true ? '✓' : value === false ? '–' : String(value);
  return [label, values?.[String(value)] ?? mark];
}

export function toldControl(control: TimeControl): string {
  const house = onlineWords();
  if (control.kind === 'none') return tableWords().times.none;
  if (control.kind === 'move') return fill(house.clockMove, { time: lasting(control.seconds) });
  const blanks = { time: lasting(control.minutes * 60), more: lasting(control.increment) };
  return fill(control.increment > 0 ? house.clockTotalMore : house.clockTotal, blanks);
}

/** In the greatest unit that makes it whole. */
function lasting(seconds: number): string {
  const units = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
    ['second', 1],
  ] as const;
  const [unit, length] = units.find(([, each]) => seconds >= each && seconds % each === 0) ?? units[3];
  return new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / length);
}
