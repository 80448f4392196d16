import { eventHandler } from '../../outbox/outbox.ts';
import { messages } from './members.tables.ts';

/** A mail for each payment password that is set, the first too: whoever did not set it learns of it (ASVS 2.2.3). */
export const paymentPasswordMail = eventHandler('payment-password.changed', async (tx, { memberId }, at) => {
  await tx.insert(messages).values({
    memberId,
    subject: { EN: 'Payment password set', TY: 'Naitakda ang payment password' },
    body: {
      EN: 'Your account has a new payment password. Was it not you? Change your password and tell customer service at once.',
      TY: 'May bagong payment password ang account mo. Hindi ikaw iyon? Palitan ang password at sabihin agad sa customer service.',
    },
    sentAt: at,
  });
});
