import { sql } from '../database/orm.ts';
import type { Job } from '../jobs/job.ts';
import { purgeJob } from '../jobs/purge.ts';
import { auditEvents } from './audit.tables.ts';

/** A year, and the time to look into what happened at its start. The trigger of the table knows the same figure. */
export const AUDIT_KEPT_DAYS = 400;

/** By the database's clock, as its trigger: no test that moves ours, and no wrong clock of an instance, forgets a thing. */
export const AUDIT_JOBS: readonly Job[] = [
  purgeJob('audit', auditEvents, () => sql`${auditEvents.at} < now() - ${AUDIT_KEPT_DAYS} * interval '1 day'`, {
    skipsLocked: false,
  }),
];
