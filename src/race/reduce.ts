/** The reducer: a race and one more event give the next. Events are as they were decided. */
import type { RaceEvent, RacerNumber } from './events.ts';
import type { Heat, Lane, RaceState } from './state.ts';

export const NO_RACE: RaceState = { seq: 0, opened: 0, changed: 0, games: [], racers: [], heats: [] };

export function reduceRace(state: RaceState, event: RaceEvent, at: number): RaceState {
  return { ...reduced(state, event, at), seq: state.seq + 1, changed: at };
}

function reduced(state: RaceState, event: RaceEvent, at: number): RaceState {
  switch (event.t) {
    case 'opened': {
      const { who, name, games } = event;
      return { ...state, opened: at, games, racers: [{ who, name, here: true }] };
    }
    case 'joined': {
      const { who, name } = event;
      return { ...state, racers: [...state.racers, { who, name, here: true }] };
    }
    case 'left':
    case 'returned':
      return isHere(state, event.racer, event.t === 'returned');
    case 'started': {
      const lanes = event.racers.map((racer): Lane => ({ racer, solved: [], lastMs: 0 }));
      return { ...state, heats: [...state.heats, { at: event.at, seed: event.seed, lanes }] };
    }
    case 'solved':
    case 'missed':
      return { ...state, heats: [...state.heats.slice(0, -1), went(state.heats.at(-1)!, event)] };
  }
}

function isHere(state: RaceState, number: RacerNumber, here: boolean): RaceState {
  return { ...state, racers: state.racers.map((racer, at) => (at === number ? { ...racer, here } : racer)) };
}

function went(heat: Heat, { t, racer, ms }: Extract<RaceEvent, { t: 'solved' | 'missed' }>): Heat {
  const isSolved = t === 'solved';
  const lanes = heat.lanes.map((lane) =>
    lane.racer === racer ? { racer, solved: [...lane.solved, isSolved], lastMs: isSolved ? ms : lane.lastMs } : lane,
  );
  return { ...heat, lanes };
}
