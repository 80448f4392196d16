import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FrameLocator, Page } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { type Affiliate, type AffiliateOptions, startAffiliate } from '../embed/affiliate.ts';
import { buildForeignHost, FOREIGN_HOSTS } from '../embed/foreign-host.ts';
import { plainPages } from '../embed/plain-page.ts';
import { anAgent, seedsAgent } from '../factories/accounts.ts';
import { barriersOn } from '../fixtures/accessibility.ts';
import { siteFolder, workspaceFile } from '../fixtures/site.ts';
import { test as base, expect, SPOKEN } from '../fixtures/test.ts';
import { createTexts, type Texts } from '../fixtures/texts.ts';

const HTML = 'text/html; charset=utf-8';

interface Ask extends Partial<AffiliateOptions> {
  readonly before?: string;
  readonly attributes?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Embed {
  /** Starts an affiliate's site whose page is the guide's. */
  readonly affiliate: (ask?: Ask) => Promise<Affiliate>;
}

const test = base.extend<Embed>({
  affiliate: async ({ control, site, language }, use) => {
    const started: Affiliate[] = [];
    await use(async ({ before, attributes, headers, ...ask } = {}) => {
      const affiliate = await startAffiliate({
        agent: await seedsAgent(control),
        site,
        lang: language === 'TY' ? 'fil' : 'en',
        pages: plainPages({ before, attributes, ...(headers && { headers }) }),
        ...ask,
      });
      started.push(affiliate);
      return affiliate;
    });
    await Promise.all(started.map((each) => each.close()));
  },
});

const areaOf = (page: Page): FrameLocator => page.frameLocator('agent-area iframe');
const home = (page: Page, t: Texts) =>
  areaOf(page).getByRole('heading', { level: 1, name: t('agent:title.agentHome') });
const overview = (page: Page, t: Texts) =>
  areaOf(page).getByRole('heading', { level: 1, name: t('agent:title.teamOverview') });
const toOverview = (page: Page) => areaOf(page).locator(`a[href$="${paths.teamOverview}"]`).first();

test('a page of ten lines shows the agent area, as a guest in its house', { tag: SPOKEN }, async ({
  page,
  affiliate,
  t,
  site,
}) => {
  await page.goto((await affiliate()).origin);
  await expect(home(page, t)).toBeAttached();
  expect(await barriersOn(page)).toEqual([]);
  await expect(areaOf(page).getByRole('button', { name: t('common:back') })).toHaveCount(0);
  const before = await page.evaluate(() => history.length);

  await toOverview(page).click();
  await expect(overview(page, t)).toBeVisible();
  expect(page.url()).toBe(`${new URL(page.url()).origin}/`);
  await page.evaluate(() => history.back());
  await expect(home(page, t)).toBeAttached();
  await toOverview(page).click();
  await areaOf(page)
    .getByRole('button', { name: t('common:back') })
    .click();
  await expect(toOverview(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 2);

  // The area's own menu stands at the foot of the frame, which is as high as the window.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const opened = page.context().waitForEvent('page');
  await areaOf(page).locator(`a[href$="${paths.home}"]`).first().click();
  const tab = await opened;
  await expect(tab).toHaveURL(`${site}${paths.home}`);
  await expect(home(page, t)).toBeAttached();
});

test('the page’s address says what is shown where it asks for it, and its own way on is taken', async ({
  page,
  affiliate,
  t,
}) => {
  const { origin } = await affiliate({ attributes: 'routes="hash"' });
  await page.goto(origin);
  await toOverview(page).click();
  await expect(page).toHaveURL(`${origin}/#${paths.teamOverview}`);
  await page.reload();
  await expect(overview(page, t)).toBeVisible();
  await page.evaluate((path) => {
    location.hash = path;
  }, paths.agentHome);
  await expect(home(page, t)).toBeAttached();
  // What the page asked for once does not call the visitor back.
  await toOverview(page).click();
  await expect(overview(page, t)).toBeVisible();
  await expect(page).toHaveURL(`${origin}/#${paths.teamOverview}`);
  await page.evaluate(() => history.back());
  await expect(toOverview(page)).toBeFocused();
  const told = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        addEventListener('agent-area:link', (event) => {
          event.preventDefault();
          resolve((event as CustomEvent<{ href: string }>).detail.href);
        }),
      ),
  );
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await areaOf(page).locator(`a[href$="${paths.home}"]`).first().click();
  expect(new URL(await told).pathname).toBe(paths.home);
  expect(page.context().pages()).toHaveLength(1);
});

