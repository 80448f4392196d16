import { Form, SubmitButton } from '@shared-kernel/forms';
import { warmEncryption } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { NewPasswordField } from '../../shared/password/new-password-field.tsx';
import { NumberAndCode } from '../../shared/phone/number-and-code.tsx';
import { usePhoneForm } from './use-phone-form.ts';

/** Sets a password by mobile number and SMS code (accounts §2, forgot password). */
export const PhoneForm = () => {
  const { t } = useTranslation('account');
  const { form, send } = usePhoneForm();
  const { mobileNum, countryDialingCode, verificationCode, newPassword } = form.fields;
  return (
    <Form form={form} label={t('title.forgotPassword')} onFocus={warmEncryption}>
      <NumberAndCode
        number={mobileNum}
        dialling={countryDialingCode}
        code={verificationCode}
        send={send}
        opensWhenSent
      />
      <NewPasswordField of={newPassword} label={t('forget.newPassword')} hint={t('forget.hint')} enterKeyHint="go" />
      <SubmitButton form={form} busyText={t('forget.sending')}>
        {t('forget.submit')}
      </SubmitButton>
    </Form>
  );
};
