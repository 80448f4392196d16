import { CheckboxField, Form, SubmitButton, useAppForm } from '@shared-kernel/forms';
import { useBrand } from 'shared-kernel/brand';
import { useTranslation } from 'shared-kernel/i18n';
import { useTrial } from '../../shared/trial/use-trial.ts';

/** The age, confirmed and never ticked beforehand (rules: age), and the start. */
export const TrialForm = ({ onStarted }: { readonly onStarted: (goesHome: boolean) => void }) => {
  const { t } = useTranslation('account');
  const { minimumAge } = useBrand();
  const { start } = useTrial(onStarted);
  const form = useAppForm({
    texts: 'account',
    defaultValues: { isOfAge: false },
    fields: { isOfAge: { required: true, says: 'field.isOfAge' } },
    submit: start,
    failures: { 'rate.limited': 'trial.limited', unknown: 'trial.failed' },
  });
  return (
    <Form form={form} label={t('title.trail')}>
      <CheckboxField of={form.fields.isOfAge} label={t('trail.age', { age: minimumAge })} />
      <SubmitButton form={form} busyText={t('trail.starting')}>
        {t('trail.start')}
      </SubmitButton>
    </Form>
  );
};