test('neither side’s styles reach the other; colours and language follow the page', async ({ page, affiliate, t }) => {
  const style = `<style>* { letter-spacing: 9px !important } agent-area { --agent-area-bg: #fffdf5; --agent-area-text-1: #1c1917;
    --agent-area-surface-1: #ffffff; --agent-area-color-scheme: light; --agent-area-line: javascript; }</style>`;
  await page.goto((await affiliate({ before: style })).origin);
  await expect(home(page, t)).toBeAttached();
  const root = areaOf(page).locator(':root');
  await expect(root).toHaveCSS('letter-spacing', 'normal');
  await expect(root).toHaveCSS('color-scheme', 'light');
  const colours = await root.evaluate((element) =>
    ['bg', 'text-1', 'line'].map((token) => getComputedStyle(element).getPropertyValue(`--${token}`)),
  );
  expect(colours.slice(0, 2)).toEqual(['#fffdf5', '#1c1917']);
  expect(colours[2]).not.toContain('javascript');
  await expect(page.locator('h1')).toHaveCSS('font-family', 'serif');
  await page.locator('agent-area').evaluate((element) => element.setAttribute('language', 'TY'));
  await expect(root).toHaveAttribute('lang', 'fil');
  await toOverview(page).click();
  await expect(overview(page, createTexts('TY'))).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'fil');
});

test('the frame is as high as what is in it, and no higher than the window', async ({ page, affiliate, t }) => {
  await page.goto((await affiliate()).origin);
  await expect(home(page, t)).toBeAttached();
  const frame = page.locator('agent-area iframe');
  const windowHeight = page.viewportSize()?.height ?? 0;
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(windowHeight);
  await page.locator('agent-area').evaluate((element) => {
    element.style.setProperty('--agent-area-max-height', '4000px');
  });
  await expect.poll(async () => (await frame.boundingBox())?.height ?? 0).toBeGreaterThan(windowHeight);
  const inside = await areaOf(page)
    .locator('#root')
    .evaluate((root) => root.getBoundingClientRect().height);
  expect((await frame.boundingBox())?.height).toBe(Math.ceil(inside));
});

test('without a code nobody is signed in, no form asks for a password, and another try is one press', async ({
  page,
  affiliate,
  t,
}) => {
  const site = await affiliate();
  const { sign } = site;
  site.sign = () => null;
  await page.goto(site.origin);
  await expect(areaOf(page).getByRole('heading', { level: 2 })).toBeVisible();
  await expect(areaOf(page).locator('input')).toHaveCount(0);
  expect(await barriersOn(page)).toEqual([]);
  site.sign = sign;
  await areaOf(page).getByRole('button').first().click();
  await expect(home(page, t)).toBeAttached();
});

test('a code that is stolen, doubled or late opens nothing', async ({ page, affiliate, t }) => {
  const site = await affiliate();
  let first: Promise<string> | undefined;
  const cases: readonly (readonly [string, Affiliate['sign']])[] = [
    ['stolen from another frame', (challenge) => site.codeFor(challenge, { challenge: 'x'.repeat(43) })],
    ['late', (challenge) => site.codeFor(challenge, { ageSeconds: 120 })],
    ['of another origin', (challenge) => site.codeFor(challenge, { origin: 'https://elsewhere.example' })],
    ['no code at all', async () => 'x'],
  ];
  for (const [what, sign] of cases) {
    site.sign = sign;
    await page.goto(site.origin);
    await expect(areaOf(page).getByRole('heading', { level: 2 }), what).toBeVisible();
  }
  site.sign = (challenge) => {
    first ??= site.codeFor(challenge);
    return first;
  };
  await page.goto(site.origin);
  await expect(home(page, t)).toBeAttached();
  await page.goto(site.origin);
  await expect(areaOf(page).getByRole('heading', { level: 2 }), 'doubled').toBeVisible();
});

