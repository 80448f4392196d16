import { Button } from '@shared-kernel/ui/button';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useTranslation } from 'shared-kernel/i18n';
import { useKitTexts } from 'shared-kernel/kit';
import { useProofPicture } from '../api/proof.ts';
import styles from './proof.module.css';

/** The picture as the operator has it. */
export const SentProof = ({ picture }: { readonly picture: string }) => {
  const { t } = useTranslation('member');
  const kit = useKitTexts();
  const { address, again } = useProofPicture(picture);
  if (address === undefined)
    return (
      <div role="status" aria-label={t('deposit.proof.loading')}>
        <Skeleton ratio="4 / 3" />
      </div>
    );
  if (address === null)
    return (
      <div className={styles.failed}>
        <p role="status">{t('deposit.proof.failed')}</p>
        <Button onClick={again}>{kit('retry')}</Button>
      </div>
    );
  return <img className={styles.sent} src={address} alt={t('deposit.proof.sent')} />;
};
