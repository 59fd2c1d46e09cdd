/** Opening a table for people elsewhere: who sits where, options, time, public or by link alone. */
import { useEffect, useState } from 'preact/hooks';
import { LEVELS, type Level } from '../../core/bot.ts';
import type { DrawnGame } from '../../games/module.ts';
import { explain, fill } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import { Field } from '../pages/field.tsx';
import { Loading } from '../pages/missing.tsx';
import { OptionFields } from '../pages/option-fields.tsx';
import { PolicyFields, type TableChoice } from '../pages/policy-fields.tsx';
import { isAllowed } from '../pages/time-fields.tsx';
import { go } from '../route.ts';
import { language, words } from '../text/index.ts';
import { loadMe, me, openTable } from './api.ts';
import { useAttempt } from './attempt.ts';
import { BoxFrame } from './box-frame.tsx';
import styles from './friends-page.module.css';
import { NameForm } from './name-form.tsx';
import { onlineWords } from './text/index.ts';

type SeatChoice = 'me' | 'free' | Level;

const AMONG_FRIENDS: TableChoice = {
  games: 1,
  policies: { takeBack: 'agreed', hints: false, pause: false },
  control: { kind: 'none' },
};

export function FriendsPage({ module }: { readonly module: DrawnGame }) {
  const { rules } = module;
  const text = onlineWords();
  const game = useLater(() => module.text[language()](), [module, language()]);
  const [seats, setSeats] = useState(rules.seats.includes(2) ? 2 : rules.seats[0]!);
  const [places, setPlaces] = useState<readonly SeatChoice[]>(['me', ...Array<SeatChoice>(15).fill('free')]);
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({});
  const [choice, setChoice] = useState<TableChoice>(AMONG_FRIENDS);
  const [listed, setListed] = useState(false);
  const { refusal, attempt } = useAttempt(game);
  useEffect(() => void loadMe().catch(() => {}), []);
  if (!game) return <Loading />;

  const checked = rules.options(options, seats);
  const open = async () => {
    if (!checked.ok || !isAllowed(choice.control)) return;
    const seated = places.slice(0, seats).map((each) => (typeof each === 'number' ? { level: each } : each));
    const request = { game: rules.id, seats, options, ...choice, public: listed, holders: seated };
    go(`/t/${await openTable(request)}`);
  };
  // nobody sits in two places
  const place = (seat: number, value: SeatChoice) =>
    setPlaces(places.map((each, i) => (i === seat ? value : value === 'me' && each === 'me' ? 'free' : each)));
  const holders: readonly (readonly [SeatChoice, string])[] = [
    ['me', text.me],
    ['free', text.friend],
    ...(module.bot ? LEVELS : []).map(
      (level) => [level, fill(words().computer, { level: words().levels[level] })] as const,
    ),
  ];

  return (
    <BoxFrame module={module}>
      <h1>{fill(text.openTitle, { game: game.name })}</h1>
      <p>{text.openHelp}</p>
      <div class="fields">
        {rules.seats.length > 1 && (
          <Field
            label={words().seats}
            value={seats}
            choices={rules.seats.map((each) => [each, String(each)] as const)}
            onChange={setSeats}
          />
        )}
        {places.slice(0, seats).map((each, seat) => (
          <Field
            key={game.seat(seat, seats)}
            label={game.seat(seat, seats)}
            value={each}
            choices={holders}
            onChange={(value) => place(seat, value)}
          />
        ))}
        <PolicyFields choice={choice} seats={seats} hasBot={module.bot !== undefined} onChange={setChoice} />
        <label class={styles.check}>
          <input type="checkbox" checked={listed} onChange={(event) => setListed(event.currentTarget.checked)} />
          {text.public}
          <small>{text.publicHelp}</small>
        </label>
        <OptionFields specs={rules.optionSpecs(seats)} texts={game.options} values={options} onChange={setOptions} />
      </div>
      {me.value === null && <NameForm />}
      <p class="refusal" role="alert">
        {checked.ok ? refusal : explain(checked.error, language(), game)}
      </p>
      <button type="button" class="button main" disabled={!me.value} onClick={() => void attempt(open)}>
        {text.open}
      </button>
      {me.value === undefined && <p class="quiet">{text.offlineHelp}</p>}
    </BoxFrame>
  );
}
