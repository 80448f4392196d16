import { paths } from '@shared-kernel/contracts/system/paths';
import { Button } from '@shared-kernel/ui/button';
import { Drawing } from '@shared-kernel/ui/drawing';
import { EmptyState } from '@shared-kernel/ui/empty-state';
import { useState } from 'react';
import { useBrand } from 'shared-kernel/brand';
import type { Partner, PartnerFault } from './partner.ts';
import { usePartnerTexts } from './partner-texts/partner-texts.ts';
import styles from './signed-out.module.css';

interface SignedOutProps {
  readonly partner: Pick<Partner, 'signIn' | 'openOutside'>;
  /** Why the page's own try has failed; null: a session that was there has ended. */
  readonly fault: PartnerFault | null;
}

/** Nobody is signed in: why, and another try. There is no form here: passwords are typed on the site alone. */
export const SignedOut = ({ partner, fault: first }: SignedOutProps) => {
  const t = usePartnerTexts();
  const { name } = useBrand();
  const [fault, setFault] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const enter = async (): Promise<void> => {
    setBusy(true);
    setFault(await partner.signIn());
    setBusy(false);
  };
  return (
    <EmptyState
      drawing={<Drawing of="harbour" />}
      title={t('signedOut.title')}
      text={<span role="status">{t(`signedOut.${fault ?? 'ended'}`, { brand: name })}</span>}
      action={
        <div className={styles.actions}>
          <Button variant="primary" isBusy={isBusy} onClick={() => void enter()}>
            {t('signedOut.again')}
          </Button>
          <Button onClick={() => partner.openOutside(paths.home)}>{t('openSite', { brand: name })}</Button>
        </div>
      }
    />
  );
};