/** Hands on every text that passes the page's own functions. */
const SPY = `<script>
  window.seen = [];
  const note = (...of) => { for (const each of of) try { seen.push(typeof each === 'string' ? each : JSON.stringify(each)); } catch {} };
  const wrap = (owner, name) => { const own = owner[name]; owner[name] = function (...of) { note(...of); return own.apply(this, of); }; };
  wrap(window, 'fetch'); wrap(window, 'postMessage'); wrap(MessagePort.prototype, 'postMessage'); wrap(JSON, 'parse');
  wrap(Storage.prototype, 'setItem'); wrap(CustomElementRegistry.prototype, 'define'); wrap(EventTarget.prototype, 'dispatchEvent');
  addEventListener('message', ({ data }) => note(data));
  const { get, set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage');
  Object.defineProperty(MessagePort.prototype, 'onmessage', { get, set(listen) { set.call(this, (event) => { note(event.data); listen(event); }); } });
</script>`;

test('a page that has changed every function before our script sees no token, and cannot tap', async ({
  page,
  affiliate,
  t,
}) => {
  const tokens = new Set<string>();
  page.on('request', (request) => {
    const { token } = request.headers();
    if (token !== undefined) tokens.add(token);
  });
  await page.goto((await affiliate({ before: SPY })).origin);
  await expect(home(page, t)).toBeAttached();
  await expect.poll(() => tokens.size).toBe(1);
  const { seen, kept, reached } = await page.evaluate(() => {
    const frame = document.querySelector('agent-area')?.shadowRoot?.querySelector('iframe');
    let reached: unknown = 'nothing';
    try {
      reached = frame?.contentWindow?.document.body.innerHTML;
    } catch {
      reached = 'refused';
    }
    frame?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 60, clientY: 420 }));
    return { seen: Reflect.get(window, 'seen') as string[], kept: JSON.stringify({ ...localStorage }), reached };
  });
  expect(reached).toBe('refused');
  expect(seen.length).toBeGreaterThan(3);
  const [token = ''] = tokens;
  expect(seen.join('\n') + kept).not.toContain(token);
  const left = await page
    .frames()
    .at(-1)
    ?.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage, cookie: document.cookie }));
  expect(left, 'the frame keeps its session in memory').not.toContain(token);
  await expect(home(page, t)).toBeAttached();
});

test('a page of an origin that is not registered, or in a page of one, shows nothing of it', async ({
  context,
  affiliate,
}) => {
  // Its policy refuses the frame, which the fixture's page would report.
  const page = await context.newPage();
  const blocked = () =>
    page.waitForEvent(
      'requestfailed',
      (request) => request.url().includes('/m/_partner/') && request.isNavigationRequest(),
    );
  const stranger = await affiliate({ isRegistered: false });
  await Promise.all([blocked(), page.goto(stranger.origin)]);
  await expect(page.locator('agent-area p')).toHaveText('The agent area could not be loaded here.');

  const good = await affiliate();
  const trap = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': HTML });
    response.end(`<iframe src="${good.origin}" style="opacity: 0.01; width: 390px; height: 800px"></iframe>`);
  });
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  await Promise.all([blocked(), page.goto(`http://127.0.0.1:${(trap.address() as AddressInfo).port}`)]);
  trap.closeAllConnections();
  await new Promise((resolve) => trap.close(resolve));
  await page.close();
});

test('a page whose policy forbids the frame is told what to add', async ({ context, affiliate, site }) => {
  const page = await context.newPage();
  const said = page.waitForEvent('console', (message) => message.text().startsWith('agent-area:'));
  const policy = `default-src 'none'; script-src ${site}; connect-src 'self'`;
  await page.goto((await affiliate({ headers: { 'Content-Security-Policy': policy } })).origin);
  expect((await said).text()).toBe(
    `agent-area: this page's Content-Security-Policy forbids the frame. Add to it: frame-src ${site}`,
  );
  await page.close();
});

