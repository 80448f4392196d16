import { AGENT_REBATE_STATUSES } from '@shared-kernel/contracts/agent/rebates';
import { startOfDay } from '@shared-kernel/contracts/system/calendar';
import { categoryChoice, defineChoice, type Total } from '@shared-kernel/records';
import { useTranslation } from 'shared-kernel/i18n';

/** Whether a day is paid: the request's `status`. */
export const rebateStatusChoice = defineChoice(AGENT_REBATE_STATUSES, () => {
  const { t } = useTranslation('agent');
  const options = AGENT_REBATE_STATUSES.map((value) => ({ value, label: t(`agentRebates.statusOf.${value}`) }));
  return { label: t('agentRebates.status'), any: t('agentRebates.anyStatus'), options };
});

/** What both lists of rebates begin with and can be narrowed by. */
export const REBATE_FILTERS = {
  dates: { start: '7d' },
  choices: { gameType: categoryChoice, status: rebateStatusChoice },
} as const;

/** Rows have days of the merchant's, and no instants. */
export const timeOf = ({ day }: { readonly day: string }): string => startOfDay(day).toISOString();

interface Spreads {
  readonly leastSpread?: string | undefined;
  readonly mostSpread?: string | undefined;
}

/** The difference of the rates, or the least and the greatest of them; none without bets of the team. */
export const useSpread = (): ((spreads: Spreads) => string) => {
  const { t } = useTranslation('agent');
  return ({ leastSpread, mostSpread }) => {
    if (leastSpread === undefined || mostSpread === undefined) return '–';
    return leastSpread === mostSpread
      ? t('agentRebates.percent', { rate: leastSpread })
      : t('agentRebates.percents', { least: leastSpread, most: mostSpread });
  };
};

interface Sums {
  readonly validBet: string;
  readonly amount: string;
}

/** What both lists of rebates add up, and what they say of themselves. */
export const useRebateList = () => {
  const { t } = useTranslation('agent');
  const totals: readonly Total<Sums>[] = [
    { name: t('agentRebates.validBet'), of: ({ validBet }) => validBet },
    { name: t('agentRebates.amount'), of: ({ amount }) => amount, kind: 'outcome' },
  ];
  const texts = {
    count: (count: number) => t('agentRebates.count', { count }),
    loading: t('agentRebates.loading'),
    empty: t('agentRebates.empty'),
    failed: t('agentRebates.failed'),
    failedText: t('agentRebates.failedText'),
  };
  return { totals, texts };
};
