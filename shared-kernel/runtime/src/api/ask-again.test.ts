import { object } from '@shared-kernel/contracts/schema';
import { type AnyEndpoint, defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { serveApi } from '@shared-kernel/testing/api-server';
import { HttpResponse, http } from 'msw';
import { now } from 'shared-kernel/clock';
import { subscribe } from 'shared-kernel/events';
import { configureApi } from 'shared-kernel/host/api';
import { createSubmissionKey } from '../query/submission-key.ts';
import { callApi } from './api.ts';
import { pause } from './pause.ts';

jest.mock('./pause.ts', () => ({ pause: jest.fn(async () => undefined) }));

const server = serveApi();
const paused = jest.mocked(pause);
const waits = () => paused.mock.calls.map(([milliseconds]) => milliseconds);

beforeEach(() => {
  paused.mockClear();
  configureApi({ merchant: () => 'tala', language: () => 'EN' });
});

const call = { summary: 'For this test', access: 'public', input: object({}), value: object({}) } as const;
const read = defineEndpoint({ ...call, method: 'GET', path: '/wps/test/read' });
const send = defineEndpoint({ ...call, method: 'POST', path: '/wps/test/send' });
const submit = defineEndpoint({ ...call, method: 'POST', path: '/wps/test/submit', isIdempotent: true });

const refused = (errorCode: string, status: number, retryAfter?: string) => () =>
  HttpResponse.json(
    { success: false, errorCode, message: '' },
    { status, headers: retryAfter === undefined ? {} : { 'Retry-After': retryAfter } },
  );
const busy = (retryAfter?: string) => refused('platform.busy', 503, retryAfter);
const ok = () => HttpResponse.json({ success: true, value: {} });

/** Answers the attempts in turn, the last one for good. */
const attempts = ({ path }: AnyEndpoint, ...answers: readonly (() => Response)[]) => {
  const seen: Request[] = [];
  server.use(
    http.all(`*${path}`, ({ request }) => {
      seen.push(request);
      return (answers[seen.length - 1] ?? answers.at(-1) ?? HttpResponse.error)();
    }),
  );
  return seen;
};

const counting = () => {
  const counts: number[] = [];
  return { counts, stop: subscribe('calls.waiting', ({ count }) => counts.push(count)) };
};

test('a busy platform is asked again when it said, a little spread, and the player is told meanwhile', async () => {
  const seen = attempts(read, busy('2'), busy('3'), ok);
  const { counts, stop } = counting();
  await expect(callApi(read, {})).resolves.toEqual({});
  stop();
  expect(seen).toHaveLength(3);
  const [first = 0, second = 0] = waits();
  expect(first).toBeGreaterThan(1900);
  expect(first).toBeLessThanOrEqual(2500);
  expect(second).toBeGreaterThan(2900);
  expect(second).toBeLessThanOrEqual(3750);
  expect(counts).toEqual([1, 0]);
});

test('after three tries it is said to have failed, with the time to come back', async () => {
  const seen = attempts(read, busy('2'));
  const { counts, stop } = counting();
  const failure = await callApi(read, {}).catch((error: unknown) => error);
  stop();
  expect(failure).toMatchObject({ code: 'platform.busy', status: 503, retryAt: expect.any(Number) });
  expect((failure as { retryAt: number }).retryAt - now().getTime()).toBeLessThanOrEqual(2000);
  expect(seen).toHaveLength(3);
  expect(counts).toEqual([1, 0]);
});

test.each([
  ['of half a minute and more', busy('31'), 31_000],
  ['of a limit that holds for an hour', refused('rate.limited', 429, '3600'), 3_600_000],
])('a wait %s is left to the player', async (_what, answer, retryAfterMs) => {
  const seen = attempts(read, answer);
  const failure = (await callApi(read, {}).catch((error: unknown) => error)) as { retryAt: number };
  expect(Math.abs(failure.retryAt - now().getTime() - retryAfterMs)).toBeLessThan(5000);
  expect(seen).toHaveLength(1);
  expect(waits()).toEqual([]);
});

test('all waits of a call together are half a minute at most', async () => {
  const seen = attempts(read, busy('20'));
  await expect(callApi(read, {})).rejects.toMatchObject({ code: 'platform.busy' });
  expect(seen).toHaveLength(2);
});

test('a limit that is over in a moment is waited for; one that says no time is not', async () => {
  expect(attempts(read, refused('rate.limited', 429, '1'), ok)).toEqual([]);
  await expect(callApi(read, {})).resolves.toEqual({});
  const seen = attempts(read, refused('rate.limited', 429));
  await expect(callApi(read, {})).rejects.toMatchObject({ code: 'rate.limited', retryAt: undefined });
  expect(seen).toHaveLength(1);
});

test('a date in Retry-After is read as well', async () => {
  attempts(read, busy(new Date(now().getTime() + 600_000).toUTCString()));
  const failure = (await callApi(read, {}).catch((error: unknown) => error)) as { retryAt: number };
  expect(Math.round((failure.retryAt - now().getTime()) / 60_000)).toBe(10);
});

test('a broken line is tried again soon, and nobody is told of so short a wait', async () => {
  attempts(read, HttpResponse.error, ok);
  const { counts, stop } = counting();
  await expect(callApi(read, {})).resolves.toEqual({});
  stop();
  expect(waits()).toHaveLength(1);
  expect(waits()[0]).toBeLessThan(1000);
  expect(counts).toEqual([]);
});

test.each([
  ['a busy platform', busy('1')],
  ['a broken line', () => HttpResponse.error()],
  ['a gateway', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 })],
])('an idempotent submission is sent again after %s, under the same key', async (_what, failed) => {
  const seen = attempts(submit, failed, ok);
  await expect(callApi(submit, {}, { idempotencyKey: 'key-00001' })).resolves.toEqual({});
  expect(seen.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-00001', 'key-00001']);
});

test.each([
  ['after a broken line', HttpResponse.error],
  ['after a busy platform', busy('1')],
])('a submission that is stopped at the door %s stays itself', async (_what, first) => {
  attempts(submit, first, refused('rate.limited', 429));
  const key = createSubmissionKey();
  const given = key.of({});
  const failure = await callApi(submit, {}, { idempotencyKey: given }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'rate.limited' });
  key.settle(failure);
  expect(key.of({})).toBe(given);
});

