import type { Database } from '../../database/database.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { type AccountOwner, memberAccountOf } from '../../ledger/member-account.ts';
import { moneyRulesOf } from '../rules/money-rules.ts';
import { activeBonus } from '../turnover/active-bonus.ts';
import { previewTurnover } from '../turnover/count-turnover.ts';

const PERCENT = 100n;

/** How much of the turnover of the bonus that is on has been played by now, in whole percent, rounded down; undefined without one. */
export const bonusPlayed = async (db: Database, member: AccountOwner): Promise<number | undefined> => {
  const active = await activeBonus(db, member.id);
  if (!active) return undefined;
  const { turnoverWeights: weights } = await moneyRulesOf(db, member.merchant);
  const wallet = await ensureAccount(db, memberAccountOf(member, false));
  const turnover = await previewTurnover(db, { memberId: member.id, wallet, weights }, active.order.orderNo);
  return turnover && Number((turnover.met * PERCENT) / turnover.required);
};
