import { getWithdrawals } from '@shared-kernel/contracts/member/withdrawals';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aSession } from '@shared-kernel/testing/member-builders';
import { aWithdrawal } from '@shared-kernel/testing/money-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, within } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import { manifest } from '../../manifest.ts';
import en from './texts.en.json';
import { Page } from './withdraw-record.page.tsx';

type Answer = ValueOf<typeof getWithdrawals>;

const words = en.withdrawRecord;
const answerOf = (...list: Answer['list']): Answer => ({
  list,
  pageNum: 1,
  totalPages: 1,
  footer: { count: list.length, amount: '1100.00', paid: '600.00' },
});

watchBottom();

const server = serveApi();

const open = (path: string = paths.withdrawalRecord) => renderPage(<Page />, { path, session: aSession() });

it('asks for exactly what its document starts', async () => {
  server.use(answer(getWithdrawals, answerOf(aWithdrawal())));
  await expectStartedCalls(
    server,
    manifest.routes.find(({ page }) => page === 'withdraw-record'),
    open,
  );
});

it('shows where the money went and how far it came, and each step in detail', async () => {
  server.use(answer(getWithdrawals, answerOf(aWithdrawal({ bankName: 'GCash', account: '****4567' }))));
  const { user } = await open();
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent('GCash ****4567');
  expect(row).toHaveTextContent(words.status.paid);
  await user.click(screen.getByText('GCash ****4567'));
  const sheet = await screen.findByRole('dialog', { name: words.detail });
  for (const step of ['submitted', 'review', 'paying', 'paid'] as const)
    expect(within(sheet).getByText(words.status[step])).toBeVisible();
  expect(within(sheet).queryByText(words.reason)).not.toBeInTheDocument();
});

it('says when one that is under way is expected, in its row and in detail', async () => {
  const expectedBy = '2025-11-22T08:15:00+08:00';
  server.use(answer(getWithdrawals, answerOf(aWithdrawal({ status: 'review', expectedBy }))));
  const { user } = await open();
  expect(await screen.findByRole('listitem')).toHaveTextContent('11/22 08:15');
  await user.click(screen.getByText('BPI ****7890'));
  const sheet = await screen.findByRole('dialog', { name: words.detail });
  expect(within(sheet).getByText(words.expected).nextSibling).toHaveTextContent('11/22 08:15');
});

it.each([
  ['name', words.reasons.name],
  ['a reason of tomorrow', words.reasons.other],
])('one that was rejected says why (%s), and that the money is back', async (reason, text) => {
  server.use(answer(getWithdrawals, answerOf(aWithdrawal({ status: 'rejected', reason }))));
  const { user } = await open();
  expect(await screen.findByRole('listitem')).toHaveTextContent(words.status.rejected);
  await user.click(screen.getByText('BPI ****7890'));
  const sheet = await screen.findByRole('dialog', { name: words.detail });
  expect(within(sheet).getByText(`${text} ${words.returned}`)).toBeVisible();
});

it('tells the site that money is back when one that it showed under way is rejected, once', async () => {
  const told = jest.fn();
  const stop = subscribe('wallet.changed', told);
  server.use(answer(getWithdrawals, answerOf(aWithdrawal({ status: 'review' }))));
  const { user } = await open();
  expect(await screen.findByRole('listitem')).toHaveTextContent(words.status.review);
  expect(told).not.toHaveBeenCalled();
  server.use(answer(getWithdrawals, answerOf(aWithdrawal({ status: 'rejected' }))));
  for (let times = 0; times < 2; times += 1) {
    await user.click(screen.getByRole('button', { name: 'Refresh the list' }));
    expect(await within(screen.getByRole('listitem')).findByText(words.status.rejected)).toBeVisible();
  }
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

it('takes its status from the address', async () => {
  const asked: unknown[] = [];
  server.use(
    answerBy(getWithdrawals, ({ status }) => {
      asked.push(status);
      return answerOf(aWithdrawal());
    }),
  );
  await open(`${paths.withdrawalRecord}?status=review`);
  expect(await screen.findByText('BPI ****7890')).toBeVisible();
  expect(asked).toEqual(['review']);
});

it('says that withdrawals and balance are safe when they do not load, and tries again', async () => {
  server.use(refuse(getWithdrawals, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(words.failedText)).toBeVisible();
  server.use(answer(getWithdrawals, answerOf(aWithdrawal())));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('BPI ****7890')).toBeVisible();
});
