import type { Page } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { getHelpCenter } from '@shared-kernel/contracts/system/system';
import { FOREIGN_PICTURES, HOSTILE_HTML } from '../fixtures/hostile-html.ts';
import { watchPolicies } from '../fixtures/policies.ts';
import { expect, test } from '../fixtures/test.ts';
import { textFaults } from '../fixtures/text-faults.ts';

/** The texts that an operator writes are as hostile as whoever got hold of the desk. */
declare global {
  interface Window {
    /** What ran, by the cases that ran it. */
    hostileRuns: string[];
    ran: () => void;
    hostileCase: string;
  }
}

const OUT = 'out.invalid';
const CASES = Object.entries(HOSTILE_HTML).flatMap(([kind, texts]) =>
  texts.map((html, index) => ({ name: `${kind} ${index}`, html })),
);

const watchRuns = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.hostileRuns = [];
    window.ran = () => window.hostileRuns.push(window.hostileCase);
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(window, name, { value: window.ran });
  });

/** Every article of the help centre is one of the texts. */
const serveTexts = (page: Page, texts: readonly { readonly name: string; readonly html: string }[]): Promise<unknown> =>
  page.route(
    ({ pathname }) => pathname === getHelpCenter.path,
    (route) =>
      route.fulfill({
        json: { success: true, value: { items: texts.map(({ name, html }) => ({ title: name, content: html })) } },
      }),
  );

/** Goes to an article without loading the document anew. */
const showArticle = async (page: Page, index: number, name: string): Promise<void> => {
  await page.evaluate(
    ([address, hostileCase]) => {
      window.hostileCase = hostileCase;
      history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1 }, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    [`${paths.helpDetail}?i=${index}`, name] as const,
  );
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await expect(page.locator('article [aria-busy]')).toHaveCount(0);
};

test.describe('without the document’s policy, by the cleaner alone', () => {
  test.use({ bypassCSP: true });

  for (const kind of Object.keys(HOSTILE_HTML)) {
    test(`nothing runs, asks another host or covers the page: ${kind}`, async ({ page }, { annotations }) => {
      test.slow();
      const mine = CASES.filter(({ name }) => name.startsWith(`${kind} `));
      const outside: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).hostname === OUT) outside.push(request.url());
      });
      await watchRuns(page);
      await serveTexts(page, mine);
      await page.goto(paths.helpDetail);
      await expect(page.locator('article')).toBeVisible();
      const address = new URL(page.url()).origin;
      const faults: string[] = [];
      for (const [index, { name }] of mine.entries()) {
        await showArticle(page, index, name);
        for (const fault of await textFaults(page)) faults.push(`${name}: ${fault}`);
      }
      expect(faults).toEqual([]);
      expect(await page.evaluate(() => window.hostileRuns)).toEqual([]);
      expect(outside).toEqual([]);
      expect(new URL(page.url()).origin).toBe(address);
      annotations.push({ type: 'cases', description: String(mine.length) });
    });
  }
});

/** These would take the test's own document away. */
const TAKES_OVER = 'what takes the document over';

test('the cases are no blanks: many of them run where nothing cleans them', async ({ browser }, { annotations }) => {
  const page = await browser.newPage({ bypassCSP: true });
  await watchRuns(page);
  await page.goto('about:blank');
  const tried = CASES.filter(({ name }) => !name.startsWith(TAKES_OVER));
  const ran = await page.evaluate(async (cases) => {
    for (const { name, html } of cases) {
      window.hostileCase = name;
      const box = document.createElement('div');
      document.body.append(box);
      box.innerHTML = html;
      for (const element of box.querySelectorAll('*'))
        for (const event of ['pointerenter', 'mouseover', 'mouseenter']) element.dispatchEvent(new Event(event));
      await new Promise((resolve) => setTimeout(resolve, 20));
      box.remove();
    }
    return [...new Set(window.hostileRuns)];
  }, tried);
  annotations.push({ type: 'cases that run', description: `${ran.length} of ${tried.length}` });
  expect(ran.length).toBeGreaterThan(30);
  await page.close();
});

test('a picture of another host is not fetched: the document’s policy refuses it', async ({ browser, site }) => {
  // A page of its own: what is refused here would fail the test on the page that tests share.
  const page = await browser.newPage();
  const refused = await watchPolicies(page);
  const outside: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).hostname === OUT) outside.push(response.url());
  });
  page.on('requestfailed', (request) => {
    const isRefused = request.failure()?.errorText === 'csp';
    if (new URL(request.url()).hostname === OUT && !isRefused) outside.push(request.url());
  });
  await serveTexts(
    page,
    FOREIGN_PICTURES.map((html, index) => ({ name: `picture ${index}`, html })),
  );
  for (const index of FOREIGN_PICTURES.keys()) {
    await page.goto(`${site}${paths.helpDetail}?i=${index}`);
    await expect(page.locator('article img')).toHaveCount(1);
    await page.locator('article img').scrollIntoViewIfNeeded();
    await expect.poll(() => refused.filter((line) => line.startsWith('img-src')).length).toBeGreaterThan(index);
  }
  expect(outside).toEqual([]);
  await page.close();
});
