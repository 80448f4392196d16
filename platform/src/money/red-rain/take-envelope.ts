import { bulkInsert } from '../../database/bulk-insert.ts';
import { type Database, rowsOf, type Transaction } from '../../database/database.ts';
import { and, eq, sql } from '../../database/orm.ts';
import { redRainEnvelopes, redRainRounds } from './red-rain.tables.ts';
import type { RedRainRules } from './red-rain-rules.ts';
import { splitPool } from './split-pool.ts';

/** The envelope that a member has of a round. */
export const envelopeOf = async (db: Database, memberId: number, round: Date) => {
  const [envelope] = await db
    .select()
    .from(redRainEnvelopes)
    .where(and(eq(redRainEnvelopes.memberId, memberId), eq(redRainEnvelopes.round, round)));
  return envelope;
};

/** Fills the envelopes of a round, once: others who join wait for it. */
const ensureFilled = async (tx: Transaction, rules: RedRainRules, startsAt: Date): Promise<void> => {
  const { merchant, pool } = rules;
  const isThis = and(eq(redRainRounds.merchant, merchant), eq(redRainRounds.startsAt, startsAt));
  const [known] = await tx.select().from(redRainRounds).where(isThis);
  if (known) return;
  const opened = await tx.insert(redRainRounds).values({ merchant, startsAt, pool }).onConflictDoNothing().returning();
  if (opened.length === 0) return;
  const rows = splitPool(rules).map((prize) => ({ merchant, round: startsAt, prize }));
  await bulkInsert(tx, redRainEnvelopes, rows);
};

/**
 * Gives a member one of the envelopes that wait; undefined when all are taken. Nobody waits for an envelope that another one is
 * taking. The member's accounts are held, so that one try takes one.
 */
export const takeEnvelope = async (
  tx: Transaction,
  rules: RedRainRules,
  { memberId, round, at }: { readonly memberId: number; readonly round: Date; readonly at: Date },
): Promise<{ readonly id: number; readonly prize: bigint } | undefined> => {
  await ensureFilled(tx, rules, round);
  const [taken] = await rowsOf<{ id: string | number; prize: string | number }>(
    tx,
    sql`update ${redRainEnvelopes} set member_id = ${memberId}, won_at = ${at}
      where id = (
        select id from ${redRainEnvelopes}
        where merchant = ${rules.merchant} and round = ${round} and member_id is null
        order by id limit 1 for update skip locked)
      returning id, prize`,
  );
  return taken && { id: Number(taken.id), prize: BigInt(taken.prize) };
};
