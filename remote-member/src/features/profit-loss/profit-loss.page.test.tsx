import { getProfitAndLoss } from '@shared-kernel/contracts/member/profit';
import { answer, answerBy, hang, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { aSession } from '@shared-kernel/testing/member-builders';
import { aProfitAndLoss } from '@shared-kernel/testing/money-builders';
import { type RenderPageOptions, renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, within } from '@testing-library/react';
import { addDays, today } from 'shared-kernel/clock';
import { manifest } from '../../manifest.ts';
import { Page } from './profit-loss.page.tsx';
import en from './texts.en.json';

const server = serveApi(answer(getProfitAndLoss, aProfitAndLoss()));

const open = (options: RenderPageOptions = {}) =>
  renderPage(<Page />, { path: '/m/profitandloss', session: aSession(), ...options });

const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextSibling;

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'profit-loss');
  await expectStartedCalls(server, route, open);
});

it('says what came in, what was played and what is left of it', async () => {
  await open();
  expect(await figure(en.pnl.deposits)).toHaveTextContent('₱5,000.00');
  expect(await figure(en.pnl.withdrawals)).toHaveTextContent('₱1,200.00');
  expect(await figure(en.pnl.validBet)).toHaveTextContent('₱2,900.00');
  expect(await figure(en.pnl.payout)).toHaveTextContent('₱3,264.40');
  expect(await figure(en.pnl.rebate)).toHaveTextContent('₱12.50');
  expect(await figure(en.pnl.bonus)).toHaveTextContent('₱100.00');
  expect(screen.getByRole('heading', { name: /^Net for/ }).nextSibling).toHaveTextContent('+₱376.90');
  expect(screen.getByRole('heading', { name: en.pnl.lifetime }).nextSibling).toHaveTextContent('₱38,200.00');
});

it('draws each category that was played as long as its win or loss is', async () => {
  await open();
  const list = await screen.findByRole('list', { name: en.pnl.byCategory });
  const [slots, lottery] = within(list).getAllByRole('listitem');
  expect(slots?.querySelector('[data-cat=rng]')).toBeInTheDocument();
  expect(slots).toHaveTextContent('+₱764.40');
  expect(lottery).toHaveTextContent('−₱500.00');
  const bars = [...list.querySelectorAll<HTMLElement>('.bar')];
  expect(bars.map((bar) => bar.style.getPropertyValue('--share'))).toEqual(['100.0%', '65.4%']);
});

it('says that nothing was played, and draws nothing', async () => {
  server.use(answer(getProfitAndLoss, aProfitAndLoss({ categories: [] })));
  await open();
  expect(await screen.findByText(en.pnl.noBets)).toBeVisible();
  expect(screen.queryByRole('list', { name: en.pnl.byCategory })).toBeNull();
});

it('leaves out what the platform does not tell', async () => {
  server.use(answer(getProfitAndLoss, aProfitAndLoss({ lifetimeNetDeposits: undefined })));
  await open();
  await figure(en.pnl.deposits);
  expect(screen.queryByText(en.pnl.lifetime)).toBeNull();
});

it('asks for the days of its address', async () => {
  const asked: unknown[] = [];
  server.use(
    answerBy(getProfitAndLoss, (input) => {
      asked.push(input);
      return aProfitAndLoss();
    }),
  );
  const { user, address } = await open();
  await figure(en.pnl.deposits);
  await user.click(screen.getByRole('button', { name: '7 days' }));
  expect(address()).toBe('/m/profitandloss?range=7d');
  await figure(en.pnl.deposits);
  expect(asked.at(-1)).toEqual({ startDate: addDays(today(), -6), endDate: today(), language: 'EN' });
});

it('waits under a name', async () => {
  server.use(hang(getProfitAndLoss));
  await open();
  expect(await screen.findByRole('status', { name: en.pnl.loading })).toBeInTheDocument();
});

it('says that bets and balance are safe when it fails, and tries again', async () => {
  server.use(refuse(getProfitAndLoss, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(en.pnl.failedText)).toBeVisible();
  server.use(answer(getProfitAndLoss, aProfitAndLoss()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await figure(en.pnl.deposits)).toBeVisible();
});
