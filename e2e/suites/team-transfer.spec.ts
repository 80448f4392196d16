import { formatMoney } from 'shared-kernel/format';
import { aMember, anAgent, START_BALANCE_MINOR } from '../factories/accounts.ts';
import { barriersOn } from '../fixtures/accessibility.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { PAYMENT_PASSWORD } from '../flows/bind-payee.ts';

const EACH = '100.00';

test.describe('money to the team', () => {
  test('goes to the members that were chosen in the list, and is in their balance, to be bet first', {
    tag: SPOKEN,
  }, async ({ page, pages: { team, frame, home, withdraw }, control, language, signedInAs, t }) => {
    const money = (amount: string) => formatMoney(amount, { language });
    const agent = await anAgent(control);
    const [one, other] = [
      await aMember(control, { upline: agent, balanceMinor: 0 }),
      await aMember(control, { upline: agent, balanceMinor: 0 }),
    ];
    await control.settleBet(agent, START_BALANCE_MINOR);
    await signedInAs(agent);
    await team.open();
    await team.choose(one.username);
    await team.choose(other.username);
    await team.toTransfer.click();
    await expect(team.transferable).toContainText(money((START_BALANCE_MINOR / 100).toFixed(2)));
    await team.setPaymentPassword(PAYMENT_PASSWORD, agent.password);
    expect(await barriersOn(page)).toEqual([]);
    await team.send(EACH, PAYMENT_PASSWORD, money('200.00'));
    await expect(page.getByText(t('agent:teamTransfer.news.done', { amount: money(EACH), count: 2 }))).toBeVisible();

    await signedInAs(other);
    await home.open();
    await expect(frame.balance).toHaveText(money(EACH));
    await withdraw.open();
    expect(await withdraw.free()).toBe(0);
  });

  test('stays where it is when one of the members has left the team: they are named', async ({
    page,
    pages: { team },
    control,
    language,
    signedInAs,
    t,
  }) => {
    const agent = await anAgent(control);
    const stranger = await aMember(control);
    await control.settleBet(agent, START_BALANCE_MINOR);
    await signedInAs(agent);
    await page.goto(`/m/member/team/transfer?to=${stranger.username}`);
    await team.setPaymentPassword(PAYMENT_PASSWORD, agent.password);
    await team.send(EACH, PAYMENT_PASSWORD, formatMoney(EACH, { language }));
    await expect(page.getByText(t('agent:teamTransfer.refused.member', { name: stranger.username }))).toBeVisible();
  });
});
