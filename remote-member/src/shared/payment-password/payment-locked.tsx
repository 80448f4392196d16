import { Button } from '@shared-kernel/ui/button';
import { Note } from '@shared-kernel/ui/note';
import { useState } from 'react';
import { useFormat } from 'shared-kernel/format';
import { useTranslation } from 'shared-kernel/i18n';
import { ResetPaymentSheet } from './reset-payment-sheet.tsx';

/** In the place of what asks for the payment password, while too many wrong ones have locked it: until when, and the way out. */
export const PaymentLocked = ({ until }: { readonly until: string }) => {
  const { t } = useTranslation('member');
  const { minute } = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Note tone="warn">{t('payment.lockedUntil', { when: minute(until) })}</Note>
      <Button variant="primary" isBlock onClick={() => setOpen(true)}>
        {t('payment.reset')}
      </Button>
      <ResetPaymentSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};
