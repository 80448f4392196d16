import { getTransactionCodes, getTransactions } from '@shared-kernel/contracts/member/transactions';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aSession } from '@shared-kernel/testing/member-builders';
import { aTransaction, type MoneyTransaction, someTransactionCodes } from '@shared-kernel/testing/money-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { Page } from './account-record.page.tsx';
import en from './texts.en.json';

const NOW = new Date().toISOString();
const stake = aTransaction({
  transactionNo: 'TX-2',
  type: 'stake',
  typeName: 'Stake',
  amount: '-20.00',
  balanceAfter: '480.00',
  reference: '',
  createdAt: NOW,
});

const aPage = (list: readonly MoneyTransaction[]): ValueOf<typeof getTransactions> => ({
  list: [...list],
  pageNum: 1,
  totalPages: 1,
  footer: { count: list.length, moneyIn: '500.00', moneyOut: '-20.00', net: '480.00' },
});

const server = serveApi(
  answer(getTransactions, aPage([stake, aTransaction({ createdAt: NOW })])),
  answer(getTransactionCodes, someTransactionCodes()),
);
watchBottom({ isNear: true });

const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { path: '/m/transaction/record', session: aSession(), ...options });

/** The heads of the rows, which open their details. */
const rows = async () => {
  await screen.findAllByText('Deposit');
  return screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
};

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'account-record');
  await expectStartedCalls(server, route, open);
});

it('shows a round of a game as one row: what was staked and paid, and what it came to', async () => {
  const game = { gameName: 'Parol Nights', reference: 'S-1', createdAt: NOW };
  const paid = aTransaction({ ...game, transactionNo: 'TX-4', type: 'payout', typeName: 'Payout', amount: '4.00' });
  const put = aTransaction({ ...game, transactionNo: 'TX-3', type: 'stake', typeName: 'Stake', amount: '-5.00' });
  server.use(answer(getTransactions, aPage([paid, put, aTransaction({ createdAt: NOW })])));
  const { user } = await open();
  const [round, ...others] = await rows();
  expect(round).toMatch(/Parol Nights.*Stake ₱5\.00 · Payout ₱4\.00.*−₱1\.00/);
  expect(others).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Parol Nights/ }));
  const sheet = await screen.findByRole('dialog', { name: en.account.detail });
  expect(sheet).toHaveTextContent(/Stake−₱5\.00Payout\+₱4\.00/);
});

it('shows each movement signed, with the balance after it and its reference, and what came and went in all', async () => {
  await open();
  const [taken, given] = await rows();
  expect(taken).toMatch(/Stake.*−₱20\.00.*Balance after.*480\.00.*TX-2/);
  expect(given).toMatch(/Deposit.*\+₱500\.00.*12,980\.50.*DP260714/);
  for (const total of [en.account.in, en.account.out, en.account.net]) expect(screen.getByText(total)).toBeVisible();
});

it('names the game where one was played, and the kind of movement beside it', async () => {
  const played = { ...stake, gameName: 'Parol Nights', iconUrl: '/wps/art/game/100001.svg' };
  server.use(answer(getTransactions, aPage([played])));
  const { user } = await open();
  const row = await screen.findByRole('button', { name: /Parol Nights.*Stake · / });
  await user.click(row);
  const sheet = await screen.findByRole('dialog', { name: en.account.detail });
  expect(within(sheet).getByText(en.account.game).nextSibling).toHaveTextContent('Parol Nights');
});

it('asks for one kind of movement by the names that the platform has, and keeps it in the address', async () => {
  const { user, address } = await open();
  await rows();
  const queries: Record<string, unknown>[] = [];
  server.use(
    answerBy(getTransactions, (input) => {
      queries.push(input);
      return aPage([stake]);
    }),
  );
  await user.click(screen.getByRole('button', { name: en.account.anyType }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stake' }));
  expect(address()).toBe('/m/transaction/record?type=stake');
  expect(await screen.findByRole('button', { name: 'Remove Stake' })).toBeVisible();
  await waitFor(() => expect(queries).toEqual([expect.objectContaining({ type: 'stake' })]));
});

it('says so when the kinds did not load, and asks again', async () => {
  server.use(refuse(getTransactionCodes, 'unknown'));
  const { user } = await open();
  await rows();
  await user.click(screen.getByRole('button', { name: en.account.anyType }));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByText(en.account.typesFailed)).toBeVisible();
});

it('shows everything about one movement, also one without a name, a balance or a reference', async () => {
  const bare = aTransaction({ type: 'moved', typeName: '', reference: '', balanceAfter: undefined, createdAt: NOW });
  server.use(answer(getTransactions, aPage([bare])));
  const { user } = await open();
  await user.click(await screen.findByText('moved'));
  const sheet = await screen.findByRole('dialog', { name: en.account.detail });
  expect(within(sheet).getByText(en.account.number)).toBeVisible();
  expect(within(sheet).getByText('TX-0123456789AB')).toBeVisible();
  expect(within(sheet).queryByText(en.account.balanceAfter)).toBeNull();
  expect(within(sheet).queryByText(en.account.reference)).toBeNull();
});

it('tells a bonus from own money: without a balance after it, nor the colour of what is won', async () => {
  const given = aTransaction({ type: 'bonus', typeName: 'Bonus received', isBonus: true, balanceAfter: undefined });
  server.use(answer(getTransactions, aPage([{ ...given, createdAt: NOW }])));
  const { user } = await open();
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent(/Bonus received.*₱500\.00/);
  expect(row).toHaveTextContent(en.account.bonus);
  expect(row).not.toHaveTextContent('+');
  await user.click(screen.getByRole('button', { name: /Bonus received/ }));
  expect(await screen.findByRole('dialog', { name: en.account.detail })).toHaveTextContent(en.account.countsNot);
});

it('says when nothing moved', async () => {
  server.use(answer(getTransactions, aPage([])));
  await open();
  expect(await screen.findByText(en.account.empty)).toBeVisible();
});

it('says that the balance is safe when the list fails', async () => {
  server.use(refuse(getTransactions, 'unknown'));
  await open();
  expect(await screen.findByText(en.account.failedText)).toBeVisible();
});
