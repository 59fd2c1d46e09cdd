/** Opens a table from a box: against the computer or on this screen, with everything that can be chosen. */
import { useState } from 'preact/hooks';
import { LEVELS, type Level } from '../../core/bot.ts';
import type { GameText } from '../../core/text.ts';
import type { DrawnGame } from '../../games/module.ts';
import { fill } from '../../text/index.ts';
import { AT_HOME } from '../local/policies.ts';
import type { Occupant } from '../local/record.ts';
import { go } from '../route.ts';
import { tableWords } from '../table/text/index.ts';
import { words } from '../text/index.ts';
import { drawsOpenly } from './draws.ts';
import { Field } from './field.tsx';
import { HandicapFields, withHandicaps } from './handicap-fields.tsx';
import { explainOptions, OptionFields } from './option-fields.tsx';
import { PolicyFields, type TableChoice } from './policy-fields.tsx';
import { isAllowed } from './time-fields.tsx';

interface Props {
  readonly module: DrawnGame;
  readonly game: GameText;
  /** A game that was left open comes first. */
  readonly isSecond: boolean;
}

export function OpenTable({ module, game, isSecond }: Props) {
  const text = words();
  const { rules } = module;
  const [seats, setSeats] = useState(rules.seats.includes(2) ? 2 : rules.seats[0]!);
  const [level, setLevel] = useState<Level>(2);
  const [seat, setSeat] = useState<number | 'any'>(0);
  const [choice, setChoice] = useState<TableChoice>({ games: 1, policies: AT_HOME, control: { kind: 'none' } });
  const [names, setNames] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>({});
  const [handicaps, setHandicaps] = useState<readonly number[]>([]);
  const options = withHandicaps(chosen, handicaps, seats);
  const withComputer = module.bot !== undefined && seats > 1;

  const games = seats > 1 ? choice.games : 1;

  const refused = rules.options(options, seats);
  const draws = drawsOpenly(rules, options, seats);
  const open = async (occupants: readonly Occupant[]) => {
    if (!refused.ok || !isAllowed(choice.control)) return;
    const { openLocally } = await import('../local/opening.ts');
    const opened = await openLocally(module, occupants, {
      ...choice,
      options,
      games,
      ...(!draws && { chance: undefined }),
    });
    if (opened.ok) go(`/table/${opened.value}`);
  };
  // seats change hands in a match, so that whoever has no name needs one
  const nameFor = (i: number) => names[i]?.trim() || (games > 1 ? fill(text.player, { number: String(i + 1) }) : '');
  const people = () => Array.from({ length: seats }, (_, i): Occupant => ({ kind: 'person', name: nameFor(i) }));
  const againstComputer = () => {
    const own = seat === 'any' ? Math.floor(Math.random() * seats) : Math.min(seat, seats - 1);
    return Array.from(
      { length: seats },
      (_, i): Occupant => (i === own ? { kind: 'person', name: names[0]?.trim() ?? '' } : { kind: 'computer', level }),
    );
  };

  return (
    <div>
      <div class="buttons">
        {withComputer && (
          <button
            type="button"
            class={`button large ${isSecond ? 'plain' : 'main'}`}
            onClick={() => open(againstComputer())}
          >
            {text.againstComputer}
          </button>
        )}
        <button
          type="button"
          class={`button large ${withComputer || isSecond ? 'plain' : 'main'}`}
          onClick={() => open(people())}
        >
          {seats === 1 ? text.alone : text.onThisScreen}
        </button>
        <a class="button plain large" href={`/${rules.id}/friends`}>
          {text.withFriends}
        </a>
        {module.learn && (
          <a class="button plain large" href={`/${rules.id}/learn`}>
            {text.learn}
          </a>
        )}
        {module.puzzles && module.board && (
          <a class="button plain large" href={`/${rules.id}/puzzles`}>
            {text.puzzles}
          </a>
        )}
        {module.prints && (
          <a class="button plain large" href={`/${rules.id}/print`}>
            {text.printShop}
          </a>
        )}
        {module.board && (
          <a class="button plain large" href={`/${rules.id}/analysis`}>
            {text.analysisBoard}
          </a>
        )}
      </div>
      {!refused.ok && (
        <p class="refusal" role="alert">
          {explainOptions(refused.error, game)}
        </p>
      )}
      <div class="fields">
        {rules.seats.length > 1 && (
          <Field
            label={text.seats}
            value={seats}
            choices={rules.seats.map((each) => [each, String(each)])}
            onChange={setSeats}
          />
        )}
        {withComputer && (
          <>
            <Field
              label={text.level}
              value={level}
              choices={LEVELS.map((each) => [each, text.levels[each]])}
              help={text.levelHelp[level]}
              onChange={setLevel}
            />
            <Field<number | 'any'>
              label={text.seat}
              value={seat}
              choices={[
                ...Array.from({ length: seats }, (_, i) => [i, game.seat(i, seats)] as const),
                ['any', text.anySeat],
              ]}
              onChange={setSeat}
            />
          </>
        )}
        <OptionFields specs={rules.optionSpecs(seats)} texts={game.options} values={chosen} onChange={setChosen} />
        <HandicapFields {...{ rules, seats, game, handicaps }} onChange={setHandicaps} />
        <details class="folded">
          <summary>{tableWords().tableChoices}</summary>
          <div class="fields">
            <PolicyFields
              {...{ choice, seats }}
              hasBot={module.bot !== undefined}
              waivable={rules.waivable === true}
              draws={draws}
              onChange={setChoice}
            />
          </div>
        </details>
        <Names seats={seats} game={game} names={names} onChange={setNames} />
      </div>
    </div>
  );
}

interface NamesProps {
  readonly seats: number;
  readonly game: GameText;
  readonly names: readonly string[];
  readonly onChange: (names: readonly string[]) => void;
}

function Names({ seats, game, names, onChange }: NamesProps) {
  const text = words();
  return (
    <details class="folded">
      <summary>{text.names}</summary>
      {Array.from({ length: seats }, (_, i) => (
        <label key={game.seat(i, seats)}>
          {game.seat(i, seats)}
          <input
            type="text"
            maxLength={30}
            value={names[i] ?? ''}
            placeholder={fill(text.player, { number: String(i + 1) })}
            onInput={(event) => {
              const { value } = event.currentTarget;
              onChange(Array.from({ length: seats }, (_, j) => (j === i ? value : (names[j] ?? ''))));
            }}
          />
        </label>
      ))}
    </details>
  );
}
