import type { ReleaseRoute } from '@shared-kernel/contracts/release/release';
import { paths } from '@shared-kernel/contracts/system/paths';
import { seedsPlayer } from '../factories/accounts.ts';
import { readRelease } from '../fixtures/release.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { ServicePage } from '../pages/service.page.ts';

/** Browsing §2, page frame, titles: as the specification writes them, in any number. */
const TITLES: Readonly<Record<string, RegExp>> = {
  '/m/activity': /^promotions?$/i,
  '/m/forget': /^reset password$/i,
  '/m/trail': /^free trial$/i,
  '/m/changePsw': /^change password$/i,
  '/m/notice': /^notices?$/i,
  '/m/gameCenter': /^game cent(?:er|re)$/i,
  '/m/slotsCenter': /^slots$/i,
  '/m/message': /^messages$/i,
  '/m/set': /^personal settings$/i,
  '/m/help': /^help cent(?:er|re)$/i,
  '/m/winnerPage': /^leaderboard$/i,
  '/m/leaderBoard': /^leaderboard$/i,
};

/** The fourteen of browsing §2. */
const WITHOUT_BOTTOM_MENU =
  'login register trail launchGame changePsw notice activity forget service moreLottery useragreement maintenance agent winnerPage'
    .split(' ')
    .map((name) => `/m/${name}`);

/** A page of the house's own: what is typed stands at its foot (0027). */
const LIVE_CHAT = '/m/service/chat';

/** Browsing §2, and the member centre's own header (accounts §2). */
const BACK_TO_HOME = 'home login register trail notice forget activity member/home'
  .split(' ')
  .map((name) => `/m/${name}`);

/** Browsing §2; the game list, a lottery and the launcher bring what their own search, name and bar need. */
const WITHOUT_HEADER_OF_FRAME = 'login register member/home agent help gameList startLottery launchGame'
  .split(' ')
  .map((name) => `/m/${name}`);

const liveRoutes = async (site: string): Promise<readonly ReleaseRoute[]> => {
  const { remotes } = await readRelease(site);
  return remotes.flatMap(({ live }) => live.routes);
};
const pathsOf = (routes: readonly ReleaseRoute[]): readonly string[] => routes.map(({ path }) => path).sort();

test('every live page is called what the specification calls it', async ({ site }) => {
  const named = (await liveRoutes(site)).filter(({ path }) => path in TITLES);
  expect(named.length).toBeGreaterThan(0);
  for (const { path, title } of named) expect.soft(title.EN, path).toMatch(TITLES[path] ?? '');
});

test('the bottom menu is absent on the listed pages, and on no other live one', async ({ site }) => {
  const routes = await liveRoutes(site);
  const without = routes.filter(({ frame }) => !frame.bottomMenu);
  expect(pathsOf(without)).toEqual(
    pathsOf(routes.filter(({ path }) => path === LIVE_CHAT || WITHOUT_BOTTOM_MENU.includes(path))),
  );
});

test('the frame’s header stands on every live page but those that bring their own', async ({ site }) => {
  const routes = await liveRoutes(site);
  const without = routes.filter(({ frame }) => frame.header === 'own' || frame.header === 'none');
  expect(pathsOf(without)).toEqual(pathsOf(routes.filter(({ path }) => WITHOUT_HEADER_OF_FRAME.includes(path))));
  expect(routes.filter(({ frame }) => frame.header === 'home').map(({ path }) => path)).toEqual(['/m/home']);
});

test('back leads home from the listed pages, and from no other live one', async ({ site }) => {
  const routes = await liveRoutes(site);
  const home = routes.filter(({ frame }) => frame.back === 'home');
  expect(pathsOf(home)).toEqual(pathsOf(routes.filter(({ path }) => BACK_TO_HOME.includes(path))));
});

test('a page that was opened in a tab of its own leads home, its title in the header and the tab', {
  tag: SPOKEN,
}, async ({ page, pages, t }) => {
  await pages.home.open();
  // Nothing lies before its first page: a driver's own tabs have an empty one there.
  const opening = page.waitForEvent('popup');
  await page.evaluate((path) => void window.open(path), ServicePage.path);
  const tab = await opening;
  const title = t('browse:service.title');
  await expect(tab.getByRole('banner').getByRole('heading', { name: title })).toBeVisible();
  await expect(tab).toHaveTitle(new RegExp(`^${title} · `));
  await tab.getByRole('button', { name: t('common:back') }).click();
  await expect(tab).toHaveURL(/\/m\/home$/);
  expect(await tab.evaluate(() => window.history.length)).toBe(1);
});

test('customer service floats over home: a channel of several entries opens its list and closes it', {
  tag: SPOKEN,
}, async ({ page, pages, t }) => {
  await pages.home.open();
  await pages.home.serviceMenu.click();
  const channels = page.getByRole('list', { name: t('browse:channel.title') });
  const several = channels.getByRole('button', { name: t('browse:channel.several') });
  await expect(several).toHaveAttribute('aria-expanded', 'false');
  await several.click();
  await expect(channels.getByRole('list')).toBeVisible();
  await several.click();
  await expect(channels.getByRole('list')).toBeHidden();
});

test('rows and switches of settings have titles of one size', async ({ page, control, signedInAs }) => {
  await signedInAs(await seedsPlayer(control));
  await page.goto(paths.settings);
  const looks = (title: string) =>
    page.getByText(title, { exact: true }).evaluate((element) => {
      const { fontSize, fontWeight, lineHeight } = getComputedStyle(element);
      return { fontSize, fontWeight, lineHeight };
    });
  expect(await looks('Moving content')).toEqual(await looks('Play within limits'));
});
