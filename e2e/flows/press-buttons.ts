import { expect, type Page } from '@playwright/test';
import type { Texts } from '../fixtures/texts.ts';
import { findTaps, readStanding, type Standing, type Tap } from './offline/page-scripts.ts';

/** What notices say, from when a page begins: they are gone in a moment. */
declare global {
  interface Window {
    noticesSaid?: string[];
  }
}

const NOTICE = '[role="status"] > ul > li';

const keepNotices = (page: Page): Promise<unknown> =>
  page.addInitScript((notice) => {
    window.noticesSaid = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll(notice)) window.noticesSaid?.push(textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  }, NOTICE);

/** A page that leaves an answer unread is never idle: then so long. */
const AT_REST_MS = 10_000;

/** Waits until what a page has asked for is here. */
export const comeToRest = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: AT_REST_MS }).catch(() => undefined);

interface Rest {
  readonly standing: Standing;
  readonly said: readonly string[];
  readonly language: string;
}

/** How a page stands when nothing is on its way, and what its notices said. A press may have loaded it anew, or another, at any moment. */
const atRest = async (page: Page, key: string): Promise<Rest> => {
  let rest: Rest | undefined;
  await expect(async () => {
    await comeToRest(page);
    const standing = await page.evaluate(readStanding);
    expect(standing.isWaiting).toBe(false);
    const [said, language] = await page.evaluate(
      () => [window.noticesSaid ?? [], document.documentElement.lang] as const,
    );
    rest = { standing, said, language };
  }, key).toPass();
  if (rest === undefined) throw new Error(`${key} never came to rest.`);
  return rest;
};

const isButton = ({ key, place }: Tap): boolean => place !== 'nav' && key.startsWith(`${place}: button `);

/** Where the site keeps the language that was chosen: a cookie and an entry of this name. */
const LANGUAGE = 'language';

/** A button that changes the language is one too; but words of another would be read for none from then on. */
const forgetLanguage = async (page: Page): Promise<void> => {
  await page.context().clearCookies({ name: LANGUAGE });
  await page.evaluate((name) => localStorage.removeItem(name), LANGUAGE);
};

interface Press {
  readonly address: string;
  readonly t: Texts;
}

/**
 * Presses the buttons of a page, each on the page as it was opened, but for the way back and those that end the session; answers those that led
 * to a page that is not there, or said only then that nothing is there.
 */
export const deadButtons = async (page: Page, { address, t }: Press): Promise<readonly string[]> => {
  await keepNotices(page);
  const open = async (): Promise<void> => {
    // A press that leads off the site late, or a step back that is still on its way, ends a load that has begun.
    await expect(() => page.goto(address)).toPass();
    await comeToRest(page);
  };
  await open();
  const buttons = (await page.evaluate(findTaps, '')).filter(isButton);
  const left = [t('common:signOut'), t('common:back')];
  const dead: string[] = [];
  for (const { key } of buttons) {
    if (left.some((name) => key.includes(name))) continue;
    const { standing: before, language: own } = await atRest(page, address);
    await page.evaluate(findTaps, key);
    const { standing: after, said, language } = await atRest(page, key);
    const isLost = await page.getByRole('heading', { name: t('frame:notFound.title') }).isVisible();
    if (isLost || after.hasFailed || said.includes(t('frame:access.unavailable'))) dead.push(`${address} ${key}`);
    if (language !== own) await forgetLanguage(page);
    if (language !== own || after.path !== before.path || after.hasOverlay || said.length > 0) await open();
  }
  return dead;
};
