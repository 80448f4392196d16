import type { Page } from '@playwright/test';
import { getBankCards } from '@shared-kernel/contracts/member/bank-accounts';
import { getDepositPromotions } from '@shared-kernel/contracts/member/deposit-promotions';
import { getDeposit, getDepositMethods } from '@shared-kernel/contracts/member/deposits';
import { getExclusion } from '@shared-kernel/contracts/member/exclusions';
import { getPaymentPassword } from '@shared-kernel/contracts/member/payment-password';
import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { getWithdrawable, submitWithdrawal } from '@shared-kernel/contracts/member/withdrawals';
import {
  aBonus,
  aWaitingDeposit,
  someDepositMethods,
  someDepositPromotions,
} from '@shared-kernel/testing/deposit-builders';
import { someSecurity } from '@shared-kernel/testing/member-builders';
import { someFunds } from '@shared-kernel/testing/money-builders';
import type { Texts } from '../fixtures/texts.ts';
import { ChangePasswordPage } from '../pages/change-password.page.ts';
import { DepositPage } from '../pages/deposit.page.ts';
import { SecurityPage } from '../pages/security.page.ts';
import { WithdrawPage } from '../pages/withdraw.page.ts';
import { answered, type OwnAnswer, refused } from '../pictures/still/own-answers.ts';
import { STILL_TIME } from '../pictures/still/still-time.ts';

/** A state of money on its way out that a member rarely sees, and must understand. */
export interface MoneyState {
  readonly name: string;
  readonly at: string;
  readonly answers: readonly OwnAnswer[];
  /** What is done on the page to come to it. */
  readonly reach?: (page: Page, t: Texts) => Promise<void>;
}

const HOUR_MS = 3_600_000;
const DIGITS = '274913';
const later = (hours: number): string => new Date(STILL_TIME.getTime() + hours * HOUR_MS).toISOString();

const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

const look = async (page: Page, t: Texts): Promise<void> => {
  await press(page, t('forms:amount.all'));
  await press(page, t('common:withdraw'));
};

const pay = async (page: Page, t: Texts): Promise<void> => {
  await look(page, t);
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(t('payment:entry'), { exact: true }).fill(DIGITS);
  await sheet.locator('footer').getByRole('button').last().click();
  await sheet.getByRole('status').filter({ hasText: /\S/ }).waitFor();
};

const forget = async (page: Page, t: Texts): Promise<void> => {
  await page
    .getByRole('main')
    .getByRole('button', { name: t('payment:entry') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('payment:forgot') })
    .click();
};

const noPassword = answered(getPaymentPassword, { hasWithdrawalPassword: false });
const noAccount = answered(getBankCards, { list: [], max: 5 });
const nothingTold = answered(getSecurityConfig, {
  hasLoginPassword: true,
  hasPaymentPassword: false,
  passkeys: 0,
  isMobileProved: false,
  isEmailProved: false,
});
const openRow =
  (key: Parameters<Texts>[0]) =>
  (page: Page, t: Texts): Promise<void> =>
    page
      .getByRole('main')
      .getByRole('button', { name: t(key) })
      .click();
const inBreak = (kind: 'timeOut' | 'selfExclusion') =>
  ({ kind, since: STILL_TIME.toISOString(), until: later(7 * 24) }) as const;

const WAITING_WITH = aWaitingDeposit({
  createdAt: STILL_TIME.toISOString(),
  dueAt: later(0.25),
  bonus: '200.00',
  promotion: { code: 'daily-top-up', name: 'Daily top-up', required: '1600.00' },
});

const { pay: _pay, ...NOT_TO_PAY } = WAITING_WITH;

const take = async (page: Page): Promise<void> => {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Daily top-up' }).click();
  await main.getByRole('button', { name: '₱1,000', exact: true }).click();
};

const change = async (page: Page, t: Texts): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Daily top-up' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('member:deposit.promotion.take') })
    .waitFor();
};

