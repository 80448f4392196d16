import { Form, SubmitButton } from '@shared-kernel/forms';
import { Button } from '@shared-kernel/ui/button';
import { useTranslation } from 'shared-kernel/i18n';
import { NewPasswordPair } from '../../shared/password/new-password-pair.tsx';
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
      <NewPasswordPair
        password={form.fields.newPassword}
        again={form.fields.confirmNewPassword}
        labels={{ password: t('forget.newPassword'), again: t('forget.confirm') }}
        hint={t('forget.hint')}
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
