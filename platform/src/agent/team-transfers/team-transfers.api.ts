import * as contract from '@shared-kernel/contracts/agent/transfers';
import { requirePaymentPassword } from '../../accounts/accounts.public.ts';
import { PlatformError } from '../../base/platform-error.ts';
import type { Transaction } from '../../database/database.ts';
import { and, asc, eq, inArray, or } from '../../database/orm.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { members } from '../../identity/members.tables.ts';
import { toDecimal, toMinor } from '../../ledger/money.ts';
import { sendMoney, transferStateOf } from '../../money/money.public.ts';
import { requireAgent } from '../team/asked-team.ts';

/**
 * The agent's direct members by their names, in their order, whose places stand still until the transaction ends: rows of members are
 * held in the order in which a move holds them. Fails with `transfer.member`, and the name, for the first who is no direct member, or
 * closed.
 */
const holdMembers = async (tx: Transaction, agentId: number, names: readonly string[]) => {
  const isDirect = and(
    eq(members.uplineId, agentId),
    inArray(members.username, [...names]),
    eq(members.isDisabled, false),
  );
  const held = await tx
    .select({ id: members.id, userName: members.username })
    .from(members)
    .where(or(isDirect, eq(members.id, agentId)))
    .orderBy(asc(members.id))
    .for('key share');
  return names.map((userName) => {
    const member = held.find(({ id, userName: name }) => id !== agentId && name === userName);
    if (member) return member;
    throw new PlatformError<typeof contract.transferDownline>('transfer.member', 'No such direct member.', {
      value: { userName },
    });
  });
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
