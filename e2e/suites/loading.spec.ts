import type { Page } from '@playwright/test';
import { aMember } from '../factories/accounts.ts';
import { saveData } from '../fixtures/faults.ts';
import { liveRelease, REMOTES, type RemoteName, readRelease, scriptsOf } from '../fixtures/release.ts';
import { type LoggedRequest, markFirst, readMark, readRequests, slowDown, wavesOf } from '../fixtures/request-log.ts';
import { expect, test } from '../fixtures/test.ts';
import { areaOf } from '../flows/areas.ts';
import { VISITS } from '../flows/visits.ts';

type Shares = Record<string, Record<string, Record<string, { readonly from: string }>>>;
declare global {
  var __startCalls: Readonly<Record<string, unknown>> | undefined;
  interface Window {
    readonly __FEDERATION__: { readonly __INSTANCES__: readonly { readonly shareScopeMap: Shares }[] };
  }
}

/** The first game tile stands in the page. */
const FIRST_TILE = '[role="tabpanel"] li a[href*="launchGame"]';
const TILES = 'tiles';
/** The frame stands: its bottom menu has links, which the document's skeleton has not. */
const BOTTOM_MENU = 'nav a[href]';
const FRAME = 'frame';
const BANNER_ART = '/wps/art/hero/';
const TILE_ART = '/wps/art/game/';

/** Addresses of a remote's files that the page has asked for. */
const filesAskedOf = async (page: Page, site: string, remote: RemoteName): Promise<readonly string[]> => {
  const { baseUrl } = liveRelease(await readRelease(site), remote);
  return (await readRequests(page)).map(({ url }) => url).filter((url) => url.startsWith(baseUrl));
};

const listOf = (requests: readonly LoggedRequest[]): string[] => requests.map(({ kind, url }) => `${kind} ${url}`);

for (const owner of ['browse', 'account', 'member'] as const) {
  test(`a page of ${owner} asks for no other remote's files when the phone saves data`, async ({
    page,
    pages,
    site,
  }) => {
    await saveData(page);
    await page.goto(areaOf(owner).path);
    await expect(areaOf(owner).content(pages)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await filesAskedOf(page, site, owner)).not.toEqual([]);
    for (const other of REMOTES.filter((name) => name !== owner))
      expect(await filesAskedOf(page, site, other)).toEqual([]);
  });
}

test("on a good connection the other remotes' files are fetched ahead, after the page stands, and not run", async ({
  page,
  pages,
  site,
}) => {
  await markFirst(page, BOTTOM_MENU, FRAME);
  await pages.home.open();
  await expect(pages.home.hotGames.first()).toBeVisible();
  const frameAt = await readMark(page, FRAME);
  const early = (await readRequests(page)).filter(({ startedAt }) => startedAt < frameAt);
  const document = await readRelease(site);
  for (const other of REMOTES.filter((name) => name !== 'browse')) {
    const { baseUrl, global } = liveRelease(document, other);
    expect(early.filter(({ url }) => url.startsWith(baseUrl))).toEqual([]);
    await expect.poll(() => filesAskedOf(page, site, other)).not.toEqual([]);
    expect(await page.evaluate((name) => name in window, global)).toBe(false);
  }
});

test('a member who goes from page to page loads each remote once, when it is needed', async ({
  page,
  pages,
  site,
  control,
  signedInAs,
}) => {
  await saveData(page);
  await signedInAs(await aMember(control));
  await page.goto(areaOf('browse').path);
  await expect(areaOf('browse').content(pages)).toBeVisible();
  expect(await filesAskedOf(page, site, 'member')).toEqual([]);
  await areaOf('member').enter(pages);
  await expect(areaOf('member').content(pages)).toBeVisible();
  const files = await filesAskedOf(page, site, 'member');
  await areaOf('member').leave(pages);
  await areaOf('member').enter(pages);
  await expect(areaOf('member').content(pages)).toBeVisible();
  expect(await filesAskedOf(page, site, 'member')).toEqual(files);
  expect(new Set(files).size).toBe(files.length);
});

test('the home page loads in two waves: its code and data together, then its pictures', async ({ page, pages }) => {
  await markFirst(page, FIRST_TILE, TILES);
  await slowDown(page);
  await pages.home.open();
  await expect(pages.home.hotGames.first().locator('img')).toHaveJSProperty('complete', true);
  const tilesAt = await readMark(page, TILES);
  const requests = await readRequests(page);
  // What had not ended when the tiles stood cannot have been waited for.
  const needed = requests.filter(({ kind, endedAt }) => kind !== 'image' && endedAt <= tilesAt);
  const [banner] = requests.filter(({ url }) => url.includes(BANNER_ART));
  const [tile] = requests.filter(({ url }) => url.includes(TILE_ART));
  const waves = wavesOf([...needed, ...[banner, tile].filter((picture) => picture !== undefined)]);
  expect(needed.filter(({ kind }) => kind === 'data').length).toBeGreaterThanOrEqual(2);
  expect(listOf(needed.filter((request) => waves.get(request) !== 1))).toEqual([]);
  expect(banner && waves.get(banner)).toBe(1);
  expect(tile && waves.get(tile)).toBe(2);
});

/** Words that only the library itself contains, in a production build too. */
const SINGLETONS = {
  'react or its JSX runtime': 'react.transitional.element',
  'react-dom': 'react.dev/errors/',
  'react-query': 'No QueryClient set',
  'the federation runtime': '__FEDERATION__.__INSTANCES__',
} as const;

for (const remote of REMOTES) {
  test(`${remote} carries no copy of what the host provides`, async ({ site }) => {
    const document = await readRelease(site);
    const scripts = scriptsOf(liveRelease(document, remote));
    const texts = await Promise.all(scripts.map(async (url) => ({ url, text: await (await fetch(url)).text() })));
    for (const [library, words] of Object.entries(SINGLETONS)) {
      const copies = texts.filter(({ text }) => text.includes(words)).map(({ url }) => url);
      expect(copies, `copies of ${library}`).toEqual([]);
    }
  });
}

/** Components: the runtime names the one who asked first as their source, whoever provided them. */
const WITHOUT_STATE = 'shared-kernel/ui/';

test('every shared module with a state comes from the host', async ({ page, pages }) => {
  await pages.home.open();
  await expect(pages.home.hotGames.first()).toBeVisible();
  await pages.frame.goTo('members');
  await expect(pages.member.recordTile).toBeVisible();
  const providers = await page.evaluate(() => {
    const scopes = window.__FEDERATION__.__INSTANCES__.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap));
    const shares = scopes.flatMap((scope) => Object.entries(scope));
    return shares.flatMap(([name, versions]) => Object.values(versions).map(({ from }) => [name, from] as const));
  });
  const stateful = providers.filter(([name]) => !name.startsWith(WITHOUT_STATE));
  expect(stateful.map(([name]) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'shared-kernel/session']),
  );
  expect(stateful.filter(([, from]) => from !== 'host')).toEqual([]);
});

for (const visit of VISITS) {
  test(`what the document starts for ${visit.name} is what the page asks for`, async ({
    page,
    pages,
    brand,
    control,
    signedInAs,
  }) => {
    if (visit.visitor !== undefined) await signedInAs(await visit.visitor(control, { brand }));
    await saveData(page);
    await visit.open(pages);
    await expect(visit.content(pages)).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.keys(globalThis.__startCalls ?? {}))).toEqual([]);
  });
}
