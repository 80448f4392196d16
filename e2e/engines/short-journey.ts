import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '@shared-kernel/contracts/system/paths';
import { formatMoney } from 'shared-kernel/format';
import { aMember, START_BALANCE_MINOR } from '../factories/accounts.ts';
import { createControl } from '../fixtures/control.ts';
import { controlAddress, siteAddress } from '../fixtures/site.ts';
import { createTexts, readGameWords } from '../fixtures/texts.ts';
import type { Place, Tab } from './tab.ts';

const LOOK_EVERY_MS = 100;
const WITHIN_MS = 20_000;
const AMOUNT = /₱[\d,]+\.\d\d/g;

/** Polls until the look answers something true. An error of the look counts as "not yet". Throws after WITHIN_MS. */
const until = async <Found>(what: string, look: () => Promise<Found>): Promise<Found> => {
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

const labelled = (element: string, label: string): string => `${element}[aria-label=${JSON.stringify(label)}]`;

/** A guest logs in, plays a slot and finds the bet in the member centre; then the connection fails and comes back. */
export const takeShortJourney = async (tab: Tab): Promise<void> => {
  const t = createTexts('EN');
  const spin = (await readGameWords('EN'))('spin');
  const member = await aMember(createControl(controlAddress() ?? ''));
  const atStart = formatMoney((START_BALANCE_MINOR / 100).toFixed(2), { language: 'EN' });

  const tap = (selector: string, place: Place = 'page') =>
    until(`${selector} is pressed`, () => tab.tap(selector, place).then(() => true));
  const see = (selector: string, wanted = '', place: Place = 'page') =>
    until(`${selector} says “${wanted}”`, async () => (await tab.text(selector, place))?.includes(wanted));
  const seeNo = (selector: string) => until(`no ${selector}`, async () => (await tab.text(selector, 'page')) === null);

  const closePopup = async () => {
    await tap(labelled('[role="dialog"] button', t('common:close')));
    await seeNo('[role="dialog"]');
  };
  const balance = labelled('header [role="status"]', t('common:balance.total'));
  const offlineBar = '[data-testid="offline-bar"]';

  await tab.open(siteAddress() + paths.home);
  await closePopup();
  await see(`${labelled('ul', t('browse:popular.hotNow'))} li`);

  await tap(`header a[href="${paths.login}"]`);
  await until('the form is filled', () => tab.fill('form input[name="username"]', member.username).then(() => true));
  await tab.fill('form input[name="password"]', member.password);
  await tap('form button[type="submit"]');
  await see(balance, atStart);
  await closePopup();

  await tap('[role="tab"][data-category="RNG"]');
  await tap(`${labelled('ul', t('common:category.RNG'))} li a`);
  await see('[data-phase="idle"]', '', 'game');
  await tap(labelled('button', spin), 'game');
  const played = await until('the game announces the balance', async () =>
    (await tab.text('[role="status"]', 'game'))?.match(AMOUNT)?.at(-1),
  );
  const game = await tab.text('h1', 'page');
  await tap(labelled('button', t('browse:launch.leave')));
  await see(balance, played);

  await tab.open(siteAddress() + paths.bettingRecord);
  await see('main li', game ?? '');
  const complaints = tab.complaints();
  if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);

  // The bottom menu stands on the home page.
  await tab.open(siteAddress() + paths.home);
  await see(balance, played);
  await tab.network.disconnect();
  await tap(`nav a[href="${paths.memberCentre}"]`);
  await see(offlineBar);
  await tab.network.reconnect();
  await see(labelled('[role="region"], section', t('common:balance.total')), played);
  await seeNo(offlineBar);
};
