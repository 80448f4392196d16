import type { Language } from '@shared-kernel/contracts/system/values';
import type { Database, Transaction } from '../../database/database.ts';
import { balanceOf } from '../../ledger/accounts.ts';
import type { AccountOwner } from '../../ledger/member-account.ts';
import { toDecimal } from '../../ledger/money.ts';
import { openBonus } from '../turnover/active-bonus.ts';
import type { Withdrawable } from '../turnover/withdrawable.ts';
import type { bonuses } from './bonuses.tables.ts';
import { findPromotion } from './choose-promotion.ts';
import { PRIZE_NAMES } from './prize-names.ts';

/** What a bonus is called: by its reward, its deposit's promotion, or its prize. */
export const bonusName = async (
  db: Database,
  merchant: string,
  { promotion, title }: Pick<typeof bonuses.$inferSelect, 'promotion' | 'title'>,
  language: Language,
): Promise<string> =>
  title?.[language] ??
  (await findPromotion(db, merchant, promotion))?.wording[language].name ??
  PRIZE_NAMES[promotion]?.[language] ??
  promotion;

/** The bonus that is on, its turnover counted to this moment. */
export const bonusNow = async (
  tx: Transaction,
  { id: memberId, merchant, currency }: AccountOwner,
  { open }: Pick<Withdrawable, 'open'>,
  language: Language,
) => {
  const on = await openBonus(tx, memberId, open);
  if (!on) return undefined;
  const { order, bonus, requirement } = on;
  return {
    bonusNo: order.orderNo,
    name: await bonusName(tx, merchant, bonus, language),
    amount: toDecimal(requirement.amount),
    balance: toDecimal(await balanceOf(tx, { memberId, merchant, currency, kind: 'bonus' })),
    required: toDecimal(requirement.required),
    met: toDecimal(requirement.met),
    expiresAt: bonus.expiresAt.toISOString(),
  };
};
