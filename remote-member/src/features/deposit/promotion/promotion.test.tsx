import { acceptPromotion, getDepositPromotions, giveUpBonus } from '@shared-kernel/contracts/member/deposit-promotions';
import { depositByWallet, getDeposit, getDepositMethods } from '@shared-kernel/contracts/member/deposits';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { paths } from '@shared-kernel/contracts/system/paths';
import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { answer, answerBy, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import {
  aBonus,
  aWaitingDeposit,
  someDepositMethods,
  someDepositPromotions,
} from '@shared-kernel/testing/deposit-builders';
import { aBalance, aSession, someSecurity } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { screen, waitFor, within } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import shared from '../../../shared/texts.en.json';
import { Page } from '../deposit.page.tsx';
import en from '../texts.en.json';

const words = en.deposit.promotion;
const bonusWords = shared.activeBonus;
const WAITING = aWaitingDeposit();
const PAY = `${paths.deposit}?order=${WAITING.orderNo}`;
const TAKEN = { code: 'daily-top-up', name: 'Daily top-up', required: '1600.00' };

const server = serveApi(
  answer(getSecurityConfig, someSecurity()),
  answer(getDepositMethods, someDepositMethods()),
  answer(getDepositPromotions, someDepositPromotions()),
  answer(getBalance, aBalance()),
  answer(getConsolidatedSettings, someSettings({ mobileTemplate: { mem_cen: '1', dep_func: '1' } })),
  answer(getDeposit, WAITING),
);

beforeEach(() => localStorage.clear());

const open = (path: string = paths.deposit) => renderPage(<Page />, { path, session: aSession() });
const promotion = () => screen.findByRole('radio', { name: /Daily top-up/ });

/** What is sent when a deposit of ₱500 is asked for. */
const sending = () => {
  const sent: unknown[] = [];
  server.use(
    answerBy(depositByWallet, (input) => {
      sent.push(input);
      return WAITING;
    }),
  );
  return sent;
};
type User = Awaited<ReturnType<typeof open>>['user'];
const depositFiveHundred = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: '₱500' }));
  await user.click(screen.getByRole('button', { name: /^Deposit/ }));
};

describe('choosing', () => {
  it('takes none unless one is chosen', async () => {
    const sent = sending();
    const { user } = await open();
    await promotion();
    expect(screen.getByRole('radio', { name: new RegExp(words.none) })).toBeChecked();
    await depositFiveHundred(user);
    expect(await screen.findByText(en.deposit.exactly)).toBeVisible();
    expect(sent).toEqual([{ channel: 'GCASH', amount: '500.00', language: 'EN' }]);
  });

  it('says what it brings and asks before the money moves, with the amount, and is sent with it', async () => {
    const sent = sending();
    const { user } = await open();
    await user.click(await promotion());
    await user.clear(screen.getByRole('textbox', { name: /Amount/ }));
    expect(screen.getByText(/From ₱200\.00\. The bonus is yours once you have bet it 8 times\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '₱500' }));
    expect(screen.getByText(/₱100\.00 on top\. It is yours once you have bet ₱800\.00\..*7 days/)).toBeVisible();
    expect(screen.getByRole('radio', { name: /Daily top-up.*\+₱100\.00/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: /^Deposit/ }));
    await waitFor(() =>
      expect(sent).toEqual([{ channel: 'GCASH', amount: '500.00', language: 'EN', promotion: 'daily-top-up' }]),
    );
  });

  it('has one that was had today stand there, and not be chosen', async () => {
    const [daily] = someDepositPromotions().promotions;
    server.use(answer(getDepositPromotions, { promotions: daily ? [{ ...daily, refusal: 'used' }] : [] }));
    await open();
    expect(await promotion()).toBeDisabled();
    expect(screen.getByText(words.refused.used)).toBeVisible();
  });

  it.each([
    ['promo.active', words.refused.active],
    ['promo.used', words.refused.used],
    ['promo.amount', words.refused.amount],
    ['promo.closed', words.refused.closed],
  ] as const)('says what %s means, and keeps what was typed', async (code, text) => {
    server.use(refuse(depositByWallet, code));
    const { user } = await open();
    await user.click(await promotion());
    await depositFiveHundred(user);
    expect(await screen.findByText(text)).toBeVisible();
    expect(await promotion()).toBeChecked();
    expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('500');
  });

  it('deposits without one when they do not load', async () => {
    server.use(refuse(getDepositPromotions, 'unknown'));
    const sent = sending();
    const { user } = await open();
    expect(await screen.findByText(words.failed, {}, { timeout: 8000 })).toBeVisible();
    await depositFiveHundred(user);
    await waitFor(() => expect(sent).toHaveLength(1));
  }, 15_000);
});

