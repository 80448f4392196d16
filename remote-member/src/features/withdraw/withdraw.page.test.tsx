import { addBankCard, getBankCards, getWithdrawBanks } from '@shared-kernel/contracts/member/bank-accounts';
import { getConsolidatedFunds } from '@shared-kernel/contracts/member/funds';
import {
  getPaymentPassword,
  resetPaymentPassword,
  setPaymentPassword,
} from '@shared-kernel/contracts/member/payment-password';
import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { getWithdrawable, submitWithdrawal } from '@shared-kernel/contracts/member/withdrawals';
import { paths } from '@shared-kernel/contracts/system/paths';
import payment from '@shared-kernel/forms/payment/texts.en.json';
import { answer, answerBy, refuse, unreachable } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { fillField } from '@shared-kernel/testing/fill-field';
import { aBreak, aSession, someSecurity } from '@shared-kernel/testing/member-builders';
import { aBankCard, someConsolidatedFunds, someFunds } from '@shared-kernel/testing/money-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { fillSlot } from '@shared-kernel/testing/slots';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { publish } from 'shared-kernel/events';
import { manifest } from '../../manifest.ts';
import shared from '../../shared/texts.en.json';
import en from './texts.en.json';
import { Page } from './withdraw.page.tsx';

const words = en.withdraw;
const { card } = shared;
const PAYMENT = '274913';
const OTHER = '582036';

const server = serveApi(
  answer(getSecurityConfig, someSecurity()),
  answer(getWithdrawable, someFunds()),
  answer(getConsolidatedFunds, someConsolidatedFunds()),
  answer(getPaymentPassword, { hasWithdrawalPassword: true }),
  answer(getBankCards, {
    list: [
      aBankCard(),
      aBankCard({ id: '8', bankName: 'GCash', kind: 'wallet', account: '****4567', isDefault: false }),
    ],
    max: 5,
    payeeName: 'Mar***os',
  }),
  answer(getWithdrawBanks, { list: [{ code: 'BPI', name: 'BPI', kind: 'bank' }] }),
);

beforeEach(() => sessionStorage.clear());

const open = async () => {
  const page = await renderPage(<Page />, { path: paths.withdraw, session: aSession() });
  const ask = async (amount: string) => {
    const field = await screen.findByLabelText(words.amount);
    await page.user.clear(field);
    await fillField(field, amount);
    await page.user.click(screen.getByRole('button', { name: 'Withdraw' }));
  };
  const sheet = () => screen.findByRole('dialog', { name: words.confirm });
  const pay = async (password: string, action: RegExp = /^Withdraw ₱/) => {
    const look = await sheet();
    await fillField(within(look).getByLabelText(payment.entry), password);
    await page.user.click(within(look).getByRole('button', { name: action }));
  };
  return { ...page, ask, pay, sheet };
};

/** The withdrawals that the server got. */
const receiving = () => {
  const asked: unknown[] = [];
  server.use(
    answerBy(submitWithdrawal, (input) => {
      asked.push(input);
      return {
        orderNo: 'WD-1',
        status: 'review',
        amount: '600.00',
        fee: '0.00',
        expectedBy: '2025-11-22T08:15:00+08:00',
      };
    }),
  );
  return asked;
};

it('asks for exactly what its document starts', async () => {
  await expectStartedCalls(
    server,
    manifest.routes.find(({ page }) => page === 'withdraw'),
    open,
  );
});

it('says what may leave, what turnover holds and where it comes from, and how often is left today', async () => {
  await open();
  expect(await screen.findByRole('region', { name: words.can })).toHaveTextContent('₱10,330.50');
  expect(screen.getByText('2 of 3 withdrawals left today')).toBeVisible();
  const turnover = screen.getByRole('region', { name: '₱2,150.00 of turnover left' });
  expect(turnover).toHaveTextContent('₱2,850.00 of ₱5,000.00 played');
  expect(within(turnover).getByRole('link', { name: words.turnover.games })).toHaveAttribute(
    'href',
    `${paths.gameList}?gameType=RNG`,
  );
});

