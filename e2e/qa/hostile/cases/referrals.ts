import { randomUUID } from 'node:crypto';
import { getMemberInfo } from '@shared-kernel/contracts/member/member';
import { claimReward, getRewards } from '@shared-kernel/contracts/member/rewards';
import { HEADER } from '@shared-kernel/contracts/wire/headers';
import type { TestClient } from 'platform/testing/client';
import { createControl } from '../../../fixtures/control.ts';
import { expectSoundLedger } from '../../world/money.ts';
import { aPlayer } from '../../world/players.ts';
import type { World } from '../../world/world.ts';
import type { Case } from '../case.ts';
import { anOwner } from './codes.ts';

const [DEPOSIT_MINOR, TURNOVER_MINOR] = [500_00, 1_000_00];
const ROUNDS_OF_JOBS = 4;

/** Registers by the member's link and does all that is asked of a friend. */
const aFriend = async (world: World, mobileNum: string, from: { recommenderId: string; browser?: TestClient }) => {
  await anOwner(world, mobileNum, from);
  const account = { brand: 'tala', username: `63${mobileNum}`, password: '' } as const;
  const control = createControl(world.platforms[0].url);
  await control.payDeposit(await control.openDeposit(account, DEPOSIT_MINOR), DEPOSIT_MINOR);
  await control.settleBet(account, TURNOVER_MINOR);
};

export const referrals: Case = {
  name: 'referrals',
  title: 'a member invites himself on his own phone; a friend counts once, whatever two processes do at once',
  run: async (world, tally) => {
    const [first, second] = world.platforms;
    const member = await aPlayer(world);
    const { id } = await member.client.value(getMemberInfo, {});
    const recommenderId = String(id);
    const digits = String(Date.now()).slice(-5);
    await aFriend(world, `91821${digits}`, { recommenderId, browser: member.client });
    await aFriend(world, `91822${digits}`, { recommenderId });

    for (let round = 0; round < ROUNDS_OF_JOBS; round += 1)
      await Promise.all([first, second].map(({ url }) => createControl(url).runJobs()));
    const outcomes = await world.database.rows<{ outcome: string | null }>(
      'select outcome from referrals where recommender_id = $1 order by id',
      [recommenderId],
    );
    const reached = outcomes.map(({ outcome }) => outcome).join(', ');
    tally.held(reached === 'rejected, valid', `the own phone and the friend came to: ${reached}`);
    const granted = await world.database.rows("select 1 from rewards where member_id = $1 and kind = 'referral'", [
      recommenderId,
    ]);
    tally.held(granted.length === 1, `one friend brought ${granted.length} rewards`);

    const { list } = await member.client.value(getRewards, { language: 'EN' });
    const reward = list.find(({ kind }) => kind === 'referral');
    tally.held(reward !== undefined, 'the reward is not to be claimed');
    const claims = await Promise.all(
      [member.client, member.at(second.url).client].flatMap((browser) =>
        [1, 2].map(() =>
          browser.call(claimReward, { id: reward?.id ?? '' }, { [HEADER.idempotencyKey]: randomUUID() }),
        ),
      ),
    );
    const paid = claims.filter(({ status }) => status === 200).length;
    tally.held(paid >= 1, `no claim went through: ${claims.map(({ errorCode }) => errorCode).join(', ')}`);
    const claimed = await world.database.rows(
      "select distinct bonus_id from rewards where member_id = $1 and kind = 'referral' and claimed_at is not null",
      [recommenderId],
    );
    tally.held(claimed.length === 1, `${claimed.length} were claimed`);
    await expectSoundLedger(world, tally);
  },
};
