import {
  addBankCard,
  changeBankCard,
  getBankCards,
  getWithdrawBanks,
  removeBankCard,
} from '@shared-kernel/contracts/member/bank-accounts';
import { getDepositLimits, setDepositLimit } from '@shared-kernel/contracts/member/deposit-limits';
import { excludeSelf, getExclusion, takeTimeOut } from '@shared-kernel/contracts/member/exclusions';
import {
  getPaymentPassword,
  resetPaymentPassword,
  sendPaymentCode,
  setPaymentPassword,
} from '@shared-kernel/contracts/member/payment-password';
import {
  confirmPlayLimit,
  getPlayLimits,
  setLossLimit,
  setTimeLimit,
} from '@shared-kernel/contracts/member/play-limits';
import { getRealityCheck, setRealityCheck } from '@shared-kernel/contracts/member/play-session';
import {
  getHeadIcon,
  getSecurityConfig,
  proveEmail,
  proveMobile,
  sendEmailCode,
  sendMobileCode,
  setEmail,
  setHeadIcon,
  setNickname,
  setPayeeName,
} from '@shared-kernel/contracts/member/profile';
import { paths } from '@shared-kernel/contracts/system/paths';
import payment from '@shared-kernel/forms/payment/texts.en.json';
import { answer, answerBy, hang, refuse } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import { someDepositLimits, somePlayLimits } from '@shared-kernel/testing/deposit-builders';
import { fillField } from '@shared-kernel/testing/fill-field';
import { aBreak, aSession, someSecurity } from '@shared-kernel/testing/member-builders';
import { aBankCard } from '@shared-kernel/testing/money-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { fillSlot } from '@shared-kernel/testing/slots';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.ts';
import shared from '../../shared/texts.en.json';
import { Page } from './security.page.tsx';
import en from './texts.en.json';

const words = en.security;
const { card } = shared;
const FIRST = '274913';
const NEXT = '582036';

const server = serveApi(
  answer(getDepositLimits, someDepositLimits()),
  answer(getPlayLimits, somePlayLimits()),
  answer(getRealityCheck, { everyMinutes: 30, choices: [15, 30, 60] }),
  answer(getExclusion, { asksPassword: true }),
  answer(getPaymentPassword, { hasWithdrawalPassword: true, mobile: '639***67' }),
  answer(getSecurityConfig, someSecurity()),
  answer(getHeadIcon, {}),
  answer(getBankCards, { list: [aBankCard(), aBankCard({ id: '8', bankName: 'GCash', isDefault: false })], max: 5 }),
  answer(getWithdrawBanks, { list: [{ code: 'BPI', name: 'BPI', kind: 'bank' }] }),
);

const open = () => renderPage(<Page />, { path: paths.security, session: aSession() });

/** What a call was asked with, each time. */
const asked: unknown[] = [];
const note =
  <Value,>(value: Value) =>
  (input: unknown) => {
    asked.push(input);
    return value;
  };
beforeEach(() => {
  asked.length = 0;
});

it('asks for exactly what its document starts', async () => {
  await expectStartedCalls(
    server,
    manifest.routes.find(({ page }) => page === 'security'),
    open,
  );
});

