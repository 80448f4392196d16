import { eventHandler } from '../../outbox/outbox.ts';
import { inPesos } from './in-pesos.ts';
import { messages } from './members.tables.ts';

/** A mail when a bonus became the member's, and when its time was over; who gave it up, or played it away, knows. */
export const bonusMail = eventHandler('bonus.ended', async (tx, { memberId, amountMinor, how }, at) => {
  if (how !== 'met' && how !== 'expired') return;
  const amount = inPesos(amountMinor);
  const met = {
    subject: { EN: 'Your bonus is yours', TY: 'Sa iyo na ang bonus' },
    body: {
      EN: `Its turnover is met: ${amount} may be withdrawn now.`,
      TY: `Naabot na ang turnover nito: puwede nang i-withdraw ang ${amount}.`,
    },
  };
  const expired = {
    subject: { EN: 'A bonus has expired', TY: 'Nag-expire ang isang bonus' },
    body: {
      EN: `Its time was over before its turnover was met: ${amount} of bonus money is gone. Your deposit stays.`,
      TY: `Natapos ang panahon nito bago naabot ang turnover: wala na ang ${amount} na bonus. Nananatili ang deposito mo.`,
    },
  };
  await tx.insert(messages).values({ memberId, ...(how === 'met' ? met : expired), sentAt: at });
});