describe('a bonus that is on', () => {
  beforeEach(() => server.use(answer(getDepositPromotions, someDepositPromotions({ bonus: aBonus() }))));
  const card = () => screen.findByRole('region', { name: bonusWords.label });

  it('says what it has come to, how far it is and until when, and leaves no second one to be chosen', async () => {
    await open();
    const region = within(await card());
    expect(region.getByText('The bonus: First deposit bonus')).toBeVisible();
    expect(region.getByRole('progressbar', { name: bonusWords.turnover })).toHaveAttribute(
      'aria-valuetext',
      '₱1,250.00 of ₱5,000.00 played',
    );
    expect(region.getByText(/by 12\/21\/2025/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Daily top-up/ })).toBeNull();
  });

  it('is given up after a question that says what goes; the balance is told', async () => {
    const heard = jest.fn();
    subscribe('wallet.changed', heard);
    const sent: unknown[] = [];
    server.use(
      answerBy(giveUpBonus, (input) => {
        sent.push(input);
        return { taken: '512.40', sumBalance: '11968.10' };
      }),
    );
    const { user } = await open();
    await user.click(within(await card()).getByRole('button', { name: bonusWords.giveUp }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/You lose the ₱512\.40 in your bonus/)).toBeVisible();
    server.use(answer(getDepositPromotions, someDepositPromotions()));
    await user.click(dialog.getByRole('button', { name: bonusWords.giveUp }));
    expect(await promotion()).toBeEnabled();
    expect(sent).toEqual([{ bonusNo: aBonus().bonusNo, language: 'EN' }]);
    expect(heard).toHaveBeenCalled();
  });

  it('stays where it could not be given up, and says so', async () => {
    server.use(refuse(giveUpBonus, 'bonus.ended'));
    const { user } = await open();
    await user.click(within(await card()).getByRole('button', { name: bonusWords.giveUp }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: bonusWords.giveUp }));
    expect(await screen.findByText(bonusWords.ended)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: bonusWords.keep }));
  });
});

describe('a deposit that waits', () => {
  it('shows what it takes, and changes it', async () => {
    server.use(answer(getDeposit, { ...WAITING, bonus: '200.00', promotion: TAKEN }));
    const sent: unknown[] = [];
    server.use(
      answerBy(acceptPromotion, (input) => {
        sent.push(input);
        return WAITING;
      }),
    );
    const { user } = await open(PAY);
    await user.click(await screen.findByRole('button', { name: /Daily top-up.*₱200\.00 on top/ }));
    const sheet = within(await screen.findByRole('dialog', { name: words.label }));
    expect(await sheet.findByRole('radio', { name: /Daily top-up/ })).toBeChecked();
    await user.click(sheet.getByRole('radio', { name: new RegExp(words.none) }));
    server.use(answer(getDeposit, WAITING));
    await user.click(sheet.getByRole('button', { name: words.take }));
    expect(await screen.findByRole('button', { name: new RegExp(words.none) })).toBeVisible();
    expect(sent).toEqual([{ orderNo: WAITING.orderNo, language: 'EN' }]);
  });

  it('says that it is too late, in the sheet', async () => {
    server.use(refuse(acceptPromotion, 'deposit.closed'));
    const { user } = await open(PAY);
    await user.click(await screen.findByRole('button', { name: new RegExp(words.none) }));
    const sheet = within(await screen.findByRole('dialog', { name: words.label }));
    await user.click(await sheet.findByRole('radio', { name: /Daily top-up/ }));
    await user.click(sheet.getByRole('button', { name: words.take }));
    expect(await sheet.findByText(words.tooLate)).toBeVisible();
  });

  it.each([
    [
      { bonus: '200.00', promotion: TAKEN },
      /With a bonus of ₱200\.00 on top: it is yours once you have bet ₱1,600\.00/,
    ],
    [
      { bonus: '0.00', promotion: { ...TAKEN, required: '0.00', refusal: 'active' as const } },
      /No bonus from Daily top-up\. You already have an active bonus\./,
    ],
  ])('says with the credited money what the promotion brought', async (own, text) => {
    const { pay: _pay, dueAt: _dueAt, ...rest } = WAITING;
    server.use(answer(getDeposit, { ...rest, status: 'credited', ...own }));
    await open(PAY);
    expect(await screen.findByText(text)).toBeVisible();
  });
});
