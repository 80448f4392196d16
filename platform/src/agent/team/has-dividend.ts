import { MEMBER_TYPES } from '@shared-kernel/contracts/system/values';
import type { MemberCall } from '../../http/answer.ts';
import { flagsOf } from '../../merchants/flags.ts';
import { isAgentType } from './asked-team.ts';

const WITHOUT: readonly number[] = MEMBER_TYPES.withoutContracts;

/** Agents but for those without contracts (specification: accounts §3), unless the merchant has turned dividends off. */
export const hasDividend = async ({ platform, merchant, session }: MemberCall<unknown>): Promise<boolean> => {
  const { type } = session.member;
  if (!isAgentType(type) || WITHOUT.includes(type)) return false;
  return (await flagsOf(platform, merchant)).DIVIDEND3 !== false;
};
