import type { getWithdrawals } from '@shared-kernel/contracts/member/withdrawals';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import { useEffect, useRef } from 'react';
import { publish } from 'shared-kernel/events';

type Withdrawal = ValueOf<typeof getWithdrawals>['list'][number];

/** Tells the site that the balance is another one, when a withdrawal that stood here as under way has come back. */
export const useReturnedNews = (rows: readonly Withdrawal[] | undefined): void => {
  const known = useRef<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const before = known.current;
    known.current = new Map([...before, ...(rows ?? []).map(({ orderNo, status }) => [orderNo, status] as const)]);
    const hasReturned = ({ orderNo, status }: Withdrawal) =>
      status === 'rejected' && (before.get(orderNo) ?? status) !== status;
    if (rows?.some(hasReturned)) publish('wallet.changed', {});
  }, [rows]);
};
