import { randomBytes } from 'node:crypto';
import { startTrial } from '@shared-kernel/contracts/account/session';
import { HOUR_MS } from '@shared-kernel/node/durations';
import type { Call } from '../../http/answer.ts';
import { HEAVIEST, requireProof } from '../../http/limits/proof-of-work.ts';
import { type CallerLimits, usedByAddress } from '../../http/limits/rate-limit.ts';
import { members, TRIAL_TYPE } from '../../identity/members.tables.ts';
import { openSession } from '../../identity/open-session.ts';
import { ensurePlayMoney } from '../../ledger/member-account.ts';
import { trialCodeOf } from '../../merchants/merchants.ts';

/** A trial is asked for twice: for the work, and with it. */
export const TRIAL_LIMITS: CallerLimits = {
  visitor: { count: 20, windowMs: HOUR_MS },
  address: { count: 200, windowMs: HOUR_MS },
  burst: { count: 20, windowMs: 60_000 },
  site: { count: 10_000, windowMs: HOUR_MS },
};

/**
 * A new trial account with play money, under the merchant's trial code. It costs its caller a proof of work, the more the more
 * have come from their address: an account is a row that stays, and a cookie is dropped for nothing. After a day it is closed (`close-trials.jobs.ts`).
 */
export const startTrialAccount = async (call: Call<unknown>) => {
  const { merchant, now } = call;
  const { db } = call.platform;
  const used = await usedByAddress(db, startTrial.path, call.address, TRIAL_LIMITS, now);
  await requireProof(call, startTrial.path, used * HEAVIEST);
  const merchantCode = trialCodeOf(merchant.baseCode);
  const userName = `trial_${randomBytes(5).toString('hex')}`;
  const token = await db.transaction(async (tx) => {
    const [member] = await tx
      .insert(members)
      .values({ merchant: merchantCode, username: userName, type: TRIAL_TYPE, registeredAt: now })
      .returning({ id: members.id });
    if (!member) throw new Error('The trial member was not written.');
    await ensurePlayMoney(tx, { memberId: member.id, merchant: merchantCode }, now);
    return openSession(tx, member.id, now);
  });
  return { token, userName, customerType: TRIAL_TYPE, merchantCode, trail: 1 };
};
