import { PAYMENT_TRIES } from '@shared-kernel/contracts/member/payment-password';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit/audit.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { members } from '../../identity/members.tables.ts';
import { paymentPasswords } from '../payment-password/payment-password.tables.ts';
import { findProvedMobile } from '../payment-password/proved-mobile.ts';
import { nameTried } from '../session/login-name.ts';
import { clearAccount } from '../session/login-throttle.ts';

/** What wrong tries close: the log-in for a quarter of an hour, the payment password for a day. */
export type Blocked = 'login' | 'payment-password';

export interface Unblocking {
  readonly what: Blocked;
  readonly merchant: string;
  readonly userName: string;
  /** Why, for the audit. */
  readonly reason: string;
}

export const LONGEST_REASON = 200;

/**
 * Gives a member all tries back, as customer service does for one who has proved who they are. Fails with `not.found` for nobody's
 * name and without a payment password, with `request.invalid` without a reason.
 */
export const unblock = async (
  tx: Transaction,
  { what, merchant, userName, reason: typed }: Unblocking,
  at: Date,
): Promise<void> => {
  const reason = typed.trim().slice(0, LONGEST_REASON);
  if (reason === '') throw new PlatformError('request.invalid', 'A reason is needed.');
  const [member] = await tx
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(and(eq(members.merchant, merchant), eq(members.username, userName.trim().toLowerCase())));
  if (!member) throw new PlatformError('not.found', `There is no member "${userName}" at ${merchant}.`);
  const { id: memberId, username } = member;
  if (what === 'login') {
    const mobile = await findProvedMobile(tx, memberId);
    const names = [nameTried({ username }), ...(mobile === undefined ? [] : [mobile])];
    await clearAccount(tx, { merchant, memberId, names });
  } else {
    const opened = await tx
      .update(paymentPasswords)
      .set({ triesLeft: PAYMENT_TRIES, lockedUntil: null })
      .where(eq(paymentPasswords.memberId, memberId))
      .returning({ memberId: paymentPasswords.memberId });
    if (opened.length === 0) throw new PlatformError('not.found', `${username} has no payment password.`);
  }
  await audit(tx, { event: 'member.unblocked', at, merchant, memberId, details: { what, reason } });
};
