import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OVERRIDE_PARAMETER } from '@shared-kernel/contracts/release/override';
import { barriersOn } from '../fixtures/accessibility.ts';
import { readOverflow } from '../fixtures/layout.ts';
import { siteFolder, workspaceFile } from '../fixtures/site.ts';
import { test as base, expect, SPOKEN } from '../fixtures/test.ts';
import { TESTED_TITLE, testedRelease } from '../fixtures/tested-release.ts';
import { HelpPage } from '../pages/help.page.ts';
import { OverrideBadge } from '../pages/override-badge.page.ts';

type Tested = Awaited<ReturnType<typeof testedRelease>>;

interface OverrideFixtures {
  readonly tested: Tested;
  readonly override: OverrideBadge;
}
interface WorkerFixtures {
  /** Publishing compresses all of a remote: once for the tests of a worker. Null where the site's registry is out of reach. */
  readonly published: Tested | null;
}

const test = base.extend<OverrideFixtures, WorkerFixtures>({
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const folder = siteFolder();
      await use(folder === undefined ? null : await testedRelease(folder, HelpPage.path));
    },
    { scope: 'worker' },
  ],
  // A worker's fixture can skip its first test alone.
  tested: async ({ published }, use) => {
    base.skip(published === null, 'The registry of this site is out of reach (SITE_FOLDER).');
    if (published !== null) await use(published);
  },
  override: async ({ page, language }, use) => use(new OverrideBadge(page, language)),
});

const linkWith = (token: string): string => `${HelpPage.path}?${OVERRIDE_PARAMETER}=${token}`;

test('a link shows the release to its browser alone, with a badge that says so', {
  tag: SPOKEN,
}, async ({ page, pages, tested, override, browser, site, language }) => {
  await page.goto(linkWith(tested.token()));
  await expect(page).toHaveURL(site + HelpPage.path);
  await expect(page).toHaveTitle(new RegExp(TESTED_TITLE[language]));
  await expect(override.panel).toBeHidden();

  await test.step('by keyboard alone', async () => {
    await override.badge.focus();
    await page.keyboard.press('Enter');
    await expect(override.rowOf('browse')).toContainText(tested.id);
    await expect(override.rowOf('browse')).toContainText(override.words.sources.override);
    await expect(override.rowOf('browse')).toContainText(/\d KB · \d+ ms/);
    await expect(override.rowOf('account')).toContainText(override.words.sources.live);
    await page.keyboard.press('Escape');
    await expect(override.panel).toBeHidden();
    await expect(override.badge).toBeFocused();
  });

  await test.step('everybody else has the live one, and no badge', async () => {
    const others = await (await browser.newContext({ baseURL: site })).newPage();
    await others.goto(HelpPage.path);
    await expect(others.getByRole('banner')).toBeVisible();
    await expect(others).not.toHaveTitle(new RegExp(TESTED_TITLE[language]));
    await expect(new OverrideBadge(others, language).badge).toHaveCount(0);
    await others.context().close();
  });

  await test.step('pages inside the site keep the badge', async () => {
    await pages.frame.goTo('home');
    await expect(pages.home.categories).toBeVisible();
    await expect(override.badge).toBeVisible();
  });
});

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
])
  test(`badge and panel leave the bottom menu free at ${width} px, and keep nobody out`, {
    tag: SPOKEN,
  }, async ({ page, pages, tested, override }) => {
    await page.setViewportSize({ width, height });
    await page.goto(linkWith(tested.token({ by: 'a tester with a rather long name@a-rather-long-machine-name' })));
    await expect(pages.frame.bottomMenu).toBeVisible();
    const menu = await pages.frame.bottomMenu.boundingBox();
    const lies = async (): Promise<number> => {
      const shown = (await override.panel.isVisible()) ? override.panel : override.badge;
      const box = await shown.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    expect(await lies()).toBeLessThanOrEqual(menu?.y ?? 0);
    await override.badge.click();
    await expect(override.rowOf('browse')).toBeVisible();
    expect(await lies()).toBeLessThanOrEqual(menu?.y ?? 0);
    await expect.poll(() => readOverflow(page)).toBe(0);
    expect((await override.panel.boundingBox())?.width).toBeLessThanOrEqual(width - 32);
    expect(await barriersOn(page, { within: '#override-badge' })).toEqual([]);
    await pages.frame.goTo('home');
    await expect(pages.home.categories).toBeVisible();
  });

test('the panel switches to what is live and back, keeps the address, and ends the test', async ({
  page,
  tested,
  override,
  site,
}) => {
  await page.goto(linkWith(tested.token()));
  await page.evaluate(() => history.replaceState(null, '', '?from=here'));
  await override.badge.click();
  await override.switchOf('browse').click();
  await expect(page).toHaveURL(`${site}${HelpPage.path}?from=here`);
  await expect(page).not.toHaveTitle(new RegExp(TESTED_TITLE.EN));
  await override.badge.click();
  await expect(override.rowOf('browse')).toContainText(tested.live);
  await override.switchOf('browse').click();
  await expect(page).toHaveTitle(new RegExp(TESTED_TITLE.EN));
  await override.badge.click();
  await override.end.click();
  await expect(page).not.toHaveTitle(new RegExp(TESTED_TITLE.EN));
  await expect(override.badge).toHaveCount(0);
  await page.reload();
  await expect(override.badge).toHaveCount(0);
});

test('the panel says when the link has expired under an open page', async ({ page, tested, override }) => {
  const soon = new Date(Date.now() + 5000).toISOString();
  await page.goto(linkWith(tested.token({ expires: soon })));
  await expect(override.badge).toBeVisible();
  await expect(override.panel).toContainText(override.words.ended);
});

/** The words of `pnpm e2e` with `E2E_OVERRIDE`: Playwright as a process of its own, on one suite. */
const playOn = async (override: string): Promise<{ readonly code: unknown; readonly output: string }> => {
  const folder = await mkdtemp(join(tmpdir(), 'overridden-'));
  const reporters = `line,${workspaceFile('e2e/fixtures/combination-reporter.ts')}`;
  const args = ['test', 'suites/forms.spec.ts', '--project=EN', `--reporter=${reporters}`, `--output=${folder}`];
  const played = await promisify(execFile)(
    process.execPath,
    [workspaceFile('e2e/node_modules/@playwright/test/cli.js'), ...args],
    { cwd: workspaceFile('e2e'), env: { ...process.env, E2E_OVERRIDE: override } },
  ).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout }) => ({ code, output: String(stdout) }),
  );
  await rm(folder, { recursive: true, force: true });
  return played;
};

