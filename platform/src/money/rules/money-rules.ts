import type { FeatureSeed } from '../../base/feature-seed.ts';
import type { Database } from '../../database/database.ts';
import { eq } from '../../database/orm.ts';
import { brandsOf } from '../../merchants/merchants.ts';
import { moneyRules } from './money-rules.tables.ts';

export type MoneyRules = typeof moneyRules.$inferSelect;

/** A withdrawal is more than its fee, whatever least a merchant has set. */
const aboveFee = (least: bigint, fee: bigint): bigint => (least > fee ? least : fee + 1n);

export const moneyRulesOf = async (db: Database, merchant: string): Promise<MoneyRules> => {
  const [rules] = await db.select().from(moneyRules).where(eq(moneyRules.merchant, merchant));
  if (!rules) throw new Error(`The merchant ${merchant} has no rules for money that goes out.`);
  const { minWallet, minBank, fee } = rules;
  return { ...rules, minWallet: aboveFee(minWallet, fee), minBank: aboveFee(minBank, fee) };
};

export const moneyRulesSeed: FeatureSeed = {
  feature: 'money-rules',
  version: 1,
  needs: 'catalogue',
  run: async (tx) => {
    const rows = (await brandsOf(tx)).map(({ code: merchant }) => ({ merchant }));
    if (rows.length > 0) await tx.insert(moneyRules).values(rows).onConflictDoNothing();
  },
};
