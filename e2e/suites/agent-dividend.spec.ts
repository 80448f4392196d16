import { paths } from '@shared-kernel/contracts/system/paths';
import { seedsAgent } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';

test('an agent sees how a dividend was computed, and those of direct members', { tag: SPOKEN }, async ({
  page,
  pages,
  control,
  signedInAs,
  t,
}) => {
  await signedInAs(await seedsAgent(control));
  await page.goto(paths.dividend);
  await pages.team.members.first().getByRole('button').click();
  const sheet = page.getByRole('dialog', { name: t('agent:agentDividend.detail') });
  await expect(sheet).toContainText(t('agent:agentDividend.fees'));
  await expect(sheet).toContainText('mara_agent');
  await page.goBack();
  await expect(sheet).toBeHidden();

  await page.getByRole('tab', { name: t('agent:agentDividend.of.team') }).click();
  await expect(page).toHaveURL(/of=team/);
  await expect(pages.team.members.first()).not.toContainText('mara_agent');
});
