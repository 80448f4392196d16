import { File as NodeFile } from 'node:buffer';
import { getCaptcha, getCaptchaSum, login, logout, startTrial } from '@shared-kernel/contracts/account/session';
import { getGameList } from '@shared-kernel/contracts/browse/game-list';
import { getHotGames } from '@shared-kernel/contracts/browse/games';
import { launchGame } from '@shared-kernel/contracts/browse/play';
import { getBalance, getUnreadCount } from '@shared-kernel/contracts/member/member';
import { array, file, object, optional, rows, string } from '@shared-kernel/contracts/schema';
import { defineEndpoint } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, hang, refuse, unreachable } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { games } from '@shared-kernel/testing/game-builders';
import { aBalance, aSession } from '@shared-kernel/testing/member-builders';
import { HttpResponse, http } from 'msw';
import { now } from 'shared-kernel/clock';
import { subscribe } from 'shared-kernel/events';
import { configureApi } from 'shared-kernel/host/api';
import { resetClock } from 'shared-kernel/host/clock';
import { sessionStore } from 'shared-kernel/host/session';
import { getSession } from 'shared-kernel/session';
import { callApi, isApiError } from './api.ts';

jest.mock('./solve-proof.ts', () => ({
  solveProof: async ({ challenge }: { challenge: string }) => `solved ${challenge}`,
}));
jest.mock('./encrypt-body.ts', () => ({ encryptBody: async (body: string) => `sealed ${body.length}` }));

const server = serveApi();

beforeEach(() => {
  configureApi({ merchant: () => 'luna', language: () => 'TY' });
  sessionStore.setState({ session: null });
});

const hotGames = { isPlatform: 2, language: 'TY', platform: 'html5', merchantCode: 'luna' } as const;

/** Answers every attempt from a list, the last one for good, and counts them. */
const attempts = (path: string, ...answers: readonly (() => Response)[]) => {
  const seen: Request[] = [];
  const reply = ({ request }: { request: Request }): Response => {
    seen.push(request);
    return (answers[seen.length - 1] ?? answers.at(-1) ?? HttpResponse.error)();
  };
  server.use(http.all(`*${path}`, reply));
  return seen;
};

const listRows = defineEndpoint({
  summary: 'A call for this test',
  method: 'GET',
  path: '/wps/test/rows',
  access: 'public',
  input: object({}),
  value: object({ list: rows(object({ nodeId: string() })) }),
});

const ok = (value: unknown) => () => HttpResponse.json({ success: true, value });
const gatewayError = (status: number) => () => new HttpResponse('<h1>Bad gateway</h1>', { status });
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a call carries who asks, from what and in which language', async () => {
  sessionStore.setState({ session: aSession({ token: 't1' }) });
  const seen = attempts(getUnreadCount.path, ok(3));
  await expect(callApi(getUnreadCount, {})).resolves.toBe(3);
  expect(Object.fromEntries(seen[0]?.headers ?? [])).toMatchObject({
    merchant: 'luna',
    token: 't1',
    moduleid: 'INBOX3',
    language: 'TY',
  });
});

test('an installed standalone web app says so as it logs in, with no other call, and nobody else does', async () => {
  const asked = attempts(getHotGames.path, ok({ list: [], total: 0 }));
  const entered = attempts(login.path, ok({ token: 't1', userName: 'maria', customerType: 0 }));
  const enter = () => callApi(login, { username: 'a', password: 'b', type: 'username' });
  await enter();
  Object.defineProperty(navigator, 'standalone', { value: true, configurable: true });
  await callApi(getHotGames, hotGames);
  await enter();
  Reflect.deleteProperty(navigator, 'standalone');
  expect(asked.map(({ headers }) => headers.get('Device'))).toEqual([null]);
  expect(entered.map(({ headers }) => headers.get('Device'))).toEqual([null, 'OTHERS']);
});

test('a guest sends no token, a call without a module no module', async () => {
  const seen = attempts(getHotGames.path, ok({ list: [], total: 0 }));
  await callApi(getHotGames, hotGames);
  expect(seen[0]?.headers.has('Token')).toBe(false);
  expect(seen[0]?.headers.has('ModuleId')).toBe(false);
});

test('the input of a GET is its query, without the fields that have no value', async () => {
  const seen = attempts(getGameList.path, ok({ games: [], pageNum: 1, totalPages: 1, total: 0 }));
  await callApi(getGameList, {
    merchant: 'luna',
    platform: 'html5',
    gameType: 'RNG',
    gameName: '',
    isNew: null,
    pageNo: 1,
    pageSize: 26,
    language: 'TY',
    clientType: 2,
  });
  const query = Object.fromEntries(new URL(seen[0]?.url ?? '').searchParams);
  expect(query).toEqual({
    clientType: '2',
    gameName: '',
    gameType: 'RNG',
    language: 'TY',
    merchant: 'luna',
    pageNo: '1',
    pageSize: '26',
    platform: 'html5',
  });
});

