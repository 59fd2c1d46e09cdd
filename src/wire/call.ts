/** A request put together from the name of its route alone: whoever calls needs the table's types, and loads none of it. */
import type * as z from 'zod';
import { addressOf } from './route.ts';
import type { BodyOf, FormOf, ParamsOf, QueryOf, RouteName } from './routes.ts';

/** Routes that answer with one JSON text. */
export type CallableRoute = { [Name in RouteName]: FormOf<Name> extends 'json' ? Name : never }[RouteName];

type Params<Name extends RouteName> = keyof ParamsOf<Name> extends never
  ? { readonly params?: never }
  : { readonly params: ParamsOf<Name> };
type QueryPart<Name extends RouteName> =
  QueryOf<Name> extends z.ZodType ? { readonly query?: z.input<QueryOf<Name>> } : { readonly query?: never };
type Body<Name extends RouteName> =
  BodyOf<Name> extends z.ZodType ? { readonly body: z.input<BodyOf<Name>> } : { readonly body?: never };
export type Call<Name extends RouteName> = Params<Name> & QueryPart<Name> & Body<Name>;

/** Nothing needs to be said where the route needs nothing. */
export type CallArguments<Name extends RouteName> =
  Record<never, never> extends Call<Name> ? [call?: Call<Name>] : [call: Call<Name>];

interface AnyCall {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface HttpRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export function requestOf<Name extends RouteName>(name: Name, ...call: CallArguments<Name>): HttpRequest;
export function requestOf(name: RouteName, { params = {}, query = {}, body }: AnyCall = {}): HttpRequest {
  const { method, path: pattern } = addressOf(name);
  const path = pattern.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
  const asked = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  const search = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  if (body === undefined) return { method, path: path + search, headers: {} };
  return { method, path: path + search, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
