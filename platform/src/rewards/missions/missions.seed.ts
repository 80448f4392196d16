import type { FeatureSeed } from '../../base/feature-seed.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { missions } from './missions.tables.ts';

type Row = Omit<typeof missions.$inferInsert, 'merchant'>;

const MISSIONS: readonly Row[] = [
  {
    period: 'day',
    metric: 'validBet',
    target: 100_000n,
    title: { EN: 'Bet ₱1,000 on any game', TY: 'Tumaya ng ₱1,000 sa kahit anong laro' },
    amount: 1_000n,
  },
  {
    period: 'day',
    metric: 'rounds',
    category: 'RNG',
    target: 50n,
    title: { EN: 'Play 50 slot rounds', TY: 'Maglaro ng 50 round sa slots' },
    amount: 800n,
  },
  {
    period: 'day',
    metric: 'deposits',
    target: 50_000n,
    title: { EN: 'Deposit ₱500', TY: 'Magdeposito ng ₱500' },
    amount: 500n,
  },
  {
    period: 'week',
    metric: 'validBet',
    target: 1_000_000n,
    title: { EN: 'Bet ₱10,000 this week', TY: 'Tumaya ng ₱10,000 ngayong linggo' },
    amount: 8_800n,
  },
  {
    period: 'week',
    metric: 'validBet',
    category: 'RNG',
    target: 300_000n,
    title: { EN: 'Bet ₱3,000 on slots', TY: 'Tumaya ng ₱3,000 sa slots' },
    amount: 2_800n,
  },
];

export const missionsSeed: FeatureSeed = {
  feature: 'missions',
  version: 1,
  needs: 'catalogue',
  run: async (tx) => {
    const known = new Set(
      (await tx.selectDistinct({ merchant: missions.merchant }).from(missions)).map((each) => each.merchant),
    );
    const brands = (await brandsOf(tx)).filter(({ code }) => !known.has(code));
    const rows = brands.flatMap(({ code: merchant }) => MISSIONS.map((mission) => ({ merchant, ...mission })));
    if (rows.length > 0) await tx.insert(missions).values(rows);
  },
};
