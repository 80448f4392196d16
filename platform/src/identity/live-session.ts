import { and, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { merchants } from '../merchants/merchants.tables.ts';
import { sessions } from './sessions.tables.ts';

/**
 * The session lives: nobody ended it, its hours are not over, and it was used within the merchant's idle time (ASVS 3.3.2).
 * A query that asks joins `merchants`. Asked of the database each time, so every instance sees an end at once.
 */
export const livesAt = (now: Date): SQL | undefined =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
    gt(
      sessions.lastSeenAt,
      sql`${now.toISOString()}::timestamptz - ${merchants.sessionIdleMinutes} * interval '1 minute'`,
    ),
  );
