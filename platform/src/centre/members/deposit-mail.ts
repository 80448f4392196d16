import { eventHandler } from '../../outbox/outbox.ts';
import { inPesos } from './in-pesos.ts';
import { messages } from './members.tables.ts';

/** A mail for each deposit that was credited. */
export const depositMail = eventHandler('deposit.credited', async (tx, { memberId, orderNo, amountMinor }, at) => {
  const amount = inPesos(amountMinor);
  await tx.insert(messages).values({
    memberId,
    subject: { EN: 'Deposit received', TY: 'Natanggap ang deposito' },
    body: {
      EN: `${amount} is in your balance. Order ${orderNo}.`,
      TY: `Nasa balanse mo na ang ${amount}. Order ${orderNo}.`,
    },
    sentAt: at,
  });
});
