import { DAY_MS } from '@shared-kernel/node/durations';
import { formatDate } from 'shared-kernel/format';
import { aMember, START_BALANCE_MINOR } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { readGameWords } from '../fixtures/texts.ts';
import { bindPayee, PAYMENT_PASSWORD } from '../flows/bind-payee.ts';
import { platformNow } from '../flows/lottery-time.ts';
import { beginWithinDay } from '../flows/merchant-day.ts';
import { HomePage } from '../pages/home.page.ts';

const WEEK_MS = 7 * DAY_MS;
/** Long enough to see a game refused, short enough to wait for its end. */
const SHORT_BREAK_MS = 15_000;
const SLOTS = `${HomePage.path}?category=RNG`;
const ASKED_MINOR = 10_000;

test.describe('a break from play', () => {
  test('stops games and deposits with words, is prolonged and not shortened, and leaves the withdrawal open', {
    tag: SPOKEN,
  }, async ({ page, pages: { home, launcher, deposit, security, withdraw }, control, language, money, signedInAs }) => {
    const member = await aMember(control);
    await control.settleBet(member, START_BALANCE_MINOR);
    await signedInAs(member);
    await beginWithinDay(control);
    const begin = await platformNow();
    const inDays = (ms: number) => formatDate(new Date(begin + ms), language, 'day');
    await security.open();
    await security.takeTimeOut('1w');
    await expect(security.breakTaken).toContainText(inDays(WEEK_MS));
    await expect(security.breakTaken).toBeFocused();
    await security.closeSheet();
    await expect(security.breakUntil(inDays(WEEK_MS))).toBeVisible();

    await page.goto(SLOTS);
    await home.playFirstSlot();
    await expect(launcher.onBreak).toBeVisible();
    await launcher.toBreak.click();
    await security.takeTimeOut('1d');
    await expect(security.shorter).toBeVisible();
    await security.closeSheet();
    await security.takeTimeOut('2w');
    await expect(security.breakTaken).toBeVisible();
    await security.closeSheet();
    await expect(security.breakUntil(inDays(2 * WEEK_MS))).toBeVisible();

    await deposit.open();
    await expect(deposit.toBreak).toBeVisible();
    await deposit.toWithdrawal.click();
    await bindPayee(withdraw, member);
    await withdraw.ask({ typed: '100', shown: money(ASKED_MINOR) }, PAYMENT_PASSWORD);
    await expect(withdraw.done).toBeVisible();
  });

  test('for months leaves the whole balance to be withdrawn, whatever turnover is open', async ({
    pages: { security, withdraw },
    control,
    money,
    signedInAs,
  }) => {
    const member = await aMember(control);
    await signedInAs(member);
    await withdraw.open();
    await expect(withdraw.funds).toContainText(money(0));
    await security.open();
    await security.excludeSelf(member.password);
    await withdraw.open();
    await expect(withdraw.funds).toContainText(money(START_BALANCE_MINOR));
    await bindPayee(withdraw, member);
    await withdraw.ask({ typed: '100', shown: money(ASKED_MINOR) }, PAYMENT_PASSWORD);
    await expect(withdraw.done).toBeVisible();
  });

  test('taken while a game is open ends it at its next round, and opens it no more', async ({
    page,
    pages: { home, launcher },
    control,
    language,
    signedInAs,
  }) => {
    const member = await aMember(control);
    await signedInAs(member);
    const word = await readGameWords(language);
    await page.goto(SLOTS);
    await home.playFirstSlot();
    await expect(launcher.game.locator('[data-phase="idle"]')).toBeVisible();
    const spin = launcher.game.getByRole('button', { name: word('spin'), exact: true });
    await control.takeBreak(member, DAY_MS);
    await spin.click();
    await expect(launcher.game.getByRole('heading', { name: word('excludedTitle') })).toBeVisible();
    await page.reload();
    await expect(launcher.onBreak).toBeVisible();
  });

  test('that is over lets the member play again', async ({ page, pages: { home, launcher }, control, signedInAs }) => {
    test.slow();
    const member = await aMember(control);
    await signedInAs(member);
    await page.goto(SLOTS);
    await expect(home.slots.first()).toBeVisible();
    await control.takeBreak(member, SHORT_BREAK_MS);
    await home.playFirstSlot();
    await expect(launcher.onBreak).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(launcher.game.locator('[data-phase="idle"]')).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  });
});
