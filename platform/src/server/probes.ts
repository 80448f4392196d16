import type { GuardedServer } from '@shared-kernel/node/guarded-server';
import { within } from '@shared-kernel/node/within';
import type { Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { sql } from '../database/orm.ts';
import { log } from '../log/log.ts';

/** Whoever asks waits a second (the document server's look); a database that takes longer is not there. */
const DATABASE_LIMIT_MS = 800;

const answers = (db: Database): Promise<boolean> => {
  const asked = db.execute(sql`select 1`).then(
    () => true,
    (error: unknown) => {
      log({ level: 'warn', event: 'database.not-ready' }, error);
      return false;
    },
  );
  return within(asked, DATABASE_LIMIT_MS, false);
};

interface Served {
  readonly server: Pick<GuardedServer, 'isDraining'>;
  /** Said to the document server, which says where games are answered. */
  readonly gamesOrigin: string | undefined;
}

/** `/ready`: whether requests are welcome here, for who chooses among instances. `/health` only says that the process lives. */
export const readiness = (app: Hono, db: Database, { server, gamesOrigin }: Served): void => {
  app.get('/ready', async (context) => {
    context.header('Cache-Control', 'no-store');
    if (server.isDraining) return context.json({ status: 'draining' }, 503);
    return (await answers(db))
      ? context.json({ status: 'ok', gamesOrigin: gamesOrigin ?? null })
      : context.json({ status: 'no database' }, 503);
  });
};
