import type { getRewardHistory, REWARD_ENDS } from '@shared-kernel/contracts/member/rewards';
import { addDays, dayOf, startOfDay } from '@shared-kernel/contracts/system/calendar';
import type { Language } from '@shared-kernel/contracts/system/values';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { type Database, rowsOf } from '../../database/database.ts';
import { type SQL, sql } from '../../database/orm.ts';
import type { MemberCall } from '../../http/answer.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { toDecimal } from '../../ledger/money.ts';
import { bonuses, bonusName } from '../../money/money.public.ts';
import { orders } from '../../orders/orders.tables.ts';
import { openPage } from '../../records/paging.ts';
import { KEPT_DAYS } from '../../records/range.ts';
import { rewards } from '../grants/rewards.tables.ts';
import { promotions } from '../promotions/promotions.tables.ts';

type List = typeof getRewardHistory;

interface Row {
  readonly id: string;
  readonly title: Readonly<Record<Language, string>> | null;
  readonly promotion: string;
  readonly amount: string | number;
  readonly status: (typeof REWARD_ENDS)[number];
  readonly at: string | Date;
}

/** A member's rewards that are over, and the bonuses of deposits and prizes, each with its end. */
const ended = (memberId: number, now: Date): SQL => sql`
  select 'RW-' || r.id as id, r.title, '' as promotion, r.amount,
    case when r.claimed_at is null then case when r.expires_at <= ${now} then 'expired' else 'ended' end
      when r.bonus_id is null then 'paid' else o.state end as status,
    case when r.claimed_at is null then case when r.expires_at <= ${now} then r.expires_at else r.available_at end
      when r.bonus_id is null then r.claimed_at else b.ended_at end as at
  from ${rewards} r
  left join ${bonuses} b on b.order_id = r.bonus_id
  left join ${orders} o on o.id = r.bonus_id
  where r.member_id = ${memberId} and case
    when r.claimed_at is null then r.expires_at <= ${now} or (r.promotion is not null and not exists (
      select 1 from ${promotions} p where p.merchant = r.merchant and p.key = r.promotion and p.is_enabled))
    else r.bonus_id is null or b.ended_at is not null end
  union all
  select o.order_no, b.title, b.promotion, b.amount, o.state, b.ended_at
  from ${bonuses} b join ${orders} o on o.id = b.order_id
  where b.member_id = ${memberId} and b.ended_at is not null
    and not exists (select 1 from ${rewards} r where r.bonus_id = b.order_id)`;

const countOf = async (db: Database, from: SQL): Promise<number> => {
  const [row] = await rowsOf<{ count: string | number }>(db, sql`select count(*) as count from ${from}`);
  return Number(row?.count ?? 0);
};

export const listHistory = async (call: MemberCall<ParsedInputOf<List>>): Promise<ValueOf<List>> => {
  const { platform, session, input, now } = call;
  const { member } = session;
  refuseTrial(member);
  // Of this very instant too: what was claimed just now is looked for first.
  const until = new Date(now.getTime() + 1);
  const page = openPage(input, { from: startOfDay(addDays(dayOf(now), 1 - KEPT_DAYS)), until }, until);
  const { from, until: before } = page.range;
  const list = sql`(${ended(member.id, now)}) ended where at >= ${from} and at < ${before}`;
  const counted = page.isFirst ? await countOf(platform.db, list) : undefined;
  const rows = await rowsOf<Row>(
    platform.db,
    sql`select * from ${list} order by at desc, id desc limit ${page.limit} offset ${page.offset}`,
  );
  const named: ValueOf<List>['list'] = [];
  for (const { id, title, promotion, amount, status, at } of rows) {
    named.push({
      id,
      title: await bonusName(platform.db, member.merchant, { promotion, title }, input.language),
      amount: toDecimal(BigInt(amount)),
      status,
      at: new Date(at).toISOString(),
    });
  }
  return { list: named, ...page.close(counted) };
};
