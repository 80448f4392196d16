import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { MissingCard } from '../missing-card/missing-card.tsx';
import { PaymentPasswordSheet } from './payment-password-sheet.tsx';

/** In the place of what asks for a payment password, for a member who has none: the way to one. */
export const PaymentPasswordMissing = () => {
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
