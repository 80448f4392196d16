import type { Database } from '../database/database.ts';
import { smsOutbox } from './sms.tables.ts';

export interface Sms {
  /** With its dialling code, digits only. */
  readonly mobile: string;
  readonly text: string;
  readonly at: Date;
}

/** Gives a text to the outbox; inside a transaction it goes with it or not at all. */
export const sendSms = async (db: Database, { mobile, text, at }: Sms): Promise<void> => {
  await db.insert(smsOutbox).values({ mobile, text, sentAt: at });
};
