import { type Database, rowsOf } from './database.ts';
import { getTableColumns, getTableName, sql } from './orm.ts';
import type { PgTable } from './pg-core.ts';

const CHUNK_ROWS = 4000;

const toJson = (_key: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);
const plainType = (type: string): string => (type === 'bigserial' ? 'bigint' : type);

/** Inserts many rows with one parameter: a recordset read from JSON, on either driver. All rows have the same fields. */
export const bulkInsert = async <Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field in first);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const types = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(plainType(column.getSQLType()))}`),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += CHUNK_ROWS) {
    const records = rows.slice(from, from + CHUNK_ROWS).map((row) => {
      const fields = new Map(Object.entries(row));
      return Object.fromEntries(columns.map(([field, column]) => [column.name, fields.get(field)]));
    });
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from jsonb_to_recordset(${JSON.stringify(records, toJson)}::jsonb) as record(${types})`,
    );
  }
};

/** Takes ids from the table's own sequence, so that other processes may insert meanwhile. */
export const reserveIds = async (db: Database, table: PgTable, count: number): Promise<readonly number[]> => {
  const rows = await rowsOf<{ id: string | number }>(
    db,
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id')) as id from generate_series(1, ${count}::int)`,
  );
  return rows.map((row) => Number(row.id));
};