describe('ways back into the account', () => {
  const { back } = words.about;
  const ways = (named: string) => back.ways.replace('{{ways}}', named);

  it('names what opens it', async () => {
    server.use(answer(getSecurityConfig, someSecurity({ email: 'm***@example.com', passkeys: 2 })));
    await open();
    expect(await screen.findByText(ways(`${back.mobile}, ${back.email}, ${back.passkey}`))).toBeVisible();
  });

  it('warns who has none, and proves the number by a code', async () => {
    let isMobileProved = false;
    server.use(
      answerBy(getSecurityConfig, () => someSecurity({ isMobileProved })),
      answer(sendMobileCode, { expiredMinutes: 5 }),
      refuse(proveMobile, 'verification.wrong'),
    );
    const { user } = await open();
    expect(await screen.findByText(back.none)).toBeVisible();
    await user.click(screen.getByRole('button', { name: new RegExp(words.about.mobile) }));
    const sheet = await screen.findByRole('dialog', { name: shared.mobile.prove });
    await user.click(await within(sheet).findByRole('button', { name: 'Send code' }));
    await fillField(within(sheet).getByLabelText(payment.code), '123456');
    const prove = () => user.click(within(sheet).getByRole('button', { name: shared.mobile.prove }));
    await prove();
    expect(await within(sheet).findByText(payment.codeWrong)).toBeVisible();
    expect(within(sheet).getByLabelText(payment.code)).toHaveValue('123456');
    server.use(refuse(proveMobile, 'mobile.taken'));
    await prove();
    expect(await within(sheet).findByText(shared.mobile.taken)).toBeVisible();
    server.use(
      answerBy(proveMobile, (input) => {
        asked.push(input);
        isMobileProved = true;
        return null;
      }),
    );
    await prove();
    expect(await screen.findByText(shared.mobile.proved)).toBeVisible();
    expect(await screen.findByText(ways(back.mobile))).toBeVisible();
    expect(asked).toEqual([{ verificationCode: '123456' }]);
  });
});

