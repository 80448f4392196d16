import { join } from 'node:path';
import { freePort } from '@shared-kernel/node/testing/free-port';
import { siteFolder } from '../fixtures/site.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { LoginPage } from '../pages/login.page.ts';
import { OverrideBadge } from '../pages/override-badge.page.ts';
import { createService } from '../services/service.ts';

const REMOTE = 'account';

/** One remote's development server for the site under test, and nothing else. */
const test = base.extend<{ readonly laptop: string }>({
  laptop: async ({ site }, use) => {
    const folder = siteFolder();
    base.skip(folder === undefined, 'The registry of this site is out of reach (SITE_FOLDER).');
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const service = createService({
      script: 'delivery/src/dev/dev.ts',
      args: [REMOTE, '--site', site, '--port', String(port)],
      env: { REGISTRY: join(folder ?? '', 'registry') },
      readyUrl: `${origin}/_health`,
    });
    await service.start();
    await use(origin);
    await service.stop();
  },
});
test.describe.configure({ timeout: 150_000 });

test('a remote of this machine runs in the site as it ships, for the browser that asked and no other', async ({
  page,
  pages,
  laptop,
  language,
  browser,
  site,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(`${laptop}/entry`)) loaded.push(response.url());
  });
  const link = page.waitForRequest((request) => request.url().includes('?override='));
  await page.goto(`${laptop}/`);
  await page.goto(LoginPage.path);
  await expect(pages.login.form).toBeVisible();
  expect(loaded).not.toEqual([]);
  const override = new OverrideBadge(page, language);
  await override.badge.click();
  await expect(override.rowOf(REMOTE)).toContainText(laptop);
  await expect(override.rowOf(REMOTE)).toContainText(override.words.sources.developer);

  const others = await (await browser.newContext({ baseURL: site })).newPage();
  await others.goto((await link).url());
  await expect(others.getByRole('heading', { name: override.words.refusals.browser.title })).toBeVisible();
  await others.context().close();
});
