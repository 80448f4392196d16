import type { Locator, Page } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { anAgent, seedsAgent, seedsPlayer } from '../factories/accounts.ts';
import { isOneOf } from '../fixtures/extent.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Texts } from '../fixtures/texts.ts';
import {
  button,
  OVERLAYS_OF_AGENTS,
  OVERLAYS_OF_CONTRACTS,
  OVERLAYS_OF_GUESTS,
  OVERLAYS_OF_LINKS,
  OVERLAYS_OF_MEMBERS,
  type Overlay,
  openOverlay,
  overlayOf,
} from '../flows/overlays.ts';
import { proposeAtDesk } from '../flows/propose-at-desk.ts';
import { makeLink } from '../flows/register-by-link.ts';
import { HomePage } from '../pages/home.page.ts';
import { MemberCentrePage } from '../pages/member-centre.page.ts';

/** Comes to the page from another one, so that there is a page to lose. */
const arriveAt = async (page: Page, at: string): Promise<void> => {
  await page.goto(paths.service);
  await page.goto(at);
};

/** Without a whole run, one of so many: all are closed by the same code. */
const ONE_OF = 4;
const isTried = ({ name }: Overlay): boolean => isOneOf(ONE_OF, name);

const closesByBack = async (page: Page, t: Texts, each: Overlay): Promise<void> => {
  await arriveAt(page, each.at);
  await openOverlay(page, t, each);
  await page.goBack();
  await expect(overlayOf(page), `${each.name}: Back closes it`).toHaveCount(0);
  const { pathname, search } = new URL(page.url());
  expect(pathname + search, `${each.name}: Back leaves the page alone`).toBe(each.at);
  await openOverlay(page, t, each);
  await page.keyboard.press('Escape');
  await expect(overlayOf(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);
  const holder = page.locator(':focus');
  await expect(holder, `${each.name}: the focus is back in the page`).toHaveCount(1);
  await page.goBack();
  await expect(page, `${each.name}: one Back leaves the page`).toHaveURL(new RegExp(`${paths.service}$`));
};

for (const each of OVERLAYS_OF_GUESTS.filter(isTried)) {
  test(`Back closes ${each.name} and leaves the page alone`, async ({ page, t }) => closesByBack(page, t, each));
}

for (const each of OVERLAYS_OF_MEMBERS.filter(isTried)) {
  test(`Back closes ${each.name} and leaves the page alone`, async ({ page, t, control, signedInAs }) => {
    const member = await seedsPlayer(control);
    if (each.showsBet) await control.settleBet(member, 1000);
    await signedInAs(member);
    await closesByBack(page, t, each);
  });
}

for (const each of OVERLAYS_OF_AGENTS.filter(isTried)) {
  test(`Back closes ${each.name} and leaves the page alone`, async ({ page, t, control, signedInAs }) => {
    await signedInAs(await seedsAgent(control));
    await closesByBack(page, t, each);
  });
}

test('Back closes what lies over registration links and leaves the page alone', async ({
  page,
  pages,
  t,
  control,
  signedInAs,
}) => {
  await signedInAs(await anAgent(control));
  await makeLink(pages.team);
  for (const each of OVERLAYS_OF_LINKS) await closesByBack(page, t, each);
});

test('Back closes the prompt of a contract and its question, and the contract waits', async ({
  page,
  pages,
  t,
  control,
  signedInAs,
}) => {
  const agent = await anAgent(control);
  await proposeAtDesk(agent, 'salary', '1000 1 0.10');
  await signedInAs(agent);
  await arriveAt(page, HomePage.path);
  await expect(overlayOf(page)).toBeVisible();
  await page.goBack();
  await expect(overlayOf(page)).toHaveCount(0);
  await expect(pages.home.categories).toBeVisible();
  for (const each of OVERLAYS_OF_CONTRACTS) await closesByBack(page, t, each);
  await page.goto(paths.salaryContract);
  await expect(page.getByRole('region', { name: t('agent:contracts.request') })).toBeVisible();
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('Back closes the announcements and leaves home where it is', async ({ page, pages }) => {
    await arriveAt(page, HomePage.path);
    await expect(pages.home.popup).toBeVisible();
    await page.goBack();
    await expect(pages.home.popup).toHaveCount(0);
    await expect(pages.home.categories).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(HomePage.path);
  });
});

test('a page that is gone to from the menu is one step from the page below', async ({ page, pages, t }) => {
  await arriveAt(page, HomePage.path);
  await pages.frame.openMenu();
  await button(page, t('frame:popover.refresh')).click();
  await expect(pages.login.form).toBeVisible();
  await page.goBack();
  await expect(pages.home.categories).toBeVisible();
  await expect(overlayOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${paths.service}$`));
});

test('after a reload with something open one Back leaves the page', async ({ page, pages }) => {
  await arriveAt(page, MemberCentrePage.path);
  await pages.member.openBettingRecord();
  await expect(pages.login.dialog).toBeVisible();
  await page.reload();
  await expect(pages.member.guestCard).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.overlays ?? 0)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${paths.service}$`));
});

test.describe('a sheet', () => {
  test.use({ reducedMotion: 'no-preference' });

  /** From the middle of its head, so far down, in steps as a finger's. */
  const drag = async (page: Page, sheet: Locator, byPx: number): Promise<void> => {
    await sheet.evaluate((box) => Promise.all(box.getAnimations().map(({ finished }) => finished)));
    const title = await sheet.getByRole('heading').boundingBox();
    if (title === null) throw new Error('The sheet has no heading.');
    const [x, y] = [title.x + title.width / 2, title.y + title.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + byPx, { steps: 12 });
    await page.mouse.up();
  };

  test('is dragged down to close, and comes back when it was not dragged far', async ({ page, t }) => {
    await page.goto(HomePage.path);
    await button(page, t('browse:install.get')).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await drag(page, sheet, 8);
    await expect(sheet).toBeVisible();
    await drag(page, sheet, 240);
    await expect(sheet).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(HomePage.path);
  });
});

const A_LINE_PX = 16;

test('whoever asks for less motion has a sheet that stays where it is', async ({ page, t }) => {
  await page.goto(HomePage.path);
  await button(page, t('browse:install.get')).click();
  const sheet = page.getByRole('dialog');
  const before = await sheet.boundingBox();
  const title = await sheet.getByRole('heading').boundingBox();
  if (title === null || before === null) throw new Error('The sheet is not there.');
  await page.mouse.move(title.x + 10, title.y + 10);
  await page.mouse.down();
  await page.mouse.move(title.x + 10, title.y + 250, { steps: 8 });
  const dragged = await sheet.boundingBox();
  // A late font may move it by a px; a finger moves it by hundreds.
  expect(Math.abs((dragged?.y ?? 0) - before.y)).toBeLessThan(A_LINE_PX);
  await page.mouse.up();
  await expect(sheet).toBeVisible();
});
