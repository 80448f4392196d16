import type { FeatureSeed } from '../../base/feature-seed.ts';
import { eq, sql } from '../../database/orm.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { DEPOSIT } from '../order-kinds/deposit-order.ts';
import { depositChannels } from './deposits.tables.ts';

/** House rule: ₱100 to ₱50,000 an order. */
const OFFERED = {
  minAmount: 10_000n,
  maxAmount: 5_000_000n,
  isOffered: true,
  accountName: 'TALA SERVICES INC',
  quickAmounts: [20_000n, 50_000n, 100_000n, 200_000n, 500_000n, 1_000_000n],
};
const WALLET = { ...OFFERED, method: 'EWALLET', hasQr: true, minutes: 1 } as const;
const CHANNELS: readonly Omit<typeof depositChannels.$inferInsert, 'merchant'>[] = [
  { code: 'GCASH', sort: 1, name: 'GCash', accountNumber: '0917 555 0188', ...WALLET },
  { code: 'MAYA', sort: 2, name: 'Maya', accountNumber: '0918 555 0142', ...WALLET },
  { code: 'BANK', sort: 3, name: 'InstaPay', accountNumber: '0012 3400 5678', minutes: 5, ...OFFERED },
  {
    ...OFFERED,
    code: 'QRPH',
    sort: 4,
    method: 'QR',
    name: 'QR Ph',
    accountNumber: '0917 555 0188',
    hasQr: true,
    minutes: 2,
  },
  { ...OFFERED, code: 'GATEWAY', sort: 5, method: 'GATEWAY', name: 'Tala Pay', accountName: '', minutes: 1 },
  { code: 'OPERATOR', sort: 6, minAmount: 1n, maxAmount: 1_000_000_000_000n, isOffered: false },
];

/** None in most brands (house rules, deposits); in hundredths of a percent. */
const FEE_RATES: Readonly<Record<string, Readonly<Record<string, number>>>> = { mabuhay: { GATEWAY: 100 } };

const LOOK = ['method', 'name', 'accountName', 'accountNumber', 'hasQr', 'minutes', 'quickAmounts'] as const;

export const depositChannelSeed: FeatureSeed = {
  feature: 'deposit-channels',
  version: 4,
  needs: 'catalogue',
  run: async (tx) => {
    const brands = await brandsOf(tx);
    const rows = brands.flatMap(({ code: merchant }) =>
      CHANNELS.map((channel) => ({ merchant, ...channel, feeRate: FEE_RATES[merchant]?.[channel.code] ?? 0 })),
    );
    const look = Object.fromEntries(
      LOOK.map((column) => [column, sql.raw(`excluded.${depositChannels[column].name}`)]),
    );
    const target = [depositChannels.merchant, depositChannels.code];
    // A channel that has a name already is the merchant's own.
    const setWhere = eq(depositChannels.name, '');
    if (rows.length > 0)
      await tx.insert(depositChannels).values(rows).onConflictDoUpdate({ target, set: look, setWhere });
  },
};

/** The order behind each deposit of the seeded history, which is written as ledger rows in bulk. */
export const depositOrderSeed: FeatureSeed = {
  feature: 'deposit-orders',
  version: 1,
  needs: 'history',
  run: async (tx) => {
    await tx.execute(sql`
      with movements as (
        select t.id, t.reference, t.created_at, e.amount, a.member_id
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join accounts a on a.id = e.account_id and a.member_id is not null
        where t.kind = 'deposit' and t.reference is not null
          and not exists (select 1 from orders where orders.order_no = t.reference)
      ), written as (
        insert into orders (order_no, kind, member_id, state, created_at, changed_at)
        select reference, ${DEPOSIT.name}, member_id, 'credited', created_at - interval '2 minutes', created_at
        from movements returning id, order_no
      ), paid as (
        insert into deposits (order_id, channel, amount, received, provider_reference)
        select written.id, (array['GCASH', 'MAYA', 'BANK'])[1 + movements.id % 3], amount, amount, 'seed/' || reference
        from written join movements on reference = order_no
      )
      insert into order_steps (order_id, from_state, to_state, by, at)
      select written.id, step.from_state, step.to_state, step.by, created_at - step.seconds * interval '1 second'
      from written join movements on reference = order_no cross join (values
        (1, null, 'created', 'member', 120), (2, 'created', 'waiting', 'member', 120),
        (3, 'waiting', 'checking', 'provider', 0), (4, 'checking', 'credited', 'provider', 0)
      ) as step (place, from_state, to_state, by, seconds)
      order by written.id, step.place`);
  },
};
