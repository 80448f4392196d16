import { paths } from '@shared-kernel/contracts/system/paths';
import { anAgent } from '../factories/accounts.ts';
import { barriersOn } from '../fixtures/accessibility.ts';
import { rememberPopups } from '../fixtures/popups.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { type GiveBack, takeClock } from '../fixtures/turns.ts';
import { ACTIVE_MEMBERS, DEPOSIT_MINOR, loseTogether, STAKE_MINOR, TIERS } from '../flows/active-team.ts';
import { openSlot } from '../flows/game-frame.ts';
import { beginWithinDay } from '../flows/merchant-day.ts';
import { proposeAtDesk } from '../flows/propose-at-desk.ts';
import { makeLink, registerByLink } from '../flows/register-by-link.ts';
import { spinOnce } from '../flows/spin-once.ts';
import { createPages } from '../pages/pages.ts';
import { sayYes } from '../pages/question.ts';

test.describe.configure({ timeout: 240_000 });

/** Rebates and dividends are a day's here: nobody else moves the clock meanwhile. */
let giveBackClock: GiveBack | undefined;
test.beforeEach(async ({ control }) => {
  giveBackClock = await takeClock();
  await beginWithinDay(control);
});
test.afterEach(() => giveBackClock?.());

const PASSWORD = 'Harbour-2027';

test('an agent is paid for a guest’s play: from the link to the rebate, the contract and the dividend', {
  tag: SPOKEN,
}, async ({ page, pages, browser, brand, control, language, money, signedInAs, t }) => {
  const { agent: agentHome, team, teamBetting, accountRecord, home } = pages;
  const agent = await anAgent(control);
  const userName = `walk_${String(Date.now()).slice(-7)}`;
  const guest = { brand, username: userName, password: PASSWORD };
  const rowOf = (name: string) => team.members.filter({ hasText: name }).first();
  const seeClean = async (at = page) => expect(await barriersOn(at)).toEqual([]);

  await signedInAs(agent);
  const link = await makeLink(team);
  await seeClean();

  await test.step('a guest registers by the link, deposits and plays', async () => {
    const phone = await browser.newContext();
    const guestPage = await phone.newPage();
    await rememberPopups(guestPage, brand, language);
    const { deposit, launcher } = createPages(guestPage, t);
    await registerByLink(guestPage, t, link, { userName, password: PASSWORD });
    await seeClean(guestPage);
    await deposit.open();
    await deposit.order(money(DEPOSIT_MINOR).replace('.00', ''));
    await control.payDeposit(await deposit.openedNo(), DEPOSIT_MINOR);
    await expect(deposit.end).toHaveText(t('member:deposit.end.credited.title', { amount: money(DEPOSIT_MINOR) }));
    await seeClean(guestPage);
    await openSlot(guestPage, { ...pages, ...createPages(guestPage, t) });
    await spinOnce({ launcher }, language);
    await seeClean(guestPage);
    await phone.close();
  });

  await loseTogether(control, agent, guest);

  await test.step('the agent sees the figures', async () => {
    await agentHome.open();
    await expect(agentHome.figure('registered')).toHaveText(String(ACTIVE_MEMBERS));
    await expect(agentHome.figure('bet')).toHaveText(String(ACTIVE_MEMBERS));
    await seeClean();
    await page.goto(paths.teamOverview);
    await expect(page.getByRole('main')).toContainText(money(DEPOSIT_MINOR * ACTIVE_MEMBERS));
    await seeClean();
    await team.open();
    await expect(rowOf(userName)).toBeVisible();
    await seeClean();
    await teamBetting.open();
    await expect(teamBetting.member(userName)).toHaveCount(2);
    await seeClean();
  });

  await test.step('the rebate of the day is pending, then paid', async () => {
    await page.goto(paths.agentRebate);
    await expect(rowOf(userName)).toContainText(t('agent:agentRebates.statusOf.pending'));
    await seeClean();
  });

  await test.step('a dividend contract is announced on home, read and agreed to', async () => {
    await proposeAtDesk(agent, 'dividend', TIERS);
    await home.open();
    const prompt = page.getByRole('dialog', { name: t('contract-prompts:title.dividend') });
    await expect(prompt).toBeVisible();
    expect(await barriersOn(page, { within: '[role="dialog"]' })).toEqual([]);
    await prompt.getByRole('button', { name: t('contract-prompts:go') }).click();
    await expect(page).toHaveURL(new RegExp(`${paths.dividendContract}$`));
    const request = page.getByRole('region', { name: t('agent:contracts.request') });
    await expect(request.getByRole('table')).toContainText('30.00%');
    await seeClean();
    await request.getByRole('button', { name: t('agent:contracts.agree') }).click();
    const question = page.getByRole('alertdialog', { name: t('agent:contracts.agreeAsk') });
    await sayYes(question, t('agent:contracts.agree'));
    await expect(page.getByRole('region', { name: t('agent:contracts.next') })).toContainText('30.00%');
  });

  await control.endAgentDay(agent);
  await control.runJobs();

  await test.step('the rebate is paid', async () => {
    await page.goto(paths.agentRebate);
    await expect(rowOf(userName)).toContainText(t('agent:agentRebates.statusOf.paid'));
    await page.goto(paths.gameRebate);
    await expect(team.members.first()).toContainText(t('agent:agentRebates.statusOf.paid'));
    await seeClean();
  });

  const paid = await test.step('the dividend is paid, and explained', async () => {
    await page.goto(paths.dividend);
    const row = team.members.filter({ hasText: t('agent:agentDividend.statusOf.paid') }).first();
    await expect(row).toContainText('30.00%');
    await seeClean();
    await row.getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: t('agent:agentDividend.detail') });
    await expect(sheet).toContainText(t('agent:agentDividend.fees'));
    await expect(sheet).toContainText(money(STAKE_MINOR * ACTIVE_MEMBERS).slice(0, -'0.00'.length - 1));
    expect(await barriersOn(page, { within: '[role="dialog"]' })).toEqual([]);
    const amount = page.getByRole('term').filter({ hasText: t('agent:agentDividend.amount') });
    return sheet.locator('dl > div').filter({ has: amount }).getByRole('definition').textContent();
  });

  await test.step('both are in the wallet', async () => {
    await accountRecord.open();
    const [dividend, rebate] = [accountRecord.movements.first(), accountRecord.movements.nth(1)];
    await expect(dividend).toContainText(`+${paid?.replace('+', '')}`);
    await expect(dividend).toContainText('DIV-');
    await expect(rebate).toContainText('AR-');
    await seeClean();
  });
});
