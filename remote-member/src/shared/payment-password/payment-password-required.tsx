import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { MissingCard } from '../missing-card/missing-card.tsx';
import { usePaymentPassword } from './payment-password-calls.ts';
import { PaymentPasswordSheet } from './payment-password-sheet.tsx';

/** In the place of what asks for a payment password, for a member who has none: the way to one. */
const PaymentPasswordMissing = () => {
  const { t } = useTranslation('member');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MissingCard
        title={t('payment.missing')}
        text={t('payment.missingText')}
        action={t('payment.submit')}
        onAct={() => setOpen(true)}
      />
      <PaymentPasswordSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};

const WAIT_PX = 280;

/** What asks for the payment password, behind the way to one; `lockedUntil` while too many wrong ones have locked it. */
export const PaymentPasswordRequired = ({
  children,
}: {
  readonly children: (lockedUntil: string | undefined) => ReactNode;
}) => {
  const { t } = useTranslation('member');
  return (
    <Loaded
      query={usePaymentPassword()}
      fallback={<Skeleton height={WAIT_PX} />}
      errorFallback={{ title: t('payment.failed') }}
    >
      {({ hasWithdrawalPassword, lockedUntil }) =>
        hasWithdrawalPassword ? children(lockedUntil) : <PaymentPasswordMissing />
      }
    </Loaded>
  );
};
