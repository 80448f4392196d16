import { eventHandler } from '../../outbox/outbox.ts';
import { inPesos } from './in-pesos.ts';
import { messages } from './members.tables.ts';

/** A mail to the upline for what a member has sent. */
export const transferMail = eventHandler('transfer.sent', async (tx, { uplineId, transferNo, amountMinor }, at) => {
  const amount = inPesos(amountMinor);
  await tx.insert(messages).values({
    memberId: uplineId,
    subject: { EN: 'Transfer received', TY: 'Natanggap ang transfer' },
    body: {
      EN: `A member of your team has sent you ${amount}. It is in your balance. Transfer ${transferNo}.`,
      TY: `Nagpadala sa iyo ng ${amount} ang isang miyembro ng team mo. Nasa balanse mo na ito. Transfer ${transferNo}.`,
    },
    sentAt: at,
  });
});
