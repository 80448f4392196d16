import { confirm } from '@shared-kernel/ui/confirm';
import { showToast } from '@shared-kernel/ui/toast';
import { useTranslation } from 'shared-kernel/i18n';
import { type BankCard, useChangeBankCard, useRemoveBankCard } from '../../shared/bank-accounts/bank-account-calls.ts';

/** What a member does with an account. Only a removal is asked about, with the day that it takes (rules: bank accounts). */
export const useAccountChanges = ({ id, bankName, account }: BankCard) => {
  const { t } = useTranslation('member');
  const { mutateAsync: change, isPending } = useChangeBankCard();
  const { mutateAsync: takeAway } = useRemoveBankCard();
  const act = (action: 'default' | 'keep') => () =>
    void change({ id, action }).catch(() => showToast({ text: t('security.notChanged'), tone: 'bad' }));
  return {
    isBusy: isPending,
    makeDefault: act('default'),
    keep: act('keep'),
    remove: () =>
      confirm({
        title: t('security.askRemove', { account: `${bankName} ${account}` }),
        text: t('security.askRemoveText'),
        action: t('security.remove'),
        tone: 'danger',
        run: () => takeAway({ id }),
      }),
  };
};