describe('about you', () => {
  const { about } = words;
  const openSheet = async (title: string) => {
    const page = await open();
    await page.user.click(await screen.findByRole('button', { name: new RegExp(title) }));
    const sheet = await screen.findByRole('dialog', { name: title });
    const save = () => page.user.click(within(sheet).getByRole('button', { name: about.save }));
    return { ...page, sheet, save };
  };

  it('an e-mail address is set by the login password, and said masked', async () => {
    let email: { email?: string } = {};
    server.use(
      answerBy(getSecurityConfig, () => someSecurity(email)),
      answerBy(setEmail, (input) => {
        asked.push(input);
        email = { email: 'm***@example.com' };
        return null;
      }),
    );
    const { sheet, save } = await openSheet(about.email);
    await fillField(within(sheet).getByLabelText(about.emailNew), 'maria@example.com');
    await fillField(within(sheet).getByLabelText(payment.loginPassword), 'Lantern-2026');
    await save();
    expect(await screen.findByText(about.emailSaved)).toBeVisible();
    expect(await screen.findByText('m***@example.com')).toBeVisible();
    expect(asked).toEqual([{ email: 'maria@example.com', password: 'Lantern-2026' }]);
  });

  it('an address is proved by a mailed code; until then another can be told instead', async () => {
    let isEmailProved = false;
    server.use(
      answerBy(getSecurityConfig, () => someSecurity({ email: 'm***@example.com', isEmailProved })),
      answer(sendEmailCode, { expiredMinutes: 5 }),
      refuse(proveEmail, 'verification.wrong'),
    );
    const { user } = await open();
    const openProof = async () => {
      await user.click(await screen.findByRole('button', { name: new RegExp(about.email) }));
      return screen.findByRole('dialog', { name: about.emailProve });
    };
    await user.click(within(await openProof()).getByRole('button', { name: about.emailOther }));
    const other = await screen.findByRole('dialog', { name: about.email });
    await user.click(within(other).getByRole('button', { name: 'Close' }));
    const sheet = await openProof();
    await user.click(within(sheet).getByRole('button', { name: 'Send code' }));
    await fillField(within(sheet).getByLabelText(payment.code), '123456');
    const prove = () => user.click(within(sheet).getByRole('button', { name: about.emailProve }));
    await prove();
    expect(await within(sheet).findByText(payment.codeWrong)).toBeVisible();
    server.use(
      answerBy(proveEmail, () => {
        isEmailProved = true;
        return null;
      }),
    );
    await prove();
    expect(await screen.findByText(about.emailIsProved)).toBeVisible();
    expect(await screen.findByText('m***@example.com, verified')).toBeVisible();
  });

  it.each([
    ['field.invalid', about.emailInvalid],
    ['password.wrong', payment.loginWrong],
  ] as const)('an address refused with %s says what that means, and stays typed', async (code, text) => {
    server.use(refuse(setEmail, code));
    const { sheet, save } = await openSheet(about.email);
    await fillField(within(sheet).getByLabelText(about.emailNew), 'maria@');
    await fillField(within(sheet).getByLabelText(payment.loginPassword), 'Lantern-2026');
    await save();
    expect(await within(sheet).findByText(text)).toBeVisible();
    expect(within(sheet).getByLabelText(about.emailNew)).toHaveValue('maria@');
  });

  it.each([about.email, about.realName])(
    '%s leads a member without a login password to set one first',
    async (title) => {
      server.use(answer(getSecurityConfig, someSecurity({ hasLoginPassword: false })));
      fillSlot('account.login-password', async () => ({ Slot: () => <p>No login password yet</p> }));
      const { sheet } = await openSheet(title);
      expect(await within(sheet).findByText('No login password yet')).toBeVisible();
      expect(within(sheet).queryByLabelText(payment.loginPassword)).not.toBeInTheDocument();
    },
  );

  it('a real name is set once: then it is read only', async () => {
    server.use(answerBy(setPayeeName, note(null)));
    const { sheet, save } = await openSheet(about.realName);
    await fillField(within(sheet).getByLabelText(card.name), 'Maria Santos');
    await fillField(within(sheet).getByLabelText(payment.loginPassword), 'Lantern-2026');
    server.use(answer(getSecurityConfig, someSecurity({ payeeName: 'Mar***os' })));
    await save();
    expect(await screen.findByText('Mar***os')).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(about.realName) })).not.toBeInTheDocument();
    expect(asked).toEqual([{ payeeName: 'Maria Santos', password: 'Lantern-2026' }]);
  });

  it('a nickname is changed from the one before', async () => {
    server.use(answer(getSecurityConfig, someSecurity({ nickname: 'Mayang' })), answerBy(setNickname, note(null)));
    const { sheet, save } = await openSheet(about.nickname);
    await fillField(within(sheet).getByRole('textbox', { name: about.nickname }), ' S');
    await save();
    await waitFor(() => expect(asked).toEqual([{ nickname: 'Mayang S' }]));
  });

  it('a head icon is chosen out of those that are drawn, and shown at once', async () => {
    const chosen: unknown[] = [];
    server.use(
      answerBy(getHeadIcon, () => (chosen.length === 0 ? {} : { icon: 'crown' })),
      answerBy(setHeadIcon, (input) => {
        chosen.push(input);
        return null;
      }),
    );
    const { user, sheet, save } = await openSheet(about.headIcon);
    await user.click(within(sheet).getByRole('radio', { name: about.icon.crown }));
    await save();
    expect(chosen).toEqual([{ icon: 'crown' }]);
    expect(await screen.findByRole('button', { name: new RegExp(about.icon.crown) })).toBeVisible();
    expect(document.querySelector('[data-icon=crown]')).toBeInTheDocument();
  });

  it('the number is shown, verified, and nothing to press', async () => {
    await open();
    expect(await screen.findByText(about.mobileProved.replace('{{mobile}}', '639***67'))).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(about.mobile) })).not.toBeInTheDocument();
  });

  it('that does not load says so in its place', async () => {
    server.use(refuse(getSecurityConfig, 'unknown'));
    await open();
    expect(await screen.findByText(about.failed)).toBeVisible();
    expect(await screen.findByText(words.break.timeOut)).toBeVisible();
  });
});

