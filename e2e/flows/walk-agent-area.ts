import type { FrameLocator, Page } from '@playwright/test';
import { paths } from '@shared-kernel/contracts/system/paths';
import { formatMoney } from 'shared-kernel/format';
import { START_BALANCE_MINOR } from '../factories/accounts.ts';
import type { Account, Control } from '../fixtures/control.ts';
import { expect } from '../fixtures/test.ts';
import type { Texts } from '../fixtures/texts.ts';
import { TIERS } from './active-team.ts';
import { PAYMENT_PASSWORD } from './bind-payee.ts';
import { proposeAtDesk } from './propose-at-desk.ts';

/** The agent area in a frame of an affiliate's page. */
interface Area {
  readonly page: Page;
  readonly area: FrameLocator;
  readonly agent: Account;
  readonly control: Control;
  readonly t: Texts;
}

const REPORTS = [
  [paths.teamProfitAndLoss, 'agent:title.teamPnl'],
  [paths.teamBets, 'agent:title.teamBetting'],
  [paths.gameRebate, 'agent:title.agentRebate'],
  [paths.agentRebate, 'agent:title.teamRebate'],
  [paths.teamOverview, 'agent:title.teamOverview'],
] as const;
const EACH = '100.00';

const goBack = ({ area, t }: Area) => area.getByRole('button', { name: t('common:back') }).click();

/** From the list of the team: chooses a member, sets a payment password and sends money. */
export const sendToMember = async (walk: Area, userName: string): Promise<void> => {
  const { area, agent, control, t } = walk;
  // Bet through, and so free to be sent.
  await control.settleBet(agent, START_BALANCE_MINOR);
  await area.getByRole('checkbox', { name: `${t('agent:team.send')} ${userName}` }).check();
  await area.locator('a[href*="/team/transfer"]').click();
  await area
    .getByRole('main')
    .getByRole('button', { name: t('payment:submit'), exact: true })
    .click();
  const sheet = area.getByRole('dialog');
  const field = (key: Parameters<Texts>[0]) => sheet.getByLabel(t(key), { exact: true });
  await field('payment:new').fill(PAYMENT_PASSWORD);
  await field('payment:confirm').fill(PAYMENT_PASSWORD);
  await field('payment:loginPassword').fill(agent.password);
  await sheet.getByRole('button', { name: t('payment:submit') }).click();
  await expect(sheet).toBeHidden();
  const form = area.getByRole('form', { name: t('agent:teamTransfer.title') });
  await form.getByRole('textbox').fill(EACH);
  await form.getByRole('button', { name: t('agent:teamTransfer.send'), exact: true }).click();
  await field('payment:entry').fill(PAYMENT_PASSWORD);
  const amount = formatMoney(EACH, { language: 'EN' });
  await sheet.getByRole('button', { name: t('agent:teamTransfer.action', { amount }) }).click();
  await expect(area.getByText(t('agent:teamTransfer.news.done', { amount, count: 1 }))).toBeVisible();
  await sheet.getByRole('button', { name: t('common:ok'), exact: true }).click();
  await expect(sheet).toBeHidden();
  await goBack(walk);
  await goBack(walk);
};

/** From the agent's home: each report and the dividends, and back. */
export const readReports = async (walk: Area): Promise<void> => {
  const { page, area, t } = walk;
  const heading = (key: Parameters<Texts>[0]) => area.getByRole('heading', { level: 1, name: t(key) });
  const stops = [...REPORTS, [paths.dividend, 'agent:title.agentDividend'] as const];
  for (const [path, title] of stops) {
    // Some stand at the foot of the frame, which is as high as the window.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await area.locator(`a[href$="${path}"]`).first().click();
    await expect(heading(title)).toBeVisible();
    if (path === paths.dividend) await expect(area.getByText(t('agent:agentDividend.empty'))).toBeVisible();
    await goBack(walk);
    await expect(heading('agent:title.agentHome')).toBeAttached();
  }
};

/** The operator proposes a contract; the affiliate's page leads to it, and the agent agrees. */
export const agreeToContract = async ({ page, area, agent, t }: Area): Promise<void> => {
  await proposeAtDesk(agent, 'dividend', TIERS);
  await page
    .locator('agent-area')
    .evaluate((element, path) => element.setAttribute('path', path), paths.dividendContract);
  const request = area.getByRole('region', { name: t('agent:contracts.request') });
  await expect(request.getByRole('table')).toContainText('30.00%');
  await request.getByRole('button', { name: t('agent:contracts.agree') }).click();
  const question = area.getByRole('alertdialog', { name: t('agent:contracts.agreeAsk') });
  await question.getByRole('button', { name: t('agent:contracts.agree') }).click();
  await expect(area.getByRole('region', { name: t('agent:contracts.next') })).toContainText('30.00%');
};
