/**
 * Every address of the house that is asked over HTTP. The server answers by this table, `/api/openapi.json` is written
 * from it, and the page's client has its types. A route's name is its method and its path.
 */
import type * as z from 'zod';
import { attemptsKept, attemptsTold } from './answers/attempts.ts';
import { dailyTold } from './answers/dailies.ts';
import { eveningTold, foundEvening, openedEvening } from './answers/evenings.ts';
import { description, figures, health, near } from './answers/house.ts';
import { gone, newVisitor, whoYouAre } from './answers/me.ts';
import { passkey, passkeyCreation, passkeyRequest } from './answers/passkeys.ts';
import { correctedRatings } from './answers/puzzles.ts';
import { openedRace, raceTold } from './answers/races.ts';
import { ratings } from './answers/ratings.ts';
import { openedTable, player, tableRecord, tables, written } from './answers/tables.ts';
import { earlierLines, hello, message } from './answers/told.ts';
import {
  afterAttempt,
  asScreen,
  beforeLine,
  command,
  dailyAttempt,
  eveningCommand,
  from,
  fromAsScreen,
  list,
  me,
  newAttempts,
  newEvening,
  newPasskey,
  newRace,
  newTable,
  ofGame,
  page,
  placeOf,
  raceCommand,
  shownPasskey,
} from './requests.ts';
import type { Method, Route } from './route.ts';

