import type { Page } from '@playwright/test';
import { aMember } from '../factories/accounts.ts';
import { type NetworkProxy, startNetworkProxy } from '../fixtures/network-proxy.ts';
import { ownEdge } from '../fixtures/own-edge.ts';
import { siteFolder } from '../fixtures/site.ts';
import { test as base, expect, SPOKEN } from '../fixtures/test.ts';
import { BettingRecordPage } from '../pages/betting-record.page.ts';
import { HomePage } from '../pages/home.page.ts';
import { LoginPage } from '../pages/login.page.ts';

/** A site with its service worker, at the end of a network that can be disconnected. */
const test = base.extend<{ readonly network: NetworkProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  network: async ({}, use) => {
    const network = await startNetworkProxy();
    await use(network);
    await network.close();
  },
  proxy: async ({ network }, use) => use({ server: network.proxy }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  site: async ({}, use) => {
    const folder = siteFolder();
    base.skip(folder === undefined, 'The processes of this site are out of reach (SITE_FOLDER).');
    const { port, service } = await ownEdge(folder ?? '', {}, { SERVICE_WORKER: 'on' });
    await service.start();
    await use(`http://localhost:${port}`);
    await service.kill();
  },
});
test.use({ serviceWorkers: 'allow' });
// The worker comes when a page is idle, and each test opens its page several times, from a document server of its own.
test.describe.configure({ timeout: 180_000 });

/** A page is idle late on a machine with much to do. */
const IDLE_MS = 60_000;

const KEPT = 'html[data-kept]';

/** Opens a page and waits until the worker has it, and what it is made of. */
const openAndKeep = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  const isKept = () =>
    page.evaluate(async (at) => (await caches.match(at, { ignoreVary: true })) !== undefined, address);
  await expect.poll(isKept, { timeout: IDLE_MS }).toBe(true);
};

test('a visited page opens without a network, says so, and is brought up to date when the network is back', {
  tag: SPOKEN,
}, async ({ page, pages, network, t }) => {
  await openAndKeep(page, HomePage.path);
  await expect(pages.home.categories).toBeVisible();
  await page.reload();
  await expect(pages.home.categories).toBeVisible();
  await network.disconnect();
  await page.reload();
  await expect(page.locator(KEPT)).toHaveCount(1);
  await expect(pages.frame.bottomMenu).toBeVisible();
  await expect(page.getByText(t('frame:line.gone'))).toBeVisible();
  await network.reconnect();
  await expect(page.locator(KEPT)).toHaveCount(0);
  await expect(pages.home.hotGames.first()).toBeVisible();
});

test('what is typed on a kept page outlives the network’s return', async ({ page, pages, network, t }) => {
  await openAndKeep(page, LoginPage.path);
  await expect(pages.login.form).toBeVisible();
  await page.reload();
  await expect(pages.login.form).toBeVisible();
  await network.disconnect();
  await page.reload();
  const name = pages.login.form.getByRole('textbox').first();
  await name.fill('tala');
  await network.reconnect();
  await expect(page.getByText(t('frame:line.gone'))).toBeHidden();
  await expect(page.locator(KEPT)).toHaveCount(1);
  await expect(name).toHaveValue('tala');
  await name.fill('');
  await expect(page.locator(KEPT)).toHaveCount(0);
});

test('a page about money that was kept shows none, and says that the network is gone', async ({
  page,
  pages,
  network,
  t,
  control,
  signedInAs,
}) => {
  await signedInAs(await aMember(control));
  await openAndKeep(page, BettingRecordPage.path);
  await expect(pages.record.heading).toBeVisible();
  await page.reload();
  await expect(pages.record.heading).toBeVisible();
  await network.disconnect();
  await page.reload();
  await expect(pages.record.heading).toBeVisible();
  await expect(page.getByText(t('frame:line.gone'))).toBeVisible();
  await expect(page.getByText('₱')).toHaveCount(0);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/wps/') && !path.includes('picture') && !/\.\w+$/.test(path))).toEqual(
    [],
  );
});

test('switched off, the worker and what it kept are gone with the next page', async ({ page, pages }) => {
  const folder = siteFolder();
  base.skip(folder === undefined, 'The processes of this site are out of reach (SITE_FOLDER).');
  const on = await ownEdge(folder ?? '', {}, { SERVICE_WORKER: 'on' });
  const address = `http://localhost:${on.port}${HomePage.path}`;
  await on.service.start();
  await openAndKeep(page, address);
  await on.service.kill();
  const off = await ownEdge(folder ?? '', {}, { SERVICE_WORKER: 'off', PORT: String(on.port) });
  await off.service.start();
  await page.goto(address);
  await expect(pages.home.categories).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('ServiceWorker.enable');
  const isWaiting = () =>
    page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      return workers.some(({ waiting }) => waiting !== null);
    });
  const left = async () => {
    // Under DevTools an event of the old worker has no time limit, and its successor would wait for it: a browser ends it.
    if (await isWaiting()) await devTools.send('ServiceWorker.stopAllWorkers');
    return page.evaluate(async () => {
      const workers = await navigator.serviceWorker.getRegistrations();
      // Browsers look for a worker's successor some time after a page is there: here at once.
      await Promise.all(workers.map((worker) => worker.update().catch(() => undefined)));
      return [...workers.map(({ scope }) => scope), ...(await caches.keys())];
    });
  };
  await expect.poll(left, { timeout: IDLE_MS }).toEqual([]);
  await off.service.kill();
});
