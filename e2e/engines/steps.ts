import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@shared-kernel/contracts/system/paths';
import type { Account } from '../fixtures/control.ts';
import { siteAddress } from '../fixtures/site.ts';
import { createTexts } from '../fixtures/texts.ts';
import type { Place, Tab } from './tab.ts';

const LOOK_EVERY_MS = 100;
const WITHIN_MS = 20_000;

/** Polls until the look answers something true. An error of the look counts as "not yet". Throws after WITHIN_MS. */
export const until = async <Found>(what: string, look: () => Promise<Found>): Promise<Found> => {
  const end = performance.now() + WITHIN_MS;
  let last: unknown;
  while (performance.now() < end) {
    try {
      const found = await look();
      if (found) return found;
      last = found;
    } catch (error) {
      last = error;
    }
    await sleep(LOOK_EVERY_MS);
  }
  throw new Error(`Not within ${WITHIN_MS} ms: ${what}. Last: ${last}`);
};

export const labelled = (element: string, label: string): string => `${element}[aria-label=${JSON.stringify(label)}]`;

/** What is done and looked at in a tab; each waits until it can be. */
export const createSteps = (tab: Tab) => {
  const t = createTexts('EN');
  const tap = (selector: string, place: Place = 'page') =>
    until(`${selector} is pressed`, () => tab.tap(selector, place).then(() => true));
  const fill = (selector: string, text: string) =>
    until(`${selector} is filled`, () => tab.fill(selector, text).then(() => true));
  const seeNo = (selector: string) => until(`no ${selector}`, async () => (await tab.text(selector, 'page')) === null);
  return {
    tap,
    fill,
    see: (selector: string, wanted = '', place: Place = 'page') =>
      until(`${selector} says “${wanted}”`, async () => (await tab.text(selector, place))?.includes(wanted)),
    seeNo,
    /** The announcement over the home page, on a first visit. */
    closePopup: async () => {
      await tap(labelled('[role="dialog"] button', t('common:close')));
      await seeNo('[role="dialog"]');
    },
    /** From the header of a guest's page. */
    logIn: async ({ username, password }: Account) => {
      await tap(`header a[href="${paths.login}"]`);
      await fill('form input[name="username"]', username);
      await tab.fill('form input[name="password"]', password);
      await tap('form button[type="submit"]');
    },
    /** In the settings; ends on the home page. */
    signOut: async () => {
      await tab.open(siteAddress() + paths.settings);
      await tap('main button[data-variant="danger"]');
      await until('a guest is at home', () => tab.text(`header a[href="${paths.login}"]`, 'page'));
    },
    seeNoComplaints: () => {
      const complaints = tab.complaints();
      if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
    },
  };
};
