import type { sendDepositProof } from '@shared-kernel/contracts/member/deposits';
import { type Failures, Form, PicturesField, SubmitButton, useAppForm, useFieldValue } from '@shared-kernel/forms';
import type { FailureCodeOf } from 'shared-kernel/api';
import { useLanguage, useTranslation } from 'shared-kernel/i18n';
import { useSendProof } from '../api/calls.ts';

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

export const ProofForm = ({ orderNo, hasPicture }: ProofFormProps) => {
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
