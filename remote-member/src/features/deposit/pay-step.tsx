import { paths } from '@shared-kernel/contracts/system/paths';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useEffect, useRef } from 'react';
import { publish } from 'shared-kernel/events';
import { useTranslation } from 'shared-kernel/i18n';
import { useTemplates } from 'shared-kernel/settings';
import { type Deposit, isOpen, useDeposit } from './api/calls.ts';
import styles from './deposit.module.css';
import { DepositEnd } from './deposit-end.tsx';
import { OpenDeposit } from './open-deposit.tsx';
import { type Step, StepLine } from './step-line.tsx';

/** Tells the site that the balance is another one, when a deposit that was followed is credited. */
const useCreditedNews = ({ status }: Deposit): void => {
  const last = useRef(status);
  useEffect(() => {
    if (status === 'credited' && last.current !== 'credited') publish('wallet.changed', {});
    last.current = status;
  }, [status]);
};

const CARD_PX = 420;

const PaySkeleton = () => {
  const { t } = useTranslation('member');
  return (
    <div className={styles.stack} role="status" aria-label={t('deposit.orderLoading')} aria-busy="true">
      <Skeleton height={CARD_PX} />
    </div>
  );
};

const NoDeposit = () => {
  const { t } = useTranslation('member');
  return (
    <EmptyState
      title={t('deposit.missing')}
      text={t('deposit.missingText')}
      action={<LinkButton to={paths.depositRecord}>{t('deposit.records')}</LinkButton>}
    />
  );
};

const stepOf = ({ status }: Deposit): Step => (status === 'credited' || status === 'checking' ? 'balance' : 'pay');

const Followed = ({ deposit }: { readonly deposit: Deposit }) => {
  useCreditedNews(deposit);
  const isNew = useTemplates()?.dep_func === '1';
  return (
    <>
      {isNew && <StepLine at={stepOf(deposit)} isDone={deposit.status === 'credited'} />}
      {isOpen(deposit) ? <OpenDeposit deposit={deposit} /> : <DepositEnd deposit={deposit} />}
    </>
  );
};

/** One deposit: how it is paid, and what became of it. */
export const PayStep = ({ orderNo }: { readonly orderNo: string }) => {
  const { t } = useTranslation('member');
  return (
    <Loaded
      query={useDeposit(orderNo)}
      variant="page"
      fallback={<PaySkeleton />}
      errorFallback={{ title: t('deposit.orderFailed'), text: t('deposit.orderFailedText') }}
      missing={<NoDeposit />}
    >
      {(deposit) => <Followed deposit={deposit} />}
    </Loaded>
  );
};
