import { gameListLink, paths } from '@shared-kernel/contracts/system/paths';
import { aMember, seedsPlayer } from '../factories/accounts.ts';
import { createControl } from '../fixtures/control.ts';
import { controlAddress, siteAddress } from '../fixtures/site.ts';
import { createTexts } from '../fixtures/texts.ts';
import { type Stop, seePages, stop } from './see-pages.ts';
import { createSteps, labelled } from './steps.ts';
import type { Tab } from './tab.ts';

const MONTH = '?range=30d';
const ROWS = 'main li';
const ROWS_OR_NONE = `${ROWS}, main h2`;
const FIELD = 'main input';

/** The pages that a player of the seed has in the member area: money, records, rewards, messages and security. */
const PAGES: readonly Stop[] = [
  stop(paths.memberCentre, ROWS),
  stop(paths.rewards, ROWS_OR_NONE),
  stop(paths.benefits, ROWS),
  stop(paths.leaderboard, ROWS),
  stop(paths.invite, 'main img, main svg'),
  stop(paths.mail, ROWS),
  stop(paths.feedback, 'main textarea'),
  stop(paths.security, ROWS),
  stop(paths.deposit, FIELD),
  stop(paths.withdraw, 'main h2'),
  stop(paths.bettingRecord + MONTH, ROWS),
  stop(paths.accountRecord + MONTH, ROWS),
  stop(paths.depositRecord + MONTH, ROWS_OR_NONE),
  stop(paths.withdrawalRecord + MONTH, ROWS_OR_NONE),
  stop(paths.profitAndLoss + MONTH, 'main dl dd'),
  stop(paths.rebateReport + MONTH, ROWS_OR_NONE),
];

const TILE = '[aria-posinset="1"] a';
/** What is pressed in a game of each category. Cockfights have matches at some hours only. */
const GAMES = {
  RNG: '#play',
  FISH: '#play',
  INHOUSE: '.kind',
  LIVE: '[data-spot="tie"]',
  PVP: '#play',
  SPORTS: '.odds-button',
  ESPORTS: '.odds-button',
} as const;

/** The player of the seed logs in and looks at these pages; then a new member opens a game of each category. */
export const takeMemberWalk = async (tab: Tab): Promise<void> => {
  const { logIn, see, tap, closePopup, signOut, seeNoComplaints } = createSteps(tab);
  const t = createTexts('EN');
  const control = createControl(controlAddress() ?? '');
  const balance = labelled('header [role="status"]', t('common:balance.total'));
  await tab.open(siteAddress() + paths.home);
  await closePopup();
  await logIn(await seedsPlayer(control));
  await see(balance, '₱');
  await seePages(tab, PAGES);
  await signOut();
  await logIn(await aMember(control));
  await see(balance, '₱');
  for (const [category, press] of Object.entries(GAMES)) {
    await tab.open(siteAddress() + gameListLink({ category: category as keyof typeof GAMES }));
    await tap(TILE);
    await see('[data-phase="idle"]', '', 'game');
    await tap(press, 'game');
    await tap(labelled('button', t('browse:launch.leave')));
    await see(TILE);
  }
  seeNoComplaints();
};
