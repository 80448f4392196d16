import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { Tag } from '@shared-kernel/ui/tag';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { BankCard } from '../../shared/bank-accounts/bank-account-calls.ts';
import styles from './security.module.css';
import { useAccountChanges } from './use-account-changes.ts';

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
