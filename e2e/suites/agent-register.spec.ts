import { paths } from '@shared-kernel/contracts/system/paths';
import { anAgent } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';

const PASSWORD = 'Harbour-2027';

test.describe('accounts that an agent opens', { tag: SPOKEN }, () => {
  test('who registers by an agent’s link is in the team, and the link counts it', async ({
    page,
    pages,
    browser,
    control,
    signedInAs,
    t,
  }) => {
    await signedInAs(await anAgent(control));
    await page.goto(paths.openAccount);
    await pages.team.makeLinkButton.click();
    await expect(pages.team.links).toHaveCount(1);
    const link = await pages.team.links.getByText('affiliateCode=').textContent();

    const digits = String(Date.now()).slice(-7);
    const phone = await browser.newContext();
    const guest = await phone.newPage();
    await guest.goto(link ?? '');
    const form = guest.getByRole('form', { name: t('common:register') });
    await form.getByLabel(t('account:register.username'), { exact: true }).fill(`link_${digits}`);
    await form.getByLabel(t('account:register.mobile')).fill(`917${digits}`);
    await form.getByLabel(t('account:register.password'), { exact: true }).fill(PASSWORD);
    await form.getByLabel(t('account:register.confirm'), { exact: true }).fill(PASSWORD);
    await form.getByRole('checkbox').first().check();
    await form.getByRole('button', { name: t('common:register') }).click();
    await expect(guest.getByText(t('account:register.welcome', { name: `link_${digits}` }))).toBeVisible();
    await phone.close();

    await page.reload();
    await expect(pages.team.links).toContainText(t('agent:agentRegister.uses', { count: 1 }));
    await page.goto(paths.team);
    await expect(pages.team.members.filter({ hasText: `link_${digits}` })).toBeVisible();
  });

  test('one opened by hand logs in with the first password, and chooses another', async ({
    page,
    pages,
    control,
    signedInAs,
    t,
  }) => {
    await signedInAs(await anAgent(control));
    await page.goto(`${paths.openAccount}?by=hand`);
    const userName = `hand_${String(Date.now()).slice(-7)}`;
    await page.getByLabel(t('agent:agentRegister.userName'), { exact: true }).fill(userName);
    await page.getByLabel(t('agent:agentRegister.password'), { exact: true }).fill(PASSWORD);
    await pages.team.openButton.click();
    await expect(page.getByText(t('agent:agentRegister.opened', { name: userName }))).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await pages.login.open();
    await pages.login.logIn({ username: userName, password: PASSWORD });
    await expect(page).toHaveURL(new RegExp(paths.changePassword));
    await expect(page.getByText(t('account:changePassword.first'))).toBeVisible();
  });
});
