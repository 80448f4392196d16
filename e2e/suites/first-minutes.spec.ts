import type { Page } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { barriersOn } from '../fixtures/accessibility.ts';
import { findCutOff, findSmallTargets, readOverflow } from '../fixtures/layout.ts';
import { BRANDS, type Brand } from '../fixtures/site.ts';
import { expect, SPOKEN, test, WHOLE } from '../fixtures/test.ts';
import { foreignWords } from '../fixtures/words.ts';
import { bindPayee, PAYMENT_PASSWORD } from '../flows/bind-payee.ts';
import { HomePage } from '../pages/home.page.ts';
import { RegisterPage } from '../pages/register.page.ts';

/** In every brand and on both phones, with a picture of each step. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const;
/** Brands whose deposit page has all channels in one list, the first one chosen. */
const IN_ONE_LIST: readonly Brand[] = ['mabuhay'];

const PASSWORD = 'Harbour-2027';
/** A deposit of ₱200 with a fifth on top, which is to be played eight times. */
const DEPOSIT_MINOR = 20_000;
const BONUS_MINOR = 4_000;
const FREE_MINOR = 10_000;

const lookAt = async (page: Page, name: string): Promise<void> =>
  test.step(`${name} stands up to a look`, async () => {
    const language = (await page.locator('html').getAttribute('lang')) === 'en' ? 'EN' : 'TY';
    await page.screenshot({ path: test.info().outputPath(`${name}.png`) });
    expect.soft(await barriersOn(page), `${name}: barriers`).toEqual([]);
    await expect.soft.poll(() => readOverflow(page), `${name}: wider than the phone`).toBe(0);
    await expect.soft.poll(() => findCutOff(page), `${name}: cut off`).toEqual([]);
    expect.soft(await findSmallTargets(page), `${name}: too small for a finger`).toEqual([]);
    expect.soft(await foreignWords(page, language), `${name}: words of another language`).toEqual([]);
  });

for (const brand of BRANDS)
  for (const viewport of PHONES)
    test.describe(`the first minutes in ${brand}, ${viewport.width} wide`, () => {
      test.use({ brand, viewport });
      test.describe.configure({ timeout: 180_000 });

      // `whole-life.spec.ts` is the way that `npm test` has time for.
      test('trial, register, deposit with a bonus, play, withdraw, time-out', { tag: [SPOKEN, WHOLE] }, async ({
        page,
        pages,
        control,
        money,
        t,
      }) => {
        const { frame, home, login, register, deposit, launcher, member, accountRecord, security, withdraw } = pages;
        const digits = String(Date.now()).slice(-7);
        const account = { brand, username: `first_${digits}`, password: PASSWORD };

        await home.open();
        await expect(home.hotGames.first()).toBeVisible();
        await lookAt(page, 'home of a guest');

        await login.open();
        await lookAt(page, 'log-in');
        await login.trialButton.click();
        await expect(page).not.toHaveURL(/login/);
        await home.open();
        await expect(frame.bottomMenu.getByRole('link', { name: t('common:register') })).toBeVisible();
        await lookAt(page, 'home on a trial');
        await page.goto(`${HomePage.path}?category=RNG`);
        await home.playFirstSlot();
        await expect(launcher.game.locator('[data-phase="idle"]')).toBeVisible();
        await lookAt(page, 'a game on a trial');

        await page.goto(RegisterPage.path);
        await register.username.waitFor();
        await lookAt(page, 'registration');
        await register.username.fill(account.username);
        await register.mobile.fill(`917${digits}`);
        await register.password.fill(PASSWORD);
        await register.confirm.fill(PASSWORD);
        await register.age.check();
        await register.submitButton.click();
        await expect(page.getByText(t('account:register.welcome', { name: account.username }))).toBeVisible();
        await lookAt(page, 'welcome');

        await deposit.open();
        await deposit.promotions.last().click();
        await lookAt(page, 'deposit');
        await (IN_ONE_LIST.includes(brand) ? deposit.orderChosen('₱200') : deposit.order('₱200'));
        await expect(deposit.card).toBeVisible();
        await lookAt(page, 'deposit to pay');
        await control.payDeposit(await deposit.openedNo(), DEPOSIT_MINOR);
        await expect(deposit.end).toHaveText(t('member:deposit.end.credited.title', { amount: money(DEPOSIT_MINOR) }));
        await lookAt(page, 'deposit that has come');

        const apart = `${money(DEPOSIT_MINOR)} ${t('common:balance.bonus', { amount: money(BONUS_MINOR) })}`;
        await home.open();
        // The trial had no pop-up of a member's.
        await home.closePopup();
        await expect(frame.balance).toHaveText(apart);
        await lookAt(page, 'home of the member');
        await page.goto(`${HomePage.path}?category=RNG`);
        await home.playFirstSlot();
        await expect(launcher.game.locator('[data-phase="idle"]')).toBeVisible();
        await expect(launcher.balance).toContainText(apart);
        await lookAt(page, 'a game');
        await control.settleBet(account, DEPOSIT_MINOR + BONUS_MINOR);
        await frame.page.goto(paths.memberCentre);
        await expect(member.balance).toContainText(apart);
        await lookAt(page, 'member centre');
        await accountRecord.open();
        await expect(accountRecord.movements.first()).toBeVisible();
        await lookAt(page, 'account record');

        await withdraw.open();
        await expect(withdraw.funds).toContainText(money(DEPOSIT_MINOR));
        await lookAt(page, 'withdrawal before anything is set');
        await bindPayee(withdraw, account);
        await expect(withdraw.form).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await lookAt(page, 'withdrawal');
        await withdraw.ask({ typed: String(FREE_MINOR / 100), shown: money(FREE_MINOR) }, PAYMENT_PASSWORD);
        await expect(withdraw.done).toBeVisible();
        await lookAt(page, 'withdrawal that was asked for');

        await security.open();
        await expect(frame.skeletons).toHaveCount(0);
        await lookAt(page, 'security');
        await security.takeTimeOut('1d');
        await expect(security.breakTaken).toBeVisible();
        await lookAt(page, 'time-out');
        await deposit.open();
        await expect(deposit.toBreak).toBeVisible();
        await lookAt(page, 'deposit during the time-out');
      });
    });
