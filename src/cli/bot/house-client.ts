/** A house elsewhere, over its HTTP interface: docs/api.md. */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { Command as TableCommand } from '../../table/decide/commands.ts';
import type { ServerMessage } from '../../wire/messages.ts';
import type { NewTableRequest } from '../../wire/requests.ts';

/** What the house answered instead, in its own words. */
export class HouseSays extends Error {}
/** It cannot be reached, or can do nothing just now. */
export class HouseAway extends Error {}
/** It asks for patience, for so long: whoever plays faster than people do meets its limits. */
export class HouseBusy extends HouseSays {
  readonly ms: number;
  constructor(message: string, ms: number) {
    super(message);
    this.ms = ms;
  }
}

const TOO_MUCH = 429;
const NOT_NOW: readonly number[] = [502, 503, 504];

export class HouseClient {
  readonly #url: string;
  #token: string | undefined;

  constructor(url: string, token?: string) {
    this.#url = url.replace(/\/+$/, '');
    this.#token = token;
  }

  /** A guest of this name, if there was no token. */
  async introduce(name: string): Promise<void> {
    if (this.#token !== undefined) return;
    const { token } = await this.#ask<{ token: string }>('POST', '/api/visitors', { name });
    this.#token = token;
  }

  linkTo(table: string): string {
    return `${this.#url}/t/${table}`;
  }

  async open(table: NewTableRequest): Promise<string> {
    return (await this.#ask<{ id: string }>('POST', '/api/tables', table)).id;
  }

  do(table: string, command: TableCommand): Promise<{ readonly seq: number }> {
    return this.#ask('POST', `/api/tables/${table}`, command);
  }

  /** What happens at a table, from a line on, until the line breaks. */
  async *events(table: string, from: number): AsyncGenerator<ServerMessage> {
    const { body } = await this.#fetch(`/api/tables/${table}/events?from=${from}`, { headers: this.#headers() });
    const input = Readable.fromWeb(body as never);
    // an error ends the lines; readline does not tell which
    input.on('error', () => {});
    try {
      for await (const line of createInterface({ input })) if (line !== '') yield JSON.parse(line) as ServerMessage;
    } finally {
      // whoever has heard enough lets the connection go
      input.destroy();
    }
  }

  async #ask<T>(method: string, path: string, body: object): Promise<T> {
    const headers = { 'content-type': 'application/json', ...this.#headers() };
    const response = await this.#fetch(path, { method, headers, body: JSON.stringify(body) });
    return (await response.json()) as T;
  }

  async #fetch(path: string, request: RequestInit): Promise<Response> {
    const response = await fetch(this.#url + path, request).catch((error: Error) => {
      throw new HouseAway(error.message);
    });
    if (response.ok) return response;
    const answer = (await response.json().catch(() => ({}))) as { error?: { message?: string } };
    const message = answer.error?.message ?? String(response.status);
    if (response.status === TOO_MUCH)
      throw new HouseBusy(message, 1000 * (Number(response.headers.get('retry-after')) || 1));
    throw NOT_NOW.includes(response.status) ? new HouseAway(message) : new HouseSays(message);
  }

  #headers(): Record<string, string> {
    return this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` };
  }
}
