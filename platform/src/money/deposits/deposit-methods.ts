import { DEPOSIT_METHODS } from '@shared-kernel/contracts/member/deposits';
import type { Database } from '../../database/database.ts';
import { and, asc, eq } from '../../database/orm.ts';
import { toDecimal } from '../../ledger/money.ts';
import { depositChannels } from './deposits.tables.ts';

/** What the merchant's members may pay by, method by method; a method without a channel is not there. */
export const depositMethods = async (db: Database, merchant: string) => {
  const offered = await db
    .select()
    .from(depositChannels)
    .where(and(eq(depositChannels.merchant, merchant), eq(depositChannels.isOffered, true)))
    .orderBy(asc(depositChannels.sort));
  return DEPOSIT_METHODS.map((method) => ({
    method,
    channels: offered
      .filter((channel) => channel.method === method)
      .map(({ code, name, minAmount, maxAmount, minutes, feeRate, feeFixed, quickAmounts }) => ({
        channel: code,
        name: name || code,
        minAmount: toDecimal(minAmount),
        maxAmount: toDecimal(maxAmount),
        minutes,
        feePercent: toDecimal(BigInt(feeRate)),
        feeFixed: toDecimal(feeFixed),
        quickAmounts: quickAmounts.filter((amount) => amount >= minAmount && amount <= maxAmount).map(toDecimal),
      })),
  })).filter(({ channels }) => channels.length > 0);
};
