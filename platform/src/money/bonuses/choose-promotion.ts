import type { acceptPromotion } from '@shared-kernel/contracts/member/deposit-promotions';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { and, eq } from '../../database/orm.ts';
import { toDecimal } from '../../ledger/money.ts';
import { depositPromotions } from './bonuses.tables.ts';
import { isShown, type Promotion, promotionFacts, type Refusal, refusalOf } from './eligible.ts';

export interface Chooser {
  readonly memberId: number;
  readonly merchant: string;
}

const REFUSED: Readonly<Record<Refusal, string>> = {
  active: 'A bonus is on: one at a time.',
  used: 'The member has had it.',
  amount: 'The deposit is too small for it.',
  closed: 'It is offered no more.',
};

export const findPromotion = async (db: Database, merchant: string, code: string): Promise<Promotion | undefined> => {
  const [known] = await db
    .select()
    .from(depositPromotions)
    .where(and(eq(depositPromotions.merchant, merchant), eq(depositPromotions.code, code)));
  return known;
};

/**
 * Refuses a promotion that a deposit of this amount cannot take: `promo.closed` for one that is not offered to the member,
 * `promo.active`, `promo.used`, or `promo.amount` with the least as `min`.
 */
export const refusePromotion = async (
  db: Database,
  { memberId, merchant }: Chooser,
  ask: { readonly code: string; readonly amount: bigint; readonly at: Date },
): Promise<void> => {
  const promotion = await findPromotion(db, merchant, ask.code);
  const facts = await promotionFacts(db, { memberId }, ask.at);
  if (!promotion?.isOffered || !isShown(promotion, facts, ask.at))
    throw new PlatformError<typeof acceptPromotion>(
      'promo.closed',
      `The member is offered no promotion "${ask.code}".`,
    );
  const refusal = refusalOf(promotion, facts, ask.amount);
  if (!refusal) return;
  const value = refusal === 'amount' ? { min: toDecimal(promotion.minDeposit) } : undefined;
  throw new PlatformError<typeof acceptPromotion>(`promo.${refusal}`, REFUSED[refusal], { value });
};
