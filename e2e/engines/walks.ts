import type { Page } from '@playwright/test';
import type { Language } from 'shared-kernel/contracts/values';
import { createControl } from '../fixtures/control.ts';
import { seenPopups } from '../fixtures/popups.ts';
import { openSession, SESSION_KEY } from '../fixtures/session.ts';
import { controlAddress, DEFAULT_BRAND, siteAddress } from '../fixtures/site.ts';
import { createTexts } from '../fixtures/texts.ts';
import { type Expect, type Walk, walkJourney } from '../flows/journey.ts';
import { walkLineGone } from '../flows/line-gone.ts';
import { changesPage } from '../flows/offline/changes-page.ts';
import { WITH_FRAME, walkOffline } from '../flows/offline/walk.ts';
import type { Visit } from '../flows/visit.ts';
import { VISITS } from '../flows/visits.ts';
import { createPages } from '../pages/pages.ts';
import { EnginePage } from './engine-page.ts';
import { expectEngine } from './expect-engine.ts';
import type { Tab } from './tab.ts';

interface Manner {
  /** As every run of the tests has time for. */
  readonly isShort: boolean;
}

const LANGUAGE_KEY = 'language';

/** A walk in a tab: the pages and expectations of the Chromium suites, over what every engine can do. */
const walkIn = (tab: Tab, language: Language): Walk => {
  const site = siteAddress();
  const engine: unknown = new EnginePage(tab, site);
  // The page objects are written for Playwright's page; of it they use what an EnginePage has, and a walk that asks for more fails.
  const page = engine as Page;
  const expect: unknown = expectEngine;
  return {
    page,
    pages: createPages(page, createTexts(language)),
    control: createControl(controlAddress() ?? ''),
    language,
    expect: expect as Expect,
    step: async (title, take) => {
      try {
        await take();
      } catch (error) {
        throw new Error(`At “${title}”: ${error instanceof Error ? error.message : error}`, { cause: error });
      }
    },
  };
};

/** Comes to the site with a language chosen, as somebody who has been there. */
const speak = async (tab: Tab, language: Language): Promise<void> => {
  await tab.goTo(`${siteAddress()}/m/_release`);
  const keep = `() => {
    localStorage.setItem('${LANGUAGE_KEY}', '${language}');
    document.cookie = '${LANGUAGE_KEY}=${language}; path=/';
  }`;
  await tab.change('page', [], keep);
};

const refuseComplaints = (tab: Tab): void => {
  const complaints = tab.complaints();
  if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
};

const journey = async (tab: Tab, language: Language): Promise<number> => {
  await walkJourney(walkIn(tab, language));
  refuseComplaints(tab);
  return 0;
};

/** The line drops while a guest is on his way. What the browser says of that is no complaint here. */
const lineGone = (tab: Tab, language: Language): Promise<number> =>
  walkLineGone(walkIn(tab, language), tab.line).then(() => 0);

/** As somebody whose browser has kept these before: a session, what was closed. */
const keepBefore = async (tab: Tab, kept: Readonly<Record<string, string>>): Promise<void> => {
  const keep = (given: string): void => {
    for (const [key, value] of Object.entries(JSON.parse(given))) localStorage.setItem(key, String(value));
  };
  await tab.run(String(keep), JSON.stringify(kept));
};

/** Everything that a page offers, pressed without a line. */
const pressAll =
  (visit: Visit): EngineWalk['take'] =>
  async (tab, language) => {
    const { page, pages, control, expect } = walkIn(tab, language);
    await keepBefore(tab, await seenPopups(DEFAULT_BRAND, language));
    const account = await visit.visitor?.(control, { brand: DEFAULT_BRAND });
    // Signed in without the login page.
    if (account !== undefined) await keepBefore(tab, { [SESSION_KEY]: JSON.stringify(await openSession(account)) });
    const { pressed } = await walkOffline({
      hand: {
        open: (address) => page.goto(address).then(() => undefined),
        run: async <Result>(script: (argument: string) => Result, argument = '') =>
          (await tab.run(String(script), argument)) as Result,
      },
      line: tab.line,
      open: async () => {
        await visit.open(pages);
        await expect(visit.content(pages)).toBeVisible();
      },
      isWhole: process.env.OFFLINE_WALK === 'whole',
      withMenu: true,
      changesPage: changesPage(createTexts(language)),
    });
    if (pressed.length === 0) throw new Error('Nothing could be pressed.');
    return pressed.length;
  };

export type WalkName = 'journey' | 'offline';

export interface EngineWalk {
  readonly title: string;
  /** In English alone: what a language can break is in others. */
  readonly isUnspoken?: boolean;
  /** In a tab that speaks the language, of a browser that has never been at the site. Answers how often it pressed without a line. */
  readonly take: (tab: Tab, language: Language) => Promise<number>;
}

/** What is walked in every engine: the first of each is what every run of the tests has time for. */
export const WALKS: Readonly<Record<WalkName, readonly EngineWalk[]>> = {
  journey: [{ title: 'journey', take: journey }],
  offline: [
    { title: 'offline', take: lineGone },
    ...VISITS.map((visit) => ({
      title: `offline, ${visit.name}`,
      isUnspoken: !WITH_FRAME.has(visit.name),
      take: pressAll(visit),
    })),
  ],
};

export const walksOf = (name: WalkName, { isShort }: Manner): readonly EngineWalk[] =>
  isShort ? WALKS[name].slice(0, 1) : WALKS[name];

export const takeWalk = async (tab: Tab, { take }: EngineWalk, language: Language): Promise<number> => {
  await speak(tab, language);
  return take(tab, language);
};
