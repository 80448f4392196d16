import { WITHDRAWAL_STATUSES } from '@shared-kernel/contracts/member/withdrawals';
import { defineChoice } from '@shared-kernel/records';
import { useTranslation } from 'shared-kernel/i18n';

/** By how far a withdrawal has come. */
export const withdrawalStatusChoice = defineChoice(WITHDRAWAL_STATUSES, () => {
  const { t } = useTranslation('member');
  const options = WITHDRAWAL_STATUSES.map((value) => ({ value, label: t(`withdrawRecord.status.${value}`) }));
  return { label: t('withdrawRecord.status.label'), any: t('withdrawRecord.status.any'), options };
});
