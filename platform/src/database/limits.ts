import { readCount } from '@shared-kernel/node/environment';

/** What one group of connections may take. What goes beyond is refused as busy, so that nothing waits without end. */
export interface PoolLimits {
  readonly connections: number;
  /** Callers that may wait for a connection; the next one is refused at once. */
  readonly waiting: number;
  /** For a free connection, or a new one. */
  readonly connectMs: number;
  readonly statementMs: number;
  /** For a row that another transaction holds. */
  readonly lockMs: number;
  /** A holder that has frozen loses its transaction after this, and with it the rows that others wait for. */
  readonly idleInTransactionMs: number;
}

export interface DatabaseLimits {
  readonly pages: PoolLimits;
  readonly play: PoolLimits;
  readonly jobs: PoolLimits;
}

/** A request is over before the edge gives it up; a round's rows are free again within two seconds of a freeze. */
export const DATABASE_LIMITS: DatabaseLimits = {
  pages: {
    connections: 10,
    waiting: 200,
    connectMs: 5_000,
    statementMs: 8_000,
    lockMs: 3_000,
    idleInTransactionMs: 5_000,
  },
  play: {
    connections: 10,
    waiting: 100,
    connectMs: 5_000,
    statementMs: 5_000,
    lockMs: 2_000,
    idleInTransactionMs: 2_000,
  },
  jobs: {
    connections: 3,
    waiting: 50,
    connectMs: 10_000,
    statementMs: 180_000,
    lockMs: 5_000,
    idleInTransactionMs: 30_000,
  },
};

/** Migrations and the seed: long statements, computing in between, and another process that is at it already. */
export const STARTUP_LIMITS: PoolLimits = {
  connections: 2,
  waiting: 10,
  connectMs: 10_000,
  statementMs: 600_000,
  lockMs: 300_000,
  idleInTransactionMs: 300_000,
};

/** The embedded database does one thing at a time. */
export const EMBEDDED_QUEUE = { atOnce: 1, waiting: 200, waitMs: 10_000 };

/** The limits with what the operator set instead: connections by the server's size, statements by its speed. */
export const readDatabaseLimits = (env: NodeJS.ProcessEnv): DatabaseLimits => {
  const { pages, play, jobs } = DATABASE_LIMITS;
  const statementMs = readCount(env, 'DATABASE_STATEMENT_MS', pages.statementMs);
  return {
    pages: { ...pages, connections: readCount(env, 'DATABASE_PAGE_CONNECTIONS', pages.connections), statementMs },
    play: { ...play, connections: readCount(env, 'DATABASE_PLAY_CONNECTIONS', play.connections) },
    jobs,
  };
};
