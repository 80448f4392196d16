import { claimRebate } from '@shared-kernel/contracts/member/rebates';
import { isDone, type Soak, submit } from '../ask.ts';
import { calling, type Member } from '../member.ts';

/** What the day's rounds have given back so far. */
export const rebate = async ({ book, tally }: Soak, member: Member): Promise<void> => {
  const { username } = member;
  const reply = await submit({ book, tally }, 'rebate', calling(member, claimRebate, {}), (value) => value);
  if (!isDone(reply)) return;
  const amount = Math.round(Number(reply.value.amount) * 100);
  book.rebates.set(username, [...(book.rebates.get(username) ?? []), amount]);
};
