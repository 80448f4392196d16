import { execFile } from 'node:child_process';
import { createHash, generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FrameLocator, Page } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { freePort } from '@shared-kernel/node/testing/free-port';
import { type Affiliate, type AffiliateOptions, startAffiliate, unregister } from '../embed/affiliate.ts';
import { buildForeignHost, FOREIGN_HOSTS } from '../embed/foreign-host.ts';
import { startGuideServer } from '../embed/guide-server.ts';
import { plainPages } from '../embed/plain-page.ts';
import { anAgent, seedsAgent } from '../factories/accounts.ts';
import { barriersOn } from '../fixtures/accessibility.ts';
import { someOf } from '../fixtures/extent.ts';
import { brandName, DEFAULT_BRAND, siteFolder, workspaceFile } from '../fixtures/site.ts';
import { test as base, expect, SPOKEN, WHOLE } from '../fixtures/test.ts';
import { createTexts, type Texts } from '../fixtures/texts.ts';
import { agreeToContract, readReports, sendToMember } from '../flows/walk-agent-area.ts';
import { createService } from '../services/service.ts';

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
  const style = `<style>h1 { font-family: serif } * { letter-spacing: 9px !important } agent-area { --agent-area-bg: #fffdf5; --agent-area-text-1: #1c1917;
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
  const root = areaOf(page).locator('#root');
  const isFitting = async (): Promise<boolean> =>
    (await frame.boundingBox())?.height ===
    Math.ceil(await root.evaluate((element) => element.getBoundingClientRect().height));
  await expect.poll(isFitting).toBe(true);
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
  await expect(signedOut(page, t, 'noCode')).toBeVisible();
  await expect(areaOf(page).locator('input')).toHaveCount(0);
  expect(await barriersOn(page)).toEqual([]);
  site.sign = sign;
  await areaOf(page).getByRole('button').first().click();
  await expect(home(page, t)).toBeAttached();
});

/** The words in the frame when nobody is signed in. */
const signedOut = (page: Page, t: Texts, why: 'refused' | 'noCode' | 'ended') =>
  areaOf(page).getByText(t(`partner:signedOut.${why}`, { brand: brandName(DEFAULT_BRAND) }));

test('a code that is stolen, doubled or late, or of another brand, key or partner, opens nothing', async ({
  page,
  affiliate,
  t,
}) => {
  const [site, other] = [await affiliate(), await affiliate()];
  const cases: Readonly<Record<string, Affiliate['sign']>> = {
    'stolen from another frame': (challenge) => site.codeFor(challenge, { challenge: 'x'.repeat(43) }),
    late: (challenge) => site.codeFor(challenge, { ageSeconds: 120 }),
    'of another origin': (challenge) => site.codeFor(challenge, { origin: 'https://elsewhere.example' }),
    'of another brand': (challenge) => site.codeFor(challenge, { brand: 'luna' }),
    'of another key': (challenge) => site.codeFor(challenge, { key: generateKeyPairSync('ed25519').privateKey }),
    'of another partner': (challenge) => other.codeFor(challenge, { origin: site.origin }),
    'no code at all': async () => 'x',
  };
  for (const [what, sign] of Object.entries(cases)) {
    site.sign = sign;
    await page.goto(site.origin);
    await expect(signedOut(page, t, 'refused'), what).toBeVisible();
  }
  let first: Promise<string> | undefined;
  site.sign = (challenge) => {
    first ??= site.codeFor(challenge);
    return first;
  };
  await page.goto(site.origin);
  await expect(home(page, t)).toBeAttached();
  await page.goto(site.origin);
  await expect(signedOut(page, t, 'refused'), 'doubled').toBeVisible();
});

test('a partner that is removed under an open page has no session there any more, and no frame', async ({
  context,
  affiliate,
  t,
}) => {
  // What it loads in vain would be reported on the fixture's page.
  const page = await context.newPage();
  const site = await affiliate();
  await page.goto(site.origin);
  await expect(home(page, t)).toBeAttached();
  await unregister(site.partner);
  // The next call says so: one of the page that is open, or of the one that is pressed.
  const ended = signedOut(page, t, 'ended');
  await expect(async () => {
    if (!(await ended.isVisible())) await toOverview(page).click({ timeout: 2_000 });
    await expect(ended).toBeVisible({ timeout: 3_000 });
  }).toPass();
  // Whom the document server knows still for seconds, the platform refuses.
  await expect(async () => {
    await page.goto(site.origin);
    await expect(areaOf(page).getByText('This page may not show the agent area.')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.close();
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
  const own = await affiliate({ before: SPY });
  const codes: string[] = [];
  own.sign = async (challenge) => {
    const code = await own.codeFor(challenge);
    codes.push(challenge, code);
    return code;
  };
  await page.goto(own.origin);
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
  expect(codes).toHaveLength(2);
  for (const code of codes) expect(seen.join('\n'), 'what does pass through the page, the spy sees').toContain(code);
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

test('a page whose policy forbids the script shows nothing, and the browser says why', async ({
  context,
  affiliate,
}) => {
  const page = await context.newPage();
  const said = page.waitForEvent('console', (message) => message.text().includes('agent-area-1.js'));
  await page.goto((await affiliate({ headers: { 'Content-Security-Policy': "script-src 'self'" } })).origin);
  expect((await said).text()).toContain('Content Security Policy');
  await expect(page.locator('agent-area iframe')).toHaveCount(0);
  await page.close();
});

test('a page whose policy forbids the address for codes has nobody signed in, and the console says so', async ({
  context,
  affiliate,
  site,
  t,
}) => {
  const page = await context.newPage();
  const said = page.waitForEvent('console', (message) => message.text().startsWith('agent-area: no code:'));
  const policy = `default-src 'none'; script-src ${site}; frame-src ${site}`;
  await page.goto((await affiliate({ headers: { 'Content-Security-Policy': policy } })).origin);
  await said;
  await expect(signedOut(page, t, 'noCode')).toBeVisible();
  await page.close();
});

test('a page and a server of the guide alone show two releases of the agent area, and stay as they are', async ({
  page,
  control,
  t,
}) => {
  test.slow();
  const folder = siteFolder();
  test.skip(folder === undefined, 'The site runs elsewhere.');
  const { ownRegistry } = await import('../fixtures/own-registry.ts');
  const port = await freePort();
  const own = await ownRegistry(folder ?? '', { agent: `http://localhost:${port}` });
  const files = createService({
    script: 'delivery/src/static-server/serve.ts',
    args: ['--package', 'agent', '--port', String(port), '--registry', own.registry],
    readyUrl: `http://localhost:${port}/_health`,
  });
  await Promise.all([files.start(), own.edge.start()]);
  const agent = await seedsAgent(control);
  const { origin, close } = await startGuideServer(agent, own.site);
  const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
  // The page, and the only file of ours that it names.
  const hashes = () =>
    Promise.all(
      [origin, `${own.site}/m/_partner/agent-area-1.js`].map(async (address) => {
        const answer = await fetch(address);
        expect(answer.status, address).toBe(200);
        return sha256(await answer.text());
      }),
    );
  const seesTitle = async (title: string): Promise<void> => {
    await page.goto(origin);
    // The page is of the release's own files: where they are missing, there are no links.
    await expect(toOverview(page)).toBeAttached();
    expect(await page.frames().at(-1)?.title()).toContain(title);
  };
  try {
    const before = await hashes();
    const shown = [{ title: t('agent:title.agentHome'), ...(await own.live('agent')) }];
    await seesTitle(shown[0]?.title ?? '');
    for (const [commit, EN] of [
      ['aaaaaaa.c4a05c4a', 'My harbour'],
      ['bbbbbbb.c4a05c4a', 'My crew'],
    ] as const) {
      const routes = (await own.live('agent')).routes.map((route) =>
        route.path === paths.agentHome ? { ...route, title: { EN, TY: EN } } : route,
      );
      expect(await own.release('agent', { commit, routes })).toBeUndefined();
      await expect(() => seesTitle(EN)).toPass({ timeout: 30_000 });
      shown.push({ title: EN, ...(await own.live('agent')) });
    }
    expect(await hashes()).toEqual(before);
    console.log(`page ${before[0]}, script ${before[1]}: unchanged while the agent area was`);
    for (const { title, id, files } of shown) console.log(`  ${id} "${title}": ${files}`);
    expect(new Set(shown.map(({ files }) => files)).size).toBe(3);
  } finally {
    await close();
    await files.stop();
    await own.close();
  }
});

