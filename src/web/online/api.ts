/** What the pages ask of the house over HTTP. */
import { signal } from '@preact/signals';
import type { ToldLine } from '../../table/told/messages.ts';
import type { Me } from '../../wire/answers/me.ts';
import type { AnswerCode, RefusalAnswer } from '../../wire/answers/refusal.ts';
import type { ListedTable, TableRecord } from '../../wire/answers/tables.ts';
import { type Call, type CallArguments, type CallableRoute, type HttpRequest, requestOf } from '../../wire/call.ts';
import type { Hello, HouseRefusal } from '../../wire/messages.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import { rememberGuest } from '../guest.ts';
import { language } from '../text/index.ts';

type AnsweredRefusal = Omit<HouseRefusal, 'code'> & { readonly code: AnswerCode };

/** A refusal of the house, or that it cannot be reached. */
export class ApiRefusal extends Error {
  readonly refusal: AnsweredRefusal;
  constructor(refusal: AnsweredRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

/** Undefined until we have asked; null for a stranger. */
export const me = signal<Me | null | undefined>(undefined);

export async function loadMe(): Promise<void> {
  iAm((await ask('GET /api/me')).me);
}

/** Who has a name is remembered, so that his tables are looked for. */
export function iAm(known: Me | null): void {
  me.value = known;
  rememberGuest(known !== null);
}

export async function introduce(name: string): Promise<void> {
  iAm((await ask('PUT /api/me', { body: { name, language: language() } })).me);
}

export async function signOut(): Promise<void> {
  iAm((await ask('POST /api/me/sign-out')).me);
}

export async function deleteMe(): Promise<void> {
  iAm((await ask('DELETE /api/me')).me);
}

export const openTable = async (table: Call<'POST /api/tables'>['body']): Promise<string> =>
  (await ask('POST /api/tables', { body: table })).id;

export const tableOf = (id: string): Promise<Hello> => ask('GET /api/tables/:id', { params: { id } });

/** As anybody may know it, in whosever browser. */
export const tableFromAfar = (id: string): Promise<Hello> =>
  answered({ ...requestOf('GET /api/tables/:id', { params: { id } }), credentials: 'omit' });

/** Every line so far, as it may be known; asked for page by page. */
export async function linesOf(id: string): Promise<readonly ToldLine[]> {
  const pages: (readonly ToldLine[])[] = [];
  let before: number | undefined;
  do {
    const { lines } = await ask('GET /api/tables/:id/lines', { params: { id }, query: { before } });
    pages.unshift(lines);
    before = lines[0]?.seq ?? 0;
  } while (before > 0);
  return pages.flat();
}

export const recordOf = (id: string): Promise<TableRecord> => ask('GET /api/tables/:id/record', { params: { id } });

export const publicTables = async (
  status: ListedTable['status'],
  { game, last }: { readonly game?: string | undefined; readonly last?: ListedTable | undefined } = {},
): Promise<readonly ListedTable[]> =>
  (await ask('GET /api/tables', { query: { status, game, before: last?.changed, last: last?.id } })).tables;

export const playerOf = (id: string) => ask('GET /api/players/:id', { params: { id } });

/** Asks by the name of a route, whose types say what is sent and what comes back. */
export const ask = <Name extends CallableRoute>(name: Name, ...call: CallArguments<Name>): Promise<AnswerOf<Name>> =>
  answered<AnswerOf<Name>>(requestOf(name, ...call));

async function answered<Answer>({ path, ...request }: HttpRequest & Pick<RequestInit, 'credentials'>): Promise<Answer> {
  const response = await fetch(path, request).catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  if (response?.ok) return answer as Answer;
  throw new ApiRefusal(refusalIn(answer) ?? { code: 'away', reason: 'house.away' });
}

/** Whoever stands between us and the house may say no in other words. */
function refusalIn(answer: unknown): AnsweredRefusal | undefined {
  const { error } = (answer ?? {}) as Partial<RefusalAnswer>;
  return error?.reason === undefined ? undefined : { ...error, reason: error.reason };
}
