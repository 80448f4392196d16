import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { ProviderError } from './payment-provider.ts';
import { referenceProvider } from './reference-adapter.ts';

/** What it answers whoever asks for whatever order. */
const PAID = { orderNo: 'DP-1', state: 'paid', url: 'http://localhost/pay', reference: 'R-1', amountMinor: '50000' };

test('an answer about another order than was asked for is none', async (context) => {
  const server = createServer((_, response) => response.end(JSON.stringify(PAID))).listen(0, 'localhost');
  await once(server, 'listening');
  context.after(() => server.close());
  const { port } = server.address() as AddressInfo;
  const provider = referenceProvider({ url: `http://localhost:${port}`, keys: [randomBytes(32).toString('base64')] });
  assert.equal((await provider.payment('DP-1'))?.state, 'paid');
  const payout = { amount: 1n, currency: 'PHP', bankCode: 'BPI', accountNumber: '1', payeeName: 'Ana Cruz' };
  assert.equal((await provider.payOut({ ...payout, orderNo: 'DP-1' })).state, 'paid');
  await assert.rejects(provider.payment('DP-2'), ProviderError);
  await assert.rejects(provider.payOut({ ...payout, orderNo: 'DP-2' }), ProviderError);
});
