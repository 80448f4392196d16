import { paths } from '@shared-kernel/contracts/system/paths';
import { anAgent } from '../factories/accounts.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { makeLink, registerByLink } from '../flows/register-by-link.ts';

const PASSWORD = 'Harbour-2027';

test.describe('accounts that an agent opens', { tag: SPOKEN }, () => {
  test('who registers by an agent’s link is in the team with the link’s rates, and the link counts it', async ({
    page,
    pages,
    browser,
    control,
    signedInAs,
    t,
  }) => {
    await signedInAs(await anAgent(control));
    const slots = t('common:category.RNG');
    const link = await makeLink(pages.team, { [slots]: '0.35' });
    await expect(pages.team.links).toContainText(t('rates:of', { name: slots, rate: '0.35' }));

    const userName = `link_${String(Date.now()).slice(-7)}`;
    const phone = await browser.newContext();
    await registerByLink(await phone.newPage(), t, link, { userName, password: PASSWORD });
    await phone.close();

    await page.reload();
    await expect(pages.team.links).toContainText(t('agent:agentRegister.uses', { count: 1 }));
    await page.goto(paths.team);
    await expect(pages.team.members.filter({ hasText: userName })).toBeVisible();
    await pages.team.openRates(userName);
    await expect(pages.team.rateOf(slots)).toHaveValue('0.35');
    await expect(pages.team.rateOf(t('common:category.LIVE'))).toHaveValue('0.00');
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
    const live = t('common:category.LIVE');
    await pages.team.giveRate(live, '0.20');
    await page.getByLabel(t('agent:agentRegister.userName'), { exact: true }).fill(userName);
    await page.getByLabel(t('agent:agentRegister.password'), { exact: true }).fill(PASSWORD);
    await pages.team.openButton.click();
    await expect(page.getByText(t('agent:agentRegister.opened', { name: userName }))).toBeVisible();
    await expect(page.getByText(t('rates:of', { name: live, rate: '0.20' }))).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await pages.login.open();
    await pages.login.logIn({ username: userName, password: PASSWORD });
    await expect(page).toHaveURL(new RegExp(paths.changePassword));
    await expect(page.getByText(t('account:changePassword.first'))).toBeVisible();
  });
});
