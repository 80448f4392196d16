import { paths } from '@shared-kernel/contracts/system/paths';
import { Column } from '@shared-kernel/ui/column';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { LinkButton } from '@shared-kernel/ui/link-button';
import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { PaymentGate } from '../../shared/payment-password/payment-gate.tsx';
import { useTransferable } from './api/transfer-calls.ts';
import { FundsCard } from './funds-card.tsx';
import { RecentTransfers } from './recent-transfers.tsx';
import { TransferForm } from './transfer-form.tsx';

const FUNDS_PX = 140;
const FORM_PX = 240;

const NoUpline = () => {
  const { t } = useTranslation('member');
  return (
    <EmptyState
      title={t('uplineTransfer.none')}
      text={t('uplineTransfer.noneText')}
      action={<LinkButton to={paths.memberCentre}>{t('uplineTransfer.centre')}</LinkButton>}
    />
  );
};

const Wait = () => (
  <>
    <Skeleton height={FUNDS_PX} />
    <Skeleton height={FORM_PX} />
  </>
);

/** Money to the member's upline: who that is, what may go, the way to send it, and what was sent. */
export const Page = () => {
  const { t } = useTranslation('member');
  return (
    <Column>
      <Loaded
        query={useTransferable()}
        wait={<Wait />}
        look="page"
        failed={{ title: t('uplineTransfer.failed'), text: t('uplineTransfer.failedText') }}
        missing={<NoUpline />}
      >
        {(funds) => (
          <>
            <FundsCard funds={funds} />
            <PaymentGate>{(lockedUntil) => <TransferForm funds={funds} lockedUntil={lockedUntil} />}</PaymentGate>
            <RecentTransfers transfers={funds.recent} />
          </>
        )}
      </Loaded>
    </Column>
  );
};
