import type { Browser, Page, Request } from '@playwright/test';
import { overrideCookieName } from '@shared-kernel/contracts/release/override';
import { PARTNER_PAGES } from '@shared-kernel/contracts/system/partner-page';

/** What a page of the area is, to whoever looks at it. */
export interface Shown {
  /** Roles, names and texts, a line each. */
  readonly lines: readonly string[];
  /** Errors of scripts, failed requests, and what the element itself complains of. */
  readonly faults: readonly string[];
}

export interface Look {
  readonly page: string;
  readonly site: string;
  /** Null: what is live. */
  readonly token: string | null;
  /** Empty: nobody is logged in. */
  readonly storage: string;
  readonly paths: readonly string[];
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const AREA = 'agent-area';

/** Puts the override into each request for a document of the frame, where a browser sends no cookie; answers how many there were. */
const putToken = async (page: Page, site: string, token: string): Promise<() => number> => {
  let count = 0;
  await page.route(`${site}${PARTNER_PAGES}/*/**`, async (route) => {
    count += 1;
    const cookie = `${overrideCookieName(site.startsWith('https:'))}=${token}`;
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie } });
    await route.fulfill({ response });
  });
  return () => count;
};

const watchFaults = (page: Page, site: string): string[] => {
  const faults: string[] = [];
  const note = (text: string): void => void faults.push(text.replaceAll(/\s+/g, ' ').slice(0, 200));
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 500) note(`${response.status()} ${response.url().replace(site, '')}`);
  });
  return faults;
};

const watchRequests = (page: Page): ReadonlySet<Request> => {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
};

const ANSWER_MS = 30_000;
/** A page that draws what has been answered does so within this. */
const REST_MS = 500;

/** What the frame shows once nothing is asked for any more and it has stayed the same for a while. */
const linesAtRest = async (page: Page, open: ReadonlySet<Request>): Promise<readonly string[]> => {
  const body = page.frameLocator(`${AREA} iframe`).locator('#root');
  const read = (): Promise<string> => body.ariaSnapshot().catch(() => '');
  const until = Date.now() + ANSWER_MS;
  let shown = await read();
  for (let isAtRest = false; !isAtRest && Date.now() < until; ) {
    await page.waitForTimeout(REST_MS);
    const next = await read();
    isAtRest = open.size === 0 && next === shown;
    shown = next;
  }
  return shown.split('\n').filter((line) => line.trim() !== '');
};

/** Shows a page of the area in the frame, and waits until it has said so. */
const show = async (page: Page, path: string): Promise<void> => {
  await page.locator(AREA).evaluate(
    (area, { path: at, withinMs }) =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error('the area did not answer')), withinMs);
        // With routes="hash" the address of the page before would count.
        if (area.getAttribute('routes') === 'hash')
          history.replaceState(history.state, '', location.pathname + location.search);
        area.addEventListener('agent-area:ready', () => resolve(), { once: true });
        const fail = (event: Event): void =>
          reject(new Error((event as CustomEvent).detail.message ?? 'nobody is logged in'));
        area.addEventListener('agent-area:error', fail, { once: true });
        area.addEventListener('agent-area:signed-out', fail, { once: true });
        if (area.getAttribute('path') === at) (area as HTMLElement & { reload(): void }).reload();
        else area.setAttribute('path', at);
      }),
    { path, withinMs: ANSWER_MS },
  );
};

/** Opens the affiliate's page, and every page of the area in it, in a browser that has seen neither. */
export const lookAt = async (browser: Browser, { page: address, site, token, storage, paths }: Look) => {
  const context = await browser.newContext({
    ...PHONE,
    permissions: ['local-network-access'],
    ...(storage !== '' && { storageState: storage }),
  });
  try {
    const page = await context.newPage();
    const tokens = token === null ? null : await putToken(page, site, token);
    const faults = watchFaults(page, site);
    const open = watchRequests(page);
    await page.goto(address);
    await page.locator(AREA).waitFor({ state: 'attached' });
    await page
      .waitForFunction((name) => customElements.get(name) !== undefined, AREA)
      .catch(() => {
        throw new Error(
          `The script of <${AREA}> does not run in the page: ${faults.join('; ') || 'nothing says why'}.`,
        );
      });
    const shown = new Map<string, Shown>();
    for (const path of paths) {
      faults.length = 0;
      await show(page, path).catch((error) => {
        if (tokens === null) throw new Error(`The live agent area cannot be looked at (${path}): ${error.message}`);
        faults.push(String(error));
      });
      if (tokens?.() === 0)
        throw new Error(`The area does not come from ${site}: --site is whose script the page loads.`);
      shown.set(path, { lines: await linesAtRest(page, open), faults: [...new Set(faults)] });
    }
    return shown;
  } finally {
    await context.close();
  }
};
