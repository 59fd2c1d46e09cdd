/** A socket at a table of the house, which tells from a line on; as a big screen, it is told what anybody may know. */
export function socketTo(id: string, from: number, as?: 'screen'): WebSocket {
  const { protocol, host } = location;
  const scheme = protocol === 'https:' ? 'wss' : 'ws';
  const path = `/api/tables/${id}/socket?from=${from}&lean=1${as === 'screen' ? '&screen=1' : ''}`;
  return new WebSocket(`${scheme}://${host}${path}`);
}
