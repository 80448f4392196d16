import { object, openEnum, optional, string, withDefault } from '@shared-kernel/contracts/schema';
import { decimalAmount } from '../system/values.ts';

/** Why a deposit brings no bonus: another is on, the member has had this one, the deposit is too small for it, it is over, or the member takes a break. */
export const PROMOTION_REFUSALS = ['active', 'used', 'amount', 'closed', 'excluded'] as const;

/** The failures of calls that choose one; `promo.amount` carries the least deposit as `min`. */
export const PROMOTION_ERRORS = {
  'promo.active': 409,
  'promo.used': 409,
  'promo.amount': 422,
  /** It is not offered to the member, or no more. */
  'promo.closed': 409,
} as const;

/** What a deposit says of the promotion that it takes. */
export const chosenPromotion = object({
  code: string(),
  name: withDefault(string(), ''),
  /** What is to be bet before the bonus is the member's. */
  required: withDefault(decimalAmount, '0.00'),
  /** Why it brought nothing after all. */
  refusal: optional(openEnum(PROMOTION_REFUSALS)),
});
