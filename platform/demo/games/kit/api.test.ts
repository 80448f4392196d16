import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

interface FrameCalls {
  isAsAnswered(round: { betNo: string; nonce: number; proof?: { seedHash: string } }): boolean;
  state(): Promise<unknown>;
  round(
    ask: { stake: number; idempotencyKey: string },
    onWait?: (wait: { code: string; ms: number }) => void,
  ): Promise<unknown>;
}
type CreateApi = (ticket: string, wait: (ms: number) => Promise<void>) => FrameCalls;

/** The frame's own file: it is written for browsers, and outside this package's sources. */
const { createApi }: { createApi: CreateApi } = await import(new URL('./api.js', import.meta.url).href);

const ASK = { stake: 100, idempotencyKey: 'round-0001' };
const RESULT = { betNo: 'B1' };

const success = (value: unknown) => Response.json({ success: true, value });
const refusal = (status: number, errorCode: string, retryAfter?: string) =>
  Response.json(
    { success: false, errorCode, message: 'no' },
    { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } },
  );
const lost = () => Promise.reject(new TypeError('fetch failed'));

const fetchOfNode = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchOfNode;
});

/** The frame's calls over these answers, one after the other; the last one stays. */
const playing = (...answers: readonly (() => Response | Promise<Response>)[]) => {
  const sent: { path: string; launch: string | null; body: string }[] = [];
  const waits: number[] = [];
  globalThis.fetch = async (path, init) => {
    const answer = answers[Math.min(sent.length, answers.length - 1)];
    sent.push({ path: String(path), launch: new Headers(init?.headers).get('Launch'), body: String(init?.body ?? '') });
    return answer?.() ?? lost();
  };
  const api = createApi('ticket', async (ms) => {
    waits.push(ms);
  });
  return { api, sent, waits };
};

test('the ticket is spent once; later calls carry the launch token', async () => {
  const opened = { launch: 'token', state: { title: 'A' } };
  const { api, sent } = playing(
    () => success(opened),
    () => success({ title: 'B' }),
    () => success(RESULT),
  );
  assert.deepEqual(await api.state(), { title: 'A' });
  assert.deepEqual(await api.state(), { title: 'B' });
  await api.round(ASK);
  assert.deepEqual(
    sent.map(({ path, launch }) => [path, launch]),
    [
      ['/wps/play/api/open', 'ticket'],
      ['/wps/play/api/state', 'token'],
      ['/wps/play/api/round', 'token'],
    ],
  );
});

test('a lost answer, a gateway without one and a busy server are asked again with the same key', async () => {
  const gateway = () => new Response('<html>', { status: 504 });
  const { api, sent, waits } = playing(
    lost,
    gateway,
    () => refusal(503, 'platform.busy', '4'),
    () => success(RESULT),
  );
  const told: string[] = [];
  assert.deepEqual(await api.round(ASK, ({ code }) => told.push(code)), RESULT);
  assert.equal(new Set(sent.map(({ body }) => body)).size, 1);
  assert.deepEqual(told, ['unreachable', 'unreachable', 'platform.busy']);
  assert.deepEqual(waits, [600, 1500, 4000], 'the server’s own wish counts where it is longer');
});

test('asking again has an end', async () => {
  const { api, sent } = playing(lost);
  await assert.rejects(api.round(ASK), { code: 'unreachable' });
  assert.equal(sent.length, 6);
});

test('a wait that is too long is left to the player, and so is every other refusal', async () => {
  const limited = playing(() => refusal(429, 'rate.limited', '42'));
  await assert.rejects(limited.api.round(ASK), { code: 'rate.limited', retryAfterMs: 42_000 });
  assert.equal(limited.sent.length, 1);
  for (const [status, code] of [
    [401, 'session.expired'],
    [409, 'wallet.insufficient'],
    [400, 'request.invalid'],
  ] as const) {
    const refused = playing(() => refusal(status, code));
    await assert.rejects(refused.api.round(ASK), { code });
    assert.equal(refused.sent.length, 1, code);
  }
});

test('a round is held against the seed and number that it was answered with; one of another frame against nothing', async () => {
  const { api } = playing(() => success({ ...RESULT, seedHash: 'promised', nonce: 3 }));
  await api.round(ASK);
  const shown = (betNo: string, nonce: number, seedHash: string) =>
    api.isAsAnswered({ betNo, nonce, proof: { seedHash } });
  assert.equal(shown('B1', 3, 'promised'), true);
  assert.equal(shown('B1', 3, 'another'), false);
  assert.equal(shown('B1', 4, 'promised'), false);
  assert.equal(shown('B2', 4, 'another'), true);
  assert.equal(api.isAsAnswered({ betNo: 'B1', nonce: 3 }), true);
});
