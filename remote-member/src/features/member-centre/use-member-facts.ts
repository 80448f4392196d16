import { useMemberInfo, usePromotions } from 'shared-kernel/member';
import { useClubBenefit } from './api/club-benefit.ts';
import { type MemberFacts, memberFacts } from './member-facts.ts';

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
