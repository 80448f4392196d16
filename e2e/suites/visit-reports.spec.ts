import type { Page, Request } from '@playwright/test';
import type { VisitReport } from '@shared-kernel/contracts/release/visit-report';
import { VISITS_PATH } from '@shared-kernel/contracts/system/document';
import { putBadReleaseFirst } from '../fixtures/faults.ts';
import { readRelease } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';

const ANSWERED = 204;
const live = { package: 'browse', isFallback: false };
const fallback = { package: 'browse', isFallback: true };

/** What a page reports when it is hidden, as soon as its report's code is there; the document server has taken it. */
const reportWhenHidden = async (page: Page, open: () => Promise<unknown>): Promise<VisitReport> => {
  const sent: Request[] = [];
  page.on('request', (request) => new URL(request.url()).pathname === VISITS_PATH && sent.push(request));
  await open();
  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    expect(sent).toHaveLength(1);
  }).toPass();
  expect((await sent[0]?.response())?.status()).toBe(ANSWERED);
  return sent[0]?.postDataJSON();
};

test('a page that is hidden reports its composition, the releases that ran and when it stood', async ({
  page,
  pages,
  site,
}) => {
  const { compositionId } = await readRelease(site);
  const report = await reportWhenHidden(page, async () => {
    await pages.home.open();
    await expect(pages.home.hotGames.first()).toBeVisible();
  });
  expect(report).toMatchObject({ compositionId, failures: [] });
  expect(report.visit?.ran).toContainEqual(live);
  expect(report.visit?.ran).not.toContainEqual(fallback);
  expect(report.visit?.load).toEqual({ package: 'browse', ms: expect.any(Number) });
});

test('a release that failed is reported, and the fallback that ran', async ({ page, pages, site }) => {
  await putBadReleaseFirst(page, site, 'browse');
  const { visit, failures } = await reportWhenHidden(page, async () => {
    await pages.home.open();
    await expect(pages.home.hotGames.first()).toBeVisible();
  });
  expect(visit?.ran).toEqual(expect.arrayContaining([live, fallback]));
  expect(failures).toContainEqual({ ...live, phase: 'load' });
});
