import { formatMoney } from 'shared-kernel/format';
import { aMember } from '../factories/accounts.ts';
import { someBets } from '../factories/bets.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';
import { type GiveBack, takeClock } from '../fixtures/turns.ts';
import { beginWithinDay } from '../flows/merchant-day.ts';

test.describe.configure({ timeout: 180_000 });

/** A rebate is a day's: nobody else moves the clock meanwhile. */
let giveBackClock: GiveBack | undefined;
test.beforeEach(async ({ control }) => {
  giveBackClock = await takeClock();
  await beginWithinDay(control);
});
test.afterEach(() => giveBackClock?.());

/** ₱20.00 a round; a slot gives back 1.2 % of it to who has no club level. */
const STAKE_MINOR = 2000;
const BALANCE_MINOR = 1_000_000;

test('a rebate is claimed from its least on, comes into the balance and stands in the report', { tag: SPOKEN }, async ({
  pages: { rebate, accountRecord },
  control,
  language,
  signedInAs,
  t,
}) => {
  const member = await aMember(control, { balanceMinor: BALANCE_MINOR });
  const least = formatMoney('1.00', { language });
  const back = formatMoney('1.20', { language });
  await someBets(member, 4, STAKE_MINOR);
  await signedInAs(member);
  await rebate.open();
  await expect(rebate.today).toContainText(formatMoney('0.96', { language }));
  await expect(rebate.today).toContainText(t('member:manualRebate.least', { amount: least }));
  await expect(rebate.claimAll).toHaveAttribute('aria-disabled', 'true');

  await someBets(member, 1, STAKE_MINOR);
  await rebate.open();
  await rebate.claimAll.click();
  await expect(rebate.today).toContainText(t('member:manualRebate.done', { amount: back }));
  await expect(rebate.today).toContainText(t('member:manualRebate.none'));
  await expect(rebate.claimAll).toHaveAttribute('aria-disabled', 'true');

  await rebate.openReport();
  await expect(rebate.given).toContainText(t('member:rebateReport.statusOf.claimed'));
  await expect(rebate.given).toContainText(`+${back}`);
  await accountRecord.open();
  await expect(accountRecord.movements.first()).toContainText(`+${back}`);
});
