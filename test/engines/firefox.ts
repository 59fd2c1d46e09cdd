/** Firefox, driven by WebDriver BiDi over its own socket. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { DrivenPage } from './driven-page.ts';

/** Nothing of its own leaves the machine. */
const PREFERENCES: Readonly<Record<string, string | number | boolean>> = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.w3c_touch_events.enabled': 1,
  'intl.accept_languages': 'fr',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

export async function openFirefox(program: string): Promise<DrivenPage> {
  const profile = mkdtempSync(join(tmpdir(), 'escale-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'];
  const process = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await addressIn(process)}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const bidi = new Bidi(socket);
  await bidi.ask('session.new', { capabilities: {} });
  const { contexts } = await bidi.ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context } = contexts[0]!;
  await bidi.ask('browsingContext.setViewport', { context, viewport: { width: 390, height: 844 } });
  return {
    open: async (url) => void (await bidi.ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run<T>(body: string) {
      const answer = await bidi.ask<Evaluated>('script.evaluate', {
        expression: `(async () => { ${body} })().then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value) as T;
    },
    async tap(x, y) {
      await bidi.ask('input.performActions', { context, actions: [finger(x, y)] });
    },
    async close() {
      await bidi.ask('browser.close', {}).catch(() => undefined);
      socket.close();
      await ended(process);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

export const finger = (x: number, y: number) => ({
  type: 'pointer',
  id: 'finger',
  parameters: { pointerType: 'touch' },
  actions: [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

function addressIn({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    stderr!.on('data', (data: Buffer) => {
      heard += String(data);
      const [, address] = /listening on (ws:\S+)/.exec(heard) ?? [];
      if (address) resolve(address);
    });
    stderr!.on('end', () => reject(new Error(`Firefox did not start: ${heard}`)));
  });
}

export async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const over = new Promise((resolve) => process.once('exit', resolve));
  process.kill();
  await over;
}

/** Questions and answers over one socket. */
class Bidi {
  readonly #socket: WebSocket;
  readonly #asked = new Map<number, { answer(value: unknown): void; refuse(error: Error): void }>();
  #last = 0;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const { id, type, result, error, message } = JSON.parse(String(data));
      const asked = this.#asked.get(id);
      this.#asked.delete(id);
      if (type === 'error') asked?.refuse(new Error(`${error}: ${message}`));
      else asked?.answer(result);
    });
    socket.on('close', () => {
      for (const { refuse } of this.#asked.values()) refuse(new Error('Firefox has gone'));
    });
  }

  ask<T>(method: string, params: object): Promise<T> {
    const id = ++this.#last;
    return new Promise<T>((resolve, reject) => {
      this.#asked.set(id, { answer: (value) => resolve(value as T), refuse: reject });
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
