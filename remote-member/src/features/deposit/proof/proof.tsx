import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useTranslation } from 'shared-kernel/i18n';
import { type Deposit, useProofPicture } from '../api/calls.ts';
import styles from './proof.module.css';
import { ProofForm } from './proof-form.tsx';

/** The picture as the operator has it. */
const SentProof = ({ picture }: { readonly picture: string }) => {
  const { t } = useTranslation('member');
  const tCommon = useCommonTexts();
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
        <Button onClick={again}>{tCommon('retry')}</Button>
      </div>
    );
  return <img className={styles.sent} src={address} alt={t('deposit.proof.sent')} />;
};

/** The picture by which a transfer is proved: where one is taken, and what was sent. */
export const Proof = ({ deposit: { orderNo, proof } }: { readonly deposit: Deposit }) => {
  const { t } = useTranslation('member');
  if (proof === undefined) return null;
  const { picture, isTaken } = proof;
  return (
    <Card as="section" isPadded aria-label={t('deposit.proof.label')}>
      <div className={styles.proof}>
        <h2 className={styles.title}>{t('deposit.proof.label')}</h2>
        {picture === undefined ? (
          <p className={styles.text}>{t('deposit.proof.text')}</p>
        ) : (
          <SentProof picture={picture} />
        )}
        {isTaken && <ProofForm key={picture} orderNo={orderNo} hasPicture={picture !== undefined} />}
      </div>
    </Card>
  );
};