test('the input of a POST is its JSON body', async () => {
  sessionStore.setState({ session: aSession() });
  const input = { vendor: 'JL', gameId: '1', nodeId: '1', supportPlay: 1, showChoice: false };
  const [game] = games(1);
  let asked: unknown;
  server.use(
    answerBy(launchGame, (given) => {
      asked = given;
      if (!game) throw new Error('no game');
      return { url: '/play', game, isFreePlay: false };
    }),
  );
  await callApi(launchGame, input);
  expect(asked).toEqual(input);
});

test('an encrypted body travels sealed and is named in the header', async () => {
  const seen = attempts(login.path, () =>
    HttpResponse.json({ success: false, errorCode: 'login.failed', message: '' }, { status: 401 }),
  );
  const input = { username: 'maria', password: 'secret', type: 'username' } as const;
  await failureOf(callApi(login, input));
  await expect(seen[0]?.text()).resolves.toBe(`sealed ${JSON.stringify(input).length}`);
  expect(seen[0]?.headers.get('Encryption')).toBe('JWE');
});

const refused = (errorCode: string, status: number) => () =>
  HttpResponse.json({ success: false, errorCode, message: '' }, { status });

test('a seal that the server’s key has outlived is made anew, once', async () => {
  const input = { username: 'maria', password: 'secret', type: 'username' } as const;
  const healed = attempts(login.path, refused('seal.stale', 400), ok({ token: 't1', userName: 'm', customerType: 0 }));
  await expect(callApi(login, input)).resolves.toMatchObject({ token: 't1' });
  expect(healed).toHaveLength(2);
  const hopeless = attempts(login.path, refused('seal.stale', 400));
  await expect(failureOf(callApi(login, input))).resolves.toMatchObject({ code: 'seal.stale' });
  expect(hopeless).toHaveLength(2);
  const duplicate = attempts(login.path, refused('request.duplicate', 409));
  await failureOf(callApi(login, input));
  expect(duplicate).toHaveLength(1);
});

test('work that the server asks for is done, and the call goes again with it; a page hears only what cannot be done', async () => {
  const asks = () =>
    HttpResponse.json(
      { success: false, errorCode: 'proof.required', message: '', value: { challenge: 'hard' } },
      { status: 428 },
    );
  const seen = attempts(startTrial.path, asks, ok({ token: 't', userName: 'trial', customerType: 4, trail: 1 }));
  await expect(callApi(startTrial, {})).resolves.toMatchObject({ token: 't' });
  expect(seen.map(({ headers }) => headers.get('Proof'))).toEqual([null, 'solved hard']);
  const endless = attempts(getCaptchaSum.path, asks);
  await expect(failureOf(callApi(getCaptchaSum, {}))).resolves.toMatchObject({ code: 'proof.required', status: 428 });
  expect(endless).toHaveLength(3);
});

const sending = (
  body: 'form' | 'multipart',
  input = object({ name: string(), list: string(), none: optional(string()) }),
) =>
  defineEndpoint({
    summary: 'For this test',
    method: 'POST',
    path: '/wps/test/form',
    access: 'public',
    body,
    input,
    value: object({}),
  });

test('a form travels form-encoded, without the fields that have no value', async () => {
  const seen = attempts('/wps/test/form', ok({}));
  await callApi(sending('form'), { name: 'Ana & Ben', list: '1,2', none: undefined });
  expect(seen[0]?.headers.get('Content-Type')).toContain('application/x-www-form-urlencoded');
  await expect(seen[0]?.text()).resolves.toBe('name=Ana+%26+Ben&list=1%2C2');
});

