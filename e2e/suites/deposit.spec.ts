import { formatMoney } from 'shared-kernel/format';
import { aMember, START_BALANCE_MINOR } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { beginWithinDay } from '../flows/merchant-day.ts';
import { sayYes } from '../pages/question.ts';

const AMOUNT_MINOR = 50_000;

test('a deposit is found again after its page was left, and is in the balance as soon as it is paid', async ({
  page,
  pages,
  control,
  money,
  signedInAs,
  t,
}) => {
  const { deposit } = pages;
  await signedInAs(await aMember(control));
  await deposit.open();
  await deposit.order('₱500');
  await expect(deposit.code).toBeVisible();
  await expect(deposit.card).toContainText(money(AMOUNT_MINOR));
  const orderNo = deposit.orderNo();
  await expect(deposit.card).toContainText(orderNo);
  await deposit.open();
  await deposit.waiting.click();
  await expect(deposit.card).toContainText(orderNo);
  await control.payDeposit(orderNo, AMOUNT_MINOR);
  await expect(deposit.end).toHaveText(t('member:deposit.end.credited.title', { amount: money(AMOUNT_MINOR) }));
  await page.goBack();
  await expect(page.getByRole('main')).toContainText(money(START_BALANCE_MINOR + AMOUNT_MINOR));
  await expect(deposit.waiting).toHaveCount(0);
});

test('a deposit that is cancelled says what becomes of money that comes all the same', async ({
  page,
  pages,
  control,
  signedInAs,
  t,
}) => {
  const { deposit } = pages;
  await signedInAs(await aMember(control));
  await deposit.open();
  await deposit.order('₱200');
  await deposit.cancel.click();
  await sayYes(page.getByRole('alertdialog'), t('member:deposit.cancel'));
  await expect(page.getByText(t('member:deposit.end.cancelled.text'))).toBeVisible();
  await control.payDeposit(deposit.orderNo(), 20_000);
  await page.reload();
  await expect(page.getByText(t('member:deposit.checking'))).toBeVisible();
});

test('a deposit is paid on the page of its provider, and declined there it fails', async ({
  page,
  pages,
  control,
  language,
  signedInAs,
  t,
}) => {
  const { deposit } = pages;
  const amount = formatMoney('500.00', { language });
  await signedInAs(await aMember(control));
  const press = async (action: 'pay' | 'decline') => {
    const opens = page.waitForEvent('popup');
    await deposit.payPage.click();
    const provider = await opens;
    await expect(provider.getByRole('main')).toContainText('500.00');
    await provider.locator(`button[value=${action}]`).click();
    await expect(provider.getByRole('button')).toHaveCount(0);
    await provider.close();
  };
  await deposit.open();
  await deposit.order('₱500', 'GATEWAY');
  await press('pay');
  await expect(deposit.end).toHaveText(t('member:deposit.end.credited.title', { amount }));
  await deposit.open();
  await deposit.order('₱500', 'GATEWAY');
  await press('decline');
  await expect(deposit.end).toHaveText(t('member:deposit.end.failed.title', { amount }));
});

test('a deposit limit stops an order before it is made, and the way to it raises it after a day', {
  tag: SPOKEN,
}, async ({ pages: { deposit, security }, control, language, signedInAs }) => {
  const peso = (amount: string) => formatMoney(amount, { language });
  await beginWithinDay(control);
  // What a member begins with was deposited today.
  await signedInAs(await aMember(control));
  await security.open();
  await security.limitDay('1600');
  await expect(security.dayLimit).toContainText(peso('1600.00'));
  await deposit.open();
  await deposit.order('₱500');
  await control.payDeposit(await deposit.openedNo(), AMOUNT_MINOR);
  await deposit.open();
  await deposit.order('₱500');
  await deposit.toLimits.click();
  await expect(security.dayLimit).toContainText(peso('1500.00'));
  await security.limitDay('3000');
  await expect(security.dayLimit).toContainText(peso('1600.00'));
  await expect(security.dayLimit).toContainText(peso('3000.00'));
});
