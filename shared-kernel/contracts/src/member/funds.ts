import { int, object, optional, string, withDefault } from '@shared-kernel/contracts/schema';
import { decimalAmount } from '../system/values.ts';
import { defineEndpoint } from '../wire/endpoint.ts';

/** The specification prints the path and no answer: everything that is a member's, wherever it is now. */
export const getConsolidatedFunds = defineEndpoint({
  summary: 'All money of the member: in the wallet, as a bonus, on its way out and not yet in',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  access: 'session',
  input: object({}),
  value: object({
    /** Wallet and bonus: what can be played with, as `sumBalance` of the wallet's balance. */
    sumBalance: decimalAmount,
    wallet: optional(decimalAmount),
    bonus: withDefault(decimalAmount, '0.00'),
    /** How much of the bonus's turnover is played, in whole percent. */
    bonusPlayed: optional(int()),
    /** Withdrawals that are looked at or being paid. */
    withdrawing: withDefault(decimalAmount, '0.00'),
    /** Payments that have come and are looked at before they are credited. */
    checking: withDefault(decimalAmount, '0.00'),
    currency: optional(string()),
  }),
});
