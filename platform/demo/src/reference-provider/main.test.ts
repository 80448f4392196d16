import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  callbackBody,
  type PaymentView,
  requestText,
  signedHeaders,
  signedId,
} from '../../../src/money/providers/payment-protocol.ts';
import { readProviderConfig } from './config.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const KEY = Buffer.alloc(32, 'shared').toString('base64');

const startProvider = async (env: Readonly<Record<string, string>>) => {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', PAYMENT_PROVIDER_KEY: KEY, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let origin = '';
  for await (const line of createInterface({ input: child.stdout })) {
    origin = /listening on (\S+)/.exec(line)?.[1] ?? '';
    if (origin !== '') break;
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const ended = once(child, 'exit');
    child.kill(signal);
    const [code] = await ended;
    return code as number | null;
  };
  return { origin, end };
};

/** A shop that hears callbacks from the moment it is told to. */
const openShop = async () => {
  const heard: { readonly id: string | undefined; readonly body: string }[] = [];
  let isOpen = false;
  const waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    response.writeHead(isOpen ? 200 : 503).end();
    if (!isOpen) return;
    heard.push({ id: signedId([KEY], body, headers), body });
    for (const wake of waiting.splice(0)) wake();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/callbacks/payments`,
    open: () => {
      isOpen = true;
    },
    heard,
    next: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
};

const ask = async (origin: string, method: 'GET' | 'POST', path: string, body?: object) => {
  const text = body === undefined ? '' : JSON.stringify(body);
  const headers = signedHeaders(KEY, requestText(method, path, text), new Date());
  const answer = await fetch(`${origin}${path}`, { method, headers, ...(body && { body: text }) });
  return { status: answer.status, body: (await answer.json()) as PaymentView };
};

describe('the payment provider as a process', () => {
  test('what it has answered survives its death, and what it has to say is said when somebody hears it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'provider-'));
    const shop = await openShop();
    const env = { PROVIDER_DATA: folder, CALLBACK_URL: shop.url, PUBLIC_ORIGIN: 'https://pay.example' };
    try {
      const first = await startProvider(env);
      const asked = { orderNo: 'DP-1', amountMinor: '50000', currency: 'PHP', kind: 'wallet', title: 'GCash' };
      const order = { ...asked, language: 'EN', dueAt: new Date(Date.now() + 900_000).toISOString() };
      const { body: opened } = await ask(first.origin, 'POST', '/payments', order);
      assert.equal((await ask(first.origin, 'POST', '/payments', { ...order, amountMinor: '1' })).status, 409);
      assert.equal((await ask(first.origin, 'POST', '/payments', { ...order, kind: 'shells' })).status, 400);
      const page = `${first.origin}${new URL(opened.url).pathname}`;
      const paid = await fetch(page, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
      assert.match(await paid.text(), /Paid\./);
      assert.equal(await first.end('SIGKILL'), null);

      shop.open();
      const hears = shop.next();
      const second = await startProvider(env);
      await hears;
      const [word] = shop.heard;
      assert.ok(word?.id, 'it is signed');
      const said = callbackBody.parse(JSON.parse(word.body));
      assert.ok(said.type === 'payment' && said.payment.state === 'paid' && said.payment.amountMinor === '50000');
      const { body: known } = await ask(second.origin, 'GET', '/payments/DP-1');
      assert.deepEqual([known.state, known.reference], ['paid', opened.reference]);
      assert.equal((await ask(second.origin, 'GET', '/payments/DP-2')).status, 404);
      assert.equal(await second.end('SIGTERM'), 0);
    } finally {
      await shop.close();
      rmSync(folder, { recursive: true });
    }
  });

  test('it does not start without a key, and has no desk where players are unless it is asked for', () => {
    assert.throws(() => readProviderConfig({}), /PAYMENT_PROVIDER_KEY_FILE has to name the key/);
    const deskIn = (env: NodeJS.ProcessEnv) => readProviderConfig({ PAYMENT_PROVIDER_KEY: KEY, ...env }).hasDesk;
    assert.deepEqual(
      [deskIn({}), deskIn({ NODE_ENV: 'production' }), deskIn({ NODE_ENV: 'production', PROVIDER_DESK: '1' })],
      [true, false, true],
    );
  });
});
