import { exclusions } from '../../accounts/accounts.public.ts';
import type { Transaction } from '../../database/database.ts';
import { rowsOf } from '../../database/database.ts';
import { sql } from '../../database/orm.ts';
import { members, TRIAL_TYPE } from '../../identity/members.tables.ts';
import { claimEnd, type Grant } from '../grants/grant-reward.ts';
import { rewards } from '../grants/rewards.tables.ts';

type LevelGrant = Omit<Grant, 'memberId'> & { readonly level: number };

/**
 * Grants a reward to every member of a merchant from a club level on, in one statement, and says to how many; who has had it is left
 * out. No mail: so many learn of it by the bubble.
 */
export const grantToLevel = async (tx: Transaction, grant: LevelGrant): Promise<number> => {
  const { merchant, level, kind, source, title, amount, turnoverTimes = 0, promotion = null, at } = grant;
  // In a break from play nothing is claimed: the days to claim begin with its end.
  const end = sql`${claimEnd(at)}::timestamptz`;
  const granted = await rowsOf(
    tx,
    sql`insert into ${rewards} (merchant, member_id, kind, source, promotion, title, amount, turnover_times, available_at, expires_at)
      select merchant, id, ${kind}, ${source}, ${promotion}, ${JSON.stringify(title)}::jsonb, ${amount}::bigint,
        ${turnoverTimes}::int, ${at}::timestamptz, greatest(${end}, ${end} - ${at}::timestamptz +
          (select max(ends_at) from ${exclusions} where ${exclusions.memberId} = ${members.id}))
      from ${members}
      where ${members.merchant} = ${merchant} and ${members.vipLevel} >= ${level} and ${members.type} <> ${TRIAL_TYPE}
        and not ${members.isDisabled}
      on conflict (member_id, source) do nothing returning 1`,
  );
  return granted.length;
};
