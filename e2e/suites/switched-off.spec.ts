import { paths } from '@shared-kernel/contracts/system/paths';
import { aMember } from '../factories/accounts.ts';
import { CHANGES_BRAND, expect, test } from '../fixtures/test.ts';

const NOT_FOUND = 404;

test.describe('in a brand without the reward center', () => {
  test.use({ brand: 'luna' });
  test('its typed address is no page, and nothing leads there', async ({
    page,
    pages: { frame, member },
    brand,
    control,
    signedInAs,
  }) => {
    await signedInAs(await aMember(control, { brand }));
    const answer = await page.goto(paths.rewards);
    expect(answer?.status()).toBe(NOT_FOUND);
    await expect(frame.notFound).toBeVisible();
    await member.open();
    await expect(member.entry('leaderboard')).toBeVisible();
    await expect(member.entry('rewards')).toBeHidden();
  });
});

test.describe('in a brand without missions', () => {
  test.use({ brand: 'mabuhay' });
  test('their typed address leads home, and to customer service', async ({
    page,
    pages: { frame, member },
    brand,
    control,
    signedInAs,
    t,
  }) => {
    await signedInAs(await aMember(control, { brand }));
    await page.goto(paths.leaderboard);
    await expect(frame.toasts.getByText(t('frame:access.contactService'))).toBeVisible();
    await expect(page).toHaveURL(/\/m\/home$/);
    await member.open();
    await expect(member.entry('rewards')).toBeVisible();
    await expect(member.entry('leaderboard')).toBeHidden();
  });
});

test.describe('once a brand turns mail off', { tag: CHANGES_BRAND }, () => {
  test.use({ brand: 'luna' });
  test('its typed address is no page, until it is on again', async ({
    page,
    pages: { frame, mail, member },
    brand,
    control,
    signedInAs,
  }) => {
    await signedInAs(await aMember(control, { brand }));
    await control.setFlags(brand, { MAILCEN: false });
    await expect(async () => {
      expect((await page.goto(paths.mail))?.status()).toBe(NOT_FOUND);
    }).toPass();
    await expect(frame.notFound).toBeVisible();
    await member.open();
    await expect(member.entry('leaderboard')).toBeVisible();
    await expect(member.entry('messages')).toBeHidden();

    await control.setFlags(brand, { MAILCEN: true });
    await expect(async () => {
      await mail.open();
      await expect(mail.rows.first()).toBeVisible({ timeout: 1000 });
    }).toPass();
  });
});
