import { Loaded } from '@shared-kernel/ui/loaded';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { type ReactNode, useState } from 'react';
import { MissingCard } from './missing-card.tsx';
import { usePaymentPassword } from './payment-password-calls.ts';
import { PaymentPasswordSheet } from './payment-password-sheet.tsx';
import { usePaymentTexts } from './payment-texts.ts';

/** In the place of what asks for a payment password, for a member who has none: the way to one. */
const PaymentPasswordMissing = () => {
  const t = usePaymentTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MissingCard title={t('missing')} text={t('missingText')} action={t('submit')} onAct={() => setOpen(true)} />
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
  const t = usePaymentTexts();
  return (
    <Loaded
      query={usePaymentPassword()}
      fallback={<Skeleton height={WAIT_PX} />}
      errorFallback={{ title: t('failed') }}
    >
      {({ hasWithdrawalPassword, lockedUntil }) =>
        hasWithdrawalPassword ? children(lockedUntil) : <PaymentPasswordMissing />
      }
    </Loaded>
  );
};
