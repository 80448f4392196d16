import type { Page } from '@playwright/test';
import { seedsAgent, seedsPlayer } from '../factories/accounts.ts';
import { expect, test } from '../fixtures/test.ts';
import { AgentPage } from '../pages/agent.page.ts';
import { HomePage } from '../pages/home.page.ts';
import { LoginPage } from '../pages/login.page.ts';
import { MemberCentrePage } from '../pages/member-centre.page.ts';

/** What has the focus and is, in its middle, under something else or outside the screen. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return null;
    const box = focused.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const points = [
      [x, y],
      [x, box.top + 2],
      [x, box.bottom - 2],
    ] as const;
    const isSeen = points.every(([left, top]) => {
      const hit = document.elementFromPoint(Math.min(Math.max(left, 1), innerWidth - 1), top);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    });
    return isSeen ? null : (focused.getAttribute('aria-label') ?? focused.textContent ?? focused.tagName).slice(0, 60);
  });

/** Goes through a page by the tab key, from its start to its end, and says what was hidden on the way. */
const tabThrough = async (page: Page): Promise<{ readonly stops: number; readonly hidden: readonly string[] }> => {
  const hidden: string[] = [];
  let stops = 0;
  for (; stops < 80; stops += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    const found = await hiddenFocus(page);
    if (found !== null) hidden.push(found);
  }
  return { stops, hidden };
};

test('the tab key leads through the member centre with everything in sight', async ({
  page,
  pages,
  control,
  signedInAs,
}) => {
  await signedInAs(await seedsPlayer(control));
  await pages.member.open();
  await expect(pages.member.balance).toBeVisible();
  let hidden: readonly string[] = [];
  const walk = async (): Promise<number> => {
    const walked = await tabThrough(page);
    hidden = walked.hidden;
    return walked.stops;
  };
  // What is asked for after the balance comes when it comes.
  await expect.poll(walk).toBeGreaterThan(15);
  expect(hidden).toEqual([]);
});

test.describe('banners', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('are gone through in their order, each of them, and rest meanwhile', async ({ page, pages, t }) => {
    await pages.home.open();
    const carousel = page.getByRole('region', { name: t('browse:banners.label') });
    // Once it moves by itself its slides are named by their places.
    await expect(carousel.getByRole('group').first()).toBeAttached();
    const links = carousel.getByRole('link');
    const order: string[] = [];
    const count = await carousel.getByRole('group').count();
    await page.keyboard.press('Tab');
    const titles = await links.getByRole('heading').allTextContents();
    await links.first().focus();
    for (let place = 0; place < count; place += 1) {
      order.push((await page.locator(':focus').getByRole('heading').textContent()) ?? '');
      await page.keyboard.press('Tab');
    }
    expect(order).toEqual(titles);
    expect(new Set(order).size).toBe(count);
    await expect(carousel.getByRole('button')).toBeFocused();
  });
});

test('a page is read out by its heading when one arrives, and Back leads to what was pressed', async ({
  page,
  pages,
  t,
}) => {
  await pages.home.open();
  await expect(pages.home.categories).toBeVisible();
  await pages.frame.goTo('members');
  const members = page.getByRole('heading', { level: 1, name: t('member:title.memberCentre') });
  await expect(members).toBeFocused();
  // The page's own heading takes the place of the one that stood in for it.
  await expect(members).toHaveCSS('outline-style', 'none');
  await expect(members).toBeFocused();
  await page.goBack();
  await expect(pages.frame.menuEntry('members')).toBeFocused();
  await expect(pages.home.categories).toBeVisible();
});

test('whoever decides against signing out is back at the menu', async ({ page, pages, t, control, signedInAs }) => {
  await signedInAs(await seedsPlayer(control));
  await pages.home.open();
  await pages.frame.chooseSignOut();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(pages.frame.header.getByRole('button', { name: t('frame:popover.label') })).toBeFocused();
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('whoever closes the announcements is at the page’s heading', async ({ page, pages }) => {
    await pages.home.open();
    await expect(pages.home.popup).toBeVisible();
    while ((await pages.home.popup.count()) > 0) {
      const title = await pages.home.popup.getByRole('heading').first().textContent();
      await page.keyboard.press('Escape');
      await expect(pages.home.popup.getByRole('heading', { name: title ?? '' })).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('a game’s page is called by the game’s name', async ({ page, pages, t, control, signedInAs }) => {
  await signedInAs(await seedsPlayer(control));
  await pages.home.open();
  await pages.home.showSlots();
  await pages.home.playFirstSlot();
  const { title } = pages.launcher;
  await expect(async () => {
    await expect(title).not.toHaveText(t('browse:launch.title'));
    expect(await page.title()).toMatch(new RegExp(`^${await title.textContent()} · `));
  }).toPass();
});

test('the menu closes when the tab key leaves it', async ({ page, pages }) => {
  await pages.home.open();
  await pages.frame.openMenu();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
  await expect(menu).toHaveCount(0);
});

for (const path of [HomePage.path, LoginPage.path, MemberCentrePage.path, AgentPage.path]) {
  test(`${path}: header, main part and menus stand side by side`, async ({ page, control, signedInAs }) => {
    if (path !== LoginPage.path) await signedInAs(await seedsAgent(control));
    await page.goto(path);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.locator('main header, header main')).toHaveCount(0);
    // The ways from the form to other pages are a part of the page.
    await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(path === LoginPage.path ? 1 : 0);
  });
}
