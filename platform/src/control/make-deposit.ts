import { and, eq } from 'drizzle-orm';
import { PlatformError } from '../base/platform-error.ts';
import type { Database } from '../database/database.ts';
import { members } from '../identity/members.tables.ts';
import type { Merchant } from '../merchants/merchants.ts';
import { openDeposit } from '../money/money.door.ts';

interface DepositAsk {
  readonly username: string;
  readonly amountMinor: number;
  readonly channel?: string | undefined;
}

/** A deposit order of a member that waits for its payment (`/control/payment` pays it). */
export const makeDeposit = (db: Database, merchant: Merchant, ask: DepositAsk, at: Date) =>
  db.transaction(async (tx) => {
    const [member] = await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.merchant, merchant.code), eq(members.username, ask.username)));
    if (!member) throw new PlatformError('not.found', `There is no member "${ask.username}".`);
    const depositor = { memberId: member.id, merchant: merchant.code, currency: merchant.currency };
    const amount = BigInt(ask.amountMinor);
    return { orderNo: await openDeposit(tx, depositor, { channel: ask.channel ?? 'GCASH', amount, by: 'member', at }) };
  });
