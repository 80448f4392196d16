import type { Language } from '@shared-kernel/contracts/system/values';
import type { Transaction } from '../../database/database.ts';
import type { WrappingKeys } from '../../encryption/key-wrap.ts';
import { sendMail } from '../../notifications/send-mail.ts';
import { type DomainEvents, eventHandler } from '../../outbox/outbox.ts';
import { messages } from './mail.tables.ts';

declare module '../../outbox/outbox.ts' {
  interface DomainEvents {
    /** A member has another e-mail address; `before` is the one that was theirs until now. */
    'email.changed': {
      readonly memberId: number;
      readonly brand: string;
      readonly language: Language;
      readonly before: string | null;
    };
  }
}

const SUBJECT = { EN: 'E-mail changed', TY: 'Napalitan ang e-mail' };
const BODY = {
  EN: 'The e-mail address of your account was changed. Not you? Change your password and tell customer service at once.',
  TY: 'Napalitan ang e-mail address ng account mo. Hindi ikaw iyon? Palitan ang password at sabihin agad sa customer service.',
};

const mailBoth = async (
  tx: Transaction,
  event: DomainEvents['email.changed'],
  at: Date,
  keys: WrappingKeys,
): Promise<void> => {
  const { memberId, brand, language, before } = event;
  await tx.insert(messages).values({ memberId, subject: SUBJECT, body: BODY, sentAt: at });
  if (before === null) return;
  await sendMail(tx, { address: before, subject: `${brand}: ${SUBJECT[language]}`, text: BODY[language], at }, keys);
};

/** A mail for each change of the address, to the one before it too: whoever did not make it learns of it (ASVS 2.2.3). */
export const emailMail = eventHandler('email.changed', mailBoth, { redactFields: ['before'] });
