import type { Page } from '@playwright/test';
import { limitsLink } from '@shared-kernel/contracts/member/limits-link';
import { createRouteTable } from '@shared-kernel/contracts/release/route-table';
import { paths } from '@shared-kernel/contracts/system/paths';
import { aMember, seedsAgent, seedsPlayer } from '../factories/accounts.ts';
import type { Account, Control } from '../fixtures/control.ts';
import { IS_WHOLE } from '../fixtures/extent.ts';
import { readPopups } from '../fixtures/popups.ts';
import { readRelease } from '../fixtures/release.ts';
import { BRANDS, type Brand, DEFAULT_BRAND, siteAddress } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { comeToRest, deadButtons } from '../flows/press-buttons.ts';
import { VISITS } from '../flows/visits.ts';
import type { Pages } from '../pages/pages.ts';

/** In a whole run every page in every brand, and every button; otherwise, in the default brand, the pages with most entries of a visitor's own. */
const WALKED: readonly Brand[] = IS_WHOLE ? BRANDS : [DEFAULT_BRAND];
const WHOLE_MS = 1_800_000;

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

/** Every live page that opens by its address alone. */
const ADDRESSES = VISITS.flatMap(({ name, path }) => (path === undefined || name === 'launcher' ? [] : [path]));
const VISITORS: readonly Visitor[] = [
  { name: 'guest', pages: [...FOR_ALL, paths.memberCentre] },
  { name: 'trial player', isTrial: true, pages: [paths.home, paths.promotions] },
  { name: 'new member', account: aMember, pages: [paths.memberCentre] },
  { name: 'member', account: seedsPlayer, pages: [paths.home, paths.memberCentre, paths.messages, paths.settings] },
  { name: 'agent', account: seedsAgent, pages: [paths.memberCentre, paths.agentHome] },
];
/** A new member sees what a member sees, and less. */
const SEEING = VISITORS.filter(({ name }) => IS_WHOLE || name !== 'new member');
const pagesOf = ({ pages }: Visitor): readonly string[] => [
  ...new Set([...pages, ...(IS_WHOLE ? [...FOR_ALL, ...ADDRESSES] : [])]),
];

interface Entering {
  readonly page: Page;
  readonly pages: Pages;
  readonly control: Control;
  readonly brand: Brand;
  readonly signedInAs: (account: Account) => Promise<void>;
}

const enter = async (visitor: Visitor, { page, pages, control, brand, signedInAs }: Entering): Promise<void> => {
  if (visitor.account !== undefined) await signedInAs(await visitor.account(control, { brand }));
  if (!visitor.isTrial) return;
  await pages.login.open();
  await pages.login.trialButton.click();
  await expect(page).not.toHaveURL(/login/);
};

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

/** Entries of frame and footer that a trial sees as every visitor does; it is told why they do not open (accounts §2). */
const FOR_MEMBERS: readonly string[] = [paths.memberCentre, paths.invite, limitsLink];

/** The other addresses among these that a trial account is turned away from. */
const rejectingTrial = async (addresses: readonly string[]): Promise<readonly string[]> => {
  const { remotes } = await readRelease(siteAddress());
  const table = createRouteTable(
    remotes.flatMap(({ live }) => live.routes),
    (route) => route,
  );
  return addresses.filter((address) => !FOR_MEMBERS.includes(address) && table.match(address)?.rejectsTrial === true);
};

/** What the home page's pop-ups lead to, one after the other, and the menu. */
const overlayEntries = async (visitor: Visitor, { page, pages, brand }: Entering): Promise<readonly Entry[]> => {
  const bucket = visitor.name === 'guest' ? 'B' : 'A';
  // A trial has no rewards: what promotes is not for it.
  const popups = (await readPopups(brand, 'EN')).filter(
    ({ execution, promotionType }) => execution === bucket && !(visitor.isTrial && promotionType !== undefined),
  );
  const entries: Entry[] = [];
  await pages.home.open();
  for (const { title } of popups) {
    const popup = pages.home.popup.filter({ hasText: title });
    await expect(popup).toBeVisible();
    entries.push(...(await entriesOf(page)));
    if (title !== popups.at(-1)?.title) await pages.home.nextPopup.click();
  }
  if (popups.length > 0) await pages.home.closePopup();
  await pages.frame.openMenu();
  await expect(page.getByRole('dialog')).toBeVisible();
  return [...entries, ...(await entriesOf(page))];
};

for (const brand of WALKED) {
  test.describe(`in ${brand}`, () => {
    test.use({ brand, isFirstVisit: true });

    for (const visitor of SEEING) {
      test(`every entry that a ${visitor.name} sees opens, or says before that it does not`, async ({
        page,
        pages,
        control,
        signedInAs,
      }) => {
        if (IS_WHOLE) test.setTimeout(WHOLE_MS);
        else test.slow();
        const entering = { page, pages, control, brand, signedInAs };
        await enter(visitor, entering);
        const seen = new Map<string, Entry>();
        for (const entry of await overlayEntries(visitor, entering)) seen.set(entry.href, entry);
        const lookAt = async (addresses: readonly string[]) => {
          for (const address of addresses) {
            await page.goto(address);
            await comeToRest(page);
            for (const entry of await entriesOf(page)) seen.set(entry.href, entry);
          }
        };
        await lookAt(visitor.pages);
        const offered = [...seen.keys()];
        // Texts of other pages, help say, name places of members.
        await lookAt(pagesOf(visitor).filter((address) => !visitor.pages.includes(address)));
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

        if (visitor.isTrial)
          await test.step('nothing but what all visitors see leads a trial to a page that turns it away', async () =>
            expect(await rejectingTrial(offered)).toEqual([]));

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

  test.describe(`buttons in ${brand}`, () => {
    test.use({ brand });

    for (const visitor of VISITORS.filter(({ name }) => IS_WHOLE || name === 'guest'))
      test(`no button that a ${visitor.name} presses leads nowhere`, async ({
        page,
        pages,
        control,
        signedInAs,
        t,
      }) => {
        if (IS_WHOLE) test.setTimeout(WHOLE_MS);
        else test.slow();
        await enter(visitor, { page, pages, control, brand, signedInAs });
        const addresses = IS_WHOLE ? pagesOf(visitor) : [paths.memberCentre, paths.notice];
        for (const address of addresses) expect.soft(await deadButtons(page, { address, t }), address).toEqual([]);
      });
  });
}
