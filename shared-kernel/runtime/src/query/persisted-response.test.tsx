import { getHotGames } from '@shared-kernel/contracts/browse/games';
import { getMemberInfo } from '@shared-kernel/contracts/member/member';
import { answer, hang, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aGame } from '@shared-kernel/testing/game-builders';
import { aLoginAnswer, aMember, aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { signOutLocally } from 'shared-kernel/host/session';
import { signIn } from 'shared-kernel/session';
import { useApi } from './query.ts';

const server = serveApi();
const INPUT = { isPlatform: 2, language: 'EN', platform: 'html5', merchantCode: 'tala' } as const;

const Games = ({ language = 'EN' as 'EN' | 'TY' }) => {
  const { data, isError } = useApi(getHotGames, { ...INPUT, language });
  return <output>{`${data?.list.map(({ gameName }) => gameName) ?? 'nothing'}${isError ? ', failed' : ''}`}</output>;
};

const Member = () => <output>{useApi(getMemberInfo, {}).data?.account ?? 'nobody'}</output>;

const visit = async (page: React.JSX.Element, options = {}) => {
  const { unmount } = await renderPage(page, options);
  return unmount;
};

const firstVisit = async () => {
  server.use(answer(getHotGames, { list: [aGame({ gameName: 'Koi Emperor' })], total: 1 }));
  const leave = await visit(<Games />);
  expect(await screen.findByText('Koi Emperor')).toBeVisible();
  leave();
};

test('the second visit shows the last answer while it asks again', async () => {
  await firstVisit();
  server.use(hang(getHotGames));
  await visit(<Games />);
  expect(screen.getByText('Koi Emperor')).toBeVisible();
});

test('the fresh answer takes its place', async () => {
  await firstVisit();
  server.use(answer(getHotGames, { list: [aGame({ gameName: 'Bulkan' })], total: 1 }));
  await visit(<Games />);
  expect(await screen.findByText('Bulkan')).toBeVisible();
});

test('a failed call shows the last answer, and that it failed', async () => {
  await firstVisit();
  server.use(refuse(getHotGames, 'unknown'));
  await visit(<Games />);
  expect(await screen.findByText('Koi Emperor, failed')).toBeVisible();
});

test.each([
  ['another language', <Games key="ty" language="TY" />, {}],
  ['another merchant', <Games key="luna" />, { brand: { merchantCode: 'luna' } }],
])('%s has no use for it', async (_name, page, options) => {
  await firstVisit();
  server.use(hang(getHotGames));
  await visit(page, options);
  expect(screen.getByText('nothing')).toBeVisible();
});

test('what an earlier release kept in another shape is nothing', async () => {
  await firstVisit();
  localStorage.setItem('hotGames', (localStorage.getItem('hotGames') ?? '').replace('"list":[', '"list":["old",'));
  localStorage.setItem('hotGames', (localStorage.getItem('hotGames') ?? '').replace('"value":{', '"value":[{'));
  server.use(hang(getHotGames));
  await visit(<Games />);
  expect(screen.getByText('nothing')).toBeVisible();
});

test('a member’s is kept under its name for that member alone, until sign-out', async () => {
  server.use(answer(getMemberInfo, aMember({ account: 'maria' })));
  const leave = await visit(<Member />, { session: aSession({ userName: 'maria' }) });
  expect(await screen.findByText('maria')).toBeVisible();
  leave();
  expect(localStorage.getItem('memberInfo')).toContain('maria');
  server.use(hang(getMemberInfo));
  const leaveOther = await visit(<Member />, { session: aSession({ userName: 'jose' }) });
  expect(screen.getByText('nobody')).toBeVisible();
  leaveOther();
  signOutLocally();
  expect(localStorage.getItem('memberInfo')).toBeNull();
});

test('what was kept for one member is not shown to the next, nor to a guest, on a page that stays', async () => {
  server.use(answer(getMemberInfo, aMember({ account: 'maria' })));
  const leave = await visit(<Member />, { session: aSession({ userName: 'maria' }) });
  expect(await screen.findByText('maria')).toBeVisible();
  leave();
  server.use(hang(getMemberInfo));
  await visit(<Member />, { session: aSession({ userName: 'maria' }) });
  expect(screen.getByText('maria')).toBeVisible();
  act(() => signOutLocally());
  await waitFor(() => expect(screen.getByText('nobody')).toBeVisible());
  act(() => signIn(aLoginAnswer({ userName: 'jose', token: 'another' })));
  await waitFor(() => expect(screen.getByText('nobody')).toBeVisible());
});

test('a device’s record names nobody, and serves whoever comes next', async () => {
  server.use(answer(getHotGames, { list: [aGame({ gameName: 'Koi Emperor' })], total: 1 }));
  const leave = await visit(<Games />, { session: aSession({ userName: 'maria' }) });
  expect(await screen.findByText('Koi Emperor')).toBeVisible();
  leave();
  expect(localStorage.getItem('hotGames')).not.toContain('maria');
  server.use(hang(getHotGames));
  await visit(<Games />);
  expect(screen.getByText('Koi Emperor')).toBeVisible();
});
