import { DAY_MS } from '@shared-kernel/node/durations';
import { memberProfiles } from '../../../src/accounts/accounts.public.ts';
import type { FeatureSeed } from '../../../src/base/feature-seed.ts';
import type { Transaction } from '../../../src/database/database.ts';
import { and, eq } from '../../../src/database/orm.ts';
import { members } from '../../../src/identity/members.tables.ts';
import { ensureAccount } from '../../../src/ledger/accounts.ts';
import { brandsOf, type Merchant } from '../../../src/merchants/merchants.ts';
import { claimEnd } from '../../../src/rewards/grants/grant-reward.ts';
import { rewards } from '../../../src/rewards/grants/rewards.tables.ts';
import { referralEnd, referralRulesOf } from '../../../src/rewards/referrals/referral-rules.ts';
import { type ReferralReason, referrals } from '../../../src/rewards/referrals/referrals.tables.ts';
import { REFERRAL, REFERRAL_TITLE } from '../../../src/rewards/referrals/reward-recommender.ts';
import { LIZA } from './demo-accounts.ts';

type Row = typeof referrals.$inferInsert;

interface Invitee extends Pick<Row, 'step' | 'outcome'> {
  readonly username: string;
  readonly daysAgo: number;
  readonly reasons?: ReferralReason[];
}

/** One of each: they came, some played, one was refused, one is for staff to look at. */
const INVITEES: readonly Invitee[] = [
  { username: 'nita_flores7', daysAgo: 1, step: 'registered' },
  { username: 'bongskie22', daysAgo: 2, step: 'registered' },
  { username: 'carlomagno5', daysAgo: 4, step: 'verified' },
  { username: 'teresita_v', daysAgo: 6, step: 'deposited' },
  { username: 'jomar.lim81', daysAgo: 9, step: 'played', outcome: 'valid' },
  { username: 'edna_castro', daysAgo: 12, step: 'played', outcome: 'held', reasons: ['payee'] },
  { username: 'liza_two', daysAgo: 15, step: 'played', outcome: 'rejected', reasons: ['device', 'address'] },
  { username: 'rodel_santos', daysAgo: 37, step: 'verified', outcome: 'lapsed', reasons: ['time'] },
];

/** They cannot sign in: their stage is what it is for good. */
const openAccount = async (tx: Transaction, merchant: Merchant, invitee: Invitee, recommenderId: number, at: Date) => {
  const { code, currency } = merchant;
  const { username, step } = invitee;
  const [member] = await tx
    .insert(members)
    .values({ merchant: code, username, type: 0, registeredAt: at })
    .onConflictDoNothing()
    .returning({ id: members.id });
  if (!member) return undefined;
  await ensureAccount(tx, { merchant: code, memberId: member.id, kind: 'wallet', currency });
  await tx.insert(memberProfiles).values({
    memberId: member.id,
    merchant: code,
    isMobileVerified: step !== 'registered',
    recommendedBy: recommenderId,
    registerUrl: 'localhost',
    registerMethod: 'H5',
  });
  return member.id;
};

const bring = async (tx: Transaction, merchant: Merchant, recommenderId: number, now: Date): Promise<void> => {
  const { days, reward: amount, turnoverTimes } = await referralRulesOf(tx, merchant.code);
  for (const invitee of INVITEES) {
    const at = new Date(now.getTime() - invitee.daysAgo * DAY_MS);
    const memberId = await openAccount(tx, merchant, invitee, recommenderId, at);
    if (memberId === undefined) continue;
    const { step, outcome, reasons } = invitee;
    const came = { memberId, merchant: merchant.code, recommenderId, registeredAt: at, endsAt: referralEnd(at, days) };
    const ended = outcome ? { outcome, endedAt: now } : {};
    const granted = {
      merchant: merchant.code,
      memberId: recommenderId,
      kind: 'referral',
      promotion: REFERRAL,
    } as const;
    const source = `referral/${memberId}`;
    const dates = { availableAt: now, expiresAt: claimEnd(now) };
    const [reward] =
      outcome === 'valid'
        ? await tx
            .insert(rewards)
            .values({ ...granted, ...dates, title: REFERRAL_TITLE, source, amount, turnoverTimes })
            .returning({ id: rewards.id })
        : [];
    await tx.insert(referrals).values({ ...came, ...ended, step, reasons, rewardId: reward?.id });
  }
};

/** Whom a demo member has invited. */
export const demoReferralsSeed: FeatureSeed = {
  feature: 'demo-referrals',
  version: 1,
  needs: 'history',
  run: async (tx, now) => {
    for (const merchant of await brandsOf(tx)) {
      const [liza] = await tx
        .select({ id: members.id })
        .from(members)
        .where(and(eq(members.merchant, merchant.code), eq(members.username, LIZA.username)));
      if (liza) await bring(tx, merchant, liza.id, now);
    }
  },
};