test('files travel as multipart, each under its field', async () => {
  const seen = attempts('/wps/test/form', ok({}));
  const upload = defineEndpoint({
    ...sending('multipart'),
    input: object({ note: string(), pictures: array(file()) }),
  });
  // jsdom's own File is none to Node's FormData.
  const picture = (name: string) => new NodeFile(['x'], name, { type: 'image/png' }) as unknown as File;
  await callApi(upload, { note: 'two', pictures: [picture('a.png'), picture('b.png')] });
  expect(seen[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
});

test('a call takes as long as its endpoint allows', async () => {
  const slow = defineEndpoint({ ...listRows, path: '/wps/test/slow', timeoutMs: 20 });
  server.use(hang(slow));
  await expect(callApi(slow, {})).rejects.toMatchObject({ code: 'timeout' });
});

test('an answer that never ends has no more time than one that never comes', async () => {
  const slow = defineEndpoint({ ...listRows, path: '/wps/test/slow', timeoutMs: 50 });
  const begin = () => new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"success":')) });
  const told = jest.fn();
  const stop = subscribe('network.suspect', told);
  attempts(slow.path, () => new HttpResponse(begin(), { headers: { 'Content-Type': 'application/json' } }));
  await expect(callApi(slow, {})).rejects.toMatchObject({ code: 'timeout', status: 0 });
  stop();
  expect(told).toHaveBeenCalledTimes(1);
});

test('a refusal is an ApiError with its code, status and value', async () => {
  server.use(refuse(login, 'captcha.required', { captcha: true }));
  const error = await failureOf(callApi(login, { username: 'a', password: 'b', type: 'username' }));
  expect(isApiError(error)).toBe(true);
  expect(error).toMatchObject({ code: 'captcha.required', status: 401, value: { captcha: true } });
});

test('an answer that breaks its contract is refused at the edge', async () => {
  attempts(getHotGames.path, ok({ list: 'all of them', total: 1 }));
  await expect(callApi(getHotGames, hotGames)).rejects.toMatchObject({ code: 'invalid-answer', status: 200 });
});

test('rows that break the contract are left out and told; the others arrive', async () => {
  attempts(listRows.path, ok({ list: [{ nodeId: [7] }, { nodeId: '8' }] }));
  const told: unknown[] = [];
  const stop = subscribe('answer.rows-dropped', (fact) => told.push(fact));
  await expect(callApi(listRows, {})).resolves.toEqual({ list: [{ nodeId: '8' }] });
  stop();
  expect(told).toEqual([{ path: listRows.path, reasons: ['Error: .list[0].nodeId is not a text'] }]);
});

test.each([
  ['no envelope', () => HttpResponse.json([])],
  ['no JSON', () => new HttpResponse('<h1>Welcome</h1>')],
])('a success with %s is an invalid answer', async (_name, reply) => {
  attempts(getHotGames.path, reply);
  await expect(callApi(getHotGames, hotGames)).rejects.toMatchObject({ code: 'invalid-answer' });
});

test.each([
  ['moon.full', 'moon.full'],
  ['', 'unknown'],
  [7, 'unknown'],
])('the error code %p of a server reaches the page as %p', async (errorCode, code) => {
  attempts(getHotGames.path, () => HttpResponse.json({ success: false, errorCode, message: 'x' }, { status: 400 }));
  await expect(callApi(getHotGames, hotGames)).rejects.toMatchObject({ code, status: 400 });
});

test('only an idempotent call carries a key: the one that is given, else a fresh one each time', async () => {
  const transfer = defineEndpoint({
    summary: 'A call for this test',
    method: 'POST',
    path: '/wps/test/transfer',
    access: 'public',
    isIdempotent: true,
    input: object({}),
    value: object({}),
  });
  const seen = attempts(transfer.path, ok({}));
  await callApi(transfer, {}, { idempotencyKey: 'k1' });
  await callApi(transfer, {});
  await callApi(transfer, {});
  const [first, second, third] = seen.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(first).toBe('k1');
  expect(second).toMatch(/^[\da-f-]{36}$/);
  expect(third).not.toBe(second);
  const plain = attempts(getHotGames.path, ok({ list: [], total: 0 }));
  await callApi(getHotGames, hotGames, { idempotencyKey: 'k1' });
  expect(plain[0]?.headers.has('Idempotency-Key')).toBe(false);
});

test.each([502, 503, 504])('a repeatable call tries again after a %d', async (status) => {
  const seen = attempts(getHotGames.path, gatewayError(status), ok({ list: [], total: 0 }));
  await expect(callApi(getHotGames, hotGames)).resolves.toEqual({ list: [], total: 0 });
  expect(seen).toHaveLength(2);
});

test('a repeatable call gives up after two more tries', async () => {
  const seen = attempts(getHotGames.path, gatewayError(502));
  await expect(callApi(getHotGames, hotGames)).rejects.toMatchObject({ code: 'unknown', status: 502 });
  expect(seen).toHaveLength(3);
});

test('a broken connection is a network error, tried again first', async () => {
  const seen = attempts(getHotGames.path, () => HttpResponse.error());
  await expect(callApi(getHotGames, hotGames)).rejects.toMatchObject({ code: 'network', status: 0 });
  expect(seen).toHaveLength(3);
});

test('a call that changes something is never sent twice, be it a GET', async () => {
  sessionStore.setState({ session: aSession() });
  const captchas = attempts(getCaptcha.path, gatewayError(503));
  const logouts = attempts(logout.path, gatewayError(503));
  await failureOf(callApi(getCaptcha, {}));
  await failureOf(callApi(logout, {}));
  expect([captchas.length, logouts.length]).toEqual([1, 1]);
});

test('an aborted call throws the reason of the abort and no ApiError', async () => {
  server.use(hang(getHotGames));
  const controller = new AbortController();
  const failure = failureOf(callApi(getHotGames, hotGames, { signal: controller.signal }));
  controller.abort(new Error('left the page'));
  await expect(failure).resolves.toMatchObject({ message: 'left the page' });
});

test('a refused token is told once, however many calls meet it', async () => {
  sessionStore.setState({ session: aSession({ token: 'old' }) });
  server.use(refuse(getBalance, 'session.expired'), refuse(getUnreadCount, 'session.expired'));
  const told = jest.fn();
  const stop = subscribe('session.expired', told);
  const failures = await Promise.all([failureOf(callApi(getBalance, {})), failureOf(callApi(getUnreadCount, {}))]);
  stop();
  expect(failures).toEqual([
    expect.objectContaining({ code: 'session.expired' }),
    expect.objectContaining({ code: 'session.expired' }),
  ]);
  expect(told).toHaveBeenCalledTimes(1);
});

test('a password that must be changed is told of by whoever is refused for it with a session', async () => {
  server.use(refuse(login, 'password.expired'), refuse(getBalance, 'password.expired'));
  const told = jest.fn();
  const stop = subscribe('password.expired', told);
  await callApi(login, { type: 'username', username: 'maria', password: 'lantern-88' }).catch(() => undefined);
  expect(told).not.toHaveBeenCalled();
  sessionStore.setState({ session: aSession() });
  await expect(callApi(getBalance, {})).rejects.toMatchObject({ code: 'password.expired', status: 403 });
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

test('a failed login of a guest does not end a session', async () => {
  server.use(refuse(login, 'login.failed'), refuse(getBalance, 'session.expired'));
  const told = jest.fn();
  const stop = subscribe('session.expired', told);
  await failureOf(callApi(login, { username: 'a', password: 'b', type: 'username' }));
  await failureOf(callApi(getBalance, {}));
  stop();
  expect(told).not.toHaveBeenCalled();
});

test('the fake platform refuses a session call without a token, and can break the connection', async () => {
  server.use(answer(getBalance, aBalance()), unreachable(logout));
  await expect(callApi(getBalance, {})).rejects.toMatchObject({ code: 'session.expired', status: 401 });
  await expect(callApi(logout, {})).rejects.toMatchObject({ code: 'network' });
});

describe('an answer that comes when another is here', () => {
  const asked = async (next: ReturnType<typeof aSession> | null) => {
    sessionStore.setState({ session: aSession({ token: 't1', userName: 'maria' }) });
    server.use(
      answerBy(getBalance, () => {
        sessionStore.setState({ session: next });
        return aBalance();
      }),
    );
    return callApi(getBalance, {});
  };

  test.each([
    ['nobody', null],
    ['another member', aSession({ token: 't2', userName: 'jose' })],
  ])('is not theirs to hear: %s', async (_who, next) => {
    expect(await failureOf(asked(next))).toMatchObject({ kind: 'api', code: 'session.expired' });
    expect(getSession()).toEqual(next);
  });

  test('is theirs when they are the same, under a new token', async () => {
    await expect(asked(aSession({ token: 't2', userName: 'maria' }))).resolves.toEqual(aBalance());
  });

  test('not even when the document started the call', async () => {
    sessionStore.setState({ session: aSession({ userName: 'maria' }) });
    jest.spyOn(performance, 'now').mockReturnValue(1_000);
    globalThis.__startCalls = {
      [`GET ${getBalance.path}`]: Promise.resolve().then(() => {
        sessionStore.setState({ session: aSession({ token: 't2', userName: 'jose' }) });
        return HttpResponse.json({ success: true, value: aBalance() });
      }),
    };
    expect(await failureOf(callApi(getBalance, {}))).toMatchObject({ code: 'session.expired' });
  });
});

test('an answer that says the time sets the page’s clock by it, to the millisecond', async () => {
  resetClock();
  const ask = defineEndpoint({
    summary: 'A call for this test',
    method: 'GET',
    path: '/lgw/test/draw',
    access: 'public',
    input: object({}),
    value: object({ serverTime: optional(string()) }),
  });
  server.use(answer(ask, { serverTime: '2031-01-02T03:04:05.678Z' }));
  await callApi(ask, {});
  const late = now().getTime() - Date.parse('2031-01-02T03:04:05.678Z');
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(5000);
  resetClock();
});
