import { transferToUpline } from '@shared-kernel/contracts/member/transfers';
import { isDone, type Soak, submit } from '../ask.ts';
import { between } from '../dice.ts';
import { calling, type Member, PAYMENT_PASSWORD } from '../member.ts';

/** Money to the upline, who is everybody's and plays too. */
export const transfer = async (soak: Soak, member: Member): Promise<void> => {
  const { username: from, upline: to } = member;
  const pesos = between(1, 50);
  const asked = { amount: `${pesos}.00`, paymentPassword: PAYMENT_PASSWORD };
  const reply = await submit(soak, 'transfer', calling(member, transferToUpline, asked), (value) => value);
  if (!isDone(reply) || to === undefined) return;
  soak.book.transfers.set(reply.value.transferNo, { from, to, amount: pesos * 100 });
};
