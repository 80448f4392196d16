import { formatMoney } from 'shared-kernel/format';
import { aMember, aTeam, START_BALANCE_MINOR } from '../factories/accounts.ts';
import { someBets } from '../factories/bets.ts';
import { aDeposit, aPaidDeposit } from '../factories/deposits.ts';
import { expect, test } from '../fixtures/test.ts';

test('a member finds every round that was played, and no other member does', async ({ pages, control, signedInAs }) => {
  const { members } = await aTeam(control, 2);
  const [player, other] = members;
  const { game, numbers } = await someBets(player, 3);
  await signedInAs(player);
  await pages.record.open();
  await expect(pages.record.betsOn(game)).toHaveCount(numbers.length);
  for (const number of numbers) await expect(pages.record.bets.filter({ hasText: number })).toHaveCount(1);
  if (other === undefined) throw new Error('The team has no second member.');
  await signedInAs(other);
  await pages.record.open();
  await expect(pages.record.empty).toBeVisible();
});

test('an agent sees the rounds of the whole team under the names of its members', async ({
  pages,
  control,
  signedInAs,
}) => {
  const { agent, members } = await aTeam(control, 3);
  for (const [index, member] of members.entries()) await someBets(member, index + 1);
  await signedInAs(agent);
  await pages.teamBetting.open();
  await expect(pages.teamBetting.bets).toHaveCount(6);
  for (const [index, { username }] of members.entries())
    await expect(pages.teamBetting.member(username)).toHaveCount(index + 1);
});

test('a deposit is in the balance when it is paid, not before', async ({ pages, control, language, signedInAs }) => {
  const member = await aMember(control);
  const money = (minor: number) => formatMoney((minor / 100).toFixed(2), { language });
  await aDeposit(control, member);
  await signedInAs(member);
  await pages.member.open();
  await expect(pages.member.balance).toContainText(money(START_BALANCE_MINOR));
  const { amountMinor } = await aPaidDeposit(control, member);
  await pages.member.open();
  await expect(pages.member.balance).toContainText(money(START_BALANCE_MINOR + amountMinor));
});
