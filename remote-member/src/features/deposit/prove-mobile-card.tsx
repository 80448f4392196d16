import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { useState } from 'react';
import { useTranslation } from 'shared-kernel/i18n';
import { useSecurityConfig } from '../../shared/mobile/mobile-calls.ts';
import { ProveMobileSheet } from '../../shared/mobile/prove-mobile-sheet.tsx';
import styles from './deposit.module.css';

/** Under a deposit that has come: there is money to lose now, so a number that is not proved yet is asked to be. */
export const ProveMobileCard = () => {
  const { t } = useTranslation('member');
  const { data } = useSecurityConfig();
  const [isOpen, setOpen] = useState(false);
  if (data?.mobile === undefined) return null;
  const { mobile, isMobileProved } = data;
  return (
    <>
      {!isMobileProved && (
        <Card as="section" isPadded className={styles.stack} aria-label={t('mobile.ask')}>
          <h2 className={styles.ask}>{t('mobile.ask')}</h2>
          <p className={styles.dim}>{t('mobile.askText', { mobile })}</p>
          <Button isBlock onClick={() => setOpen(true)}>
            {t('mobile.title')}
          </Button>
        </Card>
      )}
      <ProveMobileSheet isOpen={isOpen} onClose={() => setOpen(false)} mobile={mobile} />
    </>
  );
};
