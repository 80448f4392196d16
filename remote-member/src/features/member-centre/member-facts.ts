import type { getClubBenefit, getMemberInfo, getPromotions } from '@shared-kernel/contracts/member/member';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';

/** What the entries' conditions ask about. Everything is off for a guest and until it is known. */
export interface MemberFacts {
  readonly member: { readonly type: string | number; readonly toUpline?: string | undefined } | null;
  readonly hasVipBenefit: boolean;
  /** Keys of the promotions that are on: `REFERRAL`, `MISSION` … */
  readonly promotions: ReadonlySet<string>;
}

interface Answers {
  readonly member: ValueOf<typeof getMemberInfo> | undefined;
  readonly benefit: ValueOf<typeof getClubBenefit> | undefined;
  readonly promotions: ValueOf<typeof getPromotions> | undefined;
}

export const memberFacts = ({ member, benefit, promotions }: Answers): MemberFacts => ({
  member: member ?? null,
  hasVipBenefit: benefit?.enabled === true,
  promotions: new Set(
    Object.entries(promotions?.availablePromosByKey ?? {}).flatMap(([key, { enabled }]) => (enabled ? [key] : [])),
  ),
});

export const NO_FACTS: MemberFacts = { member: null, hasVipBenefit: false, promotions: new Set() };
