import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { confirm } from '@shared-kernel/ui/confirm';
import { Tag } from '@shared-kernel/ui/tag';
import { showToast } from '@shared-kernel/ui/toast';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { type BankCard, useChangeBankCard, useRemoveBankCard } from '../../shared/bank-accounts/bank-account-calls.ts';
import styles from './security.module.css';

/** What a member does with an account. Only a removal is asked about, with the day that it takes (rules: bank accounts). */
const useAccountChanges = ({ id, bankName, account }: BankCard) => {
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

/** One account that money is sent to, with what can be done about it; its number is masked. */
export const AccountCard = ({ account }: { readonly account: BankCard }) => {
  const { t } = useTranslation('member');
  const { minute } = useFormat();
  const { makeDefault, keep, remove, isBusy } = useAccountChanges(account);
  const name = `${account.bankName} ${account.account}`;
  return (
    <Card as="li" isPadded className={styles.account} aria-label={name}>
      <p className={styles.head}>
        <span className={styles.name}>{name}</span>
        {account.isDefault && <Tag>{t('security.isDefault')}</Tag>}
      </p>
      {account.removedAt !== undefined && (
        <p className={styles.quiet}>{t('security.goes', { when: minute(account.removedAt) })}</p>
      )}
      <div className={styles.actions}>
        {account.removedAt === undefined ? (
          <>
            {!account.isDefault && (
              <Button size="s" isBusy={isBusy} onClick={makeDefault}>
                {t('security.makeDefault')}
              </Button>
            )}
            <Button size="s" onClick={() => void remove()}>
              {t('security.remove')}
            </Button>
          </>
        ) : (
          <Button size="s" isBusy={isBusy} onClick={keep}>
            {t('security.keep')}
          </Button>
        )}
      </div>
    </Card>
  );
};
