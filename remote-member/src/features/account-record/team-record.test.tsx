import { getTeamTransactions } from '@shared-kernel/contracts/agent/agent';
import { getTransactionCodes, getTransactions } from '@shared-kernel/contracts/member/transactions';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { anAgentSession, aSession } from '@shared-kernel/testing/member-builders';
import { aTransaction, someTransactionCodes } from '@shared-kernel/testing/money-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen } from '@testing-library/react';
import { Page } from './account-record.page.tsx';
import en from './texts.en.json';

const page = {
  list: [
    { ...aTransaction({ createdAt: new Date().toISOString() }), userName: 'jose', isAgent: false },
    { ...aTransaction({ transactionNo: 'TX-2', createdAt: new Date().toISOString() }), userName: 'mid', isAgent: true },
  ],
  pageNum: 1,
  totalPages: 1,
  trail: [],
  footer: { count: 2, moneyIn: '1000.00', moneyOut: '0.00', net: '1000.00' },
};

const server = serveApi(answer(getTeamTransactions, page));
watchBottom({ isNear: true });

const open = (path = '/m/transaction/record?types=A') => renderPage(<Page />, { path, session: anAgentSession() });

it("is the team's where an agent asks for it: whose each movement is, player or agent", async () => {
  await open();
  const [player, agent] = await screen.findAllByRole('listitem');
  expect(player).toHaveTextContent(/Player.*jose/);
  expect(agent).toHaveTextContent(/Agent.*mid/);
  expect(screen.getByText(en.account.teamView)).toBeVisible();
});

it('drills into a member, and stays the team’s whatever is filtered', async () => {
  const asked: Record<string, unknown>[] = [];
  server.use(
    answerBy(getTeamTransactions, (input) => {
      asked.push(input);
      return page;
    }),
  );
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: /mid/ }));
  expect(address()).toBe('/m/transaction/record?types=A&parent=mid');
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(address()).toBe('/m/transaction/record?types=A&parent=mid&range=7d');
  await screen.findAllByRole('listitem');
  expect(asked[1]).toMatchObject({ parent: 'mid' });
  expect(asked[0]).not.toHaveProperty('types');
});

it('says that nothing has changed when it fails', async () => {
  server.use(refuse(getTeamTransactions, 'unknown'));
  await open();
  expect(await screen.findByText(en.account.teamFailedText)).toBeVisible();
});

it('is their own for who is no agent and asks for it', async () => {
  const own = { list: [aTransaction({ createdAt: new Date().toISOString() })], pageNum: 1, totalPages: 1 };
  server.use(
    answer(getTransactions, { ...own, footer: page.footer }),
    answer(getTransactionCodes, someTransactionCodes()),
    refuse(getTeamTransactions, 'feature.unavailable'),
  );
  await renderPage(<Page />, { path: '/m/transaction/record?types=A', session: aSession() });
  expect(await screen.findByRole('listitem')).toBeVisible();
  expect(screen.queryByText(en.account.teamFailedText)).not.toBeInTheDocument();
});
