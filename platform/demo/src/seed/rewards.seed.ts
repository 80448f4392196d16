import type { FeatureSeed } from '../../../src/base/feature-seed.ts';
import type { Transaction } from '../../../src/database/database.ts';
import { and, eq, isNull } from '../../../src/database/orm.ts';
import { members } from '../../../src/identity/members.tables.ts';
import { brandsOf } from '../../../src/merchants/merchants.ts';
import { claimEnd } from '../../../src/rewards/grants/grant-reward.ts';
import { rewards } from '../../../src/rewards/grants/rewards.tables.ts';
import { JUAN } from './demo-accounts.ts';

type Row = typeof rewards.$inferInsert;

/** Three to claim: own money, and two that are to be played. */
const REWARDS: readonly Pick<Row, 'source' | 'title' | 'amount' | 'turnoverTimes'>[] = [
  {
    source: 'demo/thanks',
    title: { EN: 'Thank you for staying', TY: 'Salamat sa pananatili' },
    amount: 8_800n,
    turnoverTimes: 0,
  },
  {
    source: 'demo/reload',
    title: { EN: 'Reload reward', TY: 'Reward sa reload' },
    amount: 20_000n,
    turnoverTimes: 5,
  },
  {
    source: 'demo/cashback',
    title: { EN: 'Weekend cashback', TY: 'Cashback sa Sabado’t Linggo' },
    amount: 12_500n,
    turnoverTimes: 1,
  },
];

const offer = async (tx: Transaction, memberId: number, merchant: string, now: Date): Promise<void> => {
  const dates = { availableAt: now, expiresAt: claimEnd(now) };
  await tx
    .insert(rewards)
    .values(REWARDS.map((each): Row => ({ ...each, memberId, merchant, kind: 'operator', ...dates })))
    .onConflictDoUpdate({
      target: [rewards.memberId, rewards.source],
      set: dates,
      setWhere: isNull(rewards.claimedAt),
    });
};

/** What a demo member finds in the reward centre: until it is claimed it is offered anew with each new day. */
export const demoRewardsSeed: FeatureSeed = {
  feature: 'demo-rewards',
  version: 1,
  needs: 'history',
  run: async (tx, now) => {
    for (const { code } of await brandsOf(tx)) {
      const [juan] = await tx
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.merchant, code), eq(members.username, JUAN.username)));
      if (juan) await offer(tx, juan.id, code, now);
    }
  },
};
