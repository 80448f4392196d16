import { SELF_EXCLUSION_TERMS, type SelfExclusionTerm } from '@shared-kernel/contracts/member/exclusions';
import { PASSWORD_MAX } from '@shared-kernel/contracts/system/values';
import { Form, PasswordField, RadioField, SubmitButton, useAppForm, useFieldValue } from '@shared-kernel/forms';
import { Note } from '@shared-kernel/ui/note';
import { Sheet } from '@shared-kernel/ui/sheet';
import { useTranslation } from 'shared-kernel/i18n';
import { LOGIN_PASSWORD_FAILURES } from '../../../shared/payment-password/payment-rules.ts';
import { TERM_FAILURES, termOf, useExcludeSelf } from './exclusion-calls.ts';

interface FormProps {
  readonly asksPassword: boolean;
  readonly onClose: () => void;
}

const SHORTEST: string = SELF_EXCLUSION_TERMS[0];

const SelfExclusionForm = ({ asksPassword, onClose }: FormProps) => {
  const { t } = useTranslation('member');
  const { mutateAsync } = useExcludeSelf();
  const form = useAppForm({
    texts: 'member',
    defaultValues: { term: SHORTEST, password: '' },
    fields: { password: { required: asksPassword, maxLength: PASSWORD_MAX, says: 'payment.login' } },
    submit: ({ term, password }) =>
      mutateAsync({ term: termOf(SELF_EXCLUSION_TERMS, term), ...(asksPassword && { password }) }),
    onSuccess: onClose,
    failures: { ...TERM_FAILURES, ...LOGIN_PASSWORD_FAILURES },
  });
  const term: SelfExclusionTerm = termOf(SELF_EXCLUSION_TERMS, useFieldValue(form.fields.term));
  const options = SELF_EXCLUSION_TERMS.map((value) => ({ value, label: t(`security.break.term.${value}`) }));
  return (
    <Form form={form} label={t('security.break.selfExclusion')}>
      <Note tone="warn">{t('security.break.selfExclusionRule')}</Note>
      <RadioField field={form.fields.term} label={t('security.break.how')} options={options} variant="tiles" />
      {asksPassword && (
        <PasswordField
          field={form.fields.password}
          label={t('payment.loginPassword')}
          autoComplete="current-password"
        />
      )}
      <SubmitButton form={form}>{t(`security.break.begin.${term}`)}</SubmitButton>
    </Form>
  );
};

interface SheetProps extends FormProps {
  readonly isOpen: boolean;
}

/** What a self-exclusion does, for how long, by the login password, and the press that begins it. */
export const SelfExclusionSheet = ({ isOpen, ...form }: SheetProps) => {
  const { t } = useTranslation('member');
  return (
    <Sheet isOpen={isOpen} onClose={form.onClose} title={t('security.break.selfExclusion')}>
      <SelfExclusionForm {...form} />
    </Sheet>
  );
};
