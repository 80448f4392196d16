import { DAY_MS, HOUR_MS, MINUTE_MS } from '@shared-kernel/node/durations';
import { formatMoney } from 'shared-kernel/format';
import { aMember } from '../factories/accounts.ts';
import { barriersOn } from '../fixtures/accessibility.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { readGameWords } from '../fixtures/texts.ts';
import { ROUND } from '../flows/game-answers.ts';
import { openSlot } from '../flows/game-frame.ts';
import { beginWithinDay } from '../flows/merchant-day.ts';
import { HomePage } from '../pages/home.page.ts';

test.describe('limits of play', () => {
  test('a loss limit stops a spin with words, the slot stays sound, and a higher one waits a day for a second word', {
    tag: SPOKEN,
  }, async ({ page, pages, control, language, signedInAs }) => {
    const { security, launcher } = pages;
    const peso = (amount: string) => formatMoney(amount, { language });
    const member = await aMember(control);
    await signedInAs(member);
    await beginWithinDay(control);
    await security.open();
    await security.limitLoss('1');
    await expect(security.lossLimit).toContainText(peso('1.00'));

    await openSlot(page, pages);
    const word = await readGameWords(language);
    const spin = launcher.game.getByRole('button', { name: word('spin'), exact: true });
    const notice = launcher.game.getByRole('heading', { name: word('limitTitle') });
    await spin.click();
    await expect(notice).toBeVisible();
    await expect(launcher.game.getByText(peso('1.00')).first()).toBeVisible();
    // The reels stand ready, and what is refused again is said again.
    await expect(launcher.game.locator('[data-phase="idle"]')).toBeVisible();
    await spin.click();
    await expect(notice).toBeVisible();
    await launcher.game.getByRole('button', { name: word('seeLimits') }).click();

    await security.limitLoss('5000');
    await expect(security.lossLimit).toContainText(peso('1.00'));
    await expect(security.lossLimit).toContainText(peso('5000.00'));
    await control.passPlayTime(member, DAY_MS + HOUR_MS);
    await page.reload();
    await expect(security.lossLimit).toContainText(peso('1.00'));
    await security.confirmLoss(peso('5000.00'));
    await expect(security.lossLimit).toContainText(peso('5000.00'));

    await openSlot(page, pages);
    // The day that has passed was a session of play, too.
    await launcher.goOn.click();
    const answered = page.waitForResponse(ROUND);
    await spin.click();
    expect((await answered).status()).toBe(200);
    await expect(notice).toBeHidden();
  });

  test('the reality check stands over the game until it is answered', { tag: SPOKEN }, async ({
    page,
    pages,
    control,
    signedInAs,
  }) => {
    const { security, launcher } = pages;
    const member = await aMember(control);
    await signedInAs(member);
    await security.open();
    await security.checkOften();
    await openSlot(page, pages);
    await expect(launcher.clock).toBeVisible();
    await control.passPlayTime(member, 16 * MINUTE_MS);
    await page.reload();
    // Other tests may move the site's clock on meanwhile.
    await expect(launcher.realityCheck).toContainText(/(1[6-9]|[2-9]\d) min/);
    await expect(page.getByRole('main', { includeHidden: true })).toHaveAttribute('inert');
    expect(await barriersOn(page)).toEqual([]);
    await launcher.goOn.click();
    await expect(launcher.realityCheck).toBeHidden();
    await control.passPlayTime(member, 16 * MINUTE_MS);
    await page.reload();
    await launcher.leaveAtCheck.click();
    await expect(page).toHaveURL(new RegExp(HomePage.path));
  });
});
