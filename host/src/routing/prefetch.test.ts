import { getBalance } from '@shared-kernel/contracts/member/member';
import { answer } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aBalance, aSession } from '@shared-kernel/testing/member-builders';
import { aRoute } from '@shared-kernel/testing/site-builders';
import { waitFor } from '@testing-library/react';
import { COMMON_TEXTS } from 'shared-kernel/common-texts';
import { configureApi, dropPreloadedCalls } from 'shared-kernel/host/api';
import { initI18n } from 'shared-kernel/host/i18n';
import { createQueryClient } from 'shared-kernel/host/query';
import { sessionStore } from 'shared-kernel/host/session';
import { getLanguage } from 'shared-kernel/i18n';
import { apiQuery } from 'shared-kernel/query';
import { preloadCall } from 'shared-kernel/remote';
import { aHost } from '../testing/hosts.ts';
import { prefetchPage } from './prefetch.ts';

serveApi(answer(getBalance, aBalance()));
const TEXTS = { EN: async () => ({ default: {} }), TY: async () => ({ default: {} }) };
const RECORD = aRoute({
  path: '/m/gameRecord',
  page: 'record',
  access: 'login-page',
  starts: [preloadCall(getBalance, {})],
});

const aSite = () => {
  const load = jest.fn(async () => ({ Page: () => null }));
  return { load, host: aHost([RECORD], {}, { pages: { record: load }, slots: {} }), queries: createQueryClient() };
};
const started = (): readonly string[] => Object.keys(globalThis.__startCalls ?? {});
const onConnection = (connection: object | undefined): void =>
  void Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(async () => {
  await initI18n({ language: 'EN', frame: TEXTS, common: COMMON_TEXTS });
  configureApi({ merchant: () => 'tala', language: getLanguage });
  sessionStore.setState({ session: aSession() });
  window.history.pushState(null, '', '/m/home');
  dropPreloadedCalls();
  onConnection(undefined);
});

test('code and data of the next page are asked for together', async () => {
  const { host, load, queries } = aSite();
  prefetchPage(host, queries, '/m/gameRecord?day=1', false);
  expect(started()).toEqual([`GET ${getBalance.path}`]);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

test('an answer that is here is not asked again', async () => {
  const { host, queries } = aSite();
  await queries.fetchQuery(apiQuery(getBalance, {}));
  prefetchPage(host, queries, '/m/gameRecord', false);
  expect(started()).toEqual([]);
});

test.each([
  ['to a page that the visitor may not see', () => sessionStore.setState({ session: null }), '/m/gameRecord'],
  ['to a page that nobody serves', () => undefined, '/m/nowhere'],
  ['to the page that is shown', () => window.history.pushState(null, '', '/m/gameRecord'), '/m/gameRecord?day=2'],
  ['where the player saves data', () => onConnection({ saveData: true }), '/m/gameRecord'],
])('nothing is fetched on a guess %s', (_name, arrange, to) => {
  arrange();
  const { host, load, queries } = aSite();
  prefetchPage(host, queries, to, false);
  expect(started()).toEqual([]);
  expect(load).not.toHaveBeenCalled();
});

test('where the player saves data, a page that is being opened is fetched all the same', () => {
  onConnection({ saveData: true });
  const { host, queries } = aSite();
  prefetchPage(host, queries, '/m/gameRecord', true);
  expect(started()).toHaveLength(1);
});

test('what a page starts is fetched first when the document does not say it yet', async () => {
  const { queries } = aSite();
  const host = aHost(
    [{ ...RECORD, starts: [] }],
    {},
    { pages: { record: async () => ({ Page: () => null }) }, slots: {} },
  );
  const [name = ''] = host.document.remotes.map(({ live }) => live.name);
  const { preload } = host.document.remotes[0]?.live ?? {};
  const details = { name, starts: { [RECORD.path]: RECORD.starts }, preload, integrity: {} };
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(Response.json({ compositionId: host.document.compositionId, remotes: [details] }));
  prefetchPage(host, queries, '/m/gameRecord', true);
  await waitFor(() => expect(started()).toEqual([`GET ${getBalance.path}`]));
  expect(String(fetched.mock.calls[0]?.[0])).toContain('/m/_release?details=');
});
