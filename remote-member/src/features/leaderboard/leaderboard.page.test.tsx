import { getMissions, getRanking } from '@shared-kernel/contracts/member/leaderboard';
import { claimReward } from '@shared-kernel/contracts/member/rewards';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { aMission } from '@shared-kernel/testing/reward-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, within } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import { manifest } from '../../manifest.ts';
import { Page } from './leaderboard.page.tsx';
import en from './texts.en.json';

const words = en.leaderboard;

watchBottom();

const RANKING: ValueOf<typeof getRanking> = {
  list: [
    { rank: 1, name: 'ana***01', validBet: '900.00', isMine: false },
    { rank: 2, name: 'jua***88', validBet: '800.00', isMine: true },
  ],
  mine: { rank: 2, name: 'jua***88', validBet: '800.00' },
  endsAt: '2099-12-21T08:00:00+08:00',
  pageNum: 1,
  totalPages: 1,
};
const server = serveApi(answer(getMissions, { list: [aMission()] }), answer(getRanking, RANKING));

const open = () => renderPage(<Page />, { path: paths.leaderboard, session: aSession() });
const toRanking = async ({ user }: Awaited<ReturnType<typeof open>>) =>
  user.click(await screen.findByRole('tab', { name: words.ranking }));

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'leaderboard');
  await expectStartedCalls(server, route, open);
});

it('says of each mission what counts, how far it is, what it brings and when it starts over', async () => {
  const week = aMission({
    id: '2',
    period: 'week',
    metric: 'rounds',
    gameType: 'RNG',
    target: '50.00',
    progress: '7.00',
  });
  server.use(answer(getMissions, { list: [aMission(), week] }));
  await open();
  const today = within(await screen.findByRole('region', { name: words.daily }));
  expect(today.getByRole('listitem')).toHaveTextContent(/₱10\.00.*own money.*₱500\.00 of ₱1,000\.00/);
  expect(today.getByRole('timer', { name: words.reset })).toBeVisible();
  const rounds = within(screen.getByRole('region', { name: words.weekly })).getByRole('listitem');
  expect(rounds).toHaveTextContent(/Rounds played · Slots.*7 of 50/);
  expect(within(rounds).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '14');
});

it('claims what is done, once, and tells the whole site', async () => {
  server.use(answer(getMissions, { list: [aMission({ state: 'done', rewardId: '7', progress: '1000.00' })] }));
  const claims: unknown[] = [];
  server.use(
    answerBy(claimReward, (input) => {
      claims.push(input);
      server.use(answer(getMissions, { list: [aMission({ state: 'claimed', progress: '1000.00' })] }));
      return { amount: '10.00', required: '10.00' };
    }),
  );
  const heard = jest.fn();
  const stop = subscribe('promotion.claimed', heard);
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Claim ₱10.00' }));
  expect(await screen.findByText(words.claimed)).toBeVisible();
  expect(screen.getByText(/₱10\.00 of bonus money is in play/)).toBeVisible();
  expect(claims).toEqual([{ id: '7' }]);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

it('says that there are no missions, and that they did not come, and tries again', async () => {
  server.use(refuse(getMissions, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(words.failedText)).toBeVisible();
  server.use(answer(getMissions, { list: [] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(words.none)).toBeVisible();
});

it('ranks by bets, with the own place above the list', async () => {
  await toRanking(await open());
  const rows = within(await screen.findByRole('list', { name: words.ranking })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('1. ana***01');
  expect(rows[1]).toHaveTextContent(/2\. jua\*\*\*88You.*₱800\.00/);
  expect(screen.getByRole('region', { name: words.mine })).toHaveTextContent('Your rank: 2');
});

it('asks for the week, and says to who has not bet how to come in', async () => {
  const asked: unknown[] = [];
  server.use(
    answerBy(getRanking, ({ period }) => {
      asked.push(period);
      return { list: [], endsAt: RANKING.endsAt, pageNum: 1, totalPages: 0 };
    }),
  );
  const page = await open();
  await toRanking(page);
  expect(await screen.findByText(words.notYet)).toBeVisible();
  expect(screen.getByText(words.empty)).toBeVisible();
  await page.user.click(screen.getByRole('tab', { name: words.week }));
  expect(await screen.findByText(words.empty)).toBeVisible();
  expect(asked).toEqual(['day', 'week']);
});

it('says that the ranking did not come, and tries again', async () => {
  server.use(refuse(getRanking, 'unknown'));
  const page = await open();
  await toRanking(page);
  expect(await screen.findByText(words.rankingFailed)).toBeVisible();
  server.use(answer(getRanking, RANKING));
  await page.user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: words.ranking })).toBeVisible();
});
