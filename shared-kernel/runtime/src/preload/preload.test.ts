import { addFavourite } from '@shared-kernel/contracts/browse/favourites';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { answer } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBalance, aSession } from '@shared-kernel/testing/member-builders';
import { HttpResponse, http } from 'msw';
import { callApi } from 'shared-kernel/api';
import { today } from 'shared-kernel/clock';
import { configureApi, dropPrefetchedCalls, dropPreloadedCalls } from 'shared-kernel/host/api';
import { sessionStore } from 'shared-kernel/host/session';
import { preloadCalls } from './host.ts';

const asked: string[] = [];
const server = serveApi(
  answer(getBalance, aBalance({ sumBalance: '12.00' })),
  answer(addFavourite, {}),
  http.get('*/wps/x', () => HttpResponse.json({})),
);
const balance = { path: getBalance.path, query: {}, when: 'session' } as const;
const nothingKnown = () => false;

beforeEach(() => {
  asked.length = 0;
  server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
  configureApi({ merchant: () => 'tala', language: () => 'EN' });
  sessionStore.setState({ session: aSession() });
  dropPreloadedCalls();
});
afterEach(() => server.events.removeAllListeners());

test('what was started ahead is the answer of the page’s own call, once', async () => {
  preloadCalls([balance], '/m/member/home', nothingKnown);
  preloadCalls([balance], '/m/member/home', nothingKnown);
  await expect(callApi(getBalance, {})).resolves.toMatchObject({ sumBalance: '12.00' });
  expect(asked).toEqual([getBalance.path]);
  await callApi(getBalance, {});
  expect(asked).toHaveLength(2);
});

test('a guest starts nothing of a member’s, and nothing is asked that is here', () => {
  preloadCalls([balance], '/m/member/home', (key) => key === `GET ${getBalance.path}`);
  sessionStore.setState({ session: null });
  preloadCalls([balance], '/m/member/home', nothingKnown);
  expect(globalThis.__startCalls ?? {}).toEqual({});
});

test('what is asked only without filters is not started at an address that has some', () => {
  const plain = { ...balance, isPlain: true };
  preloadCalls([plain], '/m/gameRecord?range=7d', nothingKnown);
  expect(globalThis.__startCalls ?? {}).toEqual({});
  preloadCalls([plain], '/m/gameRecord', nothingKnown);
  expect(Object.keys(globalThis.__startCalls ?? {})).toHaveLength(1);
});

test('values of the address, the day and the language are filled in; the query is sorted', () => {
  const query = {
    type: '$query.types',
    day: '$today',
    language: '$language',
    code: '$merchant',
    a: '1',
  };
  preloadCalls([{ path: '/wps/x', query, when: 'always' }], '/m/transaction/record?types=A', nothingKnown);
  expect(Object.keys(globalThis.__startCalls ?? {})).toEqual([
    `GET /wps/x?a=1&code=tala&day=${today()}&language=EN&type=A`,
  ]);
});

test('a call about what the address does not name is not started', () => {
  const draws = { path: '/wps/x', query: { gameCode: '$query.code', language: '$language' }, when: 'always' } as const;
  preloadCalls([draws], '/m/startLottery', nothingKnown);
  expect(globalThis.__startCalls ?? {}).toEqual({});
});

test('a trial account’s calls are its own merchant’s, for what the site’s merchant has', () => {
  configureApi({ merchant: () => 'tala-trial', language: () => 'EN' });
  preloadCalls([{ path: '/wps/x', query: { merchantCode: '$merchant' }, when: 'always' }], '/m/home', nothingKnown);
  expect(Object.keys(globalThis.__startCalls ?? {})).toEqual(['GET /wps/x?merchantCode=tala']);
});

test('a call that changes something forgets what was started before it', async () => {
  preloadCalls([balance], '/m/member/home', nothingKnown);
  await callApi(addFavourite, { nodeId: '1', token: 't', vendor: 'JL' });
  expect(globalThis.__startCalls).toEqual({});
});

test('the document’s own calls outlast a change', () => {
  const own = Promise.resolve(new Response());
  globalThis.__startCalls = { 'GET /wps/own': own };
  preloadCalls([balance], '/m/member/home', nothingKnown);
  dropPrefetchedCalls();
  expect(globalThis.__startCalls).toEqual({ 'GET /wps/own': own });
});