describe('payment password', () => {
  const fillNew = async (sheet: HTMLElement, digits: string) => {
    await fillField(within(sheet).getByLabelText(payment.new), digits);
    await fillField(within(sheet).getByLabelText(payment.confirm), digits);
  };
  const openChange = async (page: Awaited<ReturnType<typeof open>>) => {
    await page.user.click(await screen.findByRole('button', { name: new RegExp(payment.entry) }));
    return screen.findByRole('dialog', { name: payment.change });
  };

  it('is changed by the one before it', async () => {
    server.use(answerBy(setPaymentPassword, note(null)));
    const page = await open();
    const sheet = await openChange(page);
    await fillField(within(sheet).getByLabelText(payment.old), FIRST);
    await fillNew(sheet, NEXT);
    await page.user.click(within(sheet).getByRole('button', { name: payment.change }));
    expect(await screen.findByText(payment.changed)).toBeVisible();
    expect(asked).toEqual([{ oldPaymentPassword: FIRST, paymentPassword: NEXT, confirmPaymentPassword: NEXT }]);
  });

  it.each([
    ['payment.wrong', payment.refused.wrong],
    ['payment.locked', payment.refused.locked],
    ['modify.new.old.same', payment.same],
    ['payment.common', payment.common],
  ] as const)('refused with %s says what that means', async (code, text) => {
    server.use(refuse(setPaymentPassword, code));
    const page = await open();
    const sheet = await openChange(page);
    await fillField(within(sheet).getByLabelText(payment.old), FIRST);
    await fillNew(sheet, NEXT);
    await page.user.click(within(sheet).getByRole('button', { name: payment.change }));
    expect(await within(sheet).findByText(text)).toBeVisible();
  });

  it('forgotten, is set by the code of an SMS and the login password', async () => {
    server.use(answer(sendPaymentCode, { expiredMinutes: 10 }), answerBy(resetPaymentPassword, note(null)));
    const page = await open();
    const { user } = page;
    await user.click(within(await openChange(page)).getByRole('button', { name: payment.forgot }));
    const sheet = await screen.findByRole('dialog', { name: payment.reset });
    expect(sheet).toHaveTextContent('639***67');
    await user.click(await within(sheet).findByRole('button', { name: 'Send code' }));
    await fillField(within(sheet).getByLabelText(payment.code), '123456');
    await fillNew(sheet, NEXT);
    await fillField(within(sheet).getByLabelText(payment.loginPassword), 'Lantern-2026');
    await user.click(within(sheet).getByRole('button', { name: payment.reset }));
    expect(await screen.findByText(payment.changed)).toBeVisible();
    expect(asked).toEqual([{ verificationCode: '123456', password: 'Lantern-2026', paymentPassword: NEXT }]);
  });

  it('forgotten by a member without a verified number, leads to people', async () => {
    server.use(answer(getPaymentPassword, { hasWithdrawalPassword: true }));
    const page = await open();
    await page.user.click(within(await openChange(page)).getByRole('button', { name: payment.forgot }));
    const sheet = await screen.findByRole('dialog', { name: payment.reset });
    expect(within(sheet).getByText(payment.noMobile)).toBeVisible();
    expect(within(sheet).getByRole('link', { name: payment.service })).toHaveAttribute('href', paths.service);
  });

  it('that is not there yet is set first, and the account that it is needed for comes after', async () => {
    let has = false;
    server.use(
      answerBy(getPaymentPassword, () => ({ hasWithdrawalPassword: has })),
      answerBy(setPaymentPassword, () => {
        has = true;
        return null;
      }),
      answer(addBankCard, aBankCard({ id: '9' })),
    );
    const page = await open();
    const { user } = page;
    expect(await screen.findByText(words.notSet)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: words.add }));
    const sheet = await screen.findByRole('dialog', { name: payment.title });
    await fillNew(sheet, FIRST);
    await fillField(within(sheet).getByLabelText(payment.loginPassword), 'Lantern-2026');
    await user.click(within(sheet).getByRole('button', { name: payment.submit }));
    expect(await screen.findByText(words.isSet)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: words.add }));
    expect(await screen.findByRole('dialog', { name: card.title })).toBeVisible();
  });
});

