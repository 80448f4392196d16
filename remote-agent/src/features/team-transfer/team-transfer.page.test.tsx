import { getDownlineTransfer, transferMultipleDownline } from '@shared-kernel/contracts/agent/transfers';
import { getPaymentPassword, setPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { InputOf } from '@shared-kernel/contracts/wire/endpoint';
import payment from '@shared-kernel/forms/payment/texts.en.json';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { aBreak, anAgentSession, someSecurity } from '@shared-kernel/testing/member-builders';
import { someTransferable } from '@shared-kernel/testing/money-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { teamTransferLink } from '../../paths.ts';
import { Page } from './team-transfer.page.tsx';
import en from './texts.en.json';

const words = en.teamTransfer;
const PAYMENT = '274913';
const { upline: _, ...FUNDS } = someTransferable();

const server = serveApi(
  answer(getSecurityConfig, someSecurity()),
  answer(getDownlineTransfer, FUNDS),
  answer(getPaymentPassword, { hasWithdrawalPassword: true, mobile: '639***67' }),
);

beforeEach(() => sessionStorage.clear());

const open = async (to: readonly string[] = ['liza_cruz7', 'rico_diaz4']) => {
  const page = await renderPage(<Page />, { path: teamTransferLink(to), session: anAgentSession() });
  const label = to.length > 1 ? words.amountEach : words.amount;
  const ask = async (amount: string) => {
    const field = await screen.findByLabelText(label);
    await page.user.clear(field);
    await fillField(field, amount);
    await page.user.click(screen.getByRole('button', { name: words.send }));
  };
  const sheet = () => screen.findByRole('dialog', { name: words.confirm });
  const pay = async () => {
    const look = await sheet();
    await fillField(within(look).getByLabelText(payment.entry), PAYMENT);
    await page.user.click(within(look).getByRole('button', { name: /^Send ₱/ }));
  };
  return { ...page, ask, pay, sheet, label };
};

/** The transfers that the server got. */
const receiving = () => {
  const asked: InputOf<typeof transferMultipleDownline>[] = [];
  server.use(
    answerBy(transferMultipleDownline, (input) => {
      asked.push(input);
      return { transfers: input.userNames.map((userName) => ({ userName, transferNo: 'TR-1' })), amount: '600.00' };
    }),
  );
  return asked;
};

it('sends the same to each after a last look at names and sum, and says what happened', async () => {
  const asked = receiving();
  const { ask, pay, sheet } = await open();
  await ask('300');
  const look = await sheet();
  for (const text of ['₱600.00', 'liza_cruz7, rico_diaz4', '₱300.00 to each of 2 members', words.final])
    expect(look).toHaveTextContent(text);
  await pay();
  const done = await screen.findByRole('dialog', { name: words.sent });
  expect(done).toHaveTextContent('₱300.00 is in the balance of each of 2 members.');
  expect(asked).toEqual([{ userNames: ['liza_cruz7', 'rico_diaz4'], amount: '300.00', paymentPassword: PAYMENT }]);
});

it('takes a name that the address has twice, in whatever case, for one member', async () => {
  const { user, sheet } = await open(['Liza_Cruz7', 'liza_cruz7']);
  await fillField(await screen.findByLabelText(words.amount), '300');
  await user.click(screen.getByRole('button', { name: words.send }));
  const look = await sheet();
  expect(look).toHaveTextContent('₱300.00');
  expect(look).not.toHaveTextContent('₱600.00');
});

it('of all that may go, each gets a part at most, and nothing below the least', async () => {
  const asked = receiving();
  const { ask, label } = await open();
  for (const amount of ['0.99', '5165.26']) {
    await ask(amount);
    expect(screen.getByLabelText(label)).toBeInvalid();
  }
  await ask('5165.25');
  expect(await screen.findByRole('dialog', { name: words.confirm })).toHaveTextContent('₱10,330.50');
  expect(asked).toEqual([]);
});

it('takes one out, in the address; without any there is a way to choose', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Take liza_cruz7 out' }));
  expect(address()).toBe(teamTransferLink(['rico_diaz4']));
  await user.click(screen.getByRole('button', { name: 'Take rico_diaz4 out' }));
  expect(await screen.findByText(words.none)).toBeVisible();
  expect(screen.queryByLabelText(words.amount)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: words.choose })).toHaveAttribute('href', paths.team);
});

it('names who has left the team a moment ago; nothing was sent, and the amount stays', async () => {
  server.use(refuse(transferMultipleDownline, 'transfer.member', { userName: 'rico_diaz4' }));
  const { ask, pay, user, sheet, label } = await open();
  await ask('300');
  await pay();
  expect(await screen.findByText(words.refused.member.replace('{{name}}', 'rico_diaz4'))).toBeVisible();
  await user.click(within(await sheet()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(label)).toHaveValue('300');
});

it.each([
  ['transfer.limit', words.refused.limit],
  ['transfer.amount', words.refused.amount],
  ['transfer.member', words.refused.someone],
  ['member.excluded', words.refused.excluded],
  ['withdraw.turnover', words.refused.turnover],
  ['wallet.insufficient', words.refused.insufficient],
  ['payment.wrong', payment.refused.wrong],
  ['payment.locked', payment.refused.locked],
] as const)('refused with %s it says what that means', async (code, text) => {
  server.use(refuse(transferMultipleDownline, code));
  const { ask, pay } = await open(['liza_cruz7']);
  await ask('300');
  await pay();
  expect(await screen.findByText(text)).toBeVisible();
});

it('without a payment password it is set here, and the amount is asked for after it', async () => {
  server.use(answer(getPaymentPassword, { hasWithdrawalPassword: false }), answer(setPaymentPassword, null));
  const { user } = await open(['liza_cruz7']);
  await user.click(await screen.findByRole('button', { name: payment.submit }));
  const sheet = await screen.findByRole('dialog', { name: payment.title });
  await fillField(within(sheet).getByLabelText(payment.new), PAYMENT);
  await fillField(within(sheet).getByLabelText(payment.confirm), PAYMENT);
  await fillField(within(sheet).getByLabelText(payment.loginPassword), 'Lantern-2026');
  server.use(answer(getPaymentPassword, { hasWithdrawalPassword: true }));
  await user.click(within(sheet).getByRole('button', { name: payment.submit }));
  expect(await screen.findByLabelText(words.amount)).toBeVisible();
});

it.each([
  [{ leftToday: '0.00' }, words.block.day],
  [{ withdrawable: '0.00' }, words.block.turnover],
  [{ withdrawable: '0.99', locked: '0.00' }, words.block.low],
  [{ exclusion: aBreak() }, words.block.timeOut.replace('{{day}}', '11/30/2026').replace('{{time}}', '16:30')],
])('says why nothing may be sent now', async (own, text) => {
  server.use(answer(getDownlineTransfer, { ...FUNDS, ...own }));
  await open(['liza_cruz7']);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByLabelText(words.amount)).not.toBeInTheDocument();
});

it('says that nothing was sent when the funds did not come', async () => {
  server.use(refuse(getDownlineTransfer, 'unknown'));
  await open();
  expect(await screen.findByText(words.failedText)).toBeVisible();
});
