import { MEMBER_TYPES } from '@shared-kernel/contracts/system/values';

/** A member's type: the wire sends it as a number or as a numeric string. */
export type MemberType = string | number;

const isOneOf =
  (types: readonly number[]) =>
  (type: MemberType): boolean =>
    types.includes(Number(type));

const isNoAgent = isOneOf(MEMBER_TYPES.notAgents);
const hasNoContracts = isOneOf(MEMBER_TYPES.withoutContracts);
const hasNoUplineTransfer = isOneOf(MEMBER_TYPES.withoutUplineTransfer);

/** Agency centre and agent home: every type but 0, 4 and 40 (specification: accounts §3). */
export const isAgent = (type: MemberType): boolean => !isNoAgent(type);

/** Contract prompts on the home page: every type but 4, 40, 41 and 42 (accounts §2). Type 0 is asked too. */
export const seesContractPrompts = (type: MemberType): boolean => !hasNoContracts(type);

/** Dividend information on the agent home: every type but 4, 40, 41 and 42 (accounts §4). */
export const seesDividend = (type: MemberType): boolean => !hasNoContracts(type);

/** Play-money account (accounts §3). */
export const isTrial = isOneOf(MEMBER_TYPES.trial);

/** Transfer to the upline: needs an upline and a type other than 2 (accounts §6). The flag AGETRANSFERUP3 is asked apart. */
export const canTransferToUpline = (member: {
  readonly type: MemberType;
  readonly toUpline?: string | undefined;
}): boolean => Boolean(member.toUpline) && !hasNoUplineTransfer(member.type);
