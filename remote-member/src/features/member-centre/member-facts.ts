import { getClubBenefit, type getMemberInfo, type getPromotions } from '@shared-kernel/contracts/member/member';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useMemberInfo, usePromotions } from 'shared-kernel/member';
import { useApi } from 'shared-kernel/query';

/** VIP level and the way to the next. */
export const useClubBenefit = () => useApi(getClubBenefit, {});

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

const memberFacts = ({ member, benefit, promotions }: Answers): MemberFacts => ({
  member: member ?? null,
  hasVipBenefit: benefit?.enabled === true,
  promotions: new Set(
    Object.entries(promotions?.availablePromosByKey ?? {}).flatMap(([key, { enabled }]) => (enabled ? [key] : [])),
  ),
});

export const NO_FACTS: MemberFacts = { member: null, hasVipBenefit: false, promotions: new Set() };

interface KnownFacts {
  readonly facts: MemberFacts;
  /** Something that a condition asks about is still on its way. */
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** Of the first that failed. */
  readonly error: unknown;
  readonly errorUpdatedAt?: number;
  /** Asks again for what did not come. */
  readonly refetch: () => void;
}

/** What the entries' conditions need, from three calls; each that fails leaves its conditions off. */
export const useMemberFacts = (): KnownFacts => {
  const [member, benefit, promotions] = [useMemberInfo(), useClubBenefit(), usePromotions()];
  const queries = [member, benefit, promotions];
  const failed = queries.find((query) => query.isError);
  return {
    facts: memberFacts({ member: member.data, benefit: benefit.data, promotions: promotions.data }),
    isPending: queries.some((query) => query.isLoading),
    isError: failed !== undefined,
    error: failed?.error,
    ...(failed !== undefined && { errorUpdatedAt: failed.errorUpdatedAt }),
    isFetching: queries.some((query) => query.isFetching),
    refetch: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  };
};
