import { paths } from '@shared-kernel/contracts/system/paths';
import { anAgent } from '../factories/accounts.ts';
import { type Account, createControl } from '../fixtures/control.ts';
import { controlAddress, siteAddress } from '../fixtures/site.ts';
import { createMoney, createTexts, readGameWords } from '../fixtures/texts.ts';
import { ACTIVE_MEMBERS, DEPOSIT_MINOR, loseTogether, TIERS } from '../flows/active-team.ts';
import { beginWithinDay } from '../flows/merchant-day.ts';
import { proposeAtDesk } from '../flows/propose-at-desk.ts';
import { createSteps, labelled, until } from './steps.ts';
import type { Tab } from './tab.ts';

const PASSWORD = 'Harbour-2027';
const AMOUNT = /₱[\d,]+\.\d\d/;

const SUBMIT = 'main form button[type="submit"]';
const primaryOf = (part: string): string => `${part} button[data-variant="primary"]`;
/** Of the agent home, in the picture's order. */
const figure = (place: number): string => `main dl > div:nth-child(${place}) dd`;
const FIGURES = { bet: 2, registered: 3 } as const;

/** By a link of the agent's a guest registers, deposits and plays; the agent sees it, agrees to a contract and is paid. */
export const takeAgentJourney = async (tab: Tab): Promise<void> => {
  const t = createTexts('EN');
  const spin = (await readGameWords('EN'))('spin');
  const control = createControl(controlAddress() ?? '');
  const { tap, fill, see, seeNo, closePopup, logIn, signOut } = createSteps(tab);
  const money = createMoney('EN');
  const open = (path: string) => tab.open(siteAddress() + path);
  const statusOf = (status: 'pending' | 'paid') => t(`agent:agentRebates.statusOf.${status}`);

  await beginWithinDay(control);
  const agent = await anAgent(control);
  const username = `walk_${String(Date.now()).slice(-7)}`;
  const guest: Account = { brand: agent.brand, username, password: PASSWORD };

  const comeAs = async (account: Account) => {
    await open(paths.home);
    await logIn(account);
    await see(labelled('header [role="status"]', t('common:balance.total')), '₱');
  };

  await comeAs(agent);
  await open(paths.openAccount);
  await tap(SUBMIT);
  await see('main li > p:last-of-type', 'affiliateCode=');
  const link = (await tab.text('main li > p:last-of-type', 'page')) ?? '';
  await signOut();

  await tab.open(link);
  await fill('form input[name="username"]', username);
  await fill('form input[name="mobileNum"]', `917${String(Date.now()).slice(-7)}`);
  await fill('form input[name="password"]', PASSWORD);
  await fill('form input[name="confirmPassword"]', PASSWORD);
  await tap('form label:has(input[name="isOfAge"])');
  await tap('form button[type="submit"]');
  await see('main', t('account:register.welcome', { name: username }));

  await open(paths.deposit);
  await fill('main form input[name="amount"]', String(DEPOSIT_MINOR / 100));
  await tap(SUBMIT);
  await see(labelled('main section', t('member:deposit.payCard')));
  await control.payDeposit(new URL(await tab.address()).searchParams.get('order') ?? '', DEPOSIT_MINOR);
  await see('main h2', t('member:deposit.end.credited.title', { amount: money(DEPOSIT_MINOR) }));

  await open(`${paths.home}?category=RNG`);
  await closePopup();
  await tap(`${labelled('ul', t('common:category.RNG'))} li a`);
  await see('[data-phase="idle"]', '', 'game');
  await tap(labelled('button', spin), 'game');
  await until('the game announces the balance', async () =>
    AMOUNT.test((await tab.text('[role="status"]', 'game')) ?? ''),
  );
  await signOut();
  await loseTogether(control, agent, guest);

  await comeAs(agent);
  await open(paths.agentHome);
  await see(figure(FIGURES.registered), String(ACTIVE_MEMBERS));
  await see(figure(FIGURES.bet), String(ACTIVE_MEMBERS));
  await open(paths.teamOverview);
  await see('main', money(DEPOSIT_MINOR * ACTIVE_MEMBERS));
  for (const path of [paths.team, paths.teamBets]) {
    await open(path);
    await see('main ul', username);
  }
  await open(paths.agentRebate);
  await see('main ul', statusOf('pending'));

  await proposeAtDesk(agent, 'dividend', TIERS);
  await open(paths.home);
  await see('[role="dialog"]', t('contract-prompts:title.dividend'));
  await tap(primaryOf('[role="dialog"]'));
  const request = labelled('main section', t('agent:contracts.request'));
  await see(`${request} table`, '30.00%');
  await tap(primaryOf(request));
  await tap(primaryOf('[role="alertdialog"]'));
  await see(labelled('main section', t('agent:contracts.next')), '30.00%');
  await seeNo('[role="alertdialog"]');

  await control.endAgentDay(agent);
  await control.runJobs();
  for (const path of [paths.agentRebate, paths.gameRebate]) {
    await open(path);
    await see('main ul', statusOf('paid'));
  }
  await open(paths.dividend);
  await see('main ul', t('agent:agentDividend.statusOf.paid'));
  await open(paths.accountRecord);
  await see('main ul', 'DIV-');
  await see('main ul', 'AR-');
};
