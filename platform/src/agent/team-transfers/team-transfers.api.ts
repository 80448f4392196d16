import * as contract from '@shared-kernel/contracts/agent/transfers';
import { and, eq } from 'drizzle-orm';
import { requirePaymentPassword } from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { memberAncestors, members } from '../../identity/members.tables.ts';
import { toDecimal, toMinor } from '../../ledger/money.ts';
import { sendMoney, transferStateOf } from '../../money/money.public.ts';
import { requireAgent } from '../team/asked-team.ts';

/**
 * The agent's direct members by their names, whose places stand still until the transaction ends. Fails with `transfer.member`,
 * and the name, for the first who is no direct member, or closed.
 */
const holdMembers = async (tx: Transaction, agentId: number, names: readonly string[]) => {
  const found: { readonly id: number; readonly userName: string }[] = [];
  for (const userName of names) {
    const [member] = await tx
      .select({ id: members.id })
      .from(memberAncestors)
      .innerJoin(members, eq(members.id, memberAncestors.memberId))
      .where(
        and(
          eq(memberAncestors.ancestorId, agentId),
          eq(memberAncestors.depth, 1),
          eq(members.username, userName),
          eq(members.isDisabled, false),
        ),
      )
      .for('share', { of: memberAncestors });
    if (!member) {
      throw new PlatformError<typeof contract.transferDownline>('transfer.member', 'No such direct member.', {
        value: { userName },
      });
    }
    found.push({ id: member.id, userName });
  }
  return found;
};

const namesOf = (asked: readonly string[]): readonly string[] => [
  ...new Set(asked.map((name) => name.trim().toLowerCase())),
];

interface Sending {
  readonly userNames: readonly string[];
  readonly amount: string;
}

const send = ({ platform, session, now }: MemberCall<unknown>, { userNames, amount }: Sending) =>
  platform.db.transaction(async (tx) => {
    requireAgent(session.member);
    const each = toMinor(amount) ?? 0n;
    if (userNames.length === 0) throw new PlatformError('request.invalid', 'Name at least one member.');
    const to = await holdMembers(tx, session.member.id, namesOf(userNames));
    const ids = to.map(({ id }) => id);
    const numbers = await sendMoney(tx, { member: session.member, to: ids, amount: each, isToTeam: true }, now);
    const transfers = to.map(({ userName }, place) => ({ userName, transferNo: numbers[place] ?? '' }));
    return { transfers, amount: toDecimal(each * BigInt(to.length)) };
  });

const secret = {
  field: 'paymentPassword' as const,
  check: (call: MemberCall<{ readonly paymentPassword: string }>) =>
    requirePaymentPassword(call, call.input.paymentPassword),
};

/** Money to the agent's direct members: what may go, and sending it. */
export const teamTransfersApi = (api: Api): void => {
  answerMember(api, contract.getDownlineTransfer, ({ platform, session, now }) =>
    platform.db.transaction(async (tx) => {
      requireAgent(session.member);
      return transferStateOf(tx, session.member, now);
    }),
  );

  answerMember(
    api,
    contract.transferDownline,
    async (call) => {
      const { userName, amount } = call.input;
      const { transfers, amount: sent } = await send(call, { userNames: [userName], amount });
      return { transferNo: transfers[0]?.transferNo ?? '', amount: sent };
    },
    { secret },
  );

  answerMember(api, contract.transferMultipleDownline, (call) => send(call, call.input), { secret });
};
