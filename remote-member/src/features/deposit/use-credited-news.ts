import { useEffect, useRef } from 'react';
import { publish } from 'shared-kernel/events';
import type { Deposit } from './api/deposit.ts';

/** Tells the site that the balance is another one, when a deposit that was followed is credited. */
export const useCreditedNews = ({ status }: Deposit): void => {
  const last = useRef(status);
  useEffect(() => {
    if (status === 'credited' && last.current !== 'credited') publish('wallet.changed', {});
    last.current = status;
  }, [status]);
};
