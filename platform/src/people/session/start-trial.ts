import { randomBytes } from 'node:crypto';
import type { Call } from '../../http/answer.ts';
import { countTry, countTryOfAddress, type Limit } from '../../http/rate-limit.ts';
import { members } from '../../identity/members.tables.ts';
import { openSession } from '../../identity/open-session.ts';
import { ensurePlayMoney } from '../../ledger/member-account.ts';
import { trialCodeOf } from '../../merchants/merchants.ts';

/** The specification's member type of a trial account. */
const TRIAL_TYPE = 4;
const TRIALS_OF_VISITOR: Limit = { count: 10, windowMs: 60 * 60_000 };
/** A caller without cookies is a new visitor each time; a mobile network may have many players behind one address. */
const TRIALS_OF_ADDRESS: Limit = { count: 100, windowMs: 60 * 60_000 };

/** A new trial account with play money, under the merchant's trial code. */
export const startTrialAccount = async (call: Call<unknown>) => {
  const { merchant, now } = call;
  const { db } = call.platform;
  await countTryOfAddress(db, 'trial', call.address, TRIALS_OF_ADDRESS, now);
  await countTry(db, `trial/visitor/${call.visitor()}`, TRIALS_OF_VISITOR, now);
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
