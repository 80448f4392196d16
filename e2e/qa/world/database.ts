import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { fillPostgres } from 'platform/testing/fill-postgres';
import { startPostgres } from 'platform/testing/postgres';

/** Of the connections that the platform's processes hold, not of the suite's own. */
const PLATFORM_BACKENDS =
  "datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'";

const childrenOf = (parent: number): readonly number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, , , ppid] = /^(\d+) \(.*\) (\S) (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
        return Number(ppid) === parent ? [Number(name)] : [];
      } catch {
        // It ended while it was looked at.
        return [];
      }
    });

/**
 * A throwaway Postgres that can be frozen, and whose connections can be cut; with `isFilled` it has the games, and the platform
 * adds no members and no history to it when it starts. Undefined where there is none to be had.
 */
export const openDatabase = async (isFilled: boolean) => {
  const server = await startPostgres();
  if (server === undefined) return undefined;
  const { url, pid } = server;
  if (isFilled) {
    await fillPostgres(url).catch(async (error) => {
      await server.stop();
      throw error;
    });
  }
  const signal = (name: NodeJS.Signals): void => {
    for (const each of [pid, ...childrenOf(pid)]) process.kill(each, name);
  };

  /** Whether the database would carry a statement out, deferred checks included; it is undone in any case. */
  const carriesOut = async (statement: string): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query('begin');
      await client.query(statement);
      await client.query('set constraints all immediate');
      return true;
    } catch {
      return false;
    } finally {
      await client.query('rollback');
      await client.end();
    }
  };

  const rows = async <Row extends pg.QueryResultRow>(statement: string, values: readonly unknown[] = []) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(statement, [...values])).rows;
    } finally {
      await client.end();
    }
  };

  return {
    url,
    rows,
    carriesOut,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    /** Ends every connection of the platform; answers how many there were. */
    cut: async (): Promise<number> =>
      (await rows(`select pg_terminate_backend(pid) from pg_stat_activity where ${PLATFORM_BACKENDS}`)).length,
    close: server.stop,
  };
};
export type Database = NonNullable<Awaited<ReturnType<typeof openDatabase>>>;
