import { Card } from '@shared-kernel/ui/card';
import { MoneyFit } from '@shared-kernel/ui/money';
import { parseAmount, useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import type { Transferable } from './api/transfer-calls.ts';
import styles from './upline-transfer.module.css';

/** Who gets it, what may go now, and what turnover holds of the rest. */
export const FundsCard = ({ funds }: { readonly funds: Transferable }) => {
  const { t } = useTranslation('member');
  const { money } = useFormat();
  const { upline, withdrawable, balance, locked } = funds;
  const lines = [
    [t('uplineTransfer.to'), upline],
    [t('uplineTransfer.balance'), money(balance)],
    ...(parseAmount(locked) > 0 ? [[t('uplineTransfer.locked'), money(locked)] as const] : []),
  ] as const;
  return (
    <Card as="section" look="balance" isPadded aria-label={t('uplineTransfer.can')}>
      <p className={styles.quiet}>{t('uplineTransfer.can')}</p>
      <MoneyFit amount={withdrawable} size={5} />
      <dl className={styles.lines}>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
