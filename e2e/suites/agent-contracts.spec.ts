import { paths } from '@shared-kernel/contracts/system/paths';
import { anAgent } from '../factories/accounts.ts';
import { barriersOn } from '../fixtures/accessibility.ts';
import type { Account } from '../fixtures/control.ts';
import { controlAddress } from '../fixtures/site.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';

/** As the operator does it, at the desk. */
const propose = async ({ brand, username }: Account, kind: string): Promise<void> => {
  const response = await fetch(`${controlAddress()}/contracts`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      merchant: brand,
      username,
      kind,
      tiers: '100000 3 0.10\n500000 8 0.25',
      propose: 'contract',
    }),
  });
  expect(response.status).toBe(303);
};

test('a contract that is proposed is announced on home, agreed to on its page, and in force from the next period', {
  tag: SPOKEN,
}, async ({ page, pages, control, signedInAs, t }) => {
  const agent = await anAgent(control);
  await propose(agent, 'salary');
  await propose(agent, 'hourly');
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
  await question.getByRole('button', { name: t('agent:contracts.agree') }).click();
  await expect(page.getByText(t('agent:contracts.none'))).toBeVisible();
  const next = page.getByRole('region', { name: t('agent:contracts.next') });
  await expect(next.getByRole('table')).toContainText('0.25%');

  await pages.home.open();
  await expect(hourly).toBeVisible();
});
