/** An opened box: play now, options, past games of this game. */
import { useState } from 'preact/hooks';
import { LEVELS, type Level } from '../../core/bot.ts';
import type { GameModule } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import type { Scene } from '../../svg/scene.ts';
import { explain, fill } from '../../text/index.ts';
import { SceneView } from '../board/scene-view.tsx';
import { useLater } from '../loading.ts';
import { go } from '../route.ts';
import { newGame } from '../table/new-game.ts';
import { saveGame } from '../table/storage.ts';
import type { Player } from '../table/stored-game.ts';
import { language, words } from '../text/index.ts';
import { Loading } from './missing.tsx';
import { OptionFields } from './option-fields.tsx';
import { PastGames } from './past-games.tsx';

export function BoxPage({ module }: { readonly module: GameModule }) {
  const game = useLater(() => module.text[language()](), [module, language()]);
  const cover = useLater(async () => (await module.cover?.()) as Scene | undefined, [module]);
  if (!game) return <Loading />;
  return (
    <section class="box-page">
      <div class="cover large">{cover && <SceneView scene={cover} />}</div>
      <div class="box-text">
        <h1>{game.name}</h1>
        <p class="pitch">{game.pitch}</p>
        <OpenTable module={module} game={game} />
        <PastGames module={module} game={game} />
      </div>
    </section>
  );
}

interface Props {
  readonly module: GameModule;
  readonly game: GameText;
}

function OpenTable({ module, game }: Props) {
  const text = words();
  const { rules } = module;
  const [seats, setSeats] = useState(rules.seats.includes(2) ? 2 : rules.seats[0]!);
  const [level, setLevel] = useState<Level>(2);
  const [seat, setSeat] = useState<number | 'any'>(0);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});

  const refused = rules.options(options, seats);
  const open = async (players: readonly Player[]) => {
    if (!refused.ok) return;
    const opened = newGame(module, players, options);
    await saveGame(opened);
    go(`/table/${opened.id}`);
  };
  const people = () =>
    Array.from({ length: seats }, (_, i): Player => ({ kind: 'person', name: personName(game, i, seats) }));
  const againstComputer = () => {
    const own = seat === 'any' ? Math.floor(Math.random() * seats) : Math.min(seat, seats - 1);
    return people().map((person, i): Player => (i === own ? person : { kind: 'computer', level }));
  };

  return (
    <div class="open-table">
      <div class="play-now">
        {module.bot && seats > 1 && (
          <button type="button" class="button main" onClick={() => open(againstComputer())}>
            {text.againstComputer}
          </button>
        )}
        <button
          type="button"
          class={`button ${module.bot && seats > 1 ? 'plain' : 'main'}`}
          onClick={() => open(people())}
        >
          {seats === 1 ? text.alone : text.onThisScreen}
        </button>
        <a class="button plain" href={`/${rules.id}/friends`}>
          {text.withFriends}
        </a>
        {module.learn && (
          <a class="button plain" href={`/${rules.id}/learn`}>
            {text.learn}
          </a>
        )}
      </div>
      <div class="fields">
        {rules.seats.length > 1 && (
          <label>
            {text.seats}
            <select value={seats} onChange={(event) => setSeats(Number(event.currentTarget.value))}>
              {rules.seats.map((each) => (
                <option key={each} value={each}>
                  {each}
                </option>
              ))}
            </select>
          </label>
        )}
        {module.bot && seats > 1 && (
          <>
            <label>
              {text.level}
              <select value={level} onChange={(event) => setLevel(Number(event.currentTarget.value) as Level)}>
                {LEVELS.map((each) => (
                  <option key={each} value={each}>
                    {text.levels[each]}
                  </option>
                ))}
              </select>
            </label>
            <label>
              {text.seat}
              <select
                value={seat}
                onChange={(event) =>
                  setSeat(event.currentTarget.value === 'any' ? 'any' : Number(event.currentTarget.value))
                }
              >
                {Array.from({ length: seats }, (_, i) => (
                  <option key={game.seat(i, seats)} value={i}>
                    {game.seat(i, seats)}
                  </option>
                ))}
                <option value="any">{text.anySeat}</option>
              </select>
            </label>
          </>
        )}
        {!refused.ok && (
          <p class="refusal" role="alert">
            {explain(refused.error, language(), game)}
          </p>
        )}
        <OptionFields specs={rules.optionSpecs(seats)} texts={game.options} values={options} onChange={setOptions} />
      </div>
    </div>
  );
}

const personName = (game: GameText, seat: number, seats: number): string =>
  seats === 1 ? fill(words().player, { number: '1' }) : game.seat(seat, seats);
