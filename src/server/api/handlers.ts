/** Answering by the table of routes: who asks and what he sends are read here, once for all of them. */
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { addressOf, type Route } from '../../wire/route.ts';
import {
  type AnswerOf,
  type BodyOf,
  type FormOf,
  type ParamsOf,
  type QueryOf,
  ROUTES,
  type RouteName,
  type WhoAt,
} from '../../wire/routes.ts';
import type { Edge } from '../edge/edge.ts';
import type { Visitor } from '../store/store.ts';
import { findVisitor, visitorOf } from '../visits.ts';
import { read } from './refusals.ts';

type ReadBy<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type VisitorAt<Name extends RouteName> = {
  visitor: Visitor;
  either: Visitor | undefined;
  anybody: undefined;
}[WhoAt<Name>];

/** What was asked. Query and body are read, or refused, when the handler comes to them. */
export interface HandlerCall<Name extends RouteName> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly visitor: VisitorAt<Name>;
  readonly params: ParamsOf<Name>;
  query(): ReadBy<QueryOf<Name>>;
  body(): ReadBy<BodyOf<Name>>;
}

type Answered<Name extends RouteName> = {
  json: AnswerOf<Name>;
  text: string;
  lines: Readable;
  socket: never;
}[FormOf<Name>];

/** Sockets have a place of their own (edge/upgrades.ts). */
export type HandledRoute = { [Name in RouteName]: FormOf<Name> extends 'socket' ? never : Name }[RouteName];

/** One for each route: a route without one does not compile, nor one whose answer does not fit. */
export type Handlers<Names extends HandledRoute = HandledRoute> = {
  readonly [Name in Names]: (asked: HandlerCall<Name>) => Promise<Answered<Name>>;
};

export function serve(app: FastifyInstance, edge: Edge, handlers: Handlers): void {
  for (const name of Object.keys(handlers) as HandledRoute[]) register(app, edge, name, handlers);
}

function register<Name extends HandledRoute>(app: FastifyInstance, edge: Edge, name: Name, handlers: Handlers): void {
  const { who, query, body, statuses = [200] }: Route = ROUTES[name];
  const { method, path } = addressOf(name);
  const find = { visitor: visitorOf, either: findVisitor, anybody: async () => undefined }[who];
  app.route({
    method,
    url: path,
    async handler(request, reply) {
      const asked = {
        request,
        reply,
        visitor: await find(edge, request),
        params: request.params,
        query: () => query && read(query, request.query),
        body: () => body && read(body, request.body),
      };
      // also outside of /api: how the house does is another the next time
      reply.code(statuses[0]).header('cache-control', 'no-store');
      // the compiler does not follow a name to the schemas of its own route
      return handlers[name](asked as HandlerCall<Name>);
    },
  });
}
