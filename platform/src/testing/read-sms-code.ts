import { desc, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { smsOutbox } from '../notifications/sms.tables.ts';

/** The code in the last text to a number; empty where none came. */
export const readSmsCode = async (db: Database, mobile: string): Promise<string> => {
  const [sent] = await db
    .select()
    .from(smsOutbox)
    .where(eq(smsOutbox.mobile, mobile))
    .orderBy(desc(smsOutbox.id))
    .limit(1);
  return /\b\d{6}\b/.exec(sent?.text ?? '')?.[0] ?? '';
};
