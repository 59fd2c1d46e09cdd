/** Opens a table from a box: against the computer or on this screen, with everything that can be chosen. */
import { useState } from 'preact/hooks';
import { LEVELS, type Level } from '../../core/bot.ts';
import type { GameModule } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { explain, fill } from '../../text/index.ts';
import { go } from '../route.ts';
import { newGame } from '../table/new-game.ts';
import { saveGame } from '../table/storage.ts';
import type { Player } from '../table/stored-game.ts';
import { language, words } from '../text/index.ts';
import { Field } from './field.tsx';
import { OptionFields } from './option-fields.tsx';

interface Props {
  readonly module: GameModule;
  readonly game: GameText;
}

/** How many games a match may have. */
const MATCHES = [1, 3, 5, 7] as const;

export function OpenTable({ module, game }: Props) {
  const text = words();
  const { rules } = module;
  const [seats, setSeats] = useState(rules.seats.includes(2) ? 2 : rules.seats[0]!);
  const [level, setLevel] = useState<Level>(2);
  const [seat, setSeat] = useState<number | 'any'>(0);
  const [games, setGames] = useState(1);
  const [names, setNames] = useState<readonly string[]>([]);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const withComputer = module.bot !== undefined && seats > 1;

  const refused = rules.options(options, seats);
  const open = async (players: readonly Player[]) => {
    if (!refused.ok) return;
    const opened = newGame(module, players, options, seats > 1 ? games : 1);
    await saveGame(opened);
    go(`/table/${opened.id}`);
  };
  // seats change hands in a match, so that whoever has no name needs one
  const nameFor = (i: number) => names[i]?.trim() || (games > 1 ? fill(text.player, { number: String(i + 1) }) : '');
  const people = () => Array.from({ length: seats }, (_, i): Player => ({ kind: 'person', name: nameFor(i) }));
  const againstComputer = () => {
    const own = seat === 'any' ? Math.floor(Math.random() * seats) : Math.min(seat, seats - 1);
    return Array.from(
      { length: seats },
      (_, i): Player => (i === own ? { kind: 'person', name: names[0]?.trim() ?? '' } : { kind: 'computer', level }),
    );
  };

  return (
    <div>
      <div class="buttons">
        {withComputer && (
          <button type="button" class="button main large" onClick={() => open(againstComputer())}>
            {text.againstComputer}
          </button>
        )}
        <button type="button" class={`button large ${withComputer ? 'plain' : 'main'}`} onClick={() => open(people())}>
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
      </div>
      {!refused.ok && (
        <p class="refusal" role="alert">
          {explain(refused.error, language(), game)}
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
        {seats > 1 && (
          <Field
            label={text.matchLength}
            value={games}
            choices={MATCHES.map((each) => [
              each,
              each === 1 ? text.single : fill(text.several, { games: String(each) }),
            ])}
            help={games > 1 ? text.severalHelp : undefined}
            onChange={setGames}
          />
        )}
        <OptionFields specs={rules.optionSpecs(seats)} texts={game.options} values={options} onChange={setOptions} />
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