it('asks for the amount first, then for the account, with the button at the foot; what turnover holds comes after', async () => {
  await open();
  const amount = await screen.findByLabelText(words.amount);
  const button = screen.getByRole('button', { name: 'Withdraw' });
  const after = [screen.getByLabelText(words.to), button, screen.getByText(words.turnover.text)];
  for (const part of after) expect(amount.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(button.closest('[data-above-menu]')).not.toBeNull();
  await fillField(amount, '600');
  expect(button.closest('[data-hides-menu]')).not.toBeNull();
});

it('is looked at once more with account, fee and net, paid with the payment password, and sent once', async () => {
  const asked = receiving();
  const { ask, pay, sheet } = await open();
  await ask('600');
  expect(await sheet()).toHaveTextContent('BPI ****7890');
  expect(await sheet()).toHaveTextContent(
    'Usually paid within 15 minutes. Within 24 hours if a person reviews it first.',
  );
  await pay(PAYMENT);
  const done = await screen.findByRole('dialog', { name: words.asked });
  expect(within(done).getByRole('link', { name: words.records })).toBeVisible();
  expect(done).toHaveTextContent('Expected by 11/22 08:15.');
  expect(done).toHaveTextContent(
    'We have your requestYou asked to withdraw ₱600.00. You will get a message when it is paid.',
  );
  expect(done).not.toHaveTextContent(/\bdone\b/i);
  expect(asked).toEqual([{ amount: '600.00', cardId: '7', paymentPassword: PAYMENT }]);
});

it('says that the payment password is not whole, without a call', async () => {
  const asked = receiving();
  const { ask, pay } = await open();
  await ask('600');
  await pay('2749');
  expect(await screen.findByText(payment.field.pattern)).toBeVisible();
  expect(asked).toEqual([]);
});

it('an account has its own smallest amount, and no more is asked for than there is', async () => {
  const asked = receiving();
  const { ask, user } = await open();
  await ask('499.99');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText(words.to), '8');
  await ask('10330.51');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await ask('100');
  expect(await screen.findByRole('dialog', { name: words.confirm })).toHaveTextContent('GCash ****4567');
  expect(asked).toEqual([]);
});

it.each([
  ['withdraw.turnover', words.refused.turnover],
  ['withdraw.attempts', words.refused.attempts],
  ['payment.wrong', payment.refused.wrong],
  ['payment.locked', payment.refused.locked],
] as const)('refused with %s it says what that means, and keeps the amount', async (code, text) => {
  server.use(refuse(submitWithdrawal, code));
  const { ask, pay, user, sheet } = await open();
  await ask('600');
  await pay(PAYMENT);
  expect(await screen.findByText(text)).toBeVisible();
  await user.click(within(await sheet()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByLabelText(words.amount)).toHaveValue('600');
});

it('a wrong payment password says how many tries are left, and is typed anew', async () => {
  server.use(refuse(submitWithdrawal, 'payment.wrong', { triesLeft: 1 }));
  const { ask, pay, sheet } = await open();
  await ask('600');
  await pay(PAYMENT);
  expect(await screen.findByText('That is not your payment password. 1 try left.')).toBeVisible();
  expect(within(await sheet()).getByLabelText(payment.entry)).toHaveValue('');
});

it('without a login password either there is a way to that first', async () => {
  server.use(answer(getPaymentPassword, { hasWithdrawalPassword: false }));
  server.use(answer(getSecurityConfig, someSecurity({ hasLoginPassword: false })));
  fillSlot('account.login-password', async () => ({ Slot: () => <p>No login password yet</p> }));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: payment.submit }));
  const sheet = within(await screen.findByRole('dialog', { name: payment.title }));
  expect(await sheet.findByText('No login password yet')).toBeVisible();
  expect(sheet.queryByLabelText(payment.loginPassword)).not.toBeInTheDocument();
});

it('without a payment password there is a way to one, and then on', async () => {
  let has = false;
  const sent: unknown[] = [];
  server.use(
    answerBy(getPaymentPassword, () => ({ hasWithdrawalPassword: has })),
    answerBy(setPaymentPassword, (input) => {
      sent.push(input);
      has = true;
      return null;
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: payment.submit }));
  const sheet = await screen.findByRole('dialog', { name: payment.title });
  await fillField(within(sheet).getByLabelText(payment.new), PAYMENT);
  await fillField(within(sheet).getByLabelText(payment.confirm), PAYMENT);
  await fillField(within(sheet).getByLabelText(payment.loginPassword), 'Lantern-2026');
  await user.click(within(sheet).getByRole('button', { name: payment.submit }));
  expect(await screen.findByLabelText(words.amount)).toBeVisible();
  expect(sent).toEqual([{ paymentPassword: PAYMENT, confirmPaymentPassword: PAYMENT, password: 'Lantern-2026' }]);
});

