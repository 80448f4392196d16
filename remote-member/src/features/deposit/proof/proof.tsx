import { Card } from '@shared-kernel/ui/card';
import { useTranslation } from 'shared-kernel/i18n';
import type { Deposit } from '../api/deposit.ts';
import styles from './proof.module.css';
import { ProofForm } from './proof-form.tsx';
import { SentProof } from './sent-proof.tsx';

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
