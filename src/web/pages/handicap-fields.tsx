/** Where a game knows of handicaps: one for each seat, none unless somebody wants one. */
import type { AnyGame } from '../../core/game.ts';
import type { GameText } from '../../core/text.ts';
import { Field } from './field.tsx';

interface Props {
  readonly rules: Pick<AnyGame, 'mostHandicap'>;
  readonly seats: number;
  readonly game: GameText;
  /** By seat; what is missing is none. */
  readonly handicaps: readonly number[];
  readonly onChange: (handicaps: readonly number[]) => void;
}

export function HandicapFields({ rules: { mostHandicap }, seats, game, handicaps, onChange }: Props) {
  const text = game.options.handicaps;
  if (mostHandicap === undefined || !text || seats < 2) return null;
  const change = (seat: number, value: number) =>
    onChange(
      Array.from({ length: Math.max(seats, handicaps.length) }, (_, at) =>
        at === seat ? value : (handicaps[at] ?? 0),
      ),
    );
  return (
    <details class="folded">
      <summary>{text.label}</summary>
      <p>{text.help}</p>
      <div class="fields">
        {Array.from({ length: seats }, (_, seat) => (
          <Field
            key={game.seat(seat, seats)}
            label={game.seat(seat, seats)}
            value={handicaps[seat] ?? 0}
            choices={handicapChoices(mostHandicap)}
            onChange={(value) => change(seat, value)}
          />
        ))}
      </div>
    </details>
  );
}

export const handicapChoices = (most: number): readonly (readonly [number, string])[] =>
  Array.from({ length: most + 1 }, (_, number) => [number, writtenHandicap(number)] as const);

export const writtenHandicap = (number: number): string => (number === 0 ? '–' : `+${number}`);

/** As options of a table of this size have them. */
export const withHandicaps = (
  options: Readonly<Record<string, unknown>>,
  handicaps: readonly number[],
  seats: number,
): Readonly<Record<string, unknown>> => {
  const own = Array.from({ length: seats }, (_, seat) => handicaps[seat] ?? 0);
  return seats > 1 && own.some((each) => each > 0) ? { ...options, handicaps: own } : options;
};
