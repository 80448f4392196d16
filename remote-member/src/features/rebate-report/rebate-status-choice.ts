import { REBATE_STATUSES } from '@shared-kernel/contracts/member/rebates';
import { defineChoice } from '@shared-kernel/records';
import { useTranslation } from 'shared-kernel/i18n';

/** By who gave a rebate: the request's `status`. */
export const rebateStatusChoice = defineChoice(REBATE_STATUSES, () => {
  const { t } = useTranslation('member');
  const options = REBATE_STATUSES.map((value) => ({ value, label: t(`rebateReport.statusOf.${value}`) }));
  return { label: t('rebateReport.status'), any: t('rebateReport.anyStatus'), options };
});
