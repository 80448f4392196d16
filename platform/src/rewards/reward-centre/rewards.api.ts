import { getPromotions } from '@shared-kernel/contracts/member/member';
import * as contract from '@shared-kernel/contracts/member/rewards';
import { eq } from '../../database/orm.ts';
import { type Api, answerMember } from '../../http/answer.ts';
import { rowId } from '../../http/input/row-id.ts';
import { totalBalance } from '../../ledger/member-account.ts';
import { toDecimal } from '../../ledger/money.ts';
import { claimableRebate } from '../../money/money.public.ts';
import { claimReward } from '../grants/claim-reward.ts';
import { countClaimable } from '../grants/claimable.ts';
import { promotions } from '../promotions/promotions.tables.ts';
import { listHistory } from './list-history.ts';
import { listRewards } from './list-rewards.ts';

/** The reward centre: what waits, what is being played, what is over. */
export const rewardsApi = (api: Api): void => {
  answerMember(api, getPromotions, async ({ platform: { db }, merchant, session: { member }, now }) => {
    const rows = await db.select().from(promotions).where(eq(promotions.merchant, merchant.baseCode));
    return {
      totalUnclaimedPromosCount: await countClaimable(db, member.id, now),
      availablePromosByKey: Object.fromEntries(rows.map(({ key, isEnabled }) => [key, { enabled: isEnabled }])),
      claimableRebate: toDecimal(await claimableRebate(db, member, now)),
    };
  });

  answerMember(api, contract.getRewards, listRewards);

  answerMember(api, contract.claimReward, ({ platform, session: { member }, input, now }) =>
    platform.db.transaction(async (tx) => {
      const { amount, turnoverTimes } = await claimReward(tx, member, rowId(input.id), now);
      return {
        amount: toDecimal(amount),
        required: toDecimal(amount * BigInt(turnoverTimes)),
        sumBalance: toDecimal(await totalBalance(tx, member)),
      };
    }),
  );

  answerMember(api, contract.getRewardHistory, listHistory);
};
