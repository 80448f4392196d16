import { eventHandler } from '../../outbox/outbox.ts';
import { reasonsAgainst } from './reasons-against.ts';
import { referralEnd, referralRulesOf } from './referral-rules.ts';
import { referrals } from './referrals.tables.ts';

/** A member who came by another's link is followed from the registration on. */
export const followRegistration = eventHandler(
  'member.recommended',
  async (tx, { memberId, recommenderId, merchant }, at) => {
    const { days } = await referralRulesOf(tx, merchant);
    const reasons = [...(await reasonsAgainst(tx, { memberId, recommenderId }, at))];
    const endsAt = referralEnd(at, days);
    await tx
      .insert(referrals)
      .values({ memberId, recommenderId, merchant, registeredAt: at, endsAt, reasons })
      .onConflictDoNothing({ target: referrals.memberId });
  },
);
