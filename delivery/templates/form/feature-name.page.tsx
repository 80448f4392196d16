import { Form, SubmitButton, useAppForm } from '@shared-kernel/forms';
// each component
import { FieldComponent } from '@shared-kernel/forms';
// end
import { useTranslation } from 'shared-kernel/i18n';
import { Column } from '@shared-kernel/ui/column';
import { showToast } from '@shared-kernel/ui/toast';
import { useEndpointName } from './api/endpoint-file.ts';

export const Page = () => {
  const { t } = useTranslation('remoteName');
  const form = useAppForm({
    texts: 'remoteName',
    defaultValues: {
      // each start
      fieldName: startValue,
      // end
    },
    fields: {
      // each field
      fieldName: { fieldRule },
      // end
    },
    submit: useEndpointName(),
    draft: 'remoteName.feature-name',
    onSuccess: () => showToast({ text: t('featureName.sent') }),
  });
  return (
    <Column>
      <Form form={form} label={t('featureName.title')}>
        {/* each field */}
        <FieldComponent field={form.fields.fieldName} label={t('featureName.field.fieldName')} />
        {/* end */}
        <SubmitButton form={form} busyText={t('featureName.sending')}>
          {t('featureName.send')}
        </SubmitButton>
      </Form>
    </Column>
  );
};
