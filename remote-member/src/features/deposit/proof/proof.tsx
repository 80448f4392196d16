import type { sendDepositProof } from '@shared-kernel/contracts/member/deposits';
import { type Failures, Form, PicturesField, SubmitButton, useAppForm, useFieldValue } from '@shared-kernel/forms';
import { Button } from '@shared-kernel/ui/button';
import { Card } from '@shared-kernel/ui/card';
import { Skeleton } from '@shared-kernel/ui/skeleton';
import type { FailureCodeOf } from 'shared-kernel/api';
import { useCommonTexts } from 'shared-kernel/common-texts';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { type Deposit, useProofPicture, useSendProof } from '../api/calls.ts';
import styles from './proof.module.css';

const NO_PICTURES: readonly File[] = [];

const FAILURES = {
  'upload.type': { field: 'pictures', text: 'deposit.proof.type' },
  'upload.size': { field: 'pictures', text: 'deposit.proof.size' },
  'deposit.closed': 'deposit.proof.closed',
} as const satisfies Failures<'member', 'pictures', FailureCodeOf<typeof sendDepositProof>>;

interface ProofFormProps {
  readonly orderNo: string;
  /** One was sent: another takes its place. */
  readonly hasPicture: boolean;
}

const ProofForm = ({ orderNo, hasPicture }: ProofFormProps) => {
  const { t } = useTranslation('member');
  const language = useLanguage();
  const { mutateAsync } = useSendProof();
  const form = useAppForm({
    texts: 'member',
    defaultValues: { pictures: NO_PICTURES },
    submit: ({ pictures }) => mutateAsync({ orderNo, pictures: [...pictures], language }),
    failures: FAILURES,
  });
  const isChosen = useFieldValue(form.fields.pictures).length > 0;
  return (
    <Form form={form} label={t('deposit.proof.label')}>
      <PicturesField
        field={form.fields.pictures}
        label={t(hasPicture ? 'deposit.proof.other' : 'deposit.proof.picture')}
        most={1}
      />
      {isChosen && (
        <SubmitButton form={form} busyText={t('deposit.proof.sending')}>
          {t('deposit.proof.send')}
        </SubmitButton>
      )}
    </Form>
  );
};

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
