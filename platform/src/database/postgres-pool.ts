import pg from 'pg';
import { log } from '../log/log.ts';
import { BusyError, isConnectionLost } from './busy.ts';
import type { Database } from './database.ts';
import type { PoolLimits } from './limits.ts';
import { loadDrizzle } from './load-drizzle.ts';

const { drizzle }: typeof import('drizzle-orm/node-postgres') = loadDrizzle('drizzle-orm/node-postgres');

/** The server ends a statement that takes too long; when the server itself does not answer, the driver does. */
const SILENCE_MS = 2_000;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void;

/** A pool whose queue has an end: load is refused before it fills the memory. */
class BoundedPool extends pg.Pool {
  readonly #waiting: number;

  constructor(config: pg.PoolConfig, waiting: number) {
    super(config);
    this.#waiting = waiting;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    const isFull = this.idleCount === 0 && this.waitingCount >= this.#waiting;
    const refused = isFull ? new BusyError(`${this.#waiting} wait for a database connection already.`) : undefined;
    if (!callback) return refused ? Promise.reject(refused) : super.connect();
    if (refused) callback(refused, undefined, () => undefined);
    else super.connect(callback);
    return undefined;
  }
}

export const openPool = (url: string, name: string, limits: PoolLimits): pg.Pool => {
  const pool = new BoundedPool(
    {
      connectionString: url,
      application_name: name,
      max: limits.connections,
      connectionTimeoutMillis: limits.connectMs,
      statement_timeout: limits.statementMs,
      query_timeout: limits.statementMs + SILENCE_MS,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleInTransactionMs,
      keepAlive: true,
    },
    limits.waiting,
  );
  // An idle connection that the server drops must not end the process: the pool opens another.
  pool.on('error', (error) => log({ level: 'warn', event: 'database.idle-connection-lost', pool: name }, error));
  // Nor must one that is lost between two queries of a transaction, of which the pool hears nothing.
  pool.on('connect', (client) =>
    client.on('error', (error) => log({ level: 'warn', event: 'database.connection-lost', pool: name }, error)),
  );
  return pool;
};

/**
 * The ORM checks a connection out for a transaction and keeps it for ever when `begin` fails, and asks a silent server
 * for a rollback. Here the connection comes back whatever happens, and one that is lost is closed.
 */
const transactOn =
  (pool: pg.Pool): Database['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    let isOut = true;
    const returnClient = (isLost: boolean): void => {
      if (isOut) client.release(isLost);
      isOut = false;
    };
    try {
      const transact = drizzle(client).transaction.bind(drizzle(client));
      return await transact(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          if (isConnectionLost(error)) returnClient(true);
          throw error;
        }
      }, config);
    } catch (error) {
      returnClient(isConnectionLost(error));
      throw error;
    } finally {
      returnClient(false);
    }
  };

export const databaseOn = (pool: pg.Pool): Database => Object.assign(drizzle(pool), { transaction: transactOn(pool) });
