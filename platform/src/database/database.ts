import { fileURLToPath } from 'node:url';
import type { SQL } from './orm.ts';
import type { PgDatabase, PgQueryResultHKT } from './pg-core.ts';
import type { Signals } from './signals.ts';

/** The same queries run on both drivers, and inside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

/**
 * A database inside `db.transaction(…)`: what moves money, or must be whole, asks for this one. The pool has no
 * `rollback`, so it cannot stand in for it: `post(platform.db, …)` does not compile.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Connections by who waits for them, so that one kind of work cannot use up another's. Embedded, they are one. */
export interface Databases {
  /** What pages ask. */
  readonly db: Database;
  /** Rounds and launches. */
  readonly playDb: Database;
  /** Jobs and whole-database checks: few connections, long statements. */
  readonly jobsDb: Database;
  readonly signals: Signals;
}

export interface PoolFigures {
  readonly name: string;
  readonly open: number;
  readonly idle: number;
  /** Callers that wait for a connection. */
  readonly waiting: number;
}

export interface OpenDatabase extends Databases {
  readonly kind: 'embedded' | 'postgres';
  /** Which one it is, for whoever reads what the platform says at its start: `tala at db:5432`, or a folder. */
  readonly name: string;
  /** One process at a time runs `work`, over all processes of this database, on a connection that may take long. */
  exclusively<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  /** Connections by pool; none embedded. */
  pools(): readonly PoolFigures[];
  close(): Promise<void>;
}

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Rows of a statement written by hand; both drivers answer with the same shape. */
export const rowsOf = async <Row>(db: Database, statement: SQL): Promise<readonly Row[]> => {
  const result = (await db.execute(statement)) as { readonly rows: readonly Row[] };
  return result.rows;
};
