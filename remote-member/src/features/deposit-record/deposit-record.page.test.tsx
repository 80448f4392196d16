import { getDepositRecords } from '@shared-kernel/contracts/member/deposits';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { watchBottom } from '@shared-kernel/testing/bottom-of-page';
import { aDeposit } from '@shared-kernel/testing/deposit-builders';
import { aSession } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import { Page } from './deposit-record.page.tsx';
import en from './texts.en.json';

type Answer = ValueOf<typeof getDepositRecords>;

const aRecordPage = (list: Answer['list']): Answer => ({
  list,
  pageNum: 1,
  totalPages: 1,
  footer: { count: list.length, amount: '1500.00', credited: '1000.00' },
});

watchBottom();

const server = serveApi(answer(getDepositRecords, aRecordPage([aDeposit()])));

const open = (path: string = paths.depositRecord) => renderPage(<Page />, { path, session: aSession() });

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'deposit-record');
  await expectStartedCalls(server, route, () => open());
});

it('says how each was paid and what became of it, over what was ordered and what came', async () => {
  server.use(
    answer(
      getDepositRecords,
      aRecordPage([
        aDeposit({ orderNo: 'DP-1', status: 'credited' }),
        aDeposit({ orderNo: 'DP-2', method: 'BANK', channelName: 'InstaPay', status: 'expired' }),
        aDeposit({ orderNo: 'DP-3', method: 'CRYPTO', channelName: '', status: 'frozen' }),
      ]),
    ),
  );
  await open();
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(en.depositRecord.statusOf.credited);
  expect(second).toHaveTextContent(/InstaPay.*Bank.*Expired/);
  expect(third).toHaveTextContent(/CRYPTO.*frozen/);
  const credited = screen.getByText(en.depositRecord.credited, { selector: 'dl[aria-label="Totals"] dt' });
  expect(credited.nextSibling).toHaveTextContent('₱1,000.00');
});

it('opens one in detail', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: /GCash/ }));
  const sheet = await screen.findByRole('dialog', { name: en.depositRecord.detail });
  expect(within(sheet).getByText(en.depositRecord.channel).nextSibling).toHaveTextContent('GCash');
  expect(within(sheet).getByText(en.depositRecord.bonus).nextSibling).toHaveTextContent('₱0.00');
});

it('asks for one status', async () => {
  const asked: Record<string, unknown>[] = [];
  server.use(
    answerBy(getDepositRecords, (input) => {
      asked.push(input);
      return aRecordPage([aDeposit()]);
    }),
  );
  await open(`${paths.depositRecord}?status=expired`);
  expect(await screen.findByRole('button', { name: 'Remove Expired' })).toBeVisible();
  expect(asked[0]).toMatchObject({ status: 'expired' });
});

it('says that deposits are safe when they did not come, and tries again', async () => {
  server.use(refuse(getDepositRecords, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(en.depositRecord.failedText)).toBeVisible();
  server.use(answer(getDepositRecords, aRecordPage([aDeposit()])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /GCash/ })).toBeVisible();
});