export const MONEY_STATES: readonly MoneyState[] = [
  { name: 'a promotion with its terms', at: DepositPage.path, answers: [], reach: take },
  {
    name: 'a bonus that is on',
    at: DepositPage.path,
    answers: [answered(getDepositPromotions, someDepositPromotions({ bonus: aBonus() }))],
  },
  {
    name: 'a promotion of a deposit that waits',
    at: `${DepositPage.path}?order=${WAITING_WITH.orderNo}`,
    answers: [answered(getDeposit, WAITING_WITH)],
    reach: change,
  },
  { name: 'no payment password', at: WithdrawPage.path, answers: [noPassword] },
  {
    name: 'the first payment password',
    at: WithdrawPage.path,
    answers: [noPassword],
    reach: (page, t) => press(page, t('payment:submit')),
  },
  { name: 'no account', at: WithdrawPage.path, answers: [noAccount] },
  {
    name: 'the first account',
    at: WithdrawPage.path,
    answers: [noAccount],
    reach: (page, t) => press(page, t('member:card.submit')),
  },
  {
    name: 'a locked payment password',
    at: WithdrawPage.path,
    answers: [
      answered(getPaymentPassword, { hasWithdrawalPassword: true, lockedUntil: later(24), mobile: '639***67' }),
    ],
  },
  {
    name: 'all held by turnover',
    at: WithdrawPage.path,
    answers: [answered(getWithdrawable, someFunds({ withdrawable: '0.00', locked: '12480.50' }))],
  },
  {
    name: 'no withdrawal left today',
    at: WithdrawPage.path,
    answers: [answered(getWithdrawable, someFunds({ attemptsLeft: 0 }))],
  },
  {
    name: 'less than may be withdrawn',
    at: WithdrawPage.path,
    answers: [
      answered(
        getWithdrawable,
        someFunds({ balance: '99.99', withdrawable: '99.99', locked: '0.00', turnover: [], turnoverLeft: '0.00' }),
      ),
    ],
  },
  {
    name: 'a wrong payment password',
    at: WithdrawPage.path,
    answers: [refused(submitWithdrawal, 'payment.wrong', { triesLeft: 4 })],
    reach: pay,
  },
  {
    name: 'a withdrawal asked for',
    at: WithdrawPage.path,
    answers: [
      answered(submitWithdrawal, {
        orderNo: 'WD261121-0123456789',
        status: 'review',
        amount: '10330.50',
        fee: '0.00',
        expectedBy: later(24),
      }),
    ],
    reach: pay,
  },
  {
    name: 'forgotten without a number',
    at: SecurityPage.path,
    answers: [answered(getPaymentPassword, { hasWithdrawalPassword: true })],
    reach: forget,
  },
  { name: 'nothing set yet', at: SecurityPage.path, answers: [noPassword, noAccount, nothingTold] },
  { name: 'an e-mail address', at: SecurityPage.path, answers: [], reach: openRow('member:security.about.email') },
  {
    name: 'an e-mail address without a login password',
    at: SecurityPage.path,
    answers: [answered(getSecurityConfig, someSecurity({ hasLoginPassword: false }))],
    reach: openRow('member:security.about.email'),
  },
  {
    name: 'no login password to change',
    at: ChangePasswordPage.path,
    answers: [answered(getSecurityConfig, someSecurity({ hasLoginPassword: false }))],
  },
  {
    name: 'a real name',
    at: SecurityPage.path,
    answers: [nothingTold],
    reach: openRow('member:security.about.realName'),
  },
  { name: 'a nickname', at: SecurityPage.path, answers: [], reach: openRow('member:security.about.nickname') },
  {
    name: 'a break from play',
    at: SecurityPage.path,
    answers: [answered(getExclusion, { exclusion: inBreak('timeOut'), asksPassword: true })],
  },
  {
    name: 'a deposit in a break',
    at: DepositPage.path,
    answers: [
      answered(getDepositMethods, someDepositMethods({ waiting: [WAITING_WITH], exclusion: inBreak('timeOut') })),
    ],
  },
  {
    name: 'a deposit to pay in a break',
    at: `${DepositPage.path}?order=${NOT_TO_PAY.orderNo}`,
    answers: [answered(getDeposit, { ...NOT_TO_PAY, exclusion: inBreak('timeOut') })],
  },
  {
    name: 'a withdrawal in a break',
    at: WithdrawPage.path,
    answers: [answered(getWithdrawable, someFunds({ exclusion: inBreak('timeOut') }))],
  },
  {
    name: 'a withdrawal of the self-excluded',
    at: WithdrawPage.path,
    answers: [
      answered(
        getWithdrawable,
        someFunds({
          withdrawable: '12480.50',
          locked: '0.00',
          turnover: [],
          turnoverLeft: '0.00',
          exclusion: inBreak('selfExclusion'),
        }),
      ),
    ],
  },
];
