import { agentRateLimits, agentRates } from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import { rowsOf, type Transaction } from '../../database/database.ts';
import { sql } from '../../database/orm.ts';
import { members } from '../../identity/members.tables.ts';
import { rateText } from '../../ledger/money.ts';

interface Named {
  readonly id: number;
  readonly username: string;
}

/** A moved member with a rate that the quota counts needs a place of the new upline's, as one whose rate is raised does. */
export const refuseFullQuota = async (
  tx: Transaction,
  member: Named,
  upline: Named,
  merchant: string,
  day: string,
): Promise<void> => {
  const [full] = await rowsOf<{ category: string; rate: number; from: number; quota: number }>(
    tx,
    sql`select has.category, has.rate, most.quota_from as "from", most.quota from (
        select distinct on (category) category, rate from ${agentRates}
        where member_id = ${member.id} and from_day <= ${day} order by category, from_day desc
      ) as has
      join ${agentRateLimits} most on most.merchant = ${merchant} and most.category = has.category
      where has.rate >= most.quota_from and most.quota <= (
        select count(*) from (
          select distinct on (r.member_id) r.rate from ${agentRates} r
          join ${members} m on m.id = r.member_id
          where m.upline_id = ${upline.id} and r.category = has.category and r.from_day <= ${day}
          order by r.member_id, r.from_day desc
        ) as others where others.rate >= most.quota_from
      )
      order by has.category limit 1`,
  );
  if (full)
    throw new PlatformError(
      'request.invalid',
      `${member.username} has ${rateText(full.rate)}% of ${full.category}, and ${upline.username} has no place left for ${rateText(full.from)}% or more (quota ${full.quota}): lower it first.`,
    );
};
