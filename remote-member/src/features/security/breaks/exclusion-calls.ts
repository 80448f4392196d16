import { getAnnouncements } from '@shared-kernel/contracts/browse/content';
import { getDepositPromotions } from '@shared-kernel/contracts/member/deposit-promotions';
import { getDeposit, getDepositMethods } from '@shared-kernel/contracts/member/deposits';
import { excludeSelf, getExclusion, takeTimeOut } from '@shared-kernel/contracts/member/exclusions';
import { getWithdrawable } from '@shared-kernel/contracts/member/withdrawals';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Failures } from '@shared-kernel/forms';
import { useApi, useApiMutation } from 'shared-kernel/query';

export const TERM_FAILURES = {
  'exclusion.shorter': { field: 'term', text: 'security.break.shorter' },
} as const satisfies Failures<'member', 'term'>;

export type ExclusionNow = ValueOf<typeof getExclusion>;

/** What a break changes of pages that were read before it. */
const CHANGED = [getExclusion, getDepositMethods, getDeposit, getDepositPromotions, getWithdrawable, getAnnouncements];

export const useExclusion = () => useApi(getExclusion, {});

/** At once, and for good until its end; taken again it is prolonged. */
export const useTakeTimeOut = () => useApiMutation(takeTimeOut, { invalidates: CHANGED });

/** The same for months and years, by the login password; the other sessions end. */
export const useExcludeSelf = () => useApiMutation(excludeSelf, { invalidates: CHANGED });
