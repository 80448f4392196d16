import { paths } from '@shared-kernel/contracts/system/paths';
import { anAgent } from '../factories/accounts.ts';
import { barriersOn } from '../fixtures/accessibility.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { proposeAtDesk } from '../flows/propose-at-desk.ts';
import { sayYes } from '../pages/question.ts';

const TIERS = '100000 3 0.10\n500000 8 0.25';

test('a contract that is proposed is announced on home, agreed to on its page, and in force from the next period', {
  tag: SPOKEN,
}, async ({ page, pages, control, signedInAs, t }) => {
  const agent = await anAgent(control);
  await proposeAtDesk(agent, 'salary', TIERS);
  await proposeAtDesk(agent, 'hourly', TIERS);
  await signedInAs(agent);
  await pages.home.open();

  const salary = page.getByRole('dialog', { name: t('contract-prompts:title.salary') });
  await expect(salary).toBeVisible();
  expect(await barriersOn(page, { within: '[role="dialog"]' })).toEqual([]);
  await salary.getByRole('button', { name: t('action:cancel') }).click();
  const hourly = page.getByRole('dialog', { name: t('contract-prompts:title.hourly') });
  await expect(hourly).toBeVisible();
  await page.reload();
  await salary.getByRole('button', { name: t('contract-prompts:go') }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.salaryContract}$`));

  const request = page.getByRole('region', { name: t('agent:contracts.request') });
  await expect(request.getByRole('table')).toContainText('₱500,000.00');
  expect(await barriersOn(page)).toEqual([]);
  await request.getByRole('button', { name: t('agent:contracts.agree') }).click();
  const question = page.getByRole('alertdialog', { name: t('agent:contracts.agreeAsk') });
  await sayYes(question, t('agent:contracts.agree'));
  await expect(page.getByText(t('agent:contracts.none'))).toBeVisible();
  const next = page.getByRole('region', { name: t('agent:contracts.next') });
  await expect(next.getByRole('table')).toContainText('0.25%');

  await pages.home.open();
  await expect(hourly).toBeVisible();
});
