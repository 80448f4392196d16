import { getDepositPromotions } from '@shared-kernel/contracts/member/deposit-promotions';
import {
  cancelDeposit,
  depositByTransfer,
  depositByWallet,
  getDeposit,
  getDepositMethods,
  reportDepositPaid,
} from '@shared-kernel/contracts/member/deposits';
import { getBalance } from '@shared-kernel/contracts/member/member';
import { getSecurityConfig } from '@shared-kernel/contracts/member/profile';
import { paths } from '@shared-kernel/contracts/system/paths';
import { getConsolidatedSettings } from '@shared-kernel/contracts/system/system';
import { answer, answerBy, hang, refuse, refuseUntil } from '@shared-kernel/testing/api-answers';
import { serveApi } from '@shared-kernel/testing/api-server';
import {
  aBonus,
  aDeposit,
  aWaitingDeposit,
  type DepositDetail,
  someDepositMethods,
  someDepositPromotions,
} from '@shared-kernel/testing/deposit-builders';
import { fillField } from '@shared-kernel/testing/fill-field';
import { aBalance, aBreak, aSession, someSecurity } from '@shared-kernel/testing/member-builders';
import { renderPage } from '@shared-kernel/testing/render-page';
import { someSettings } from '@shared-kernel/testing/site-builders';
import { expectStartedCalls } from '@shared-kernel/testing/started-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { subscribe } from 'shared-kernel/events';
import { manifest } from '../../manifest.ts';
import shared from '../../shared/texts.en.json';
import { Page } from './deposit.page.tsx';
import en from './texts.en.json';

const words = en.deposit;
const WAITING = aWaitingDeposit();
const PAY = `${paths.deposit}?order=${WAITING.orderNo}`;

const sayBreak = (text: string): string => text.replace('{{day}}', '11/30/2026').replace('{{time}}', '16:30');

