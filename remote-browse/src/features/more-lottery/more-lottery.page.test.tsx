import { getVendorGameTypes } from '@shared-kernel/contracts/browse/games';
import { getLotteries, getLotteryMenus, getRecentLotteries } from '@shared-kernel/contracts/browse/lotteries';
import { moreLotteryLink, paths } from '@shared-kernel/contracts/system/paths';
import { answer, hang, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aLottery, aLotteryGroup } from '@shared-kernel/testing/lottery-builders';
import { aSession } from '@shared-kernel/testing/member-builders';
import type { RenderPageOptions } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import shared from '../../shared/texts.en.json';
import { renderBrowse } from '../../testing/render-browse.tsx';
import { Page } from './more-lottery.page.tsx';
import en from './texts.en.json';

const FAST = aLottery();
const DAILY = aLottery({ gameCode: 'bola-6', gameName: 'Bola 6/42', groupCode: '' });
const LONE = aLottery({ gameCode: 'lone', gameName: 'Lone', groupCode: '' });

const server = serveApi(
  answer(getVendorGameTypes, { sorting: [], mapping: {}, gameClassify: {}, total: 0 }),
  answer(getLotteries, { list: [FAST, DAILY, LONE] }),
  answer(getLotteryMenus, {
    list: [
      aLotteryGroup({ groupName: 'Daily', groupCode: 'daily', gameCodes: ['bola-6'] }),
      aLotteryGroup({ groupName: 'Quick', gameCodes: [FAST.gameCode] }),
    ],
  }),
  answer(getRecentLotteries, { list: [DAILY, aLottery({ gameCode: 'gone' })] }),
);

const open = (options: RenderPageOptions = {}) =>
  renderBrowse(<Page />, { path: moreLotteryLink('Elott'), ...options });
const titles = async () => {
  await screen.findAllByRole('heading', { level: 2 });
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};
const rowsOf = (title: string) =>
  within(screen.getByRole('list', { name: title }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => localStorage.clear());

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'more-lottery');
  await expectStartedCalls(server, route, () => open({ path: paths.moreLottery }));
});

it('has every lottery in its group, in the server’s order', async () => {
  await open();
  expect(await titles()).toEqual(['Daily', 'Quick', en.moreLottery.others]);
  expect(rowsOf('Quick')).toEqual([`/m/startLottery?code=${FAST.gameCode}&prize_mode=Elott&playType=ent`]);
});

it('has what a member played last first, as far as it is still sold', async () => {
  await open({ session: aSession() });
  expect((await titles())[0]).toBe(en.moreLottery.recent);
  expect(rowsOf(en.moreLottery.recent)).toHaveLength(1);
});

it('keeps a pinned lottery at the head, from visit to visit, until it is let go', async () => {
  const { user, unmount } = await open();
  const pin = { name: 'Pin: Lone' };
  await user.click(await screen.findByRole('button', { ...pin, pressed: false }));
  expect((await titles())[0]).toBe(en.moreLottery.pinned);
  unmount();
  await open();
  expect((await titles())[0]).toBe(en.moreLottery.pinned);
  await user.click(screen.getAllByRole('button', { ...pin, pressed: true })[0] as HTMLElement);
  expect(screen.queryByRole('heading', { name: en.moreLottery.pinned })).not.toBeInTheDocument();
});

it('shows them all under one head when their groups do not come', async () => {
  server.use(refuse(getLotteryMenus, 'unknown'));
  await open();
  expect(await titles()).toEqual([en.moreLottery.every]);
  expect(rowsOf(en.moreLottery.every)).toHaveLength(3);
});

it('waits for the groups, so that nothing is moved about', async () => {
  server.use(hang(getLotteryMenus));
  await open();
  expect(await screen.findByRole('status', { name: shared.lottery.loading })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

it('offers another try when the lotteries do not come', async () => {
  server.use(refuse(getLotteries, 'unknown'));
  const { user } = await open();
  await screen.findByText(shared.lottery.failed);
  server.use(answer(getLotteries, { list: [FAST] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await titles()).toContain('Quick');
});
