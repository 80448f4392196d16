import { paths } from '@shared-kernel/contracts/system/paths';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { useTranslation } from 'shared-kernel/i18n';
import { useTemplates } from 'shared-kernel/settings';
import { type Deposit, isOpen, useDeposit } from './api/deposit.ts';
import { DepositEnd } from './deposit-end.tsx';
import { OpenDeposit } from './open-deposit.tsx';
import { PaySkeleton } from './pay-skeleton.tsx';
import { type Step, StepLine } from './step-line.tsx';
import { useCreditedNews } from './use-credited-news.ts';

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
      look="page"
      wait={<PaySkeleton />}
      failed={{ title: t('deposit.orderFailed'), text: t('deposit.orderFailedText') }}
      missing={<NoDeposit />}
    >
      {(deposit) => <Followed deposit={deposit} />}
    </Loaded>
  );
};