export const ROUTES = {
  'POST /api/visitors': {
    summary: 'A guest for a program; the token is told once',
    who: 'anybody',
    body: me,
    answer: newVisitor,
    statuses: [201],
  },
  'GET /api/me': { summary: 'Who you are', who: 'either', answer: whoYouAre },
  'PUT /api/me': {
    summary: 'Your name and language; whoever is not known yet becomes a guest with a cookie',
    who: 'either',
    body: me,
    answer: whoYouAre,
  },
  'POST /api/me/sign-out': { summary: 'The token, or the cookie, is good no more', who: 'either', answer: gone },
  'DELETE /api/me': {
    summary: 'Deletes your account; your games stay, without a name',
    who: 'visitor',
    answer: gone,
  },

  'GET /api/me/attempts': {
    summary: 'What you have tried at puzzles, if you have a passkey; page by page',
    who: 'visitor',
    query: afterAttempt,
    answer: attemptsTold,
    refusals: ['not-allowed'],
  },
  'POST /api/me/attempts': {
    summary: 'Attempts of yours at puzzles: each is kept once, as it came first, for all your devices',
    who: 'visitor',
    body: newAttempts,
    answer: attemptsKept,
    refusals: ['not-allowed'],
  },
  'DELETE /api/me/attempts': {
    summary: 'Forgets them',
    who: 'visitor',
    answer: attemptsKept,
    refusals: ['not-allowed'],
  },

  'POST /api/passkeys/new': {
    summary: 'What a browser makes a passkey with',
    who: 'visitor',
    answer: passkeyCreation,
    refusals: ['bad-request', 'too-much'],
  },
  'POST /api/passkeys': {
    summary: 'The passkey that was made',
    who: 'visitor',
    body: newPasskey,
    answer: passkey,
    statuses: [201],
  },
  'POST /api/sign-in/new': {
    summary: 'What a browser shows a passkey with',
    who: 'anybody',
    answer: passkeyRequest,
    refusals: ['bad-request'],
  },
  'POST /api/sign-in': {
    summary: 'The passkey that was shown; you are its owner from now on, by a cookie',
    who: 'anybody',
    body: shownPasskey,
    answer: whoYouAre,
  },

  'POST /api/tables': {
    summary: 'Opens a table',
    who: 'visitor',
    body: newTable,
    answer: openedTable,
    statuses: [201],
    refusals: ['illegal-move', 'not-your-turn', 'game-over'],
  },
  'GET /api/tables': { summary: 'Public tables, newest first', who: 'anybody', query: list, answer: tables },
  'GET /api/tables/:id': {
    summary: 'The table as you may know it',
    who: 'either',
    answer: hello,
    refusals: ['set-aside'],
  },
  'POST /api/tables/:id': {
    summary: 'Does something at the table; answered once it is written down for good',
    who: 'visitor',
    body: command,
    answer: written,
    refusals: ['not-your-turn', 'game-over', 'illegal-move', 'set-aside'],
  },
  'GET /api/tables/:id/lines': {
    summary: 'The lines before one, at most 200 of them, as you may know them',
    who: 'either',
    query: beforeLine,
    answer: earlierLines,
    refusals: ['set-aside'],
  },
  'GET /api/tables/:id/events': {
    summary: 'Everything that happens, a JSON message a line: first `hello`. Ends when the house or you end it',
    who: 'either',
    query: from,
    answer: message,
    as: 'lines',
    refusals: ['set-aside'],
  },
  'GET /api/tables/:id/socket': {
    summary: 'The same messages over a WebSocket; send a `SocketRequest` to act, or to look back',
    who: 'either',
    query: fromAsScreen,
    answer: message,
    as: 'socket',
  },
  'GET /api/tables/:id/record': {
    summary: 'A finished game with everything revealed',
    who: 'anybody',
    answer: tableRecord,
    refusals: ['not-allowed', 'set-aside'],
  },
  'GET /api/players/:id': {
    summary: 'A player and the games that may be seen',
    who: 'either',
    query: page,
    answer: player,
  },

  'POST /api/evenings': {
    summary: 'Opens a room for people who play several games; you are its keeper',
    who: 'visitor',
    body: newEvening,
    answer: openedEvening,
    statuses: [201],
  },
  'GET /api/evenings/codes/:code': {
    summary: 'The room that has this code just now; wrong ones are limited in number',
    who: 'anybody',
    answer: foundEvening,
  },
  'GET /api/evenings/:id': { summary: 'A room as you may know it', who: 'either', answer: eveningTold },
  'POST /api/evenings/:id': {
    summary: 'Does something in a room; answered once it is written down for good',
    who: 'visitor',
    body: eveningCommand,
    answer: written,
  },
  'POST /api/evenings/:id/place': {
    summary: 'A place on another device: you are whose place it is, by a cookie, or sit down where a name was typed in',
    who: 'either',
    body: placeOf,
    answer: whoYouAre,
  },
  'GET /api/evenings/:id/socket': {
    summary: 'The room over a WebSocket, whenever something has changed',
    who: 'either',
    query: asScreen,
    answer: eveningTold,
    as: 'socket',
  },

  'POST /api/races': {
    summary: 'Opens a race: the same puzzles for everybody, 90 seconds, side by side; you are in it',
    who: 'visitor',
    body: newRace,
    answer: openedRace,
    statuses: [201],
  },
  'GET /api/races/:id': { summary: 'How a race stands', who: 'either', answer: raceTold },
  'POST /api/races/:id': {
    summary: 'Does something in a race: comes, goes, starts it, tells how the next puzzle went',
    who: 'visitor',
    body: raceCommand,
    answer: written,
  },
  'GET /api/races/:id/socket': {
    summary: 'The race over a WebSocket, whenever something has changed',
    who: 'either',
    query: asScreen,
    answer: raceTold,
    as: 'socket',
  },

  'GET /api/dailies/:date/:game': {
    summary: 'How many people fared how at the puzzle of a day, each by his first attempt',
    who: 'anybody',
    answer: dailyTold,
  },
  'POST /api/dailies/:date/:game': {
    summary: 'How you fared, today or on the days beside it: one count a visitor, and who he was is not kept',
    who: 'either',
    body: dailyAttempt,
    answer: dailyTold,
    refusals: ['not-allowed'],
  },
  'GET /api/puzzles/:game/ratings': {
    summary: 'How hard puzzles of a game are by how people have fared, where enough of them have tried',
    who: 'anybody',
    answer: correctedRatings,
  },
  'GET /api/ratings': {
    summary: 'How well people play one game, where the house tells it',
    who: 'anybody',
    query: ofGame,
    answer: ratings,
    refusals: ['not-found'],
  },

  'GET /api/near': {
    summary: 'Where phones in the same network find the house; told to its own machine',
    who: 'anybody',
    answer: near,
  },
  'GET /api/openapi.json': { summary: 'This description', who: 'anybody', answer: description },
  'GET /health': { summary: 'Whether the program runs', who: 'anybody', answer: health, unlimited: true },
  'GET /ready': {
    summary: 'Whether it can be played in; if not, why',
    who: 'anybody',
    answer: health,
    statuses: [200, 503],
    unlimited: true,
  },
  'GET /metrics': {
    summary: 'Figures for Prometheus, where the house shows them',
    who: 'anybody',
    answer: figures,
    as: 'text',
    refusals: ['not-found'],
  },
} as const satisfies Readonly<Record<`${Method} /${string}`, Route>>;

type Routes = typeof ROUTES;
export type RouteName = keyof Routes;

type NamesIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
export type ParamsOf<Name extends RouteName> = Readonly<Record<NamesIn<Name>, string>>;
export type WhoAt<Name extends RouteName> = Routes[Name]['who'];
export type AnswerOf<Name extends RouteName> = z.output<Routes[Name]['answer']>;
type Form = NonNullable<Route['as']>;
export type FormOf<Name extends RouteName> = Routes[Name] extends { readonly as: infer As extends Form } ? As : 'json';
/** undefined where the route takes none. */
export type QueryOf<Name extends RouteName> = Routes[Name] extends { readonly query: infer Query } ? Query : undefined;
export type BodyOf<Name extends RouteName> = Routes[Name] extends { readonly body: infer Body } ? Body : undefined;
