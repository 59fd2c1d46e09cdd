/** Opening a table for people elsewhere: who sits where, options, time, public or by link alone. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { LEVELS, type Level } from '../../core/bot.ts';
import { handicapsIn } from '../../core/handicaps.ts';
import type { DrawnGame } from '../../games/module.ts';
import { fill } from '../../text/index.ts';
import { useLater } from '../loading.ts';
import { drawsOpenly } from '../pages/draws.ts';
import { Field } from '../pages/field.tsx';
import { HandicapFields, withHandicaps } from '../pages/handicap-fields.tsx';
import { Loading } from '../pages/missing.tsx';
import { explainOptions, OptionFields } from '../pages/option-fields.tsx';
import { PolicyFields, type TableChoice } from '../pages/policy-fields.tsx';
import { isAllowed } from '../pages/time-fields.tsx';
import { go } from '../route.ts';
import { language, words } from '../text/index.ts';
import { useTitle } from '../title.ts';
import { introduce, loadMe, me, openTable, tableOf } from './api.ts';
import { useAttempt } from './attempt.ts';
import { BoxFrame } from './box-frame.tsx';
import styles from './friends-page.module.css';
import { NameField } from './name-field.tsx';
import { onlineWords } from './text/index.ts';

type SeatChoice = 'me' | 'free' | Level;

/** Where a game has rounds, people look at the end of one before the next begins. */
const amongFriends = ({ rests }: DrawnGame['rules']): TableChoice => ({
  games: 1,
  policies: { takeBack: 'agreed', hints: false, pause: rests !== undefined, untimed: false },
  control: { kind: 'none' },
});

export function FriendsPage({ module }: { readonly module: DrawnGame }) {
  const { rules } = module;
  const text = onlineWords();
  const game = useLater(() => module.text[language()](), [module, language()]);
  const [seats, setSeats] = useState(rules.seats.includes(2) ? 2 : rules.seats[0]!);
  const [places, setPlaces] = useState<readonly SeatChoice[]>(['me', ...Array<SeatChoice>(15).fill('free')]);
  const [chosen, setChosen] = useState<Readonly<Record<string, unknown>>>({});
  const [handicaps, setHandicaps] = useState<readonly number[]>([]);
  const options = withHandicaps(chosen, handicaps, seats);
  const [choice, setChoice] = useState<TableChoice>(() => amongFriends(rules));
  const [listed, setListed] = useState(false);
  const [name, setName] = useState('');
  const nameEntry = useRef<HTMLInputElement>(null);
  const { refusal, attempt, refuse } = useAttempt(game);
  useEffect(() => void loadMe().catch(() => {}), []);
  useTitle(game && fill(text.openTitle, { game: game.name }));
  useEffect(() => {
    const like = new URLSearchParams(location.search).get('like');
    if (like === null) return;
    // what cannot be had of it is left as usual
    void tableOf(like)
      .then(({ face }) => {
        if (face.game !== rules.id) return;
        setSeats(face.seats);
        const { handicaps: _, ...others } = (face.options ?? {}) as Readonly<Record<string, unknown>>;
        setChosen(others);
        setHandicaps(handicapsIn(face.options));
        const chance = face.chance === 'asked' ? 'asked' : 'drawn';
        setChoice({ games: face.match?.games ?? 1, policies: face.policies, control: face.control, chance });
        setListed(face.public);
      })
      .catch(() => {});
  }, []);
  if (!game) return <Loading />;

  const checked = rules.options(options, seats);
  const draws = drawsOpenly(rules, options, seats);
  const open = async () => {
    if (!checked.ok || !isAllowed(choice.control)) return;
    if (!me.value) {
      if (name.trim() === '') {
        nameEntry.current?.focus();
        return refuse({ reason: 'house.unknown-visitor' });
      }
      await introduce(name.trim());
    }
    const seated = places.slice(0, seats).map((each) => (typeof each === 'number' ? { level: each } : each));
    const request = {
      game: rules.id,
      seats,
      options,
      ...choice,
      ...(!draws && { chance: undefined }),
      public: listed,
      holders: seated,
    };
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
        <PolicyFields
          {...{ choice, seats }}
          hasBot={module.bot !== undefined}
          waivable={rules.waivable === true}
          draws={draws}
          onChange={setChoice}
        />
        <label class={styles.check}>
          <input type="checkbox" checked={listed} onChange={(event) => setListed(event.currentTarget.checked)} />
          {text.public}
          <small>{text.publicHelp}</small>
        </label>
        <OptionFields specs={rules.optionSpecs(seats)} texts={game.options} values={chosen} onChange={setChosen} />
        <HandicapFields {...{ rules, seats, game, handicaps }} onChange={setHandicaps} />
      </div>
      {!me.value && <NameField name={name} entry={nameEntry} onChange={setName} />}
      <p class="refusal" role="alert">
        {checked.ok ? refusal : explainOptions(checked.error, game)}
      </p>
      <button type="button" class="button main large" onClick={() => void attempt(open)}>
        {text.open}
      </button>
    </BoxFrame>
  );
}
