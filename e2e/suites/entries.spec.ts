import type { Page } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { seedsAgent, seedsPlayer } from '../factories/accounts.ts';
import type { Account, Control } from '../fixtures/control.ts';
import { BRANDS, type Brand, DEFAULT_BRAND } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';

/** `PAGE_LOOKS=whole`: in every brand; else in the default one. */
const IS_WHOLE = process.env.PAGE_LOOKS === 'whole';
const WALKED: readonly Brand[] = IS_WHOLE ? BRANDS : [DEFAULT_BRAND];

interface Visitor {
  readonly name: string;
  readonly account?: (control: Control, at: { readonly brand: Brand }) => Promise<Account>;
  readonly isTrial?: true;
  readonly pages: readonly string[];
}

const FOR_ALL = [
  paths.home,
  `${paths.home}?category=RNG`,
  `${paths.home}?category=LIVE`,
  `${paths.gameList}?gameType=FISH`,
  paths.gameLobby,
  paths.gameCenter,
  paths.winners,
  paths.promotions,
  paths.notice,
  paths.help,
] as const;
const VISITORS: readonly Visitor[] = [
  { name: 'guest', pages: [...FOR_ALL, paths.memberCentre] },
  { name: 'trial player', isTrial: true, pages: FOR_ALL },
  { name: 'member', account: seedsPlayer, pages: [...FOR_ALL, paths.memberCentre, paths.messages, paths.settings] },
  { name: 'agent', account: seedsAgent, pages: [paths.home, paths.memberCentre, paths.agentHome] },
];

interface Entry {
  readonly text: string;
  readonly href: string;
  /** It says of itself that it is closed. */
  readonly isClosed: boolean;
}

/** Every link of the page, its frame and what lies over it, to a page of the site. */
const entriesOf = (page: Page): Promise<readonly Entry[]> =>
  page.locator('a[href^="/"]').evaluateAll((links) =>
    links.map((link) => ({
      text: link.textContent ?? '',
      href: link.getAttribute('href') ?? '',
      isClosed: link.closest('[data-closed]') !== null,
    })),
  );

const isLaunch = ({ href }: Entry): boolean => href.startsWith(paths.launchGame);

for (const brand of WALKED) {
  test.describe(`in ${brand}`, () => {
    test.use({ brand, isFirstVisit: true });

    for (const visitor of VISITORS) {
      test(`every entry that a ${visitor.name} sees opens, or says before that it does not`, async ({
        page,
        pages,
        control,
        signedInAs,
      }) => {
        test.slow();
        if (visitor.account !== undefined) await signedInAs(await visitor.account(control, { brand }));
        if (visitor.isTrial) {
          await pages.login.open();
          await pages.login.trialButton.click();
          await expect(page).not.toHaveURL(/login/);
        }
        const seen = new Map<string, Entry>();
        for (const address of visitor.pages) {
          await page.goto(address);
          await page.waitForLoadState('networkidle');
          for (const entry of await entriesOf(page)) seen.set(entry.href, entry);
        }
        const entries = [...seen.values()];
        expect(entries.length).toBeGreaterThan(0);

        await test.step('pages are there: the document server answers their address', async () => {
          const ways = [
            ...new Set(entries.filter((entry) => !isLaunch(entry)).map(({ href }) => href.replace(/[?#].*/, ''))),
          ];
          // By the browser, which knows the host name of every brand.
          const lost = await page.evaluate(async (ways) => {
            const missing: string[] = [];
            for (const way of ways) {
              const { status } = await fetch(way, { redirect: 'manual', headers: { Accept: 'text/html' } });
              if (status === 404) missing.push(way);
            }
            return missing;
          }, ways);
          expect(lost).toEqual([]);
        });

        await test.step('a game that does not say that it is closed opens', async () => {
          // One of each vendor: what is closed is closed by category or vendor.
          const byVendor = new Map(
            entries
              .filter((entry) => isLaunch(entry) && !entry.isClosed)
              .map((entry) => [new URLSearchParams(entry.href.split('?')[1]).get('vendor'), entry]),
          );
          expect(byVendor.size).toBeGreaterThan(0);
          // A guest is asked to log in first, and comes to the same game.
          if (visitor.name === 'guest') return;
          for (const { href, text } of byVendor.values()) {
            await page.goto(href);
            // A game's frame stands there, or a page of the site took over: a lottery's.
            const isOpen = async () =>
              (await page.locator('iframe').count()) > 0 || !page.url().includes(paths.launchGame);
            await expect.poll(isOpen, `${text} opens`).toBe(true);
          }
        });
      });
    }
  });
}

test('every entry of a guest’s member centre leads to the login or opens something here', async ({ page, t }) => {
  await page.goto(paths.memberCentre);
  await page.waitForLoadState('networkidle');
  const buttons = page.getByRole('main').getByRole('list').getByRole('button');
  const count = await buttons.count();
  expect(count).toBeGreaterThan(0);
  for (let place = 0; place < count; place += 1) {
    await buttons.nth(place).click();
    await expect(page.getByText(t('frame:access.unavailable'))).toBeHidden();
    await page.goto(paths.memberCentre);
    await expect(buttons.nth(count - 1)).toBeVisible();
  }
});
