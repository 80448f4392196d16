import type { Page } from '@playwright/test';
import { aMember, anAgent } from '../factories/accounts.ts';
import type { Account, Control } from '../fixtures/control.ts';
import { liveRelease, REMOTES, type RemoteName, readRelease, scriptsOf } from '../fixtures/release.ts';
import { type LoggedRequest, markFirst, readMark, readRequests, slowDown, wavesOf } from '../fixtures/request-log.ts';
import type { Brand } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';
import { areaOf } from '../flows/areas.ts';

/** A shared module as the federation runtime keeps it: `get` is its provider's own function. */
interface Share {
  /** Loads the module: it may be wrapped, what it hands out may not. */
  readonly get: () => Promise<() => unknown>;
}
interface FederationInstance {
  readonly name: string;
  /** What the instance's own build brings along. */
  readonly options: { readonly shared: Readonly<Record<string, readonly Share[]>> };
  /** What is handed out: by scope, module and version. */
  readonly shareScopeMap: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Share>>>>>>;
}
declare global {
  interface Window {
    readonly __FEDERATION__: { readonly __INSTANCES__: readonly FederationInstance[] };
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

const addressesOf = (requests: readonly LoggedRequest[]): string[] => requests.map(({ url }) => url);

/** A request that is never answered. */
const HOLD_BACK = (): void => undefined;

for (const owner of ['browse', 'account', 'member'] as const) {
  test(`a page of ${owner} asks for no other remote's files when the phone saves data`, async ({
    page,
    pages,
    site,
  }) => {
    await page.goto(areaOf(owner).path);
    await expect(areaOf(owner).content(pages)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await filesAskedOf(page, site, owner)).not.toEqual([]);
    for (const other of REMOTES.filter((name) => name !== owner))
      expect(await filesAskedOf(page, site, other)).toEqual([]);
  });
}

/** Files that the page fetches ahead, as it asks for them: for all of them at once. */
const watchAhead = (page: Page): readonly string[] => {
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && /\.(js|css)$/.test(request.url())) ahead.push(request.url());
  });
  return ahead;
};

interface Passenger {
  readonly who: string;
  readonly visitor?: (control: Control, at: { readonly brand: Brand }) => Promise<Account>;
  readonly mayEnter: (remote: RemoteName) => boolean;
  /** Runs on home: it has a place on the page. */
  readonly runs?: RemoteName;
}

const PASSENGERS: readonly Passenger[] = [
  { who: 'a guest', mayEnter: (remote) => areaOf(remote).isForAgents !== true },
  { who: 'an agent', visitor: anAgent, mayEnter: () => true, runs: 'agent' },
];

test.describe('on a phone that saves no data', () => {
  test.use({ savesData: false });

  for (const { who, visitor, mayEnter, runs } of PASSENGERS)
    test(`on a good connection ${who} gets the files of the other remotes that are open to them ahead, after the page stands, and not run`, async ({
      page,
      pages,
      site,
      brand,
      control,
      signedInAs,
    }) => {
      if (visitor !== undefined) await signedInAs(await visitor(control, { brand }));
      const ahead = watchAhead(page);
      await markFirst(page, BOTTOM_MENU, FRAME);
      await pages.home.open();
      await expect(pages.home.hotGames.first()).toBeVisible();
      const frameAt = await readMark(page, FRAME);
      const early = (await readRequests(page)).filter(({ startedAt }) => startedAt < frameAt);
      const document = await readRelease(site);
      const others = REMOTES.filter((name) => name !== 'browse');
      const [open, closed] = [others.filter(mayEnter), others.filter((name) => !mayEnter(name))];
      for (const other of open) {
        const { baseUrl, global } = liveRelease(document, other);
        expect(early.filter(({ url }) => url.startsWith(baseUrl))).toEqual([]);
        await expect.poll(() => ahead.filter((url) => url.startsWith(baseUrl))).not.toEqual([]);
        if (other !== runs) expect(await page.evaluate((name) => name in window, global)).toBe(false);
      }
      for (const other of closed) {
        const { baseUrl } = liveRelease(document, other);
        expect(ahead.filter((url) => url.startsWith(baseUrl))).toEqual([]);
        expect(await filesAskedOf(page, site, other)).toEqual([]);
      }
    });
});

test('a member who goes from page to page loads each remote once, when it is needed', async ({
  page,
  pages,
  site,
  control,
  signedInAs,
}) => {
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
  const ended = requests.filter(({ kind, endedAt }) => kind !== 'image' && endedAt <= tilesAt);
  const waves = wavesOf(ended);
  const first = ended.filter((request) => waves.get(request) === 1);
  expect(first.filter(({ kind }) => kind === 'data').length).toBeGreaterThanOrEqual(2);

  // On a busy machine more than that has ended: the tiles stand without it, or it was needed.
  const later = new Set(addressesOf(ended.filter((request) => waves.get(request) !== 1)));
  await page.route(({ href }) => later.has(href), HOLD_BACK);
  await pages.home.open();
  await expect(pages.home.hotGames.first(), `needed: ${[...later].join(' ')}`).toBeVisible();

  const [banner] = requests.filter(({ url }) => url.includes(BANNER_ART));
  const [tile] = requests.filter(({ url }) => url.includes(TILE_ART));
  const withPictures = wavesOf([...first, ...[banner, tile].filter((picture) => picture !== undefined)]);
  expect(banner && withPictures.get(banner)).toBe(1);
  expect(tile && withPictures.get(tile)).toBe(2);
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

/** By shared module, whether what the runtime hands out is the host's own: its `from` names the first asker, not the provider. */
const sharesOfHost = (page: Page): Promise<readonly (readonly [string, boolean])[]> =>
  page.evaluate(async () => {
    const instances = window.__FEDERATION__.__INSTANCES__;
    const brought = instances.find(({ name }) => name === 'host')?.options.shared ?? {};
    const scopes = instances.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap));
    const moduleOf = async ({ get }: Share) => (await get())();
    const isOfHost = async (name: string, handedOut: Share): Promise<boolean> => {
      const own = await Promise.all((brought[name] ?? []).map(moduleOf));
      return own.includes(await moduleOf(handedOut));
    };
    const handedOut = scopes
      .flatMap((scope) => Object.entries(scope))
      .flatMap(([name, versions]) => Object.values(versions).map((share) => ({ name, share })));
    return Promise.all(handedOut.map(async ({ name, share }) => [name, await isOfHost(name, share)] as const));
  });

/** What the builds other than the host's bring along to share. */
const sharesOfRemotes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    window.__FEDERATION__.__INSTANCES__
      .filter(({ name }) => name !== 'host')
      .flatMap(({ name, options }) => Object.keys(options.shared).map((share) => `${name}: ${share}`)),
  );

test('every shared module comes from the host', async ({ page, pages }) => {
  await pages.home.open();
  await expect(pages.home.hotGames.first()).toBeVisible();
  await pages.frame.goTo('members');
  await expect(pages.member.recordTile).toBeVisible();
  const shares = await sharesOfHost(page);
  expect(shares.map(([name]) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'shared-kernel/session', '@shared-kernel/ui/button']),
  );
  expect(shares.filter(([, isOfHost]) => !isOfHost)).toEqual([]);
  expect(await sharesOfRemotes(page)).toEqual([]);
});
