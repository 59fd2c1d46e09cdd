/** Opens a race: of one game's puzzles, or of all. */
import { useState } from 'preact/hooks';
import { MOST_NAME } from '../../evening/limits.ts';
import type { DrawnGame } from '../../games/module.ts';
import { RefusalLine } from '../evening/refusal-line.tsx';
import { useLater } from '../loading.ts';
import { NameEntry } from '../name-entry.tsx';
import { ApiRefusal, ask, introduce, me } from '../online/api.ts';
import { useKnown } from '../online/use-known.ts';
import { Loading } from '../pages/missing.tsx';
import { PUZZLE_GAMES } from '../puzzles/loading-puzzle.ts';
import { go } from '../route.ts';
import { language } from '../text/index.ts';
import { useTitle } from '../title.ts';
import styles from './race-page.module.css';
import { raceWords } from './text/index.ts';

export function RaceEntrance({ game }: { readonly game: string | undefined }) {
  const text = raceWords();
  useTitle(text.title);
  const isReady = useKnown();
  return isReady ? <Form game={game} /> : <Loading />;
}

function Form({ game }: { readonly game: string | undefined }) {
  const text = raceWords();
  const [name, setName] = useState(me.value?.name ?? '');
  const [chosen, setChosen] = useState(game ?? '');
  const [refusal, setRefusal] = useState<ApiRefusal>();
  const open = async (event: Event) => {
    event.preventDefault();
    const games = PUZZLE_GAMES.map(({ rules }) => rules.id).filter((id) => chosen === '' || id === chosen);
    try {
      if (!me.value) await introduce(name.trim());
      go(`/race/${(await ask('POST /api/races', { body: { name: name.trim(), games } })).id}`);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setRefusal(error);
    }
  };
  return (
    <section class={styles.narrow}>
      <h1>{text.withFriends}</h1>
      <p>{text.pitch}</p>
      <p>{text.rules}</p>
      <form class={styles.card} onSubmit={(event) => void open(event)}>
        <label class={styles.field}>
          {text.which}
          <select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            <option value="">{text.everyGame}</option>
            {PUZZLE_GAMES.map((module) => (
              <GameOption key={module.rules.id} module={module} />
            ))}
          </select>
        </label>
        <NameEntry class={styles.field} label={text.yourName} name={name} most={MOST_NAME} onChange={setName} />
        <small>{text.nameHelp}</small>
        <button type="submit" class="button main large">
          {text.open}
        </button>
        <RefusalLine refusal={refusal} />
      </form>
      <a class="button plain" href={game === undefined ? '/puzzles' : `/${game}/puzzles`}>
        {text.toPuzzles}
      </a>
    </section>
  );
}

function GameOption({ module }: { readonly module: DrawnGame }) {
  const name = useLater(async () => (await module.text[language()]()).name, [module, language()]);
  return <option value={module.rules.id}>{name}</option>;
}
