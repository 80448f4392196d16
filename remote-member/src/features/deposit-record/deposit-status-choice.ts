import { DEPOSIT_STATUSES } from '@shared-kernel/contracts/member/deposits';
import { defineChoice } from '@shared-kernel/records';
import { useTranslation } from 'shared-kernel/i18n';

/** By what became of a deposit: the request's `status`. */
export const depositStatusChoice = defineChoice(DEPOSIT_STATUSES, () => {
  const { t } = useTranslation('member');
  const options = DEPOSIT_STATUSES.map((value) => ({ value, label: t(`depositRecord.statusOf.${value}`) }));
  return { label: t('depositRecord.status'), any: t('depositRecord.anyStatus'), options };
});
