/** What a table can do, chosen at its opening: a match, taking back, hints, the players' time. */
import { type Chance, type Policies, TAKE_BACKS } from '../../table/events/events.ts';
import type { TimeControl } from '../../table/state/time.ts';
import { fill } from '../../text/index.ts';
import { tableWords } from '../table/text/index.ts';
import { words } from '../text/index.ts';
import { Field } from './field.tsx';
import { TimeFields } from './time-fields.tsx';

/** How many games a match may have. */
const MATCHES = [1, 3, 5, 7] as const;

export interface TableChoice {
  readonly games: number;
  readonly policies: Policies;
  readonly control: TimeControl;
  readonly chance?: Exclude<Chance, object>;
}

interface Props {
  readonly choice: TableChoice;
  /** One who plays alone has no match, and nobody to agree with. */
  readonly seats: number;
  readonly hasBot: boolean;
  /** Whether the game has a clock that its players can do without. */
  readonly waivable: boolean;
  /** Whether something is drawn by chance that people could draw themselves, for all to see. */
  readonly draws: boolean;
  readonly onChange: (choice: TableChoice) => void;
}

export function PolicyFields({ choice, seats, hasBot, waivable, draws, onChange }: Props) {
  const [house, text] = [words(), tableWords()];
  const { games, policies, control, chance = 'drawn' } = choice;
  const change = (changed: Partial<Policies>) => onChange({ ...choice, policies: { ...policies, ...changed } });
  return (
    <>
      {seats > 1 && (
        <Field
          label={house.matchLength}
          value={games}
          choices={MATCHES.map((each) => [
            each,
            each === 1 ? house.single : fill(house.several, { games: String(each) }),
          ])}
          help={games > 1 ? house.severalHelp : undefined}
          onChange={(chosen) => onChange({ ...choice, games: chosen })}
        />
      )}
      {waivable && (
        <Field
          label={text.pressure}
          value={policies.untimed ? 'untimed' : 'timed'}
          choices={[
            ['timed', text.timed],
            ['untimed', text.untimed],
          ]}
          help={text.pressureHelp}
          onChange={(chosen) => change({ untimed: chosen === 'untimed' })}
        />
      )}
      <Field
        label={text.takeBack}
        value={policies.takeBack}
        choices={TAKE_BACKS.map((each) => [each, text.takeBacks[each]] as const)}
        onChange={(takeBack) => change({ takeBack })}
      />
      {hasBot && (
        <Field
          label={text.hints}
          value={policies.hints ? 'on' : 'off'}
          choices={[
            ['on', text.hintsOn],
            ['off', text.hintsOff],
          ]}
          onChange={(hints) => change({ hints: hints === 'on' })}
        />
      )}
      {draws && (
        <Field
          label={text.chance}
          value={chance}
          choices={[
            ['drawn', text.chanceDrawn],
            ['asked', text.chanceOurs],
          ]}
          help={chance === 'asked' ? text.chanceOursHelp : undefined}
          onChange={(chosen) => onChange({ ...choice, chance: chosen })}
        />
      )}
      <TimeFields control={control} onChange={(chosen) => onChange({ ...choice, control: chosen })} />
    </>
  );
}
