import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { MissingCard } from '../missing-card/missing-card.tsx';
import { BankCardSheet } from './bank-card-sheet.tsx';

/** In the place of what asks for an account, for a member who has none: the way to one. */
export const BankCardMissing = ({ payeeName }: { readonly payeeName: string | undefined }) => {
  const { t } = useTranslation('member');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MissingCard
        title={t('card.missing')}
        text={t('card.missingText')}
        action={t('card.submit')}
        onAct={() => setOpen(true)}
      />
      <BankCardSheet isOpen={isOpen} onClose={() => setOpen(false)} payeeName={payeeName} />
    </>
  );
};
