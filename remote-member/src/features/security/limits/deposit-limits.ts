import { getDepositLimits, setDepositLimit } from '@shared-kernel/contracts/member/deposit-limits';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useApi, useApiMutation } from 'shared-kernel/query';

export type DepositLimit = ValueOf<typeof getDepositLimits>['list'][number];

/** What the member has set, and what of it is used. */
export const useDepositLimits = () => useApi(getDepositLimits, {}, { refreshedBy: 'wallet.changed' });

/** Lower at once, higher or none after 24 hours. */
export const useSetDepositLimit = () => useApiMutation(setDepositLimit, { invalidates: [getDepositLimits] });
