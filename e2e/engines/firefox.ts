import puppeteer, { type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import { NoElementError, PHONE } from './engine-facts.ts';
import { GIVE_QUERIES, HAS_QUERIES, inPage } from './in-page.ts';
import type { Sight } from './steps.ts';
import type { Engine, Place, Tab } from './tab.ts';

/** Less motion, as the Chromium suites have it; and JSON is a plain page of the site, where a choice can be kept. */
const PREFERENCES = { 'ui.prefersReducedMotion': 1, 'devtools.jsonview.enabled': false };
const GAME_PATH = /\/wps\/play\/[^/]+$/;

const frameAt = (page: Page, place: Place): Frame => {
  if (place === 'page') return page.mainFrame();
  const game = page.frames().find((frame) => GAME_PATH.test(new URL(frame.url(), 'http://none').pathname));
  if (game === undefined) throw new NoElementError('The page holds no game.');
  return game;
};

const readyAt = async (page: Page, place: Place): Promise<Frame> => {
  const frame = frameAt(page, place);
  if (!(await frame.evaluate(HAS_QUERIES))) await frame.evaluate(GIVE_QUERIES);
  return frame;
};

const createTab = (page: Page): Tab => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const elementAt = async (...[place, steps]: Parameters<Tab['tap']>) => {
    const frame = await readyAt(page, place);
    const element = (await frame.evaluateHandle(inPage.take(steps))).asElement() as ElementHandle<Element> | null;
    if (element === null) throw new NoElementError(JSON.stringify(steps));
    return element;
  };
  return {
    goTo: async (address) => void (await page.goto(address)),
    address: async () => page.url(),
    look: async (place, steps) => (await (await readyAt(page, place)).evaluate(inPage.look(steps))) as Sight,
    tap: async (place, steps) => (await elementAt(place, steps)).click(),
    fill: async (place, steps, text) => {
      await (await elementAt(place, steps)).click({ count: 3 });
      await page.keyboard.type(text);
    },
    change: async (place, steps, source) =>
      void (await (await readyAt(page, place)).evaluate(inPage.change(steps, source))),
    run: (source, argument) => page.mainFrame().evaluate(inPage.run(source, argument)),
    line: { cut: () => page.setOfflineMode(true), mend: () => page.setOfflineMode(false) },
    complaints: () => complaints,
    picture: () => page.screenshot(),
    close: () => page.browserContext().close(),
  };
};

/** Gecko, by WebDriver BiDi, which Firefox speaks by itself. */
export const openFirefox = async (executablePath: string): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
  });
  return {
    name: 'firefox',
    version: await browser.version(),
    open: async () => {
      const page = await (await browser.createBrowserContext()).newPage();
      await page.setViewport(PHONE);
      return createTab(page);
    },
    close: () => browser.close(),
  };
};