it('without an account there is a way to one, in the name that is asked for once', async () => {
  const sent: unknown[] = [];
  server.use(
    answerBy(getBankCards, () => ({ list: sent.length > 0 ? [aBankCard()] : [], max: 5 })),
    answerBy(addBankCard, (input) => {
      sent.push(input);
      return aBankCard();
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: card.submit }));
  const sheet = await screen.findByRole('dialog', { name: card.title });
  await user.selectOptions(await within(sheet).findByLabelText(card.bank), 'BPI');
  await fillField(within(sheet).getByLabelText(card.account), '1234567890');
  await fillField(within(sheet).getByLabelText(card.name), 'Maria Santos');
  await fillField(within(sheet).getByLabelText(payment.entry), PAYMENT);
  await user.click(within(sheet).getByRole('button', { name: card.submit }));
  expect(await screen.findByLabelText(words.amount)).toBeVisible();
  expect(sent).toEqual([
    { bankCode: 'BPI', account: '1234567890', payeeName: 'Maria Santos', paymentPassword: PAYMENT },
  ]);
});

it('a large amount is not promised sooner than a person can look', async () => {
  server.use(answer(getWithdrawable, someFunds({ reviewAbove: '599.99' })));
  const { ask, sheet } = await open();
  await ask('600');
  const look = await sheet();
  expect(look).toHaveTextContent('Within 24 hours if a person reviews it first.');
  expect(look).not.toHaveTextContent('Usually');
});

it('what was done stays to be read when nothing more may leave, and leaves no amount behind', async () => {
  receiving();
  const { ask, pay, user } = await open();
  await ask('600');
  server.use(answer(getWithdrawable, someFunds({ attemptsLeft: 0 })));
  await pay(PAYMENT);
  const done = await screen.findByRole('dialog', { name: words.asked });
  expect(await screen.findByText(words.refused.attempts)).toBeInTheDocument();
  server.use(answer(getWithdrawable, someFunds({ attemptsLeft: 1 })));
  await user.click(within(done).getByRole('button', { name: 'OK' }));
  act(() => publish('wallet.changed', {}));
  expect(await screen.findByLabelText(words.amount)).toHaveValue('');
});

it('account and amount stay through the last look, a way out and back, and a reload', async () => {
  const { ask, sheet, user, unmount } = await open();
  await user.selectOptions(await screen.findByLabelText(words.to), '8');
  await ask('600');
  await sheet();
  unmount();
  await open();
  expect(await screen.findByLabelText(words.amount)).toHaveValue('600');
  expect(screen.getByLabelText(words.to)).toHaveValue('8');
});

it('one that nobody knows the end of is there again after a reload, and is asked for once more to the end', async () => {
  server.use(unreachable(submitWithdrawal));
  const first = await open();
  await first.ask('600');
  await first.pay(PAYMENT);
  expect(await screen.findByText('No answer yet')).toBeVisible();
  first.unmount();
  const asked = receiving();
  const { pay, user, sheet, ask } = await open();
  await user.click(within(await sheet()).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await ask('700');
  await pay(PAYMENT, /^Try again$/);
  const done = await screen.findByRole('dialog', { name: words.asked });
  expect(done).toHaveTextContent('₱600.00');
  expect(asked).toEqual([{ amount: '600.00', cardId: '7', paymentPassword: PAYMENT }]);
});

it('one that was sent before a reload and is refused after it can be asked for anew', async () => {
  server.use(unreachable(submitWithdrawal));
  const first = await open();
  await first.ask('600');
  await first.pay(PAYMENT);
  expect(await screen.findByText('No answer yet')).toBeVisible();
  first.unmount();
  server.use(refuse(submitWithdrawal, 'payment.wrong'));
  const { pay } = await open();
  await pay(OTHER, /^Try again$/);
  expect(await screen.findByText(payment.refused.wrong)).toBeVisible();
  const asked = receiving();
  await pay(PAYMENT);
  expect(await screen.findByRole('dialog', { name: words.asked })).toHaveTextContent('₱600.00');
  expect(asked).toEqual([{ amount: '600.00', cardId: '7', paymentPassword: PAYMENT }]);
});

it('a forgotten payment password is reset from the last look, which waits with its amount', async () => {
  server.use(
    answer(getPaymentPassword, { hasWithdrawalPassword: true, mobile: '639***67' }),
    answer(resetPaymentPassword, null),
  );
  const { ask, sheet, user } = await open();
  await ask('600');
  await user.click(within(await sheet()).getByRole('button', { name: payment.forgot }));
  const reset = await screen.findByRole('dialog', { name: payment.reset });
  expect(screen.queryByRole('dialog', { name: words.confirm })).not.toBeInTheDocument();
  await fillField(within(reset).getByLabelText(payment.code), '123456');
  await fillField(within(reset).getByLabelText(payment.new), '582036');
  await fillField(within(reset).getByLabelText(payment.confirm), '582036');
  await fillField(within(reset).getByLabelText(payment.loginPassword), 'Lantern-2026');
  await user.click(within(reset).getByRole('button', { name: payment.reset }));
  expect(await sheet()).toHaveTextContent('₱600.00');
});

it('while the payment password is locked it says until when, and how it is opened', async () => {
  const lockedUntil = '2025-11-22T08:15:00+08:00';
  server.use(answer(getPaymentPassword, { hasWithdrawalPassword: true, lockedUntil, mobile: '639***67' }));
  const { user } = await open();
  expect(await screen.findByText(/locked until 11\/22 08:15/)).toBeVisible();
  expect(screen.queryByLabelText(words.amount)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: payment.reset }));
  expect(await screen.findByRole('dialog', { name: payment.reset })).toBeVisible();
});

