import { int, object, openEnum, optional, rows, string, withDefault } from '@shared-kernel/contracts/schema';
import { EXCLUSION_ERRORS } from '../system/excluded.ts';
import { decimalAmount, instant, language, shortText } from '../system/values.ts';
import { defineEndpoint, type InputOf } from '../wire/endpoint.ts';
import { PROMOTION_ERRORS, PROMOTION_REFUSALS } from './chosen-promotion.ts';
import { depositDetail } from './deposits.ts';

/** A bonus that is on: money in an account of its own until its turnover is met. */
export const activeBonus = object({
  bonusNo: string(),
  name: withDefault(string(), ''),
  /** As it was given. */
  amount: decimalAmount,
  /** What it has come to, with what was won: this becomes the member's, or goes when it is given up. */
  balance: decimalAmount,
  required: decimalAmount,
  met: decimalAmount,
  expiresAt: optional(instant),
});

/** The specification prints the path and no payload: what a deposit may bring beside itself. */
export const getDepositPromotions = defineEndpoint({
  summary: 'Promotions that a deposit may take, and the bonus that is on',
  method: 'GET',
  path: '/wps/relay/MCS2_depositPromoList',
  access: 'session',
  input: object({ language }),
  value: object({
    promotions: rows(
      object({
        code: string(),
        name: string(),
        detail: withDefault(string(), ''),
        /** Of the deposit, and at most. */
        percent: int(),
        maxBonus: decimalAmount,
        minDeposit: decimalAmount,
        /** The bonus is to be bet this many times, within these days. */
        turnoverTimes: int(),
        validDays: int(),
        /** Why the member cannot take it now. */
        refusal: optional(openEnum(PROMOTION_REFUSALS)),
      }),
    ),
    bonus: optional(activeBonus),
  }),
});

/** The specification prints the path and no payload. Chosen again it stays so; without `promotion` the deposit takes none. */
export const acceptPromotion = defineEndpoint({
  summary: 'Choose what promotion a waiting deposit takes',
  method: 'POST',
  path: '/wps/relay/MCS2_acceptPromo',
  access: 'session',
  isIdempotent: true,
  errors: {
    /** It waits no more: money has come, or its time is over. */
    'deposit.closed': 409,
    ...PROMOTION_ERRORS,
    ...EXCLUSION_ERRORS,
  },
  input: object({ orderNo: shortText, promotion: optional(shortText), language }),
  value: depositDetail,
});

/** The bonus and what was won with it go, the deposit's own turnover stays (house rules, deposits). Given up again it stays so. */
export const giveUpBonus = defineEndpoint({
  summary: 'Give up the bonus that is on',
  method: 'POST',
  path: '/wps/transaction/bonus/giveUp',
  access: 'session',
  isIdempotent: true,
  errors: {
    /** It has ended otherwise. */
    'bonus.ended': 409,
  },
  input: object({ bonusNo: shortText, language }),
  value: object({ taken: withDefault(decimalAmount, '0.00'), sumBalance: optional(decimalAmount) }),
});

/** Inputs that the platform's own seed answers. */
export const examples = {
  getDepositPromotions: { language: 'EN' } satisfies InputOf<typeof getDepositPromotions>,
  acceptPromotion: { orderNo: 'DP260714-0123456789', promotion: 'daily-top-up', language: 'EN' } satisfies InputOf<
    typeof acceptPromotion
  >,
  giveUpBonus: { bonusNo: 'BN260714-0123456789', language: 'EN' } satisfies InputOf<typeof giveUpBonus>,
};
