import { getBetRecords } from '@shared-kernel/contracts/member/bets';
import { aMember, aTeam, START_BALANCE_MINOR } from '../factories/accounts.ts';
import { someBets } from '../factories/bets.ts';
import { aDeposit, aPaidDeposit } from '../factories/deposits.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';

/** Between what is pressed and what is not meant. */
const CLEAR_PX = 16;

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

test('every round moves the balance, and the account record says by how much and for which bet', {
  tag: SPOKEN,
}, async ({ pages, control, signedInAs }) => {
  const { members } = await aTeam(control, 1);
  const [player] = members;
  const { numbers } = await someBets(player, 1);
  await signedInAs(player);
  await pages.accountRecord.open();
  const round = pages.accountRecord.movements.filter({ hasText: String(numbers[0]) });
  await expect(round).toHaveCount(1);
  await expect(round).toContainText('₱');
  await expect(round).toContainText(pages.accountRecord.balanceAfter);
});

test('on the smallest phone what can be done about records that did not come stands clear of the bottom menu', {
  tag: SPOKEN,
}, async ({ page, pages, control, signedInAs }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.route(`**${getBetRecords.path}**`, (route) => route.fulfill({ status: 500, body: '' }));
  await signedInAs(await aMember(control));
  await pages.record.open();
  const failed = page.getByRole('main').getByRole('alert');
  await expect(failed.getByRole('button')).toBeVisible();
  const [last, ball] = [failed.locator(':scope > :last-child'), pages.frame.menuEntry('deposit')];
  /** The ball stands out of its entry. */
  const top = () =>
    ball.evaluate((entry) =>
      Math.min(...[entry, ...entry.querySelectorAll('*')].map((part) => part.getBoundingClientRect().top)),
    );
  const room = async () => (await top()) - (await last.evaluate((part) => part.getBoundingClientRect().bottom));
  await expect.poll(room).toBeGreaterThanOrEqual(CLEAR_PX);
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

test('a deposit is in the balance when it is paid, not before', async ({ pages, control, money, signedInAs }) => {
  const member = await aMember(control);
  await aDeposit(control, member);
  await signedInAs(member);
  await pages.member.open();
  await expect(pages.member.balance).toContainText(money(START_BALANCE_MINOR));
  const { amountMinor } = await aPaidDeposit(control, member);
  await pages.member.open();
  await expect(pages.member.balance).toContainText(money(START_BALANCE_MINOR + amountMinor));
});
