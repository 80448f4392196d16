import { getPaymentPassword, resetPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { getUplineTransfer, transferToUpline } from '@shared-kernel/contracts/member/transfers';
import { paths } from '@shared-kernel/contracts/system/paths';
import payment from '@shared-kernel/forms/payment/texts.en.json';
import { answer, answerBy, hang, refuse, unreachable } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { aBreak, aSession, someSecurity } from '@shared-kernel/testing/member-builders';
import { someTransferable } from '@shared-kernel/testing/money-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import { manifest } from '../../manifest.ts';
import shared from '../../shared/texts.en.json';
import en from './texts.en.json';
import { Page } from './upline-transfer.page.tsx';

const words = en.uplineTransfer;
const PAYMENT = '274913';
const OTHER = '582036';

const server = serveApi(
  answer(getSecurityConfig, someSecurity()),
  answer(getUplineTransfer, someTransferable()),
  answer(getPaymentPassword, { hasWithdrawalPassword: true, mobile: '639***67' }),
);

beforeEach(() => sessionStorage.clear());

const open = async () => {
  const page = await renderPage(<Page />, { path: paths.uplineTransfer, session: aSession() });
  const ask = async (amount: string) => {
    const field = await screen.findByLabelText(words.amount);
    await page.user.clear(field);
    await fillField(field, amount);
    await page.user.click(screen.getByRole('button', { name: words.send }));
  };
  const sheet = () => screen.findByRole('dialog', { name: words.confirm });
  const pay = async (password: string, action: RegExp = /^Send ₱/) => {
    const look = await sheet();
    await fillField(within(look).getByLabelText(payment.entry), password);
    await page.user.click(within(look).getByRole('button', { name: action }));
  };
  return { ...page, ask, pay, sheet };
};

/** The transfers that the server got. */
const receiving = () => {
  const asked: unknown[] = [];
  server.use(
    answerBy(transferToUpline, (input) => {
      asked.push(input);
      return { transferNo: 'TR-1', amount: '600.00' };
    }),
  );
  return asked;
};

it('asks for exactly what its document starts', async () => {
  await expectStartedCalls(
    server,
    manifest.routes.find(({ page }) => page === 'upline-transfer'),
    open,
  );
});

it('says who gets it, what may go, what turnover holds, and what was sent last', async () => {
  await open();
  const card = await screen.findByRole('region', { name: words.can });
  for (const text of ['₱10,330.50', 'mar***nt', '₱12,480.50', '₱2,150.00']) expect(card).toHaveTextContent(text);
  expect(await screen.findByText('From ₱1.00. ₱49,000.00 left today')).toBeVisible();
  const recent = screen.getByRole('list', { name: words.recent });
  expect(within(recent).getAllByRole('listitem')).toHaveLength(2);
  expect(recent).toHaveTextContent('TR251121-0123456789');
});

it('is looked at once more, paid with the payment password, sent once, and the site hears of it', async () => {
  const asked = receiving();
  const heard = jest.fn();
  const stop = subscribe('wallet.changed', heard);
  const { ask, pay, sheet } = await open();
  await ask('600');
  expect(await sheet()).toHaveTextContent('mar***nt');
  expect(await sheet()).toHaveTextContent(words.final);
  await pay(PAYMENT);
  const done = await screen.findByRole('dialog', { name: words.sent });
  expect(done).toHaveTextContent('Transfer complete₱600.00 is in your upline’s balance.');
  expect(within(done).getByRole('link', { name: words.records })).toHaveAttribute('href', paths.accountRecord);
  expect(asked).toEqual([{ amount: '600.00', paymentPassword: PAYMENT }]);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

it.each([
  ['transfer.limit', words.refused.limit],
  ['transfer.amount', words.refused.amount],
  ['transfer.upline', words.noneText],
  ['member.excluded', words.refused.excluded],
  ['withdraw.turnover', words.refused.turnover],
  ['wallet.insufficient', words.refused.insufficient],
  ['payment.wrong', payment.refused.wrong],
] as const)('refused with %s it says what that means, and keeps the amount', async (code, text) => {
  server.use(refuse(transferToUpline, code));
  const { ask, pay, user, sheet } = await open();
  await ask('600');
  await pay(PAYMENT);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(within(await sheet()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(words.amount)).toHaveValue('600');
});

it('in a break from play says until when, in the form’s place', async () => {
  server.use(answer(getUplineTransfer, { ...someTransferable(), exclusion: aBreak() }));
  await open();
  const said = shared.break.transfer.timeOut.replace('{{day}}', '11/30/2026').replace('{{time}}', '16:30');
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByLabelText(words.amount)).not.toBeInTheDocument();
});

it('one that was sent before a reload and is refused after it can be asked for anew', async () => {
  server.use(unreachable(transferToUpline));
  const first = await open();
  await first.ask('600');
  await first.pay(PAYMENT);
  expect(await screen.findByText('No answer yet')).toBeVisible();
  first.unmount();
  server.use(refuse(transferToUpline, 'payment.wrong'));
  const { pay } = await open();
  await pay(OTHER, /^Try again$/);
  expect(await screen.findByText(payment.refused.wrong)).toBeVisible();
  const asked = receiving();
  await pay(PAYMENT);
  expect(await screen.findByRole('dialog', { name: words.sent })).toHaveTextContent('₱600.00');
  expect(asked).toEqual([{ amount: '600.00', paymentPassword: PAYMENT }]);
});

it('stops what may not be sent, without a call', async () => {
  const asked = receiving();
  const { ask } = await open();
  for (const amount of ['0', '0.99', '10330.51']) {
    await ask(amount);
    expect(screen.getByLabelText(words.amount)).toBeInvalid();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
  expect(asked).toEqual([]);
});

it('the amount stays through a way out and back; a forgotten payment password is reset from the last look', async () => {
  server.use(answer(resetPaymentPassword, null));
  const { ask, sheet, user, unmount } = await open();
  await ask('600');
  await user.click(within(await sheet()).getByRole('button', { name: payment.forgot }));
  expect(await screen.findByRole('dialog', { name: payment.reset })).toBeVisible();
  unmount();
  await open();
  expect(await screen.findByLabelText(words.amount)).toHaveValue('600');
});

it('without a payment password there is a way to one', async () => {
  server.use(answer(getPaymentPassword, { hasWithdrawalPassword: false }));
  await open();
  expect(await screen.findByRole('button', { name: payment.submit })).toBeVisible();
  expect(screen.queryByLabelText(words.amount)).not.toBeInTheDocument();
});

it.each([
  [{ leftToday: '0.00' }, words.block.day],
  [{ withdrawable: '0.00' }, words.block.turnover],
  [{ withdrawable: '0.99', locked: '0.00' }, words.block.low],
])('says why nothing may be sent now', async (own, text) => {
  server.use(answer(getUplineTransfer, someTransferable(own)));
  await open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByLabelText(words.amount)).not.toBeInTheDocument();
});

it('waits, says that nothing was sent when the funds did not come, and that there is nobody above', async () => {
  server.use(hang(getUplineTransfer));
  const first = await open();
  expect(screen.queryByRole('region', { name: words.can })).toBeNull();
  first.unmount();
  server.use(refuse(getUplineTransfer, 'unknown'));
  const second = await open();
  expect(await screen.findByText(words.failedText)).toBeVisible();
  second.unmount();
  server.use(refuse(getUplineTransfer, 'not.found'));
  await open();
  expect(await screen.findByText(words.noneText)).toBeVisible();
});
