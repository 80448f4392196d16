import puppeteer, { type ElementHandle, type Frame, type Page, TimeoutError } from 'puppeteer-core';
import type { Engine, Place, Tab } from './tab.ts';

const PHONE = { width: 390, height: 844, deviceScaleFactor: 2 } as const;
/** So many clicks select what a field holds. */
const WHOLE_LINE = 3;
const LOADED_WITHIN_MS = 10_000;
const PREFERENCES = { 'ui.prefersReducedMotion': 1 };

const FRAMES = { game: 'iframe[title]', partner: 'agent-area >>> iframe' } as const;

const frameAt = async (page: Page, place: Place): Promise<Frame | null | undefined> =>
  place === 'page'
    ? page.mainFrame()
    : ((await page.$(FRAMES[place])) as ElementHandle<HTMLIFrameElement> | null)?.contentFrame();

const createTab = (page: Page): Tab => {
  const complaints: string[] = [];
  const note = (text: string): void => {
    // The frame in an affiliate's page is offered the site's cookie, and does without it.
    if (!text.includes('Cookie “visitor” has been rejected')) complaints.push(text);
  };
  page.on('pageerror', (error) => note(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text());
  });
  const find = async (selector: string, place: Place): Promise<ElementHandle | null> => {
    const frame = await frameAt(page, place);
    for (const element of (await frame?.$$(selector)) ?? []) if (await element.isVisible()) return element;
    return null;
  };
  const need = async (selector: string, place: Place): Promise<ElementHandle> => {
    const element = await find(selector, place);
    if (element === null) throw new Error(`Nothing visible is ${selector}.`);
    // A bar at the page's foot lies over what is at the end of the view.
    await element.evaluate((found) => found.scrollIntoView({ block: 'center' }));
    return element;
  };
  return {
    open: async (address) => {
      try {
        await page.goto(address, { waitUntil: 'domcontentloaded', timeout: LOADED_WITHIN_MS });
      } catch (error) {
        // The end of a load is not always told here: steps wait for what they need, and fail where it does not come.
        if (!(error instanceof TimeoutError)) throw error;
      }
    },
    address: async () => page.url(),
    text: async (selector, place) =>
      (await find(selector, place))?.evaluate((element) => element.textContent?.trim() ?? '') ?? null,
    tap: async (selector, place) => (await need(selector, place)).click(),
    fill: async (selector, text) => {
      const field = await need(selector, 'page');
      await field.click({ count: WHOLE_LINE });
      await field.type(text);
    },
    network: { disconnect: () => page.setOfflineMode(true), reconnect: () => page.setOfflineMode(false) },
    complaints: () => complaints,
    picture: () => page.screenshot(),
  };
};

/** Gecko over WebDriver BiDi. Playwright needs a command of it that Debian's Firefox lacks. */
export const openFirefox = async (executablePath: string): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: PHONE,
    extraPrefsFirefox: PREFERENCES,
  });
  const page = await browser.newPage();
  return { version: await browser.version(), tab: createTab(page), close: () => browser.close() };
};