const server = serveApi(
  answer(getSecurityConfig, someSecurity()),
  answer(getDepositMethods, someDepositMethods()),
  answer(getDepositPromotions, someDepositPromotions()),
  answer(getBalance, aBalance()),
  answer(getConsolidatedSettings, someSettings({ mobileTemplate: { mem_cen: '1', dep_func: '1' } })),
  answer(getDeposit, WAITING),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const open = (path: string = paths.deposit) => renderPage(<Page />, { path, session: aSession() });
const amountField = () => screen.findByRole('textbox', { name: new RegExp(words.amount) });
/** The words of the step that one is at, where the steps are shown. */
const stepNow = () =>
  screen
    .queryAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')
    ?.querySelector('span:last-of-type')?.textContent;
const send = () => screen.getByRole('button', { name: /^Deposit/ });

/** What is said of the deposit from its next look on. */
const becomes = (own: Partial<DepositDetail>) => {
  const { pay: _pay, dueAt: _dueAt, ...rest } = WAITING;
  server.use(answer(getDeposit, { ...rest, ...own }));
};

it('asks for exactly what its document starts', async () => {
  const route = manifest.routes.find(({ page }) => page === 'deposit');
  await expectStartedCalls(server, route, () => open());
});

const OFFER = /^See .* bonus$/;

describe('choosing', () => {
  it('has a tile for each method and the channels of the chosen one, with their limits', async () => {
    const { user } = await open();
    expect(await screen.findByRole('radio', { name: words.methodOf.EWALLET })).toBeChecked();
    expect(screen.getByRole('radio', { name: /GCash.*₱100\.00 – ₱50,000\.00.*No fee/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: /InstaPay/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: words.methodOf.BANK }));
    expect(screen.getByRole('radio', { name: /InstaPay/ })).toBeChecked();
  });

  it('says what a channel takes, and what is left of the amount', async () => {
    const [wallets] = someDepositMethods().methods;
    const channels = (wallets?.channels ?? []).map((channel) => ({ ...channel, feePercent: '1.00', feeFixed: '5.00' }));
    server.use(answer(getDepositMethods, { methods: [{ method: 'EWALLET', channels }], waiting: [] }));
    const { user } = await open();
    expect(await screen.findByRole('radio', { name: /GCash.*Fee 1\.00% \+ ₱5\.00/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: '₱500' }));
    const said = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(said).toEqual(expect.arrayContaining(['₱10.00', '₱490.00']));
  });

  it('has ₱1,000 chosen, says on the button what it does, and beside it what one gets with the bonus', async () => {
    const { user } = await open();
    expect(await screen.findByRole('button', { name: 'Deposit ₱1,000.00' })).toBeVisible();
    const get = screen.getByText(words.get).parentElement;
    expect(get).toHaveTextContent('You get₱1,000.00');
    expect(document.querySelector('[data-hides-menu]')).toBeNull();
    await user.click(await screen.findByRole('radio', { name: /Daily top-up/ }));
    expect(get).toHaveTextContent('You get₱1,000.00 + ₱200.00 bonus');
    expect(document.querySelector('[data-hides-menu]')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '₱500' }));
    expect(send()).toHaveTextContent('Deposit ₱500.00');
  });

  it('names the bonus on offer for the amount beside what one gets, chooses none by itself, and leads to the list', async () => {
    const [topUp] = someDepositPromotions().promotions;
    const promotions = [
      ...(topUp ? [topUp, { ...topUp, code: 'week', percent: 50, name: 'Weekend' }] : []),
      ...(topUp ? [{ ...topUp, code: 'first', percent: 100, maxBonus: '9000.00', refusal: 'used' }] : []),
    ];
    server.use(answer(getDepositPromotions, { promotions }));
    const seen = jest.fn<void, [Element]>();
    Element.prototype.scrollIntoView = function scrolled(this: Element) {
      seen(this);
    };
    const { user } = await open();
    const offer = (bonus: string) => screen.queryByRole('button', { name: words.onOffer.replace('{{bonus}}', bonus) });
    await waitFor(() => expect(offer('₱500.00')).toBeVisible());
    await user.clear(await amountField());
    await fillField(await amountField(), '400');
    await user.click(await screen.findByRole('button', { name: words.onOffer.replace('{{bonus}}', '₱200.00') }));
    const none = screen.getByRole('radio', { name: new RegExp(words.promotion.none) });
    expect(none).toBeChecked();
    expect(none).toHaveFocus();
    expect(seen.mock.calls.at(-1)?.[0]).toContainElement(none);
    await user.click(screen.getByRole('radio', { name: /Weekend/ }));
    expect(screen.queryByRole('button', { name: OFFER })).not.toBeInTheDocument();
  });

  it.each([
    ['an amount below its least', '150', {}],
    ['a promotion that is used', '400', { refusal: 'used' }],
  ])('names no bonus for %s', async (_what, typed, own) => {
    const promotions = someDepositPromotions().promotions.map((promotion) => ({ ...promotion, ...own }));
    server.use(answer(getDepositPromotions, { promotions }));
    const { user } = await open();
    await user.clear(await amountField());
    await fillField(await amountField(), typed);
    await screen.findByRole('radio', { name: /Daily top-up/ });
    expect(screen.getByText(words.get)).toBeVisible();
    expect(screen.queryByRole('button', { name: OFFER })).not.toBeInTheDocument();
  });

  it('names no bonus while one is on', async () => {
    server.use(answer(getDepositPromotions, someDepositPromotions({ bonus: aBonus() })));
    const { client } = await open();
    expect(await screen.findByText(words.get)).toBeVisible();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole('button', { name: OFFER })).not.toBeInTheDocument();
  });

  it('has the quickest way first, but before it the one that was used last', async () => {
    const [wallets, banks] = someDepositMethods().methods;
    const slow = (banks?.channels ?? []).map((channel) => ({ ...channel, minutes: 5 }));
    server.use(
      answer(getDepositMethods, {
        methods: [{ method: 'BANK', channels: slow }, ...(wallets ? [wallets] : [])],
        waiting: [],
      }),
      answer(depositByTransfer, WAITING),
    );
    const first = await open();
    expect(await screen.findByRole('radio', { name: /GCash/ })).toBeChecked();
    await first.user.click(await screen.findByRole('radio', { name: words.methodOf.BANK }));
    await first.user.click(send());
    expect(await screen.findByText(words.exactly)).toBeVisible();
    first.unmount();
    await open();
    expect(await screen.findByRole('radio', { name: /InstaPay/ })).toBeChecked();
  });

  it('says which step it is in the new version', async () => {
    await open();
    await screen.findByText(words.step.pay);
    expect(stepNow()).toBe(words.step.order);
  });

  it.each(['0', '', '2'])('lists all channels at once in the base version (dep_func %j)', async (depFunc) => {
    server.use(answer(getConsolidatedSettings, someSettings({ mobileTemplate: { mem_cen: '1', dep_func: depFunc } })));
    await open();
    expect(await screen.findByRole('radio', { name: /InstaPay/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /GCash/ })).toBeChecked();
    expect(screen.queryByRole('radio', { name: words.methodOf.EWALLET })).toBeNull();
    expect(stepNow()).toBeUndefined();
  });

  it('sends channel and amount by the call of the method, and goes on to pay', async () => {
    const sent: unknown[] = [];
    server.use(
      answerBy(depositByTransfer, (input) => {
        sent.push(input);
        return WAITING;
      }),
    );
    const { user, address } = await open();
    await user.click(await screen.findByRole('radio', { name: words.methodOf.BANK }));
    await user.click(screen.getByRole('button', { name: '₱500' }));
    await user.click(send());
    expect(await screen.findByText(words.exactly)).toBeVisible();
    expect(sent).toEqual([{ channel: 'BANK', amount: '500.00', language: 'EN' }]);
    expect(address()).toBe(PAY);
  });

  it('leaves who has gone elsewhere meanwhile where they are', async () => {
    server.use(
      answerBy(depositByWallet, () => {
        history.replaceState(null, '', paths.home);
        return WAITING;
      }),
    );
    const { user, address, client } = await open();
    await user.click(await screen.findByRole('button', { name: '₱500' }));
    await user.click(send());
    await waitFor(() => expect(client.getMutationCache().getAll()[0]?.state.status).toBe('success'));
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy'));
    expect(address()).toBe(paths.home);
  });

  it('stops an amount that the channel does not take, without a call', async () => {
    const { user } = await open();
    await fillField(await amountField(), '99');
    await user.click(send());
    expect(await amountField()).toBeInvalid();
  });

  it.each([
    ['request.duplicate', words.another],
    ['amount.limit', words.limit],
    ['deposit.limit', words.ownLimit],
    ['member.excluded', words.excluded],
    ['not.found', words.closed],
  ] as const)('says what %s means, and keeps the amount', async (code, text) => {
    server.use(refuse(depositByWallet, code));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '₱500' }));
    await user.click(send());
    expect(await screen.findByText(text, {}, { timeout: 4000 })).toBeVisible();
    expect(await amountField()).toHaveValue('500');
  });

  it('after too many deposits it says when the next one is taken', async () => {
    server.use(refuseUntil(depositByWallet, new Date('2099-07-14T06:04:01Z')));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '₱500' }));
    await user.click(send());
    expect(await screen.findByText(/14:05/)).toBeVisible();
  });

  it.each(['deposit.limit', 'member.excluded'] as const)('beyond one’s own word (%s) is a way to it', async (code) => {
    server.use(refuse(depositByWallet, code));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: '₱500' }));
    expect(screen.queryByRole('link', { name: words.toLimits })).not.toBeInTheDocument();
    await user.click(send());
    expect(await screen.findByRole('link', { name: words.toLimits })).toHaveAttribute(
      'href',
      `${paths.security}#limits`,
    );
  });

  it('in a break from play it says until when, and leads to the withdrawal; what waits stays, and urges nobody', async () => {
    server.use(answer(getDepositMethods, someDepositMethods({ waiting: [WAITING], exclusion: aBreak() })));
    await open();
    expect(await screen.findByText(sayBreak(shared.break.deposit.timeOut))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', paths.withdraw);
    expect(screen.getByRole('link', { name: shared.break.see })).toHaveAttribute('href', paths.security);
    const waiting = screen.getByRole('list', { name: words.waitingList });
    expect(waiting).toHaveTextContent(words.waitsFor.replace('{{amount}}', '₱1,000.00'));
    expect(within(waiting).queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('brings back what waits, also after the page was left', async () => {
    server.use(answer(getDepositMethods, someDepositMethods({ waiting: [WAITING] })));
    const { user, address } = await open();
    const list = await screen.findByRole('list', { name: words.waitingList });
    expect(within(list).getByRole('timer')).toBeVisible();
    await user.click(within(list).getByRole('button', { name: /₱1,000\.00/ }));
    expect(await screen.findByText(words.exactly)).toBeVisible();
    expect(address()).toBe(PAY);
  });

  it('shows a skeleton, says that nothing was ordered when the methods did not come, and where to ask when there are none', async () => {
    server.use(hang(getDepositMethods));
    const first = await open();
    expect(await screen.findByRole('status', { name: words.loading })).toBeInTheDocument();
    first.unmount();
    server.use(refuse(getDepositMethods, 'unknown'));
    const second = await open();
    expect(await screen.findByText(words.failedText)).toBeVisible();
    second.unmount();
    server.use(answer(getDepositMethods, { methods: [{ method: 'CRYPTO', channels: [] }], waiting: [] }));
    await open();
    expect(await screen.findByText(words.none)).toBeVisible();
  });
});

describe('paying', () => {
  it.each([
    ['1', true],
    ['0', false],
    ['', false],
    ['2', false],
  ])('with dep_func %j says the step: %p', async (depFunc, isSaid) => {
    server.use(answer(getConsolidatedSettings, someSettings({ mobileTemplate: { mem_cen: '1', dep_func: depFunc } })));
    await open(PAY);
    await screen.findByRole('region', { name: words.payCard });
    await waitFor(() => expect(stepNow()).toBe(isSaid ? words.step.pay : undefined));
  });

  it('has the amount, the time left, a code and the account to send to', async () => {
    await open(PAY);
    const card = await screen.findByRole('region', { name: words.payCard });
    expect(card).toHaveTextContent('₱1,000.00');
    expect(within(card).getByRole('timer', { name: words.timeLeft })).toHaveTextContent(/^1\d:\d\d$/);
    expect(within(card).getByRole('img', { name: words.code })).toBeInTheDocument();
    for (const text of ['TALA SERVICES INC', '0917 555 0188', WAITING.orderNo])
      expect(within(card).getByText(text)).toBeVisible();
  });

  it('leads to the provider’s page, beside this one, and to no address that runs here', async () => {
    const at = (url: string) => ({ ...WAITING, pay: { reference: WAITING.orderNo, url } });
    server.use(answer(getDeposit, at('https://pay.example/pay/1')));
    const first = await open(PAY);
    const link = await screen.findByRole('link', { name: 'Pay with GCash' });
    expect(link).toHaveAttribute('href', 'https://pay.example/pay/1');
    expect(link).toHaveAttribute('target', '_blank');
    first.unmount();
    server.use(answer(getDeposit, at('javascript:alert(1)')));
    await open(PAY);
    expect(await screen.findByText(words.exactly)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pay with GCash' })).toBeNull();
  });

  it('says that the page is on its way where there is no other way to pay', async () => {
    server.use(answer(getDeposit, { ...WAITING, method: 'GATEWAY', pay: { reference: WAITING.orderNo } }));
    await open(PAY);
    expect(await screen.findByText(words.pageComing)).toBeVisible();
    expect(screen.queryByText(words.referenceNote)).toBeNull();
  });

  it('in a break from play says so in the place of how to pay, and is only cancelled', async () => {
    server.use(answer(getDeposit, { ...WAITING, exclusion: aBreak() }));
    const { user } = await open(PAY);
    expect(await screen.findByText(sayBreak(shared.break.pay.timeOut))).toBeVisible();
    expect(screen.queryByRole('region', { name: words.payCard })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: words.paid })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.cancel }));
    const question = await screen.findByRole('alertdialog', { name: words.cancelAsk });
    await user.click(within(question).getByRole('button', { name: words.keep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it.each(['credited', 'cancelled'] as const)(
    'that ended (%s) leads to no game and no deposit in a break',
    async (status) => {
      becomes({ status, exclusion: aBreak() });
      await open(PAY);
      expect(await screen.findByText(words.end[status].text)).toBeVisible();
      expect(screen.getByRole('link', { name: words.records })).toBeVisible();
      for (const name of [words.play, words.again])
        expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    },
  );

  it.each([true, false])(
    'that is in the balance asks for the proof of a number that has none (%s)',
    async (isProved) => {
      becomes({ status: 'credited' });
      server.use(answer(getSecurityConfig, someSecurity({ isMobileProved: isProved })));
      const { client } = await open(PAY);
      expect(await screen.findByText(words.end.credited.text)).toBeVisible();
      await waitFor(() => expect(client.isFetching()).toBe(0));
      expect(screen.queryAllByText(shared.mobile.ask)).toHaveLength(isProved ? 0 : 1);
    },
  );

  it('that is in the balance opens the proof of the number where it asks for it', async () => {
    becomes({ status: 'credited' });
    server.use(answer(getSecurityConfig, someSecurity({ isMobileProved: false })));
    const { user } = await open(PAY);
    await user.click(await screen.findByRole('button', { name: new RegExp(shared.mobile.prove) }));
    expect(await screen.findByRole('dialog', { name: shared.mobile.prove })).toHaveTextContent(shared.mobile.why);
  });

  it('is in the balance as soon as the payment is seen, and the site hears of it', async () => {
    const heard = jest.fn();
    const stop = subscribe('wallet.changed', heard);
    const { user } = await open(PAY);
    const paid = await screen.findByRole('button', { name: words.paid });
    expect(heard).not.toHaveBeenCalled();
    becomes({ status: 'credited' });
    server.use(answer(reportDepositPaid, aDeposit({ status: 'credited' })));
    await user.click(paid);
    expect(await screen.findByText('₱1,000.00 is in your balance')).toBeVisible();
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  });

  it('“I have paid” is told, seen to be busy, and answered by what was found and when; the proof comes first then', async () => {
    const told: unknown[] = [];
    const after = {
      ...WAITING,
      channelName: 'InstaPay',
      minutes: 5,
      proof: { isTaken: true },
      reportedPaidAt: '2026-11-22T08:14:20+08:00',
      serverTime: '2026-11-22T08:14:22+08:00',
    };
    server.use(
      answer(getDeposit, { ...WAITING, proof: { isTaken: true } }),
      answerBy(reportDepositPaid, (input) => {
        told.push(input);
        server.use(answer(getDeposit, after));
        return after;
      }),
    );
    const { user } = await open(PAY);
    const button = await screen.findByRole('button', { name: words.paid });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(told).toEqual([{ orderNo: WAITING.orderNo, language: 'EN' }]);
    expect(await screen.findByText('It has not arrived yet. Last checked at 08:14:22.')).toBeVisible();
    expect(screen.getByText(/InstaPay usually takes about 5 minutes\./)).toBeVisible();
    expect(button).toHaveTextContent(words.look);
    const [first, second] = screen
      .getAllByRole('region')
      .filter((region) => [words.proof.label, words.payCard].includes(region.getAttribute('aria-label') ?? ''));
    expect(first).toHaveAccessibleName(words.proof.label);
    expect(second).toHaveAccessibleName(words.payCard);
  });

  it('says that “I have paid” was not told, and can be pressed again', async () => {
    server.use(refuse(reportDepositPaid, 'rate.limited'));
    const { user } = await open(PAY);
    const button = await screen.findByRole('button', { name: words.paid });
    await user.click(button);
    expect(await screen.findByText(words.reported.failed, {}, { timeout: 8000 })).toBeVisible();
    expect(button).toHaveTextContent(words.paid);
  }, 15_000);

  it('that is in the balance has its number to copy', async () => {
    becomes({ status: 'credited' });
    await open(PAY);
    expect(await screen.findByRole('button', { name: `Copy: ${WAITING.orderNo}` })).toBeVisible();
  });

  it('says that a payment has come and is looked at', async () => {
    becomes({ status: 'checking' });
    await open(PAY);
    expect(await screen.findByText(words.checking)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.cancel })).toBeNull();
  });

  it.each(['failed', 'expired', 'cancelled'] as const)(
    'says what becomes of the money when it is %s',
    async (status) => {
      becomes({ status });
      await open(PAY);
      expect(await screen.findByText(words.end[status].text)).toBeVisible();
      expect(screen.getByRole('link', { name: words.again })).toHaveAttribute('href', paths.deposit);
    },
  );

  it('is cancelled after a question', async () => {
    server.use(
      answerBy(cancelDeposit, () => {
        becomes({ status: 'cancelled' });
        return { ...aDeposit({ status: 'cancelled' }) };
      }),
    );
    const { user } = await open(PAY);
    await user.click(await screen.findByRole('button', { name: words.cancel }));
    const question = await screen.findByRole('alertdialog', { name: words.cancelAsk });
    await user.click(within(question).getByRole('button', { name: words.cancel }));
    expect(await screen.findByText(words.end.cancelled.text)).toBeVisible();
  });

  it('says in the question why it cannot be cancelled any more', async () => {
    server.use(refuse(cancelDeposit, 'deposit.closed'));
    const { user } = await open(PAY);
    await user.click(await screen.findByRole('button', { name: words.cancel }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: words.cancel }));
    await waitFor(() => expect(question).toHaveTextContent(words.cancelClosed));
    await user.click(within(question).getByRole('button', { name: words.keep }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('knows no deposit of somebody else', async () => {
    server.use(refuse(getDeposit, 'not.found'));
    await open(PAY);
    expect(await screen.findByText(words.missing)).toBeVisible();
  });
});