for (const host of someOf('agent area', FOREIGN_HOSTS))
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
      const agent = await anAgent(control);
      await page.goto((await affiliate({ agent, pages })).origin);
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

      const walk = { page, area, agent, control, t };
      await sendToMember(walk, userName);
      await readReports(walk);
      await agreeToContract(walk);
      expect(await barriersOn(page, { within: 'agent-area' })).toEqual([]);
    } finally {
      await remove();
    }
  });

const checkEmbed = async (page: string, release: string, site: string, paths: readonly string[] = []) => {
  const args = ['check-embed', page, '--release', release, '--site', site];
  const more = ['--registry', join(siteFolder() ?? '', 'registry'), ...paths.flatMap((path) => ['--path', path])];
  return promisify(execFile)(process.execPath, [workspaceFile('delivery/src/cli/release.ts'), ...args, ...more]).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stdout, stderr }) => ({ code, output: `${stdout}${stderr}` }),
  );
};

test('what the next release of the agent area changes in an affiliate’s page is told before it goes live', {
  tag: WHOLE,
}, async ({ affiliate, site }) => {
  const folder = siteFolder();
  test.skip(folder === undefined, 'The site runs elsewhere.');
  const { TESTED_TITLE, testedRelease } = await import('../fixtures/tested-release.ts');
  const { id } = await testedRelease(folder ?? '', paths.teamOverview, 'agent');
  const { origin } = await affiliate();
  const { code, output } = await checkEmbed(origin, id, site, [paths.teamOverview, paths.agentHome]);
  expect(code, output).toBe(0);
  expect(output).toContain(`${paths.agentHome}: the same`);
  expect(output).toMatch(new RegExp(`\\+ .*${TESTED_TITLE.EN}`));
  expect(output).toContain('2 pages: 0 broken, 1 changed.');
});

test('a release of the agent area that breaks an affiliate’s page fails its check, and no other package is checked', async ({
  affiliate,
  site,
}) => {
  const folder = siteFolder();
  test.skip(folder === undefined, 'The site runs elsewhere.');
  const { testedRelease } = await import('../fixtures/tested-release.ts');
  const { origin } = await affiliate();
  // Without the page, which the gate would let nobody promote unseen.
  const { id } = await testedRelease(folder ?? '', paths.teamOverview, 'agent', { withoutPath: paths.teamOverview });
  const { code, output } = await checkEmbed(origin, id, site, [paths.teamOverview, paths.agentHome]);
  expect(output).toContain(`${paths.teamOverview}: gone`);
  expect(output).toContain('2 pages: 1 broken');
  expect(code).toBe(1);
  const other = await checkEmbed(origin, 'browse@1.0.0+abc1234', site);
  expect(other.output).toContain('--release takes a release of agent');
  expect(other.code).toBe(1);
});
