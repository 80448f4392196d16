import type { Database } from '../database/database.ts';
import { sql } from '../database/orm.ts';
import type { WrappingKeys } from '../encryption/key-wrap.ts';
import { sealText } from './outbox-text.ts';
import { smsOutbox } from './sms.tables.ts';

export interface Sms {
  /** With its dialling code, digits only. */
  readonly mobile: string;
  readonly text: string;
  readonly at: Date;
  /** Nobody here has the number: the database is asked the same, and nothing is sent. */
  readonly isForNobody?: boolean;
}

/** Gives a text to the outbox, sealed; inside a transaction it goes with it or not at all. */
export const sendSms = async (
  db: Database,
  { mobile, text, at, isForNobody = false }: Sms,
  keys: WrappingKeys,
): Promise<void> => {
  const sealed = await sealText(text, mobile, keys);
  const sentAt = sql.param(at, smsOutbox.sentAt);
  await db.execute(
    sql`insert into ${smsOutbox} (mobile, text, sent_at) select ${mobile}, ${sealed}, ${sentAt}::timestamptz where ${!isForNobody}::boolean`,
  );
};