test('a submission that was refused after a broken line is over', async () => {
  attempts(submit, HttpResponse.error, refused('wallet.insufficient', 409));
  const key = createSubmissionKey();
  const given = key.of({});
  key.settle(await callApi(submit, {}, { idempotencyKey: given }).catch((error: unknown) => error));
  expect(key.of({})).not.toBe(given);
});

test('a submission without a key is never sent twice', async () => {
  const seen = attempts(send, busy('1'), ok);
  await expect(callApi(send, {})).rejects.toMatchObject({ code: 'platform.busy' });
  expect(seen).toHaveLength(1);
});

test.each([
  ['platform.maintenance', 503],
  ['location.blocked', 403],
  ['not.found', 404],
  ['unknown', 500],
])('%s is no matter of waiting', async (code, status) => {
  const seen = attempts(read, refused(code, status, '1'));
  await expect(callApi(read, {})).rejects.toMatchObject({ code });
  expect(seen).toHaveLength(1);
});

test('a page that is left waits no longer', async () => {
  const seen = attempts(read, busy('20'));
  const leaving = new AbortController();
  paused.mockImplementationOnce((milliseconds, signal) => {
    const waiting = jest.requireActual<typeof import('./pause.ts')>('./pause.ts').pause(milliseconds, signal);
    leaving.abort(new Error('left the page'));
    return waiting;
  });
  const { counts, stop } = counting();
  await expect(callApi(read, {}, { signal: leaving.signal })).rejects.toThrow('left the page');
  stop();
  expect(seen).toHaveLength(1);
  expect(counts).toEqual([1, 0]);
}, 10_000);
