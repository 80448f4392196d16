import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

/** A store in one file, which survives a restart. `:memory:` for tests. */
export const openSqlite = (file: string, tables: string) => {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(file);
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; ${tables}`);
  return {
    one: <Row>(sql: string, ...values: SQLInputValue[]) => db.prepare(sql).get(...values) as Row | undefined,
    all: <Row>(sql: string, ...values: SQLInputValue[]) =>
      db
        .prepare(sql)
        .all(...values)
        .map((row) => row as Row),
    run: (sql: string, ...values: SQLInputValue[]): void => void db.prepare(sql).run(...values),
    /** Of a row that is there: `ignore` leaves it as it is. */
    insert: (table: string, row: object, onConflict: 'ignore' | 'replace'): void => {
      const names = Object.keys(row);
      const marks = names.map(() => '?').join(', ');
      db.prepare(`insert or ${onConflict} into ${table} (${names.join(', ')}) values (${marks})`).run(
        ...Object.values(row),
      );
    },
    /** For a file that an older process has made. */
    hasColumn: (table: string, column: string): boolean =>
      db.prepare('select 1 from pragma_table_info(?) where name = ?').get(table, column) !== undefined,
    /** All of it, or nothing. */
    together: <Result>(work: () => Result): Result => {
      db.exec('begin immediate');
      try {
        const result = work();
        db.exec('commit');
        return result;
      } catch (error) {
        db.exec('rollback');
        throw error;
      }
    },
    close: () => db.close(),
  };
};
