/** The result of a game at a real board, or a correction. */
import { useState } from 'preact/hooks';
import { pointsOf } from '../../evening/contest.ts';
import { gameOfRound } from '../../evening/plan.ts';
import type { Contest, EveningTable } from '../../evening/state.ts';
import { findGame } from '../../games/shelf.ts';
import { fill } from '../../text/index.ts';
import { Sheet } from '../sheet.tsx';
import type { EveningHere } from './evening-context.ts';
import { nameIn, namesIn } from './names.ts';
import { sidesAt } from './seating.ts';
import { eveningWords } from './text/index.ts';

interface Props extends Pick<EveningHere, 'told' | 'act'> {
  readonly contest: Contest;
  /** Counted from 1. */
  readonly round: number;
  readonly at: number;
  readonly table: EveningTable;
  readonly onClose: () => void;
}

export function ResultEntry({ told: { face }, act, contest, round, at, table, onClose }: Props) {
  const text = eveningWords();
  const { guests, points: known } = table;
  const game = findGame(gameOfRound(contest.plan, round))!.rules;
  const [written, setWritten] = useState<readonly number[]>(guests.map(() => 0));
  const byDifference = game.matchPoints !== undefined && contest.plan.games.length === 1;
  const give = (points: readonly number[]) => act({ do: 'result', round, at, points });
  const scored = (scores: readonly number[]) => {
    const most = Math.max(...scores);
    const winners = scores.flatMap((score, seat) => (score === most ? [seat] : []));
    const isDraw = winners.length === scores.length;
    return pointsOf(game, contest, { winners: isDraw ? [] : winners, scores, reason: '' });
  };
  return (
    <Sheet label={text.enterResult} onClose={onClose}>
      {(close) => (
        <>
          <h2>{known ? text.correct : text.enterResult}</h2>
          {known && <p>{text.correctHelp}</p>}
          {guests.length === 2 && !byDifference ? (
            <div class="buttons">
              {[
                [fill(text.wins, { name: nameIn(face, guests[0]!) }), [1, 0]] as const,
                [text.draw, [0.5, 0.5]] as const,
                [fill(text.wins, { name: nameIn(face, guests[1]!) }), [0, 1]] as const,
              ].map(([label, points]) => (
                <button
                  key={label}
                  type="button"
                  class="button main"
                  onClick={() => {
                    give(points);
                    close();
                  }}
                >
                  {label}
                </button>
              ))}
            </div>
          ) : (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                give(scored(written));
                close();
              }}
            >
              {sidesAt(contest, guests).map((seats) => (
                <div class="field" key={seats[0]}>
                  <label htmlFor={`points-${seats[0]}`}>
                    {fill(text.pointsOf, {
                      name: namesIn(
                        face,
                        seats.map((seat) => guests[seat]!),
                      ),
                    })}
                  </label>
                  <input
                    id={`points-${seats[0]}`}
                    type="number"
                    inputMode="numeric"
                    min={-999}
                    max={999}
                    required
                    value={written[seats[0]!]}
                    onInput={(event) => {
                      const entered = event.currentTarget.valueAsNumber || 0;
                      setWritten(written.map((known, seat) => (seats.includes(seat) ? entered : known)));
                    }}
                  />
                </div>
              ))}
              <div class="buttons">
                <button type="submit" class="button main">
                  {text.save}
                </button>
              </div>
            </form>
          )}
          <div class="buttons">
            <button type="button" class="button plain" onClick={close}>
              {text.cancel}
            </button>
          </div>
        </>
      )}
    </Sheet>
  );
}
