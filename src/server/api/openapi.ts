/** The HTTP interface in the words of OpenAPI 3.1; the forms of what is sent are those that the server reads by. */
import * as z from 'zod';
import { command, me, newTable } from '../../wire/requests.ts';

type Json = Readonly<Record<string, unknown>>;

const body = (form: z.ZodType): Json => ({
  required: true,
  content: { 'application/json': { schema: z.toJSONSchema(form, { io: 'input', unrepresentable: 'any' }) } },
});
const json = (description: string, schema: Json = { type: 'object' }): Json => ({
  description,
  content: { 'application/json': { schema } },
});
const refused = json('Why not: a code for programs, a text key, and a sentence.', {
  type: 'object',
  properties: {
    error: {
      type: 'object',
      properties: { code: { type: 'string' }, reason: { type: 'string' }, message: { type: 'string' } },
      required: ['code', 'message'],
    },
  },
});
const path = (name: string): Json => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const query = (name: string, schema: Json): Json => ({ name, in: 'query', schema });
const operation = (summary: string, answer: Json, more: Json = {}): Json => ({
  summary,
  responses: { default: refused, 200: answer },
  ...more,
});
const created = (summary: string, answer: Json, more: Json = {}): Json => ({
  summary,
  responses: { default: refused, 201: answer },
  ...more,
});

export const openapi: Json = {
  openapi: '3.1.0',
  info: { title: 'Escale', version: '1', description: 'A games house: open tables, sit, act, and hear what happens.' },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  security: [{ token: [] }],
  paths: {
    '/api/visitors': {
      post: created('A guest for a program; the token is told once', json('id, name and token'), {
        requestBody: body(me),
        security: [],
      }),
    },
    '/api/me': {
      get: operation('Who you are', json('me: id, name, language, number of passkeys; null for a stranger')),
      put: operation('Your name and language', json('me'), { requestBody: body(me) }),
      delete: operation('Deletes your account; your games stay, without a name', json('me: null')),
    },
    '/api/tables': {
      get: operation('Public tables, newest first', json('tables'), {
        parameters: [
          query('status', { enum: ['open', 'playing', 'over'] }),
          query('game', { type: 'string' }),
          query('before', { type: 'integer', description: '`changed` of the last one seen' }),
        ],
        security: [],
      }),
      post: created('Opens a table', json('id'), { requestBody: body(newTable) }),
    },
    '/api/tables/{id}': {
      parameters: [path('id')],
      get: operation('The table as you may know it', json('hello: seats, clocks, your view, what was told')),
      post: operation('Does something at the table', json('seq: the place of the last line written'), {
        requestBody: body(command),
      }),
    },
    '/api/tables/{id}/events': {
      parameters: [path('id'), query('from', { type: 'integer', description: 'the first line wanted' })],
      get: operation('Everything that happens, a JSON line each: first hello, then what happens', {
        description: 'a stream that does not end before the house or you end it',
        content: { 'application/x-ndjson': { schema: { type: 'string' } } },
      }),
    },
    '/api/tables/{id}/record': {
      parameters: [path('id')],
      get: operation('A finished game with everything revealed', json('game (a saved game), seedHash, salts, ending')),
    },
    '/api/players/{id}': {
      parameters: [path('id')],
      get: operation('A player and the games that may be seen', json('id, name, tables')),
    },
    '/api/near': {
      get: operation('Where phones in the same network find the house; told to its own machine', json('addresses'), {
        security: [],
      }),
    },
    '/api/openapi.json': { get: operation('This description', json('OpenAPI'), { security: [] }) },
    '/health': { get: operation('Whether the program runs', json('ok'), { security: [] }) },
    '/ready': { get: operation('Whether its database answers', json('ok'), { security: [] }) },
    '/metrics': {
      get: operation(
        'Figures for Prometheus',
        { description: 'text', content: { 'text/plain': {} } },
        { security: [] },
      ),
    },
  },
};
