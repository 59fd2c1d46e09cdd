/** What is to be played: the keeper chooses. */
import { useState } from 'preact/hooks';
import type { GuestNumber } from '../../evening/events.ts';
import { type EveningPlan, FORMS, PLACES } from '../../evening/plan.ts';
import type { EveningFace } from '../../evening/told.ts';
import { findGame, GAME_IDS, SHELF } from '../../games/shelf.ts';
import { counted, fill } from '../../text/index.ts';
import { Field } from '../pages/field.tsx';
import { writtenHandicap } from '../pages/handicap-fields.tsx';
import { isAllowed, TimeFields } from '../pages/time-fields.tsx';
import { language } from '../text/index.ts';
import type { EveningHere } from './evening-context.ts';
import { useGameNames } from './names.ts';
import styles from './plan-form.module.css';
import { eveningWords } from './text/index.ts';

const ALL = 'all';
const MOST_SWISS = 12;
const largest = (seats: readonly number[]): number => Math.max(...seats);
/** The game that most can play at once. */
const PARTY = SHELF.map(({ rules }) => rules).reduce((most, each) =>
  largest(each.seats) > largest(most.seats) ? each : most,
);
const FIRST: EveningPlan = {
  ...{ form: 'one-table', games: [PARTY.id], seats: largest(PARTY.seats), options: {}, control: { kind: 'none' } },
  ...{ untimed: false, rounds: 5, legs: 1, secondChance: false, place: 'house' },
};

export function PlanForm({ told: { face }, act }: EveningHere) {
  const text = eveningWords();
  const games = useGameNames();
  const [plan, setPlan] = useState(FIRST);
  const [without, setWithout] = useState<readonly GuestNumber[]>([]);
  const here = face.guests.flatMap((guest, number) => (guest.here && !guest.removed ? [number] : []));
  const players = here.filter((guest) => !without.includes(guest));
  const sizes = sizesFor(plan);
  const isBare = players.length < 2 && plan.form !== 'one-table';
  const change = (part: Partial<EveningPlan>) => setPlan(fitting({ ...plan, ...part }));
  const toggle = (guest: GuestNumber) =>
    setWithout(without.includes(guest) ? without.filter((each) => each !== guest) : [...without, guest]);
  return (
    <form
      data-part="plan"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBare && isAllowed(plan.control)) act({ do: 'plan', plan, players });
      }}
    >
      <div class="fields">
        <Field
          label={text.form}
          value={plan.form}
          choices={FORMS.map((form) => [form, text.forms[form]] as const)}
          help={text.formHelp[plan.form]}
          onChange={(form) => change({ form, seats: 0 })}
        />
        <Field
          label={text.game}
          value={plan.games.length > 1 ? ALL : plan.games[0]!}
          choices={[
            ...GAME_IDS.map((id) => [id, games[id] ?? ''] as const),
            ...(plan.form === 'one-table' ? [] : [[ALL, text.allFive] as const]),
          ]}
          onChange={(game) => change({ games: game === ALL ? GAME_IDS : [game], ...(game === ALL && { rounds: 5 }) })}
        />
        {sizes.length > 1 && (
          <Field
            label={text.seats}
            value={plan.seats}
            choices={sizes.map((size) => [size, counted(text.seatsCount, size, language())] as const)}
            onChange={(seats) => change({ seats })}
          />
        )}
        {plan.form === 'swiss' && (
          <Field
            label={text.rounds}
            value={plan.rounds}
            choices={Array.from({ length: MOST_SWISS }, (_, at) => [at + 1, String(at + 1)] as const)}
            onChange={(rounds) => change({ rounds })}
          />
        )}
        {plan.form === 'round-robin' && (
          <Field
            label={text.legs}
            value={plan.legs}
            choices={([1, 2] as const).map((legs) => [legs, text.legsNames[legs]] as const)}
            onChange={(legs) => change({ legs })}
          />
        )}
        {plan.form === 'knock-out' && (
          <Field
            label={text.secondChance}
            value={plan.secondChance ? 'yes' : 'no'}
            choices={[
              ['no', text.no],
              ['yes', text.yes],
            ]}
            help={text.secondChanceHelp}
            onChange={(chance) => change({ secondChance: chance === 'yes' })}
          />
        )}
        <Field
          label={text.place}
          value={plan.place}
          choices={PLACES.map((place) => [place, text.places[place]] as const)}
          onChange={(place) => change({ place })}
        />
        {plan.place === 'house' && plan.games.some(hasRounds) && (
          <Field
            label={text.untimed}
            value={plan.untimed ? 'untimed' : 'timed'}
            choices={(['timed', 'untimed'] as const).map((each) => [each, text.untimedNames[each]] as const)}
            onChange={(each) => change({ untimed: each === 'untimed' })}
          />
        )}
        {plan.place === 'house' && <TimeFields control={plan.control} onChange={(control) => change({ control })} />}
      </div>
      {plan.place === 'house' && plan.games.some(hasHandicaps) && <Handicaps face={face} players={players} />}
      <fieldset class={styles.players}>
        <legend>{text.who}</legend>
        {here.map((guest) => (
          <label key={guest}>
            <input type="checkbox" checked={players.includes(guest)} onChange={() => toggle(guest)} />
            {face.guests[guest]!.name}
          </label>
        ))}
      </fieldset>
      <div class="buttons">
        <button type="submit" class="button main" disabled={isBare}>
          {text.start}
        </button>
        {isBare && <small>{text.tooFew}</small>}
      </div>
    </form>
  );
}

/** In rounds for which a clock of the game runs. */
const hasRounds = (id: string): boolean => findGame(id)!.rules.rests !== undefined;

const hasHandicaps = (id: string): boolean => findGame(id)!.rules.mostHandicap !== undefined;

/** What the stronger are given; where that is done. */
function Handicaps({ face, players }: { readonly face: EveningFace; readonly players: readonly GuestNumber[] }) {
  const text = eveningWords();
  const given = players.flatMap((guest) => {
    const { name, handicap } = face.guests[guest]!;
    return handicap > 0 ? [`${name} ${writtenHandicap(handicap)}`] : [];
  });
  return (
    <p class="quiet" data-part="handicaps">
      {given.length === 0 ? text.noHandicaps : fill(text.handicaps, { names: given.join(', ') })}
    </p>
  );
}

/** How many may sit at one table, in this form. */
function sizesFor({ form, games }: EveningPlan): readonly number[] {
  const all = games.map((id) => findGame(id)!.rules.seats);
  const shared = all[0]!.filter((size) => size > 1 && all.every((seats) => seats.includes(size)));
  if (form === 'one-table') return [largest(shared)];
  return form === 'swiss' && games.length === 1 ? shared : [2];
}

/** What was chosen for another form or game goes with it: then as few sit at a table as may. */
function fitting(plan: EveningPlan): EveningPlan {
  const games = plan.form === 'one-table' ? [plan.games[0]!] : plan.games;
  const sizes = sizesFor({ ...plan, games });
  return { ...plan, games, seats: sizes.includes(plan.seats) ? plan.seats : sizes[0]! };
}
