import { anAgent } from '../factories/accounts.ts';
import { IS_WHOLE } from '../fixtures/extent.ts';
import { breakRemote, dropPage, holdRemote, putBadReleaseFirst, tamperWith } from '../fixtures/faults.ts';
import { REMOTES, readRelease } from '../fixtures/release.ts';
import { seededChoice } from '../fixtures/seed.ts';
import { expect, test, WHOLE } from '../fixtures/test.ts';
import type { Texts } from '../fixtures/texts.ts';
import { type Area, areaOf } from '../flows/areas.ts';
import type { Pages } from '../pages/pages.ts';

/** Lasts as long as the document: a reload loses it. */
const MARK = 'documentOfTheTest';

const expectRetryCard = async ({ frame }: Pages, t: Texts, compositionId: string): Promise<void> => {
  await expect(frame.retryCard).toContainText(t('common:failed.title'));
  await expect(frame.retryCard).toContainText(t('common:code', { code: compositionId }));
};

/** Marks the document now; the returned assertion fails when it was loaded again since. */
const withoutReload = async ({ frame: { page } }: Pages): Promise<() => Promise<void>> => {
  await page.evaluate((mark) => Object.assign(window, { [mark]: true }), MARK);
  return async () => expect(await page.evaluate((mark) => mark in window, MARK)).toBe(true);
};

/** Comes from a page of another remote, so that the document is there before this remote is asked for. */
const enterFromElsewhere = async (area: Area, pages: Pages, site: string): Promise<void> => {
  await pages.frame.page.goto(site + areaOf(area.elsewhere).path);
  await expect(areaOf(area.elsewhere).content(pages)).toBeVisible();
  await area.enter(pages);
};

const expectTheRestToWork = async (area: Area, pages: Pages): Promise<void> => {
  await area.leave(pages);
  await expect(areaOf(area.elsewhere).content(pages)).toBeVisible();
  await expect(pages.frame.retryCard).toBeHidden();
};

/** The host answers for every remote alike: one that all pages need; in a whole run another by its seed. `chaos.spec.ts` fails each. */
const FIRST = 'browse';
const OTHER = seededChoice(REMOTES.filter((remote) => remote !== FIRST));

/** What `chaos.spec.ts` plays too, of each kind for one remote. */
const IN_CHAOS = { tag: WHOLE };

for (const remote of IS_WHOLE ? [FIRST, OTHER] : [FIRST]) {
  const area = areaOf(remote);

  test.describe(`${remote}: the server of its files is stopped`, () => {
    test('before the page is loaded', async ({ page, pages, t, outages, control, signedInAs }) => {
      if (area.isForAgents) await signedInAs(await anAgent(control), { site: outages.site });
      const { compositionId } = await readRelease(outages.site);
      await outages.stop(remote);
      await page.goto(outages.site + area.path);
      await expectRetryCard(pages, t, compositionId);
      const expectNoReload = await withoutReload(pages);
      await outages.start(remote);
      await pages.frame.retryButton.click();
      await expect(area.content(pages)).toBeVisible();
      await expectNoReload();
    });

    test('after the site has been opened', async ({ page, pages, t, outages, control, signedInAs }) => {
      if (area.isForAgents) await signedInAs(await anAgent(control), { site: outages.site });
      const { compositionId } = await readRelease(outages.site);
      await page.goto(outages.site + areaOf(area.elsewhere).path);
      await expect(areaOf(area.elsewhere).content(pages)).toBeVisible();
      const expectNoReload = await withoutReload(pages);
      await outages.stop(remote);
      await area.enter(pages);
      await expectRetryCard(pages, t, compositionId);
      await expectTheRestToWork(area, pages);
      await area.enter(pages);
      await expectRetryCard(pages, t, compositionId);
      await outages.start(remote);
      await pages.frame.retryButton.click();
      await expect(area.content(pages)).toBeVisible();
      await expectNoReload();
    });
  });

  test(
    `${remote}: while its files are slow the frame stands, and its page comes when they do`,
    IN_CHAOS,
    async ({ page, pages, site, control, signedInAs }) => {
      if (area.isForAgents) await signedInAs(await anAgent(control));
      const held = await holdRemote(page, site, remote);
      await enterFromElsewhere(area, pages, site);
      await expect(pages.frame.loading).toBeVisible();
      await expectTheRestToWork(area, pages);
      await area.enter(pages);
      await expect(area.content(pages)).toBeHidden();
      held.release();
      await expect(area.content(pages)).toBeVisible();
    },
  );

  for (const when of ['on load', 'on render'] as const) {
    test(
      `${remote}: a release that throws ${when} is kept to its own area`,
      IN_CHAOS,
      async ({ page, pages, t, site, control, signedInAs }) => {
        if (area.isForAgents) await signedInAs(await anAgent(control));
        const { compositionId } = await readRelease(site);
        const broken = await breakRemote(page, site, remote, when);
        await enterFromElsewhere(area, pages, site);
        await expectRetryCard(pages, t, compositionId);
        await expectTheRestToWork(area, pages);
        await area.enter(pages);
        await expectRetryCard(pages, t, compositionId);
        await broken.mend();
        await pages.frame.retryButton.click();
        await expect(area.content(pages)).toBeVisible();
      },
    );
  }

  test(`${remote}: one page's chunk is gone`, IN_CHAOS, async ({ page, pages, t, site, control, signedInAs }) => {
    if (area.isForAgents) await signedInAs(await anAgent(control));
    const { compositionId } = await readRelease(site);
    const reports: string[] = [];
    page.on('console', (message) => message.type() === 'error' && reports.push(message.text()));
    const lost = await dropPage(page, site, remote, area.path);
    await enterFromElsewhere(area, pages, site);
    await expectRetryCard(pages, t, compositionId);
    expect(reports).toContainEqual(expect.stringContaining(`the ${remote} remote failed to load its ${lost.page}`));
    await expectTheRestToWork(area, pages);
    await area.enter(pages);
    await expectRetryCard(pages, t, compositionId);
    await lost.mend();
    await pages.frame.retryButton.click();
    await expect(area.content(pages)).toBeVisible();
  });

  test(
    `${remote}: a page that throws when it is left takes nothing with it`,
    IN_CHAOS,
    async ({ page, pages, site, control, signedInAs }) => {
      if (area.isForAgents) await signedInAs(await anAgent(control));
      await breakRemote(page, site, remote, 'on leaving');
      await enterFromElsewhere(area, pages, site);
      await expect(area.content(pages)).toBeVisible();
      await area.leave(pages);
      await expect(areaOf(area.elsewhere).content(pages)).toBeVisible();
    },
  );

  test(
    `${remote}: a file with other bytes than its release says never runs`,
    IN_CHAOS,
    async ({ page, pages, t, site, control, signedInAs }) => {
      if (area.isForAgents) await signedInAs(await anAgent(control));
      const { compositionId } = await readRelease(site);
      await tamperWith(page, site, remote);
      await page.goto(area.path);
      await expectRetryCard(pages, t, compositionId);
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    },
  );
}

test('a release that never loads is replaced by the one before it', async ({ page, pages, site }) => {
  await putBadReleaseFirst(page, site, 'browse');
  await pages.home.open();
  await expect(pages.home.hotGames.first()).toBeVisible();
  await expect(pages.frame.retryCard).toBeHidden();
});

test('a page whose remote is slow from the start shows the frame meanwhile', async ({ page, pages, site }) => {
  const held = await holdRemote(page, site, 'browse');
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(pages.frame.loginLink).toBeVisible();
  await expect(pages.frame.loading).toBeVisible();
  held.release();
  await expect(pages.home.categories).toBeVisible();
});
