import type { Database } from '../database/database.ts';
import type { WrappingKeys } from '../encryption/key-wrap.ts';
import { mailOutbox } from './mail.tables.ts';
import { sealText } from './outbox-text.ts';

export interface Mail {
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly at: Date;
}

/** Gives an e-mail to the outbox, its text sealed; inside a transaction it goes with it or not at all. */
export const sendMail = async (db: Database, { at, ...mail }: Mail, keys: WrappingKeys): Promise<void> => {
  const text = await sealText(mail.text, mail.address, keys);
  await db.insert(mailOutbox).values({ ...mail, text, sentAt: at });
};
