import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { usePaymentPassword } from './payment-password-calls.ts';
import { PaymentPasswordMissing } from './payment-password-missing.tsx';

const WAIT_PX = 280;

/** What asks for the payment password, behind the way to one; `lockedUntil` while too many wrong ones have locked it. */
export const PaymentGate = ({ children }: { readonly children: (lockedUntil: string | undefined) => ReactNode }) => {
  const { t } = useTranslation('member');
  return (
    <Loaded query={usePaymentPassword()} wait={<Skeleton height={WAIT_PX} />} failed={{ title: t('payment.failed') }}>
      {({ hasWithdrawalPassword, lockedUntil }) =>
        hasWithdrawalPassword ? children(lockedUntil) : <PaymentPasswordMissing />
      }
    </Loaded>
  );
};
