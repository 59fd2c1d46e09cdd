/** Where the analysis board stands in the address: what is on it, at which moment, and with whose eyes it is seen. */
import type { Viewer } from '../../core/game.ts';

/**
 * Where a game comes from: an analysis of this browser, a table here or at the house, a link that carries it behind the hash of
 * the address, or a position of one's own.
 */
export type AnalysisSource =
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'table' | 'record'; readonly id: string }
  | { readonly kind: 'link'; readonly hash: string }
  | {
      readonly kind: 'position';
      readonly seats: number | undefined;
      readonly options: unknown;
      /** None: the game's usual beginning. */
      readonly setUp: string | undefined;
    };

export type Knowledge = Viewer | 'everything';

export interface AnalysisAddress {
  readonly source: AnalysisSource;
  /** After so many events of the main line. */
  readonly at: number | undefined;
  readonly knowledge: Knowledge;
  /** Moves that are shown to go on from there. */
  readonly line: readonly string[];
  /** The position itself is being set up: how far, in the editor's own writing; '' to begin with that of the source. */
  readonly edited: string | undefined;
}

export function readAddress(search: string, hash = ''): AnalysisAddress {
  const query = new URLSearchParams(search);
  const at = numberIn(query.get('at'));
  const eyes = query.get('eyes');
  const seat = numberIn(eyes);
  return {
    source: sourceIn(query, hash),
    at,
    knowledge: eyes === 'spectator' ? 'spectator' : (seat ?? 'everything'),
    line: textsIn(query.get('line')),
    edited: query.get('set-up') ?? undefined,
  };
}

function sourceIn(query: URLSearchParams, hash: string): AnalysisSource {
  const kept = query.get('kept');
  if (kept !== null) return { kind: 'kept', id: kept };
  if (query.get('from') === 'link') return { kind: 'link', hash };
  const [, place, id] = /^(table|t)\/([\w-]+)$/.exec(query.get('from') ?? '') ?? [];
  if (place && id) return { kind: place === 't' ? 'record' : 'table', id };
  return {
    kind: 'position',
    seats: numberIn(query.get('seats')),
    options: jsonIn(query.get('options')),
    setUp: query.get('position') ?? undefined,
  };
}

/** The path of the board with this on it. */
export const analysisPath = (game: string, address: Partial<AnalysisAddress>): string =>
  `/${game}/analysis${queryOf(address)}`;

/** The path on which a puzzle is made of it. */
export const puzzlePath = (game: string, address: Partial<AnalysisAddress>): string =>
  `/${game}/puzzles/make${queryOf(address)}`;

function queryOf({ source, at, knowledge, line, edited }: Partial<AnalysisAddress>): string {
  const query: [string, string][] = [];
  if (source?.kind === 'kept') query.push(['kept', source.id]);
  if (source?.kind === 'table') query.push(['from', `table/${source.id}`]);
  if (source?.kind === 'record') query.push(['from', `t/${source.id}`]);
  if (source?.kind === 'link') query.push(['from', 'link']);
  if (source?.kind === 'position') {
    const { seats, options, setUp } = source;
    if (seats !== undefined) query.push(['seats', String(seats)]);
    if (options !== undefined && JSON.stringify(options) !== '{}') query.push(['options', JSON.stringify(options)]);
    if (setUp !== undefined) query.push(['position', setUp]);
  }
  if (at !== undefined) query.push(['at', String(at)]);
  if (knowledge !== undefined && knowledge !== 'everything') query.push(['eyes', String(knowledge)]);
  if (line && line.length > 0) query.push(['line', JSON.stringify(line)]);
  if (edited !== undefined) query.push(['set-up', edited]);
  const written = new URLSearchParams(query).toString();
  const carried = source?.kind === 'link' ? source.hash : '';
  return `${written && `?${written}`}${carried}`;
}

const numberIn = (text: string | null): number | undefined =>
  text !== null && /^\d{1,5}$/.test(text) ? Number(text) : undefined;

function textsIn(text: string | null): readonly string[] {
  const list = jsonIn(text);
  return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
}

/** Undefined also where it is none: the defaults are then taken. */
function jsonIn(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
