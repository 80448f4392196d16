import { eventHandler } from '../../outbox/outbox.ts';
import { inPesos } from './in-pesos.ts';
import { messages } from './members.tables.ts';

/** A mail for each withdrawal that has come to its end. */
export const withdrawalMail = eventHandler(
  'withdrawal.ended',
  async (tx, { memberId, orderNo, amountMinor, isPaid }, at) => {
    const amount = inPesos(amountMinor);
    const paid = {
      subject: { EN: 'Withdrawal paid', TY: 'Nabayaran ang withdrawal' },
      body: {
        EN: `${amount} is on its way to your account. Order ${orderNo}.`,
        TY: `Papunta na sa account mo ang ${amount}. Order ${orderNo}.`,
      },
    };
    const returned = {
      subject: { EN: 'Withdrawal rejected', TY: 'Tinanggihan ang withdrawal' },
      body: {
        EN: `${amount} is back in your balance. The withdrawal record says why. Order ${orderNo}.`,
        TY: `Ibinalik sa balanse mo ang ${amount}. Nasa talaan ng withdrawal ang dahilan. Order ${orderNo}.`,
      },
    };
    await tx.insert(messages).values({ memberId, ...(isPaid ? paid : returned), sentAt: at });
  },
);
