import { PaymentPasswordSheet } from '@shared-kernel/forms/payment';
import { Button } from '@shared-kernel/ui/button';
import { Plus } from '@shared-kernel/ui/icons';
import { Loaded } from '@shared-kernel/ui/loaded';
import { SectionHead } from '@shared-kernel/ui/section-head';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import type { BankCardsQuery } from '../../shared/bank-accounts/bank-account-calls.ts';
import { BankCardSheet } from '../../shared/bank-accounts/bank-card-sheet.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './security.module.css';

const WAIT_PX = 160;

interface AddProps {
  readonly payeeName: string | undefined;
  readonly hasPaymentPassword: boolean;
}

/** An account is bound by the payment password: whoever has none sets it first, and goes on to the account. */
const AddAccount = ({ payeeName, hasPaymentPassword }: AddProps) => {
  const { t } = useTranslation('member');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button isBlock icon={Plus} onClick={() => setOpen(true)}>
        {t('security.add')}
      </Button>
      <PaymentPasswordSheet isOpen={isOpen && !hasPaymentPassword} onClose={close} />
      <BankCardSheet isOpen={isOpen && hasPaymentPassword} onClose={close} payeeName={payeeName} />
    </>
  );
};

interface OwnerProps {
  readonly payeeName: string | undefined;
  readonly count: number;
  readonly max: number;
}

/** In whose name the accounts are, or have to be, and how many there may be. */
const Owner = ({ payeeName: name, count, max }: OwnerProps) => {
  const { t } = useTranslation('member');
  if (count === 0) return <p className={styles.quiet}>{name ? t('card.own', { name }) : t('card.missingText')}</p>;
  return (
    <p className={styles.quiet}>
      {name !== undefined && `${t('security.inName', { name })} `}
      {t('security.count', { count, max })}
    </p>
  );
};

interface AccountsSectionProps extends Pick<AddProps, 'hasPaymentPassword'> {
  readonly accounts: BankCardsQuery;
}

/** Where money is sent: the member's accounts, all in one name, and how many more there may be. */
export const AccountsSection = ({ accounts, hasPaymentPassword }: AccountsSectionProps) => {
  const { t } = useTranslation('member');
  return (
    <section>
      <SectionHead tone="quiet" title={t('security.accounts')} />
      <Loaded query={accounts} fallback={<Skeleton height={WAIT_PX} />} errorFallback={{ title: t('card.listFailed') }}>
        {({ list, max, payeeName }) => (
          <div className={styles.part}>
            <Owner payeeName={payeeName} count={list.length} max={max} />
            {list.length > 0 && (
              <ul className={styles.part} aria-label={t('security.accounts')}>
                {list.map((account) => (
                  <AccountCard key={account.id} account={account} />
                ))}
              </ul>
            )}
            {list.length < max && <AddAccount payeeName={payeeName} hasPaymentPassword={hasPaymentPassword} />}
          </div>
        )}
      </Loaded>
    </section>
  );
};