test('the suites run on the releases of a link, and the report names the combination', async ({ tested, site }) => {
  test.slow();
  const { code, output } = await playOn(site + linkWith(tested.token()));
  expect(code, output).toBe(0);
  const [line = ''] = /^1 passed on .*$/m.exec(output) ?? [];
  expect(line).toMatch(/^1 passed on \S+: host@\S+ /);
  expect(line.split(' ')).toContain(tested.id);
  expect(line.split(' ')).not.toContain(tested.live);
});

test('the suites do not run on a link that has expired, and say so', async ({ tested, site, override }) => {
  test.slow();
  const { code, output } = await playOn(tested.token({ expires: '2026-01-01T00:00:00Z' }));
  expect(code).toBe(1);
  expect(output).toContain(`${site} refuses E2E_OVERRIDE: ${override.words.refusals.expired.title}.`);
});

const ATTACKS = {
  forged: ['nobody has signed', {}, false],
  merchant: ['is another merchant’s', { merchant: 'luna' }, true],
  expired: ['has expired', { expires: '2026-01-01T00:00:00Z' }, true],
  gone: ['names a release that is gone', { releases: ['browse@0.0.1+gone'] }, true],
} as const;
for (const [fault, [what, over, isSigned]] of Object.entries(ATTACKS))
  test(`an override that ${what} is refused in words, with the way to the live site`, {
    tag: SPOKEN,
  }, async ({ page, pages, tested, override, language }) => {
    await page.goto(
      linkWith(tested.token({ ...over, releases: [...('releases' in over ? over.releases : [tested.id])] }, isSigned)),
    );
    const { title } = override.words.refusals[fault as keyof typeof ATTACKS];
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    await override.goOn.click();
    await expect(pages.help.articles.first()).toBeVisible();
    await expect(page).not.toHaveTitle(new RegExp(TESTED_TITLE[language]));
    await expect(override.badge).toHaveCount(0);
  });
