import type { Request } from '@playwright/test';
import { VISITS_PATH } from '@shared-kernel/contracts/system/document';
import { putBadReleaseFirst } from '../fixtures/faults.ts';
import { readRelease } from '../fixtures/release.ts';
import { expect, test } from '../fixtures/test.ts';

test('a page that is hidden reports its composition, the releases that ran and what failed', async ({
  page,
  pages,
  site,
}) => {
  const { compositionId } = await readRelease(site);
  await putBadReleaseFirst(page, site, 'browse');
  const sent: Request[] = [];
  page.on('request', (request) => new URL(request.url()).pathname === VISITS_PATH && sent.push(request));
  await pages.home.open();
  await expect(pages.home.hotGames.first()).toBeVisible();
  // The report's code comes once the page has nothing better to do.
  await expect(async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'visibilityState');
    });
    expect(sent).toHaveLength(1);
  }).toPass();
  const report = sent[0]?.postDataJSON();
  expect(report.compositionId).toBe(compositionId);
  expect(report.visit.load).toEqual({ package: 'browse', ms: expect.any(Number) });
  for (const isFallback of [false, true]) expect(report.visit.ran).toContainEqual({ package: 'browse', isFallback });
  expect(report.failures).toContainEqual({ package: 'browse', isFallback: false, phase: 'load' });
  expect((await sent[0]?.response())?.status()).toBe(204);
});
