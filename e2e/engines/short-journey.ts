import { paths } from '@shared-kernel/contracts/system/paths';
import { anAgent, START_BALANCE_MINOR } from '../factories/accounts.ts';
import { createControl } from '../fixtures/control.ts';
import { controlAddress, siteAddress } from '../fixtures/site.ts';
import { createMoney, createTexts, readGameWords } from '../fixtures/texts.ts';
import { SHORT_WALK } from './agent-walk.ts';
import { seePartnerPage } from './partner-page.ts';
import { seePages } from './see-pages.ts';
import { createSteps, labelled, until } from './steps.ts';
import type { Tab } from './tab.ts';

const AMOUNT = /₱[\d,]+\.\d\d/g;

/**
 * A guest logs in, plays a slot, finds the bet in the member centre, and is an agent with pages of one's own, in an affiliate's page too; then the connection
 * fails and comes back.
 */
export const takeShortJourney = async (tab: Tab): Promise<void> => {
  const t = createTexts('EN');
  const spin = (await readGameWords('EN'))('spin');
  const member = await anAgent(createControl(controlAddress() ?? ''));
  const atStart = createMoney('EN')(START_BALANCE_MINOR);

  const { tap, see, seeNo, closePopup, logIn, seeNoComplaints } = createSteps(tab);

  const balance = labelled('header [role="status"]', t('common:balance.total'));
  const offlineBar = '[data-testid="offline-bar"]';

  await tab.open(siteAddress() + paths.home);
  await closePopup();
  await see(`${labelled('ul', t('browse:popular.hotNow'))} li`);

  await logIn(member);
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
  await seePages(tab, SHORT_WALK);
  await seePartnerPage(tab, member);
  seeNoComplaints();

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
