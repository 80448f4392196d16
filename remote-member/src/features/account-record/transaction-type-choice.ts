import { getTransactionCodes } from '@shared-kernel/contracts/member/transactions';
import type { Choice } from '@shared-kernel/records';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useApi } from 'shared-kernel/query';

const CODES_STALE_MS = 10 * 60_000;

/** By what moved the money: the platform knows the kinds and names them. */
export const transactionTypeChoice: Choice = {
  values: 'any',
  useWords: (isNeeded) => {
    const { t } = useTranslation('member');
    const language = useLanguage();
    const source = useApi(getTransactionCodes, { language }, { enabled: isNeeded, staleTime: CODES_STALE_MS });
    const options = (source.data?.list ?? []).map(({ code, name }) => ({ value: code, label: name || code }));
    return { label: t('account.type'), any: t('account.anyType'), options, source, failed: t('account.typesFailed') };
  },
};
