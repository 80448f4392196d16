import { getRebateRecords } from '@shared-kernel/contracts/member/rebates';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aSession } from '@shared-kernel/testing/member-builders';
import { aRebate } from '@shared-kernel/testing/money-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { Page } from './rebate-report.page.tsx';
import en from './texts.en.json';

type Answer = ValueOf<typeof getRebateRecords>;

const words = en.rebateReport;

const aReport = (list: Answer['list']): Answer => ({
  list,
  pageNum: 1,
  totalPages: 1,
  footer: { count: list.length, validBet: '9640.00', amount: '48.20' },
});

watchBottom();

const server = serveApi(
  answer(getRebateRecords, aReport([aRebate(), aRebate({ gameType: 'FISH', amount: '16.60', status: 'credited' })])),
);

const open = (path: string = paths.rebateReport) => renderPage(<Page />, { path, session: aSession() });

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'rebate-report');
  await expectStartedCalls(server, route, () => open());
});

it('says of each category what it gave back, of what, by which rate, and who gave it', async () => {
  await open();
  const [slots, fishing] = await screen.findAllByRole('listitem');
  expect(slots).toHaveTextContent(/Slots.*31\.60.*Claimed.*07\/14.*₱6,320\.00.*0\.50%/);
  expect(fishing).toHaveTextContent(/FishingCredited at midnight.*16\.60/);
  expect(fishing).not.toHaveTextContent(/\d\d:\d\d:\d\d/);
  const sum = screen.getByText(words.amount, { selector: 'dl[aria-label="Totals"] dt' });
  expect(sum.nextSibling).toHaveTextContent('48.20');
});

it('opens one in detail', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /Slots/ }));
  const sheet = await screen.findByRole('dialog', { name: words.detail });
  expect(within(sheet).getByText(words.betsOf).nextSibling).toHaveTextContent('07/14/2026');
  expect(within(sheet).getByText(words.rate).nextSibling).toHaveTextContent('0.50%');
});

it('asks for a category and a status', async () => {
  const asked: Record<string, unknown>[] = [];
  server.use(
    answerBy(getRebateRecords, (input) => {
      asked.push(input);
      return aReport([aRebate()]);
    }),
  );
  await open(`${paths.rebateReport}?gameType=RNG&status=credited`);
  expect(await screen.findByRole('button', { name: `Remove ${words.statusOf.credited}` })).toBeVisible();
  expect(asked[0]).toMatchObject({ gameType: 'RNG', status: 'credited' });
});

it('says that rebates are safe when they did not come, and tries again', async () => {
  server.use(refuse(getRebateRecords, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(words.failedText)).toBeVisible();
  server.use(answer(getRebateRecords, aReport([aRebate()])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Slots/ })).toBeVisible();
});
