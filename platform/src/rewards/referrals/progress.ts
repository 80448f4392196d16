import type { REFERRAL_STEPS } from '@shared-kernel/contracts/member/referrals';
import { memberProfiles } from '../../accounts/accounts.public.ts';
import { type Database, rowsOf } from '../../database/database.ts';
import { sql } from '../../database/orm.ts';
import { deposits } from '../../money/money.public.ts';
import { orders } from '../../orders/orders.tables.ts';
import { bets } from '../../play/play.public.ts';
import { referralRules, referrals } from './referrals.tables.ts';

export interface Progress {
  readonly memberId: number;
  readonly step: (typeof REFERRAL_STEPS)[number];
  /** Why it can come no further. */
  readonly lapse: 'deposit' | 'time' | undefined;
}

interface Row {
  readonly memberId: string | number;
  readonly isVerified: boolean;
  readonly hasDeposit: boolean | null;
  readonly hasTurnover: boolean;
  readonly isOver: boolean;
}

const stepOf = ({ isVerified, hasDeposit, hasTurnover }: Row): Progress['step'] => {
  if (!isVerified) return 'registered';
  if (hasDeposit !== true) return 'verified';
  return hasTurnover ? 'played' : 'deposited';
};

const lapseOf = (row: Row): Progress['lapse'] => {
  if (row.hasDeposit === false) return 'deposit';
  return row.isOver && stepOf(row) !== 'played' ? 'time' : undefined;
};

/**
 * How far invited members have come by their profile, their first deposit and the bets of their own money within their time. Bets are
 * summed up only of who has come as far as the deposit; what was placed in time may be committed some minutes later.
 */
export const progressOf = async (
  db: Database,
  memberIds: readonly number[],
  now: Date,
): Promise<readonly Progress[]> => {
  if (memberIds.length === 0) return [];
  const rows = await rowsOf<Row>(
    db,
    sql`select r.member_id as "memberId", coalesce(p.is_mobile_verified, false) as "isVerified",
      d.amount >= u.min_deposit as "hasDeposit", b.turnover >= u.min_turnover as "hasTurnover", r.ends_at + interval '10 minutes' <= ${now} as "isOver"
    from ${referrals} r
    join ${referralRules} u on u.merchant = r.merchant
    left join ${memberProfiles} p on p.member_id = r.member_id
    left join lateral (
      select coalesce(x.received, x.amount) as amount from ${orders} o join ${deposits} x on x.order_id = o.id
      where o.member_id = r.member_id and o.kind = 'deposit' and o.state = 'credited' and o.changed_at < r.ends_at
      order by o.changed_at, o.id limit 1) d on true
    left join lateral (
      select coalesce(sum(t.valid_bet - least(t.bonus_stake, t.valid_bet)), 0) as turnover from ${bets} t
      where t.member_id = r.member_id and t.status = 'settled' and not t.is_free_play
        and t.placed_at >= r.registered_at and t.placed_at < r.ends_at
        and p.is_mobile_verified and d.amount >= u.min_deposit) b on true
    where r.member_id in (${sql.join(
      memberIds.map((id) => sql`${id}`),
      sql`, `,
    )})`,
  );
  return rows.map((row) => ({ memberId: Number(row.memberId), step: stepOf(row), lapse: lapseOf(row) }));
};
