import type { Database } from '../../../src/database/database.ts';
import type { Merchant } from '../../../src/merchants/merchants.ts';
import { openDeposit } from '../../../src/money/money.public.ts';
import { memberNamed } from './member-named.ts';

interface DepositAsk {
  readonly username: string;
  readonly amountMinor: number;
  readonly channel?: string | undefined;
}

/** A deposit order of a member that waits for its payment (`/control/payment` pays it). */
export const makeDeposit = (db: Database, merchant: Merchant, ask: DepositAsk, at: Date) =>
  db.transaction(async (tx) => {
    const memberId = await memberNamed(tx, merchant, ask.username);
    const depositor = { memberId, merchant: merchant.code, currency: merchant.currency };
    const amount = BigInt(ask.amountMinor);
    return { orderNo: await openDeposit(tx, depositor, { channel: ask.channel ?? 'GCASH', amount, by: 'member', at }) };
  });
