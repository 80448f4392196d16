import * as contract from '@shared-kernel/contracts/member/deposit-limits';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { type Api, answerMember, type MemberCall } from '../../http/answer.ts';
import { refuseTrial } from '../../identity/refuse-trial.ts';
import { toDecimal } from '../../ledger/money.ts';
import { changeLimit } from './change-limit.ts';
import { depositLimitsOf } from './deposit-limits.ts';

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
