import type { Database } from '../database/database.ts';
import { mailOutbox } from './mail.tables.ts';

export interface Mail {
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
}

/** Gives an e-mail to the outbox; inside a transaction it goes with it or not at all. */
export const sendMail = async (db: Database, { at, ...mail }: Mail): Promise<void> => {
  await db.insert(mailOutbox).values({ ...mail, sentAt: at });
};
