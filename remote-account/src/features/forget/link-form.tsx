import { Form, PasswordField, SubmitButton } from 'shared-kernel/form';
import { useTranslation } from 'shared-kernel/i18n';
import { Button } from 'shared-kernel/ui/button';
import { NewPasswordField } from '../../shared/password/new-password-field.tsx';
import { useLinkForm } from './use-link-form.ts';

interface LinkFormProps {
  readonly token: string;
  readonly onAnother: () => void;
}

/** What the mail's link opens. An expired link leads back to asking for a mail. */
export const LinkForm = ({ token, onAnother }: LinkFormProps) => {
  const { t } = useTranslation('account');
  const { form, isExpired } = useLinkForm(token);
  return (
    <Form form={form} label={t('title.forgotPassword')}>
      <p>{t('forget.byLink')}</p>
      <NewPasswordField
        of={form.fields.newPassword}
        label={t('forget.newPassword')}
        hint={t('forget.hint')}
        enterKeyHint="next"
      />
      <PasswordField
        of={form.fields.confirmNewPassword}
        label={t('forget.confirm')}
        autoComplete="new-password"
        enterKeyHint="go"
      />
      {isExpired ? (
        <Button variant="primary" isBlock onClick={onAnother}>
          {t('forget.anotherMail')}
        </Button>
      ) : (
        <SubmitButton form={form} busyText={t('forget.sending')}>
          {t('forget.submit')}
        </SubmitButton>
      )}
    </Form>
  );
};
