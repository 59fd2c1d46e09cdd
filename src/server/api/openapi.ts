/** The HTTP interface in the words of OpenAPI 3.1, written from the table of routes and its schemas. */
import * as z from 'zod';
import { type AnswerCode, STATUS_OF } from '../../wire/answers/refusal.ts';
import { id } from '../../wire/requests.ts';
import { addressOf, type Route, refusalsOf } from '../../wire/route.ts';
import { ROUTES } from '../../wire/routes.ts';
import { SCHEMAS } from '../../wire/schemas.ts';

type Json = Readonly<Record<string, unknown>>;

const INFO = {
  title: 'Escale',
  version: '1',
  description: 'A house of board games: open tables, sit, act, and hear what happens.',
};
const TOKEN = { token: [] };
const SECURITY = { visitor: [TOKEN], either: [{}, TOKEN], anybody: [] } as const;
const MEDIA = {
  json: 'application/json',
  lines: 'application/x-ndjson',
  text: 'text/plain',
  socket: undefined,
} as const;

/** What is sent, and what is told: fields that we do not name may be added to it. */
const WRITING = { io: 'input', unrepresentable: 'any', override: simplify } as const;

export function describeHouse() {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries<Route>(ROUTES)) {
    const { method, path } = addressOf(name);
    const braced = path.replace(/:(\w+)/g, '{$1}');
    paths[braced] = { ...paths[braced], [method.toLowerCase()]: operation(name, route) };
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } }, schemas: namedSchemas() },
  };
}

function operation(name: string, route: Route): Json {
  const { summary, who, body } = route;
  const parameters = [...pathParameters(name), ...queryParameters(route)];
  return {
    summary,
    security: SECURITY[who],
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: { [MEDIA.json]: { schema: reference(body) } } } }),
    responses: {
      ...answers(route),
      ...refusals(refusalsOf(name, route)),
      default: refusal('What cannot be read at all'),
    },
  };
}

const pathParameters = (name: string): Json[] =>
  [...name.matchAll(/:(\w+)/g)].map(([, param]) => ({ name: param, in: 'path', required: true, schema: inline(id) }));

function queryParameters({ query }: Route): Json[] {
  return Object.entries(query?.shape ?? {}).map(([name, schema]) => {
    const { description, ...rest } = inline(schema);
    return { name, in: 'query', ...(description !== undefined && { description }), schema: rest };
  });
}

function answers({ as = 'json', answer, statuses = [200] }: Route): Json {
  if (as === 'socket') return { 101: { description: 'A WebSocket; each message of the house is a `Message`' } };
  const description = as === 'lines' ? 'Lines, each by this schema' : 'The answer';
  const content = { [MEDIA[as]]: { schema: reference(answer) } };
  return Object.fromEntries(statuses.map((status) => [status, { description, content }]));
}

function refusals(codes: readonly AnswerCode[]): Json {
  const statuses = new Set(codes.map((code) => STATUS_OF[code]));
  const by = (status: number) => codes.filter((code) => STATUS_OF[code] === status).join(', ');
  return Object.fromEntries([...statuses].map((status) => [status, refusal(by(status))]));
}

const refusal = (description: string): Json => ({
  description,
  content: { [MEDIA.json]: { schema: { $ref: address('Refusal') } } },
});

const address = (schema: string) => `#/components/schemas/${schema}`;

function reference(schema: z.ZodType): Json {
  const named = SCHEMAS.get(schema);
  if (!named) throw new Error('a schema without a name');
  return { $ref: address(named.id) };
}

function inline(schema: z.core.$ZodType): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, WRITING);
  return rest;
}

function namedSchemas(): Json {
  const { schemas } = z.toJSONSchema(SCHEMAS, { ...WRITING, uri: address });
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]));
}

/** Bounds of JavaScript's own, and that nobody changes what he has read, say nothing to others. */
function simplify({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete jsonSchema.readOnly;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}
