/** Asks a house by the table of routes, and holds every answer to its schema, and to what the description says of it. */
import { expect } from 'vitest';
import { type AnswerCode, refusal as refusalSchema } from '../../src/wire/answers/refusal.ts';
import { type CallArguments, type CallableRoute, requestOf } from '../../src/wire/call.ts';
import { addressOf, type Route } from '../../src/wire/route.ts';
import { type AnswerOf, ROUTES, type RouteName } from '../../src/wire/routes.ts';

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: object };
}
interface Operation {
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}
/** Who asks: a visitor with a token, or whatever a browser sends; nobody known, if nothing is said. */
export type Asker = { readonly token: string } | { readonly headers: Readonly<Record<string, string>> } | undefined;

export class RouteCheck {
  /** What has been answered so far, and with which codes something was refused. */
  readonly answered = new Set<RouteName>();
  readonly codes = new Set<AnswerCode>();
  readonly url: string;
  readonly described: Described;

  private constructor(url: string, described: Described) {
    this.url = url;
    this.described = described;
  }

  static async at(url: string): Promise<RouteCheck> {
    const response = await fetch(`${url}/api/openapi.json`);
    return new RouteCheck(url, (await response.json()) as Described);
  }

  async answer<Name extends CallableRoute>(
    asker: Asker,
    name: Name,
    ...call: CallArguments<Name>
  ): Promise<AnswerOf<Name>> {
    const response = await this.ask(asker, name, ...call);
    const body = await response.json();
    this.#check(name, response.status, body);
    return body as AnswerOf<Name>;
  }

  async refusal<Name extends CallableRoute>(
    asker: Asker,
    name: Name,
    ...call: CallArguments<Name>
  ): Promise<{ readonly status: number; readonly code: AnswerCode; readonly reason: string | undefined }> {
    const response = await this.ask(asker, name, ...call);
    const body = await response.json();
    // whatever is not named in the schema would be lost by reading it
    expect(refusalSchema.parse(body)).toEqual(body);
    const { code, reason } = refusalSchema.parse(body).error;
    expect(this.#responses(name)[response.status]?.description.split(', '), name).toContain(code);
    this.codes.add(code);
    return { status: response.status, code, reason };
  }

  ask<Name extends RouteName>(asker: Asker, name: Name, ...call: CallArguments<Name>): Promise<Response> {
    const { path, headers, ...request } = requestOf(name, ...call);
    const own = asker && 'token' in asker ? { authorization: `Bearer ${asker.token}` } : asker?.headers;
    return fetch(`${this.url}${path}`, { ...request, headers: { ...headers, ...own } });
  }

  /** Also a text, or a line, or a message of a socket. */
  message(name: RouteName, said: unknown, status = 200): void {
    this.#check(name, status, said);
  }

  #check(name: RouteName, status: number, body: unknown): void {
    const { answer, statuses = [200] }: Route = ROUTES[name];
    if (status !== 101) expect(statuses, `${name}: ${JSON.stringify(body)}`).toContain(status);
    expect(this.#responses(name)[status], name).toBeDefined();
    expect(answer.parse(body), name).toEqual(body);
    this.answered.add(name);
  }

  #responses(name: RouteName): Operation['responses'] {
    const { method, path } = addressOf(name);
    return this.described.paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!.responses;
  }
}
