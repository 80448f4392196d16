import type { Database } from '../database/database.ts';
import { desc, eq } from '../database/orm.ts';
import { mailOutbox } from '../notifications/mail.tables.ts';
import { openText } from '../notifications/outbox-text.ts';
import { smsOutbox } from '../notifications/sms.tables.ts';
import { TEST_CONFIG } from './test-config.ts';

const { wrappingKeys } = TEST_CONFIG;

const codeIn = (text: string): string => /\b\d{6}\b/.exec(text)?.[0] ?? '';

/** The code in the last text to a number; empty where none came. */
export const readSmsCode = async (db: Database, mobile: string): Promise<string> => {
  const isTo = eq(smsOutbox.mobile, mobile);
  const [sent] = await db.select().from(smsOutbox).where(isTo).orderBy(desc(smsOutbox.id)).limit(1);
  return codeIn(sent ? await openText(sent.text, mobile, wrappingKeys) : '');
};

const readMail = async (db: Database, address: string): Promise<string> => {
  const isTo = eq(mailOutbox.address, address);
  const [sent] = await db.select().from(mailOutbox).where(isTo).orderBy(desc(mailOutbox.id)).limit(1);
  return sent ? openText(sent.text, address, wrappingKeys) : '';
};

/** The token of the link in the last mail to an address; empty where none came. */
export const readMailToken = async (db: Database, address: string): Promise<string> =>
  /#token=([\w-]+)/.exec(await readMail(db, address))?.[1] ?? '';

/** The code in the last mail to an address; empty where none came. */
export const readMailCode = async (db: Database, address: string): Promise<string> =>
  codeIn(await readMail(db, address));
