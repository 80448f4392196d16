import { getRebateQuotas } from '@shared-kernel/contracts/agent/rebates';
import { useState } from 'react';
import { isApiError } from 'shared-kernel/api';
import { useApi } from 'shared-kernel/query';
import { useBlockUnload } from 'shared-kernel/unsaved-changes';
import type { ChosenRates } from '../../shared/rates/rate-fields.tsx';
import { type RateRefusal, rateRefusalOf } from '../../shared/rates/rate-refusal.ts';

/** The rates that an account to be opened gets: chosen beside the form, sent with it. */
export const useOpeningRates = () => {
  const quotas = useApi(getRebateQuotas, {});
  const [chosen, setChosen] = useState<ChosenRates>({});
  const [isUnsent, setUnsent] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<RateRefusal>();
  useBlockUnload(isUnsent ? 'typing' : null);
  const ranges = quotas.data?.list ?? [];
  const given = ranges.flatMap(({ gameType, rate: none }) => {
    const rate = chosen[gameType] ?? none;
    return rate === none ? [] : [{ gameType, rate }];
  });
  return {
    quotas,
    chosen,
    given,
    isOpen,
    refusal,
    open: () => setOpen(true),
    close: () => setOpen(false),
    choose: (gameType: string, rate: string) => {
      setChosen({ ...chosen, [gameType]: rate });
      setUnsent(true);
      setRefusal(undefined);
    },
    onSent: () => setUnsent(false),
    /** Shows a rate that was refused, in its range of now. */
    onFailure: (error: unknown) => {
      const refused = isApiError(error) ? rateRefusalOf(error) : undefined;
      if (refused === undefined) return;
      setRefusal(refused);
      setOpen(true);
      void quotas.refetch();
    },
  };
};

export type OpeningRates = ReturnType<typeof useOpeningRates>;
