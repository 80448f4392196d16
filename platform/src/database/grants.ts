import { type Database, rowsOf } from './database.ts';
import { sql } from './orm.ts';

/** Written once. The triggers of the migrations refuse more, also to whoever owns the tables. */
const ONLY_ADDED = ['ledger_transactions', 'ledger_entries', 'order_steps', 'exclusions'];
/** Written once, and removed when their time is over. */
const NEVER_CHANGED = ['audit_events'];
/** Changed, never removed. `accounts` is locked row by row, for which Postgres wants a right to update. */
const NEVER_REMOVED = ['accounts', 'bets', 'orders', 'deposits', 'bonuses', 'members', 'merchants'];

const namesOf = (tables: readonly string[]) =>
  sql.join(
    tables.map((table) => sql.identifier(table)),
    sql`, `,
  );

/**
 * What the serving role may: read and write rows, no more. It makes no tables, empties none, and cannot change what was
 * written in the ledger. Granted anew after each migration, so that a new table is not forgotten.
 */
export const grantRuntime = (db: Database, role: string): Promise<void> =>
  db.transaction(async (tx) => {
    const runtime = sql.identifier(role);
    for (const statement of [
      sql`revoke create on schema public from public`,
      sql`grant usage on schema public, drizzle to ${runtime}`,
      sql`grant select on all tables in schema drizzle to ${runtime}`,
      sql`revoke all on all tables in schema public from ${runtime}`,
      sql`grant select, insert, update, delete on all tables in schema public to ${runtime}`,
      sql`revoke update, delete on ${namesOf(ONLY_ADDED)} from ${runtime}`,
      sql`revoke update on ${namesOf(NEVER_CHANGED)} from ${runtime}`,
      sql`revoke delete on ${namesOf(NEVER_REMOVED)} from ${runtime}`,
      sql`grant usage, select on all sequences in schema public to ${runtime}`,
    ])
      await tx.execute(statement);
  });

/** Whether the role that is connected may change the tables themselves: then it migrates, else another one has to. */
export const mayMigrate = async (db: Database): Promise<boolean> => {
  const [row] = await rowsOf<{ may: boolean }>(
    db,
    sql`select has_database_privilege(current_database(), 'CREATE') and has_schema_privilege('public', 'CREATE') as may`,
  );
  return row?.may === true;
};
