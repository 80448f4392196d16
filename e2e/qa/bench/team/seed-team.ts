import type pg from 'pg';

export interface TeamSize {
  readonly members: number;
  readonly bets: number;
}

/** Who is asked for, and what makes each of them a hard case. */
export const TOP = 'bench_0';
/** Directly below the top, with a fifth of all members directly below. */
export const WIDE = 'bench_1';
/** In the middle of the tree. */
export const MIDDLE = 'bench_20';

/** Members below each agent of the tree: at 50,000 members it has 8 levels. */
const BRANCHES = 4;
const DAYS = 60;
const WIDE_PART = 5;
/** One bet in so many has its stake in the ledger too. */
const LEDGER_PART = 10;
/** In hundredths of a percent: the top's, and how much less each level has. */
const TOP_RATE = 60;
const RATE_STEP = 6;

/**
 * A team of this size below `TOP`, with the password of `passwordOf`, with two months of bets, paid rebates, four deposits a member, and stakes, written past the platform: ten million
 * rows by calls would take a day. Balances are the sums of the entries.
 */
export const seedTeam = async (client: pg.Client, { members, bets }: TeamSize, passwordOf: string): Promise<void> => {
  const wide = Math.floor(members / WIDE_PART);
  const tree = members - wide;
  const run = (statement: string, values: readonly unknown[] = []) => client.query(statement, [...values]);
  await run('set session_replication_role = replica');
  const [{ first }] = (await run('select max(id) + 1 as first from members')).rows;
  await run(
    `insert into members (id, merchant, username, type, upline_id, registered_at)
     select $1::bigint + i, 'tala', 'bench_' || i, case when i * ${BRANCHES} + 1 < $2 then 1 else 0 end,
       case when i = 0 then null else $1::bigint + (i - 1) / ${BRANCHES} end, now() - interval '${DAYS} days' * random()
     from generate_series(0, $2::int - 1) as i`,
    [first, tree],
  );
  await run(
    `insert into members (id, merchant, username, type, upline_id, registered_at)
     select $1::bigint + i, 'tala', 'bench_w' || i, 0, $1::bigint - $3 + 1, now() - interval '${DAYS} days' * random()
     from generate_series(0, $2::int - 1) as i`,
    [Number(first) + tree, wide, tree],
  );
  await run(
    `update members set password_hash = (select password_hash from members where username = $1) where username = any($2)`,
    [passwordOf, [TOP, WIDE, MIDDLE]],
  );
  await run(`select setval('members_id_seq', (select max(id) from members))`);
  await run(
    `insert into member_ancestors (ancestor_id, member_id, depth)
     with recursive up(member_id, ancestor_id, depth) as (
       select id, upline_id, 1 from members where id >= $1 and upline_id is not null
       union all
       select up.member_id, m.upline_id, up.depth + 1 from up join members m on m.id = up.ancestor_id
       where m.upline_id is not null
     )
     select ancestor_id, member_id, depth from up`,
    [first],
  );
  await run(
    `insert into accounts (merchant, member_id, kind, currency, balance)
     select 'tala', id, 'wallet', 'PHP', 0 from members where id >= $1`,
    [first],
  );
  const last = Number(first) + members - 1;
  await run(
    `insert into bets (bet_no, member_id, node_id, is_free_play, stake, valid_bet, payout, status, placed_at)
     select 'BENCH-' || i, $1::bigint + floor(power(random(), 2) * ($2::bigint - $1::bigint + 1))::bigint, '100001', false, s, s,
       case when random() < 0.3 then s * 3 else 0 end, 'settled', now() - interval '${DAYS} days' * random()
     from (select i, 100 + floor(random() * 9900)::bigint as s from generate_series(1, $3::int) as i) as stakes`,
    [first, last, bets],
  );
  const given = (depth: string) => `greatest(${TOP_RATE} - ${RATE_STEP} * ${depth}, 0)`;
  await run(
    `insert into agent_rates (member_id, category, from_day, rate)
     select a.member_id, g.category, now()::date - ${DAYS}, ${given('max(a.depth)')}
     from member_ancestors a, games g where a.member_id > $1 and g.node_id = '100001' group by 1, 2`,
    [first],
  );
  const day = `((placed_at at time zone 'UTC') + interval '8 hours')::date`;
  await run(
    `insert into agent_rebates (agent_id, day, member_id, category, vassalage, valid_bet, rate, member_rate, amount, paid_at)
     select m.upline_id, ${day}, m.id, g.category, g.vendor, sum(valid_bet), ${TOP_RATE}, ${TOP_RATE - RATE_STEP},
       sum(valid_bet) * ${RATE_STEP} / 10000, now()
     from bets b join members m on m.id = b.member_id join games g on g.node_id = b.node_id
     where m.upline_id >= $1 and ${day} < ((now() at time zone 'UTC') + interval '8 hours')::date group by 1, 2, 3, 4, 5
     -- As they are paid.
     order by 2, 1`,
    [first],
  );
  await run(`create temp table moved as
    select row_number() over () as n, kind, member_id, amount, at from (
      select 'deposit' as kind, m.id as member_id, 50000000::bigint as amount, now() - interval '${DAYS} days' * random() as at
      from members m, generate_series(1, 4) where m.id >= ${Number(first)}
      union all
      select 'stake', member_id, -stake, placed_at from bets where bet_no like 'BENCH-%' and id % ${LEDGER_PART} = 0
    ) as moves`);
  const [{ base }] = (await run('select coalesce(max(id), 0) as base from ledger_transactions')).rows;
  await run(
    `insert into ledger_transactions (id, kind, idempotency_key, created_at)
     select $1::bigint + n, kind, 'bench/' || n, at from moved`,
    [base],
  );
  await run(`select setval('ledger_transactions_id_seq', (select max(id) from ledger_transactions))`);
  const house = `(select id from accounts where member_id is null and merchant = 'tala' and kind = 'gateway' limit 1)`;
  await run(
    `insert into ledger_entries (transaction_id, account_id, amount, balance_after)
     select $1::bigint + n, a.id, amount, sum(amount) over (partition by a.id order by n)
     from moved join accounts a on a.member_id = moved.member_id and a.kind = 'wallet'`,
    [base],
  );
  await run(
    `insert into ledger_entries (transaction_id, account_id, amount) select $1::bigint + n, ${house}, -amount from moved`,
    [base],
  );
  await run(
    `update accounts set balance = (select sum(amount) from ledger_entries where account_id = accounts.id)
     where member_id >= $1 and kind = 'wallet'`,
    [first],
  );
  await run('delete from team_days');
  await run('delete from member_days');
  await run('delete from written_days');
  await run('delete from branch_days');
  await run('delete from agent_rebate_totals');
  await run('set session_replication_role = origin');
  await run('vacuum analyze');
};
