import type { Page } from '@playwright/test';
import { placeOrder } from '@shared-kernel/contracts/browse/lottery-orders';
import { aMember } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { type GiveBack, takeClock } from '../fixtures/turns.ts';
import { moveToLotteryTime } from '../flows/lottery-time.ts';
import { HomePage } from '../pages/home.page.ts';
import { LotteryPage } from '../pages/lottery.page.ts';

// Some of it may be the wait for another one to end.
test.describe.configure({ timeout: 180_000 });

/** One at a time: a draw that one of them closes would take no order of the others. */
let giveBackClock: GiveBack | undefined;
test.beforeEach(async () => {
  giveBackClock = await takeClock();
});
test.afterEach(() => giveBackClock?.());

const ORDERS = `**${placeOrder.path}`;
const isPost = (method: string): boolean => method === 'POST';

/** Every order from now on reaches the platform or not, and its answer never comes. Counts the tries. */
const loseOrders = async (page: Page, reach: 'sent' | 'lost') => {
  const keys: (string | undefined)[] = [];
  await page.route(ORDERS, async (route) => {
    const request = route.request();
    if (!isPost(request.method())) return route.fallback();
    keys.push(request.headers()['idempotency-key']);
    if (reach === 'sent') await route.fetch();
    return route.abort();
  });
  return { keys, mend: () => page.unroute(ORDERS) };
};

test.describe('a lottery', () => {
  test('is played from its row to the settled order', { tag: SPOKEN }, async ({ page, pages, control, signedInAs }) => {
    await signedInAs(await aMember(control));
    await moveToLotteryTime(control, 'open');
    await page.goto(LotteryPage.list);
    const { lottery } = pages;
    await lottery.row('Mini Swertres').click();
    await expect(page).toHaveURL(/startLottery\?code=mini-swertres/);
    await lottery.gather();
    await lottery.place.dblclick();
    await expect(lottery.slip.getByText(/LT\d/)).toBeVisible();
    await lottery.closeSlip();
    await expect(lottery.openOrder).toHaveCount(1);

    await moveToLotteryTime(control, 'drawn');
    await page.reload();
    await expect(lottery.settled).toHaveCount(1);
    await expect(lottery.cancelButton).toHaveCount(0);
  });

  test('shows what it drew before, from the seeds that it had promised', async ({ page, pages, control, t }) => {
    await moveToLotteryTime(control, 'drawn');
    await page.goto(LotteryPage.link);
    const { lottery } = pages;
    await lottery.openResults.click();
    const last = lottery.results.first();
    await last.getByText(new RegExp(t('browse:results.check', { number: '\\S+' }))).click();
    await expect(last.getByText(t('browse:results.fits'), { exact: true })).toBeVisible();
    await expect(last.getByText(t('browse:results.seed'), { exact: true })).toBeVisible();
  });

  test('is cancelled before the cut-off, and its stake is back', async ({ page, pages, control, signedInAs }) => {
    await signedInAs(await aMember(control));
    await moveToLotteryTime(control, 'open');
    await page.goto(LotteryPage.link);
    const { lottery, frame } = pages;
    await lottery.gather();
    await lottery.place.click();
    await expect(lottery.slip.getByText(/LT\d/)).toBeVisible();
    await lottery.closeSlip();
    await lottery.cancelButton.click();
    await lottery.confirmCancel();
    await expect(lottery.cancelled).toHaveCount(1);
    await page.goto(HomePage.path);
    await expect(frame.balance).toContainText('1,000.00');
  });

  test('is cancelled in the betting record, and its stake is back', async ({ page, pages, control, signedInAs }) => {
    await signedInAs(await aMember(control));
    await moveToLotteryTime(control, 'open');
    await page.goto(LotteryPage.link);
    const { lottery, record, frame } = pages;
    await lottery.gather();
    await lottery.place.click();
    await expect(lottery.slip.getByText(/LT\d/)).toBeVisible();
    await record.open();
    await expect(record.waiting).toContainText('Mini Swertres');
    await record.cancelOrder();
    await expect(record.waiting).toHaveCount(0);
    await expect(record.bets.first()).toContainText('Mini Swertres');
    await page.goto(HomePage.path);
    await expect(frame.balance).toContainText('1,000.00');
  });

  test('locks at the cut-off with the slip as it was, and asks when the next draw is open', { tag: SPOKEN }, async ({
    page,
    pages,
    control,
    t,
    signedInAs,
  }) => {
    await signedInAs(await aMember(control));
    await moveToLotteryTime(control, 'open');
    await page.goto(LotteryPage.link);
    const { lottery } = pages;
    await lottery.gather();
    await page.keyboard.press('Escape');

    await moveToLotteryTime(control, 'closed');
    await page.reload();
    await lottery.review.click();
    await expect(lottery.slip).toContainText(t('browse:play.lock.closed'));
    await expect(lottery.slip.getByRole('button', { name: /₱/ })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await moveToLotteryTime(control, 'drawn');
    await page.reload();
    const move = page.getByRole('button', { name: t('browse:play.move') });
    await move.first().click();
    await lottery.review.click();
    await lottery.place.click();
    await expect(lottery.slip.getByText(/LT\d/)).toBeVisible();
  });
});

test('beyond the balance the deposit is a tap away', async ({ page, pages, control, t, signedInAs }) => {
  await signedInAs(await aMember(control, { balanceMinor: 50 }));
  await moveToLotteryTime(control, 'open');
  await page.goto(LotteryPage.link);
  await pages.lottery.gather();
  await expect(pages.lottery.slip.getByRole('link', { name: t('common:deposit') })).toBeVisible();
  await expect(pages.lottery.place).toHaveCount(0);
});

for (const reach of ['sent', 'lost'] as const)
  test(`an order whose answer does not come (${reach}) is one order, after a reload and another try`, async ({
    page,
    pages,
    control,
    t,
    signedInAs,
  }) => {
    await signedInAs(await aMember(control));
    await moveToLotteryTime(control, 'open');
    await page.goto(LotteryPage.link);
    const { lottery } = pages;
    const { keys, mend } = await loseOrders(page, reach);
    await lottery.gather();
    await lottery.place.click();
    await expect(lottery.slip.getByText(t('mutation:unknown.title'))).toBeVisible({ timeout: 60_000 });
    await mend();
    await page.reload();
    await lottery.showBet.click();
    const again = page.waitForRequest((request) => isPost(request.method()) && request.url().endsWith(placeOrder.path));
    await lottery.slip.getByRole('button', { name: t('common:retry') }).click();
    expect((await again).headers()['idempotency-key']).toBe(keys[0]);
    expect(new Set(keys).size).toBe(1);
    await expect(lottery.slip.getByText(/LT\d/)).toBeVisible();
    await lottery.closeSlip();
    await expect(lottery.openOrder).toHaveCount(1);
  });
