import type { claimRebate, getManualRebate } from '@shared-kernel/contracts/member/rebates';
import { dayOf, endOfDay } from '@shared-kernel/contracts/system/calendar';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { PlatformError } from '../../base/platform-error.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import type { LiveSession } from '../../identity/find-session.ts';
import { rateText, toDecimal } from '../../ledger/money.ts';
import { moneyRules } from '../rules/money-rules.tables.ts';
import { creditRebates } from './credit-rebates.ts';
import { type DayRebate, dayRebates, openIn } from './day-rebates.ts';
import { rebateOf } from './rebate-rates.ts';

type Member = LiveSession['member'];

/** The merchant's least claim: less waits for midnight (rules: rebates). The trial twin of a brand gives nothing back. */
const leastClaimOf = async (db: Database, { merchant }: Member): Promise<bigint> => {
  const [rules] = await db
    .select({ least: moneyRules.leastRebate })
    .from(moneyRules)
    .where(eq(moneyRules.merchant, merchant));
  return rules?.least ?? 0n;
};

/** What claiming now would bring: nothing below the least claim. Minor units. */
export const claimableRebate = async (db: Database, member: Member, now: Date): Promise<bigint> => {
  const open = openIn(await dayRebates(db, member, dayOf(now)));
  return open < (await leastClaimOf(db, member)) ? 0n : open;
};

const toWire = ({ category, validBet, rate, claimed, open }: DayRebate) => ({
  gameType: category,
  validBet: toDecimal(validBet),
  rate: rateText(rate),
  rebate: toDecimal(rebateOf(validBet, rate)),
  claimed: toDecimal(claimed),
  open: toDecimal(open),
});

/** Today's rebates by category, and what claiming would bring. */
export const manualRebate = async (
  db: Database,
  member: Member,
  now: Date,
): Promise<ValueOf<typeof getManualRebate>> => {
  const day = dayOf(now);
  const list = (await dayRebates(db, member, day)).filter(({ rate, claimed }) => rate > 0 || claimed > 0n);
  const open = openIn(list);
  const least = await leastClaimOf(db, member);
  return {
    list: list.map(toWire),
    open: toDecimal(open),
    claimable: toDecimal(open < least ? 0n : open),
    claimed: toDecimal(list.reduce((sum, { claimed }) => sum + claimed, 0n)),
    leastClaim: toDecimal(least),
    endsAt: endOfDay(day).toISOString(),
  };
};

/** Gives today's open rebates, all categories at once. */
export const claim = async ({ platform, session, now }: MemberCall<unknown>): Promise<ValueOf<typeof claimRebate>> => {
  const least = await leastClaimOf(platform.db, session.member);
  const ask = { day: dayOf(now), status: 'claimed', at: now, least } as const;
  const amount = await platform.db.transaction((tx) => creditRebates(tx, session.member, ask));
  if (amount === 0n) {
    const value = { leastClaim: toDecimal(least) };
    throw new PlatformError<typeof claimRebate>('rebate.minimum', 'Less than the least claim is open.', { value });
  }
  return { amount: toDecimal(amount) };
};
