/** Visitors who come from outside, as a program does: a token, and requests made with it. */
export interface Visitor {
  readonly id: string;
  readonly token: string;
}

export async function visit(url: string, name: string): Promise<Visitor> {
  return ask(url, undefined, 'POST', '/api/visitors', { name: name.slice(0, 30) });
}

export async function ask<T>(
  url: string,
  visitor: Visitor | undefined,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(visitor && { authorization: `Bearer ${visitor.token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as T;
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** A game of these two begins; `more` is what the table is asked for beside them. */
export async function beginTable(
  url: string,
  [first, second]: readonly [Visitor, Visitor],
  more: { readonly game: string; readonly control?: object; readonly public?: boolean; readonly chance?: object },
): Promise<string> {
  const request = { seats: 2, holders: ['me', 'free'], ...more };
  const { id } = await ask<{ id: string }>(url, first, 'POST', '/api/tables', request);
  await ask(url, second, 'POST', `/api/tables/${id}`, { do: 'sit', seat: 1 });
  await ask(url, first, 'POST', `/api/tables/${id}`, { do: 'start' });
  return id;
}
