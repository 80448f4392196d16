import pg from 'pg';
import { log } from '../log/log.ts';
import { createListeners, type Signals } from './signals.ts';

const AGAIN_MS = 1_000;

/**
 * `LISTEN` on a connection of its own, opened when somebody listens first and again when it is lost. A pooler in front must give
 * it a session; without one nothing is heard.
 */
export const postgresSignals = (url: string): Signals & { close(): Promise<void> } => {
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;
  /** What the client does: it takes one query at a time. */
  let work: Promise<unknown> = Promise.resolve();

  const lost = (which: pg.Client, error?: unknown): void => {
    if (client !== which || isClosed) return;
    client = undefined;
    log({ level: 'warn', event: 'database.signals-lost' }, error);
    void which.end().catch(() => undefined);
    again = setTimeout(connect, AGAIN_MS);
    again.unref();
  };

  const hearChannel = (channel: string): void => {
    const which = client;
    if (which === undefined) return;
    work = work
      .then(() => (client === which ? which.query(`listen ${pg.escapeIdentifier(channel)}`) : undefined))
      .catch((error: unknown) => lost(which, error));
  };

  const connect = (): void => {
    const next = new pg.Client({ connectionString: url, application_name: 'platform signals', keepAlive: true });
    client = next;
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    next.on('notification', ({ channel, payload = '' }) => listeners.tell(channel, payload));
    work = next.connect().catch((error: unknown) => lost(next, error));
    for (const channel of listeners.channels()) hearChannel(channel);
  };

  const listeners = createListeners((channel) => {
    if (client === undefined && again === undefined) connect();
    else hearChannel(channel);
  });

  return {
    listen: listeners.listen,
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      await client?.end().catch(() => undefined);
    },
  };
};