describe('accounts', () => {
  const account = async (name: string) => within(await screen.findByRole('listitem', { name }));

  it('are masked, and say which is the default and how many there may be', async () => {
    await open();
    expect((await account('BPI ****7890')).getByText(words.isDefault)).toBeVisible();
    expect(screen.getByText(/You have 2 of 5/)).toBeVisible();
    expect((await account('BPI ****7890')).queryByRole('button', { name: words.makeDefault })).not.toBeInTheDocument();
  });

  it('another one becomes the default', async () => {
    server.use(answerBy(changeBankCard, note(aBankCard({ id: '8' }))));
    const { user } = await open();
    await user.click((await account('GCash ****7890')).getByRole('button', { name: words.makeDefault }));
    await waitFor(() => expect(asked).toEqual([{ id: '8', action: 'default' }]));
  });

  it('is removed once that is asked about, and says until when it stays', async () => {
    const gone = aBankCard({ removedAt: '2025-11-22T08:15:00+08:00' });
    server.use(answerBy(removeBankCard, note(gone)));
    const { user } = await open();
    await user.click((await account('BPI ****7890')).getByRole('button', { name: words.remove }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent(words.askRemoveText);
    server.use(answer(getBankCards, { list: [gone], max: 5 }));
    await user.click(within(question).getByRole('button', { name: words.remove }));
    expect(
      await screen.findByText('It will be removed on 11/22 08:15. Until then, money may still be sent there.'),
    ).toBeVisible();
    expect(asked).toEqual([{ id: '7' }]);
  });

  it('that is on its way out is kept after all', async () => {
    server.use(
      answer(getBankCards, { list: [aBankCard({ removedAt: '2025-11-22T08:15:00+08:00' })], max: 5 }),
      answerBy(changeBankCard, note(aBankCard())),
    );
    const { user } = await open();
    await user.click((await account('BPI ****7890')).getByRole('button', { name: words.keep }));
    await waitFor(() => expect(asked).toEqual([{ id: '7', action: 'keep' }]));
  });

  it('are no more than a member may have', async () => {
    server.use(answer(getBankCards, { list: [aBankCard()], max: 1 }));
    await open();
    await account('BPI ****7890');
    expect(screen.queryByRole('button', { name: words.add })).not.toBeInTheDocument();
  });
});

describe('deposit limits', () => {
  const { limit } = words;
  const openLimit = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(name) }));
    return screen.findByRole('dialog', { name });
  };

  it('say what is used of each, and what comes in its place', async () => {
    server.use(
      answer(getDepositLimits, someDepositLimits({ next: { limit: '10000.00', at: '2026-07-15T08:00:00+08:00' } })),
    );
    await open();
    expect(await screen.findByRole('button', { name: new RegExp(limit.of.deposit.day) })).toHaveTextContent(
      /₱500\.00 of ₱5,000\.00.*₱10,000\.00 from .*07\/15/,
    );
    expect(screen.getByRole('button', { name: new RegExp(limit.of.deposit.week) })).toHaveTextContent(
      'No limit. ₱1,700.00 so far',
    );
  });

  it('are set, changed and removed', async () => {
    server.use(answerBy(setDepositLimit, note(someDepositLimits())));
    const page = await open();
    const first = await openLimit(page, limit.of.deposit.week);
    expect(within(first).getByText(limit.rule.deposit)).toBeVisible();
    expect(within(first).queryByRole('button', { name: limit.remove })).not.toBeInTheDocument();
    await fillField(within(first).getByLabelText(limit.most), '20000');
    await page.user.click(within(first).getByRole('button', { name: limit.set }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const second = await openLimit(page, limit.of.deposit.day);
    expect(within(second).getByLabelText(limit.most)).toHaveValue('5,000');
    await page.user.click(within(second).getByRole('button', { name: limit.remove }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(asked).toEqual([{ period: 'week', limit: '20000.00' }, { period: 'day' }]);
  });

  it('are not set while one is being removed', async () => {
    server.use(hang(setDepositLimit));
    const page = await open();
    const sheet = await openLimit(page, limit.of.deposit.day);
    await page.user.click(within(sheet).getByRole('button', { name: limit.remove }));
    expect(within(sheet).getByRole('button', { name: limit.set })).toHaveAttribute('aria-disabled', 'true');
  });

  it('that were not removed say so, and stay', async () => {
    server.use(refuse(setDepositLimit, 'unknown'));
    const page = await open();
    const sheet = await openLimit(page, limit.of.deposit.day);
    await page.user.click(within(sheet).getByRole('button', { name: limit.remove }));
    expect(await screen.findByText(limit.notChanged)).toBeVisible();
    expect(within(sheet).getByLabelText(limit.most)).toHaveValue('5,000');
  });

  it('that did not come leave the rest of the page, and are asked for again', async () => {
    server.use(refuse(getDepositLimits, 'unknown'));
    const { user } = await open();
    expect(await screen.findByText(limit.failed)).toBeVisible();
    expect(await screen.findByRole('button', { name: new RegExp(payment.entry) })).toBeVisible();
    server.use(answer(getDepositLimits, someDepositLimits()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: new RegExp(limit.of.deposit.month) })).toBeVisible();
  });
});

describe('limits of play', () => {
  const { limit, realityCheck } = words;
  const openRow = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(name) }));
    return screen.findByRole('dialog', { name });
  };
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const asks = (next: { at: string; until: string; canBeConfirmed: boolean; limit?: string }) =>
    server.use(answer(getPlayLimits, { ...somePlayLimits(), loss: [{ ...FIRST_LOSS, next }] }));
  const FIRST_LOSS = { period: 'day', limit: '500.00', used: '120.00', endsAt: '2026-07-14T16:00:00Z' } as const;
  const DAY_AFTER = { at: '2026-07-15T08:00:00+08:00', until: '2026-07-22T08:00:00+08:00' };

  it('say what is lost and how long was played, beside the deposits', async () => {
    await open();
    expect(await screen.findByRole('button', { name: new RegExp(limit.of.loss.day) })).toHaveTextContent(
      '₱120.00 of ₱500.00',
    );
    expect(screen.getByRole('button', { name: new RegExp(limit.of.time.week) })).toHaveTextContent(
      '2 h 30 min of 10 h',
    );
    expect(screen.getByRole('button', { name: new RegExp(limit.of.time.day) })).toHaveTextContent(
      'No limit. 25 min so far',
    );
  });

  it('are set: an amount for losses, a time for play', async () => {
    server.use(answerBy(setLossLimit, note(somePlayLimits())), answerBy(setTimeLimit, note(somePlayLimits())));
    const page = await open();
    const loss = await openRow(page, limit.of.loss.week);
    expect(within(loss).getByText(limit.rule.loss)).toBeVisible();
    await fillField(within(loss).getByLabelText(limit.most), '1000');
    await page.user.click(within(loss).getByRole('button', { name: limit.set }));
    await isClosed();
    const time = await openRow(page, limit.of.time.day);
    await page.user.click(within(time).getByRole('button', { name: limit.set }));
    expect(await within(time).findByText(limit.timeFault.required)).toBeVisible();
    await page.user.click(within(time).getByRole('radio', { name: '1 h' }));
    await page.user.click(within(time).getByRole('button', { name: limit.set }));
    await isClosed();
    expect(asked).toEqual([
      { period: 'week', limit: '1000.00' },
      { period: 'day', limit: 60 },
    ]);
  });

  it('that were asked to be higher wait', async () => {
    asks({ ...DAY_AFTER, limit: '900.00', canBeConfirmed: false });
    const page = await open();
    const waiting = await openRow(page, limit.of.loss.day);
    expect(within(waiting).getByText(/₱900\.00 can be confirmed from .*07\/15/)).toBeVisible();
    expect(within(waiting).queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
    await page.user.keyboard('{Escape}');
    await isClosed();
  });

  it('that can be confirmed say until when', async () => {
    server.use(answerBy(confirmPlayLimit, note(somePlayLimits())));
    asks({ ...DAY_AFTER, canBeConfirmed: true });
    const page = await open();
    const sheet = await openRow(page, limit.of.loss.day);
    expect(within(sheet).getByText(/No limit: confirm it by .*07\/22/)).toBeVisible();
    await page.user.click(within(sheet).getByRole('button', { name: 'Confirm: No limit' }));
    await isClosed();
    expect(asked).toEqual([{ kind: 'loss', period: 'day' }]);
  });

  it('the old one is kept', async () => {
    server.use(answerBy(setLossLimit, note(somePlayLimits())));
    asks({ ...DAY_AFTER, limit: '900.00', canBeConfirmed: true });
    const page = await open();
    const sheet = await openRow(page, limit.of.loss.day);
    await page.user.click(within(sheet).getByRole('button', { name: limit.keep }));
    await isClosed();
    expect(asked).toEqual([{ period: 'day', limit: '500.00' }]);
  });

  it('how often a game says how it goes is chosen', async () => {
    server.use(answerBy(setRealityCheck, note({ everyMinutes: 15, choices: [15, 30, 60] })));
    const page = await open();
    const sheet = await openRow(page, realityCheck.title);
    expect(within(sheet).getByRole('radio', { name: '30 min' })).toBeChecked();
    await page.user.click(within(sheet).getByRole('radio', { name: '15 min' }));
    await page.user.click(within(sheet).getByRole('button', { name: realityCheck.save }));
    await isClosed();
    expect(asked).toEqual([{ everyMinutes: 15 }]);
  });
});