it('another account is added from here, and chosen', async () => {
  const list = [aBankCard()];
  server.use(
    answerBy(getBankCards, () => ({ list: [...list], max: 5, payeeName: 'Mar***os' })),
    answerBy(addBankCard, () => {
      const added = aBankCard({ id: '9', isDefault: false });
      list.push(added);
      return added;
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: words.another }));
  const sheet = await screen.findByRole('dialog', { name: card.title });
  await user.selectOptions(await within(sheet).findByLabelText(card.bank), 'BPI');
  await fillField(within(sheet).getByLabelText(card.account), '1234567890');
  await fillField(within(sheet).getByLabelText(payment.entry), PAYMENT);
  await user.click(within(sheet).getByRole('button', { name: card.submit }));
  await waitFor(() => expect(screen.getByLabelText(words.to)).toHaveValue('9'));
});

it('no more accounts are added than a member may have', async () => {
  server.use(answer(getBankCards, { list: [aBankCard()], max: 1 }));
  await open();
  await screen.findByLabelText(words.to);
  expect(screen.queryByRole('button', { name: words.another })).not.toBeInTheDocument();
});

it.each([
  [someFunds({ withdrawable: '0.00' }), words.block.turnover],
  [someFunds({ withdrawable: '99.99', turnover: [], turnoverLeft: '0.00' }), words.block.low],
  [someFunds({ attemptsLeft: 0 }), words.refused.attempts],
])('says why nothing may leave now', async (funds, text) => {
  server.use(answer(getWithdrawable, funds));
  await open();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByLabelText(words.amount)).not.toBeInTheDocument();
});

const NOTHING_OPEN = { locked: '0.00', turnover: [], turnoverLeft: '0.00' };

it.each(['timeOut', 'selfExclusion'] as const)('in a break (%s) it says until when, and withdraws', async (kind) => {
  const free = kind === 'selfExclusion' ? { ...NOTHING_OPEN, withdrawable: '12480.50' } : {};
  server.use(answer(getWithdrawable, someFunds({ ...free, exclusion: aBreak({ kind }) })));
  await open();
  const said = shared.break.withdraw[kind].replace('{{day}}', '11/30/2026').replace('{{time}}', '16:30');
  expect(await screen.findByText(said)).toBeVisible();
  expect(await screen.findByLabelText(words.amount)).toBeVisible();
});

it('in a break neither turnover nor a balance that is too low leads to games or a deposit', async () => {
  server.use(answer(getWithdrawable, someFunds({ withdrawable: '0.00', exclusion: aBreak() })));
  const { unmount } = await open();
  expect(await screen.findByText(words.block.turnover)).toBeVisible();
  expect(screen.queryByRole('link', { name: words.turnover.games })).not.toBeInTheDocument();
  unmount();
  const low = someFunds({ ...NOTHING_OPEN, withdrawable: '0.00', exclusion: aBreak() });
  server.use(answer(getWithdrawable, low));
  await open();
  expect(await screen.findByText(words.block.low)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
});

it('says that the balance is safe when nothing came, and tries again', async () => {
  server.use(refuse(getWithdrawable, 'unknown'));
  const { user } = await open();
  expect(await screen.findByText(words.failedText)).toBeVisible();
  server.use(answer(getWithdrawable, someFunds()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText(words.amount)).toBeVisible();
});

it('says what is the member’s and not in the wallet', async () => {
  server.use(
    answer(
      getConsolidatedFunds,
      someConsolidatedFunds({ bonus: '40.00', bonusPlayed: 32, withdrawing: '600.00', checking: '250.00' }),
    ),
  );
  await open();
  const funds = await screen.findByRole('region', { name: words.can });
  await waitFor(() =>
    expect(funds).toHaveTextContent(/must be bet first · 32% played.*₱40\.00.*withdrawn.*₱600\.00.*checked.*₱250\.00/),
  );
});

it('withdraws all the same when that does not load', async () => {
  server.use(refuse(getConsolidatedFunds, 'unknown'));
  await open();
  expect(await screen.findByText(words.elsewhere.failed, {}, { timeout: 8000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeEnabled();
}, 15_000);
