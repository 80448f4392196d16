import { eventHandler } from '../../outbox/outbox.ts';
import { messages } from './members.tables.ts';

/** A mail for each passkey that is added: whoever did not add it learns of it. */
export const passkeyMail = eventHandler('passkey.added', async (tx, { memberId, name }, at) => {
  await tx.insert(messages).values({
    memberId,
    subject: { EN: 'Passkey added', TY: 'May idinagdag na passkey' },
    body: {
      EN: `The passkey “${name}” now opens your account. Was it not you? Remove it, change your password and tell customer service at once.`,
      TY: `Nabubuksan na ng passkey na “${name}” ang account mo. Hindi ikaw iyon? Alisin ito, palitan ang password at sabihin agad sa customer service.`,
    },
    sentAt: at,
  });
});
