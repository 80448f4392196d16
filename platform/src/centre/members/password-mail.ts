import { eventHandler } from '../../outbox/outbox.ts';
import { messages } from './members.tables.ts';

/** A mail for each change of a password: whoever did not make it learns of it (ASVS 2.2.3). */
export const passwordMail = eventHandler('password.changed', async (tx, { memberId }, at) => {
  await tx.insert(messages).values({
    memberId,
    subject: { EN: 'Password changed', TY: 'Napalitan ang password' },
    body: {
      EN: 'The password of your account was changed, and your other devices were signed out. Was it not you? Tell customer service at once.',
      TY: 'Napalitan ang password ng account mo, at na-sign out ang iba mong device. Hindi ikaw iyon? Sabihin agad sa customer service.',
    },
    sentAt: at,
  });
});
