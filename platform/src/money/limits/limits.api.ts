import type { setDepositLimit } from '@shared-kernel/contracts/member/deposit-limits';
import * as contract from '@shared-kernel/contracts/member/deposit-limits';
import type { ParsedInputOf, ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { audit } from '../../audit/audit.ts';
import { and, eq } from '../../database/orm.ts';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { ensureAccount } from '../../ledger/accounts.ts';
import { toDecimal, toMinor } from '../../ledger/money.ts';
import { lockAccounts } from '../../ledger/post.ts';
import { changedLimit } from '../../limits/limit-change.ts';
import { depositLimits } from './deposit-limits.tables.ts';
import { depositLimitsOf, limitAt } from './deposit-limits.ts';

/** Lower at once, higher or none after a day. The wallet stands for the member: no deposit is opened meanwhile. */
const changeLimit = async (call: MemberCall<ParsedInputOf<typeof setDepositLimit>>): Promise<void> => {
  const { platform, session, input, now } = call;
  const { id: memberId, merchant, currency } = session.member;
  const { period } = input;
  const asked = input.limit === undefined ? null : (toMinor(input.limit) ?? 0n);
  await platform.db.transaction(async (tx) => {
    await lockAccounts(tx, [await ensureAccount(tx, { merchant, memberId, kind: 'wallet', currency })]);
    const isThis = and(eq(depositLimits.memberId, memberId), eq(depositLimits.period, period));
    const [row] = await tx.select().from(depositLimits).where(isThis);
    const next = changedLimit(limitAt(row, now).amount, asked, now);
    await tx
      .insert(depositLimits)
      .values({ memberId, period, ...next })
      .onConflictDoUpdate({ target: [depositLimits.memberId, depositLimits.period], set: next });
    const details = { period, limit: input.limit ?? 'none', from: (next.nextAt ?? now).toISOString() };
    await audit(tx, { event: 'deposit-limit.changed', at: now, merchant, memberId, details });
  });
};

const limitOf = (amount: bigint | null) => (amount === null ? {} : { limit: toDecimal(amount) });

const view = async (call: MemberCall<unknown>): Promise<ValueOf<typeof contract.getDepositLimits>> => {
  const { platform, session, now } = call;
  const list = await depositLimitsOf(platform.db, session.member.id, now);
  return {
    list: list.map(({ period, amount, used, until, next }) => ({
      period,
      ...limitOf(amount),
      used: toDecimal(used),
      endsAt: until.toISOString(),
      ...(next && { next: { ...limitOf(next.amount), at: next.at.toISOString() } }),
    })),
  };
};

/** What a member may deposit at most, by their own word. */
export const limitsApi = (api: Api): void => {
  answerMember(api, contract.getDepositLimits, (call) => {
    refuseTrial(call.session.member);
    return view(call);
  });
  answerMember(api, contract.setDepositLimit, async (call) => {
    refuseTrial(call.session.member);
    await changeLimit(call);
    return view(call);
  });
};
