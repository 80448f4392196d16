import { aMember } from '../factories/accounts.ts';
import { barriersOn } from '../fixtures/accessibility.ts';
import { expect, SPOKEN, test } from '../fixtures/test.ts';

const LEAST_BETS_MINOR = 100_000;
/** Long enough to open the page before it starts. */
const STARTS_IN_MS = 8_000;
const STARTED = { timeout: 30_000 };

test.describe('red envelope rain', { tag: SPOKEN }, () => {
  test('a member waits for the round, joins, taps, and has the prize as a bonus', async ({
    pages: { redRain, frame, home },
    page,
    brand,
    control,
    signedInAs,
    t,
  }) => {
    const member = await aMember(control, { balanceMinor: 0 });
    await signedInAs(member);
    await redRain.open();
    await expect(redRain.round).toContainText(t('agent:redRain.play'));
    expect(await barriersOn(page)).toEqual([]);
    await control.settleBet(member, LEAST_BETS_MINOR);
    await control.putRain(brand, STARTS_IN_MS);
    await redRain.open();
    await expect(redRain.joinButton).toBeVisible(STARTED);
    expect(await barriersOn(page)).toEqual([]);
    await redRain.joinButton.click();
    await expect(redRain.sky).toBeVisible();
    await redRain.tap();
    await expect(page.getByText(t('agent:redRain.caught', { count: 1 }))).toBeVisible();
    await redRain.skipButton.click();
    await expect(redRain.won).toContainText('₱');
    await expect(redRain.joinButton).toHaveCount(0);
    await expect(redRain.prizes).toHaveCount(1);
    const prize = /₱[\d,.]+\d/.exec((await redRain.prizes.textContent()) ?? '')?.[0] ?? '';
    await expect(redRain.won).toContainText(prize);
    expect(await barriersOn(page)).toEqual([]);
    await home.open();
    await expect(frame.balance).toContainText(prize);
  });
});
