import { AGENT_REBATE_STATUSES } from '@shared-kernel/contracts/agent/rebates';
import { startOfDay } from '@shared-kernel/contracts/system/calendar';
import { defineChoice } from '@shared-kernel/records';
import { useTranslation } from 'shared-kernel/i18n';

/** Whether a day is paid: the request's `status`. */
export const rebateStatusChoice = defineChoice(AGENT_REBATE_STATUSES, () => {
  const { t } = useTranslation('agent');
  const options = AGENT_REBATE_STATUSES.map((value) => ({ value, label: t(`agentRebates.statusOf.${value}`) }));
  return { label: t('agentRebates.status'), any: t('agentRebates.anyStatus'), options };
});

/** Rows have days of the merchant's, and no instants. */
export const timeOf = ({ day }: { readonly day: string }): string => startOfDay(day).toISOString();
