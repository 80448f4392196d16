import { Button } from '@shared-kernel/ui/button';
import { Note } from '@shared-kernel/ui/note';
import { useState } from 'react';
import { useFormat } from 'shared-kernel/format';
import { usePaymentTexts } from './payment-texts.ts';
import { ResetPaymentSheet } from './reset-payment-sheet.tsx';

/** In the place of what asks for the payment password, while too many wrong ones have locked it: until when, and the way out. */
export const PaymentLocked = ({ until }: { readonly until: string }) => {
  const t = usePaymentTexts();
  const { minute } = useFormat();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Note tone="warn">{t('lockedUntil', { when: minute(until) })}</Note>
      <Button variant="primary" isBlock onClick={() => setOpen(true)}>
        {t('reset')}
      </Button>
      <ResetPaymentSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
};
