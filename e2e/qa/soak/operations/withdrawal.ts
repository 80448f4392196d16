import { submitWithdrawal } from '@shared-kernel/contracts/member/withdrawals';
import { isDone, type Soak, submit } from '../ask.ts';
import { between, happens } from '../dice.ts';
import { calling, type Member, PAYMENT_PASSWORD } from '../member.ts';
import type { SoakWorld } from '../soak-world.ts';
import { decideTwice, telling } from '../staff.ts';

/** A withdrawal, and the staff's word on it; now and then to an account that the provider refuses. */
export const withdrawal = async (soak: Soak, world: SoakWorld, member: Member): Promise<void> => {
  const { username, card, unknownCard } = member;
  const pesos = between(500, 900);
  const isKnown = happens(85);
  const asked = {
    amount: `${pesos}.00`,
    cardId: isKnown ? card : unknownCard,
    paymentPassword: PAYMENT_PASSWORD,
  };
  const reply = await submit(soak, 'withdrawal', calling(member, submitWithdrawal, asked), (value) => value);
  if (!isDone(reply)) return;
  const { orderNo, status } = reply.value;
  soak.tally.held(status === 'review', `a withdrawal to a new account is ${status}`);
  const isApproved = happens(80);
  const end = isApproved && isKnown ? 'paid' : 'rejected';
  soak.book.withdrawals.set(orderNo, { username, amount: pesos * 100, end });
  await decideTwice(soak, 'withdrawal', telling(world, 'withdrawal/decision', { orderNo, isApproved }));
};