it('an address that names the limits leads to them, and the focus with it', async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  await renderPage(<Page />, { path: `${paths.security}#limits`, session: aSession() });
  const part = screen.getByRole('region', { name: 'Limits and breaks' });
  await waitFor(() => expect(part).toHaveFocus());
  expect(await within(part).findByRole('button', { name: new RegExp(`^${words.limit.of.loss.day}`) })).toBeVisible();
  expect(await within(part).findByRole('list', { name: words.break.title })).toBeVisible();
  expect(scroll).toHaveBeenCalledTimes(1);
});

describe('breaks from play', () => {
  const { break: own } = words;
  const openBreak = async ({ user }: Awaited<ReturnType<typeof open>>, name: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
    return screen.findByRole('dialog', { name });
  };
  const said = (kind: 'timeOut' | 'selfExclusion') =>
    shared.break.security[kind].replace('{{day}}', '11/30/2026').replace('{{time}}', '16:30');

  /** Goes on from the choice; the question that follows names the end. */
  const goOn = async ({ user }: Awaited<ReturnType<typeof open>>, sheet: HTMLElement) => {
    await user.click(within(sheet).getByRole('button', { name: own.goOn }));
  };
  const answerQuestion = async (
    { user }: Awaited<ReturnType<typeof open>>,
    kind: 'timeOut' | 'selfExclusion',
    name: string,
  ) => {
    const question = await screen.findByRole('alertdialog', { name: own.ask[kind] });
    expect(question).toHaveTextContent(/Until \d\d\/\d\d\/\d{4}, \d\d:\d\d\. Nobody can shorten it\./);
    await user.click(within(question).getByRole('button', { name }));
  };
  const taken = own.taken.replace('{{day}}', '11/30/2026').replace('{{time}}', '16:30');

  it('a time-out is chosen, asked about with its end, and then said to last until it', async () => {
    const exclusion = aBreak();
    const page = await open();
    const sheet = await openBreak(page, own.timeOut);
    expect(within(within(sheet).getByRole('list', { name: own.rules })).getAllByRole('listitem')).toHaveLength(4);
    for (const term of within(sheet).getAllByRole('radio')) expect(term).not.toBeChecked();
    await goOn(page, sheet);
    expect(await within(sheet).findByText(own.termFault.required)).toBeVisible();
    await page.user.click(within(sheet).getByRole('radio', { name: own.term['1w'] }));
    server.use(
      answerBy(takeTimeOut, note({ exclusion, asksPassword: true })),
      answer(getExclusion, { exclusion, asksPassword: true }),
    );
    await goOn(page, sheet);
    await answerQuestion(page, 'timeOut', 'Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(asked).toEqual([]);
    await goOn(page, sheet);
    await answerQuestion(page, 'timeOut', own.begin['1w']);
    expect(await within(sheet).findByText(taken)).toBeVisible();
    expect(within(sheet).getByRole('status')).toHaveFocus();
    expect(within(sheet).getByRole('link', { name: new RegExp(own.service) })).toHaveAttribute('href', paths.service);
    expect(asked).toEqual([{ term: '1w' }]);
    await page.user.click(within(sheet).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText(said('timeOut'))).toBeVisible();
  });

  it('a self-exclusion asks for the login password, and says where it was wrong', async () => {
    server.use(refuse(excludeSelf, 'password.wrong'));
    const page = await open();
    const sheet = await openBreak(page, own.selfExclusion);
    expect(within(sheet).getByText(own.rule.openWhole)).toBeVisible();
    const password = () => within(sheet).getByLabelText(payment.loginPassword);
    await page.user.click(within(sheet).getByRole('radio', { name: own.term['6m'] }));
    await goOn(page, sheet);
    expect(await within(sheet).findByText(payment.login.required)).toBeVisible();
    await fillField(password(), 'Lantern-2025');
    await goOn(page, sheet);
    await answerQuestion(page, 'selfExclusion', own.begin['6m']);
    expect(await within(sheet).findByText(payment.loginWrong)).toBeVisible();
    expect(password()).toHaveValue('');
    const exclusion = aBreak({ kind: 'selfExclusion' });
    server.use(
      answerBy(excludeSelf, note({ exclusion, asksPassword: true })),
      answer(getExclusion, { exclusion, asksPassword: true }),
    );
    await fillField(password(), 'Lantern-2026');
    await goOn(page, sheet);
    await answerQuestion(page, 'selfExclusion', own.begin['6m']);
    expect(await within(sheet).findByText(taken)).toBeVisible();
    expect(asked).toEqual([{ term: '6m', password: 'Lantern-2026' }]);
  });

  it('who has no login password is asked for none', async () => {
    server.use(answer(getExclusion, { asksPassword: false }), answerBy(excludeSelf, note({ asksPassword: false })));
    const page = await open();
    const sheet = await openBreak(page, own.selfExclusion);
    expect(within(sheet).queryByLabelText(payment.loginPassword)).not.toBeInTheDocument();
    await page.user.click(within(sheet).getByRole('radio', { name: own.term['5y'] }));
    await goOn(page, sheet);
    await answerQuestion(page, 'selfExclusion', own.begin['5y']);
    expect(await within(sheet).findByRole('status')).toBeVisible();
    expect(asked).toEqual([{ term: '5y' }]);
  });

  it('one that is shorter than what is on says so, and stays open', async () => {
    server.use(
      answer(getExclusion, { exclusion: aBreak(), asksPassword: true }),
      refuse(takeTimeOut, 'exclusion.shorter'),
    );
    const page = await open();
    const sheet = await openBreak(page, own.timeOut);
    await page.user.click(within(sheet).getByRole('radio', { name: own.term['1d'] }));
    await goOn(page, sheet);
    await answerQuestion(page, 'timeOut', own.begin['1d']);
    expect(await within(sheet).findByText(own.shorter)).toBeVisible();
  });

  it('that did not come leave the rest of the page, and are asked for again', async () => {
    server.use(refuse(getExclusion, 'unknown'));
    const { user } = await open();
    expect(await screen.findByText(own.failed)).toBeVisible();
    expect(await screen.findByRole('button', { name: new RegExp(words.limit.of.deposit.day) })).toBeVisible();
    server.use(answer(getExclusion, { asksPassword: true }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: new RegExp(`^${own.timeOut}`) })).toBeVisible();
  });
});
