import type { getTransactions } from '@shared-kernel/contracts/member/transactions';
import type { ValueOf } from '@shared-kernel/contracts/wire/endpoint';
import type { Total } from '@shared-kernel/records';
import { useTranslation } from 'shared-kernel/i18n';

type Footer = NonNullable<ValueOf<typeof getTransactions>['footer']>;

/** What came, what went, and what is left of it: of a member or of a team. */
export const useTransactionTotals = (): readonly Total<Footer>[] => {
  const { t } = useTranslation('member');
  return [
    { name: t('account.in'), of: (footer) => footer.moneyIn },
    { name: t('account.out'), of: (footer) => footer.moneyOut },
    { name: t('account.net'), of: (footer) => footer.net, kind: 'outcome' },
  ];
};