test('the page around is the same after two releases of the agent area, which it shows', async ({
  page,
  affiliate,
  t,
}) => {
  const folder = siteFolder();
  test.skip(folder === undefined, 'The site runs elsewhere.');
  const { ownRegistry } = await import('../fixtures/own-registry.ts');
  const own = await ownRegistry(folder ?? '');
  try {
    await own.edge.start();
    const { origin } = await affiliate({ site: own.site });
    const shown = async () => {
      await page.goto(origin);
      await expect(home(page, t)).toBeAttached();
      return page
        .frames()
        .at(-1)
        ?.evaluate(() => {
          const { remotes } = JSON.parse(document.getElementById('release-document')?.textContent ?? '');
          return remotes.find(({ live }: { live: { name: string } }) => live.name === 'agent').live.commit;
        });
    };
    // The page, and the only file of ours that it names.
    const hashes = async () => {
      const files = [origin, `${own.site}/m/_partner/agent-area-1.js`].map(async (address) => {
        const answer = await fetch(address);
        expect(answer.status, address).toBe(200);
        return createHash('sha256')
          .update(await answer.text())
          .digest('hex');
      });
      return Promise.all(files);
    };
    const before = await hashes();
    const commits = [await shown()];
    for (const commit of ['aaaaaaa.c4a05c4a', 'bbbbbbb.c4a05c4a']) {
      expect(await own.release('agent', { commit })).toBeUndefined();
      await expect.poll(shown).toBe(commit);
      commits.push(commit);
    }
    expect(new Set(commits).size).toBe(3);
    expect(await hashes()).toEqual(before);
    console.log(`page ${before[0]}, script ${before[1]}: unchanged while the agent area was ${commits.join(', ')}`);
  } finally {
    await own.close();
  }
});

for (const host of FOREIGN_HOSTS)
  test(`in a page of ${host} an agent goes its whole way, and the page its own`, async ({
    page,
    affiliate,
    control,
    t,
  }) => {
    // Its application is built first.
    test.slow();
    const { pages, remove } = await buildForeignHost(host);
    try {
      await page.goto((await affiliate({ agent: await anAgent(control), pages })).origin);
      const area = areaOf(page);
      await expect(home(page, t)).toBeAttached();
      await page.getByRole('button', { name: 'Pressed 0' }).click();

      await area.locator(`a[href$="${paths.team}"]`).click();
      await expect(area.getByRole('heading', { level: 1, name: t('agent:title.team') })).toBeVisible();
      await area.getByRole('button', { name: t('common:back') }).click();
      await expect(home(page, t)).toBeAttached();

      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await area.locator(`a[href$="${paths.openAccount}"]`).first().click();
      await area.getByText(t('agent:agentRegister.way.hand'), { exact: true }).click();
      const userName = `emb_${String(Date.now()).slice(-7)}`;
      await area.getByLabel(t('agent:agentRegister.userName'), { exact: true }).fill(userName);
      await area.getByLabel(t('agent:agentRegister.password'), { exact: true }).fill('Harbour-2027');
      await area.getByRole('button', { name: t('agent:agentRegister.open') }).click();
      await expect(area.getByText(t('agent:agentRegister.opened', { name: userName }))).toBeVisible();
      await area.getByRole('button', { name: t('common:back') }).click();

      await area.locator(`a[href$="${paths.team}"]`).click();
      await expect(area.getByText(userName).first()).toBeVisible();
      await page.getByRole('button', { name: 'Pressed 1' }).click();
      await expect(page.getByRole('button', { name: 'Pressed 2' })).toBeVisible();
      expect(await barriersOn(page, { within: 'agent-area' })).toEqual([]);
    } finally {
      await remove();
    }
  });

test('what the next release of the agent area changes in an affiliate’s page is told before it goes live', async ({
  affiliate,
  site,
}) => {
  const folder = siteFolder();
  test.skip(folder === undefined, 'The site runs elsewhere.');
  const { TESTED_TITLE, testedRelease } = await import('../fixtures/tested-release.ts');
  const { id } = await testedRelease(folder ?? '', paths.teamOverview, 'agent');
  const { origin } = await affiliate();
  const args = ['check-embed', origin, '--release', id, '--site', site, '--registry', join(folder ?? '', 'registry')];
  const only = [paths.teamOverview, paths.agentHome].flatMap((path) => ['--path', path]);
  const script = workspaceFile('delivery/src/cli/release.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args, ...only]);
  expect(stdout).toContain(`${paths.agentHome}: the same`);
  expect(stdout).toMatch(new RegExp(`\\+ .*${TESTED_TITLE.EN}`));
  expect(stdout).toContain('2 pages: 0 broken, 1 changed.');
});
