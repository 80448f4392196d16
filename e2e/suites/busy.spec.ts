import type { Page } from '@playwright/test';
import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { aMember } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';

/** Refuses a call for want of room, until told otherwise; everything else of the platform goes on. */
const makeBusy = async (page: Page, path: string, retryAfterS: number) => {
  let isBusy = true;
  await page.route(
    (url) => url.pathname === path,
    (route) =>
      isBusy
        ? route.fulfill({
            status: 503,
            headers: { 'Retry-After': String(retryAfterS) },
            json: { success: false, errorCode: 'platform.busy', message: '' },
          })
        : route.continue(),
  );
  return {
    end: () => {
      isBusy = false;
    },
  };
};

test('a busy platform is said calmly and asked again, and the page comes by itself', { tag: SPOKEN }, async ({
  page,
  pages,
  t,
  control,
  signedInAs,
}) => {
  await signedInAs(await aMember(control));
  const busy = await makeBusy(page, getBetRecords.path, 2);
  await pages.record.open();
  await expect(pages.frame.toasts).toContainText(t('waiting:again'));
  busy.end();
  await expect(pages.record.empty).toBeVisible();
  await expect(pages.frame.toasts).not.toContainText(t('waiting:again'));
});

test('a platform that stays busy says when to come back, and Retry brings the page', { tag: SPOKEN }, async ({
  page,
  pages,
  t,
  control,
  signedInAs,
}) => {
  await signedInAs(await aMember(control));
  const busy = await makeBusy(page, getBetRecords.path, 90);
  await pages.record.open();
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed).toContainText(t('waiting:busy'));
  await expect(failed.getByRole('timer')).toBeVisible();
  busy.end();
  await failed.getByRole('button', { name: t('common:retry') }).click();
  await expect(pages.record.empty).toBeVisible();
});
