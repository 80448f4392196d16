import type { Transaction } from '../../database/database.ts';
import type { PayoutNews } from '../providers/payment-provider.ts';
import { concludePayout } from './end-withdrawal.ts';

/** What the provider says of a payout, called back or asked; that one is on its way changes nothing. */
export const handlePayoutCallback = async (
  tx: Transaction,
  { orderNo, state, reference }: PayoutNews,
  at: Date,
): Promise<void> => {
  if (state !== 'accepted') await concludePayout(tx, { orderNo, reference, isPaid: state === 'paid' }, at);
};
