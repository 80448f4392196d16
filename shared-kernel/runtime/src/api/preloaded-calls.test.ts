import { getHotGames } from '@shared-kernel/contracts/browse/games';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { answer } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { HttpResponse } from 'msw';
import { subscribe } from 'shared-kernel/events';
import { configureApi, dropPreloadedCalls } from 'shared-kernel/host/api';
import { sessionStore } from 'shared-kernel/host/session';
import { callApi, callKey } from './api.ts';

const server = serveApi();
const hotGames = { isPlatform: 2, language: 'TY', platform: 'html5', merchantCode: 'luna' } as const;

const started = (response: Promise<Response>): void => {
  globalThis.__startCalls = { [callKey(getHotGames, hotGames)]: response };
};
const total = async (): Promise<number> => (await callApi(getHotGames, hotGames)).total;
const byDocument = () => HttpResponse.json({ success: true, value: { list: [], total: 1 } });

beforeEach(() => {
  configureApi({ merchant: () => 'luna', language: () => 'TY' });
  sessionStore.setState({ session: null });
  jest.spyOn(performance, 'now').mockReturnValue(1_000);
  server.use(answer(getHotGames, { list: [], total: 2 }));
});
afterEach(() => dropPreloadedCalls());

test('a started call is named by method, path and sorted query', () => {
  expect(callKey(getHotGames, hotGames)).toBe(
    'GET /wps/relay/GCSGAME_hotGamesV2?isPlatform=2&language=TY&merchantCode=luna&platform=html5',
  );
  expect(callKey(getBalance, {})).toBe('GET /wps/wallets/balance');
});

test('a started call is taken once', async () => {
  started(Promise.resolve(byDocument()));
  expect([await total(), await total()]).toEqual([1, 2]);
});

/** An answer that begins, and never ends. */
const endless = () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([0x7b])) }));

test.each([
  ['is not answered', () => new Promise<Response>(() => undefined)],
  ['is answered without an end', () => Promise.resolve(endless())],
])('a started call that %s is made again when its time is over, and the line is doubted', async (_name, response) => {
  const told = jest.fn();
  const stop = subscribe('network.suspect', told);
  jest.spyOn(performance, 'now').mockReturnValue(14_990);
  started(response());
  await expect(total()).resolves.toBe(2);
  stop();
  expect(told).toHaveBeenCalledTimes(1);
});

test('who waits for a started call may leave', async () => {
  started(new Promise(() => undefined));
  const controller = new AbortController();
  const asked = callApi(getHotGames, hotGames, { signal: controller.signal });
  controller.abort(new Error('left the page'));
  await expect(asked).rejects.toThrow('left the page');
});

test.each([
  ['failed', () => Promise.reject(new TypeError('offline'))],
  [
    'broke off',
    () => Promise.resolve(new Response(new ReadableStream({ start: (body) => body.error(new TypeError('gone')) }))),
  ],
  ['was refused', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
])('a started call that %s is made again', async (_name, response) => {
  started(response());
  await expect(total()).resolves.toBe(2);
});

test('a started call is made again once it is old', async () => {
  jest.spyOn(performance, 'now').mockReturnValue(31_000);
  started(Promise.resolve(byDocument()));
  await expect(total()).resolves.toBe(2);
});

test('started calls are forgotten on demand', async () => {
  started(Promise.resolve(byDocument()));
  dropPreloadedCalls();
  await expect(total()).resolves.toBe(2);
});
