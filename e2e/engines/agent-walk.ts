import { agentNoticesLink, paths } from '@shared-kernel/contracts/system/paths';
import { seedsAgent } from '../factories/accounts.ts';
import { createControl } from '../fixtures/control.ts';
import { controlAddress, siteAddress } from '../fixtures/site.ts';
import { createTexts } from '../fixtures/texts.ts';
import { takeAgentJourney } from './agent-journey.ts';
import { type Stop, seePages, stop } from './see-pages.ts';
import { createSteps, labelled } from './steps.ts';
import type { Tab } from './tab.ts';

const WEEK = '?range=7d';
const FIGURES = 'main dl dd';
const ROWS = 'main li';
/** A rebate, a dividend or a contract, or the drawing that says that there is none. */
const ROWS_OR_NONE = `${ROWS}, main table, main h2`;

/** Pages that any agent has, whatever the team. */
export const SHORT_WALK: readonly Stop[] = [stop(paths.agentHome, FIGURES), stop(paths.dividend, ROWS_OR_NONE)];

/** Every page of the agent area, for the agent of the seed. */
const LONG_WALK: readonly Stop[] = [
  ...SHORT_WALK,
  stop(paths.teamOverview, FIGURES),
  stop(paths.team, ROWS),
  stop(paths.teamProfitAndLoss + WEEK, ROWS),
  stop(paths.teamBets + WEEK, ROWS),
  stop(paths.gameRebate + WEEK, ROWS_OR_NONE),
  stop(paths.agentRebate + WEEK, ROWS_OR_NONE),
  stop(paths.openAccount, 'main form'),
  stop(`${paths.openAccount}?by=hand`, 'main form'),
  stop(paths.salaryContract, ROWS_OR_NONE),
  stop(paths.dividendContract, ROWS_OR_NONE),
  stop(paths.hourlyContract, ROWS_OR_NONE),
  stop(paths.redRain, 'main section'),
  stop('/m/member/team/transfer?to=liza_cruz7', 'main section'),
  stop(agentNoticesLink(), ROWS),
];

/** The agent of the seed logs in and looks at every page of the area; then another one is paid for a guest's play. */
export const takeAgentWalk = async (tab: Tab): Promise<void> => {
  const { logIn, see, closePopup, signOut, seeNoComplaints } = createSteps(tab);
  const t = createTexts('EN');
  await tab.open(siteAddress() + paths.home);
  await closePopup();
  await logIn(await seedsAgent(createControl(controlAddress() ?? '')));
  await see(labelled('header [role="status"]', t('common:balance.total')), '₱');
  await seePages(tab, LONG_WALK);
  await signOut();
  await takeAgentJourney(tab);
  seeNoComplaints();
};
