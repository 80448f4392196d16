import { Form, SubmitButton, TextField } from '@shared-kernel/forms';
import { Mail, UserRound } from '@shared-kernel/ui/icons';
import { useTranslation } from 'shared-kernel/i18n';
import { useEmailForm } from './use-email-form.ts';

/** Asks for a mail with a link (accounts §2, forgot password). */
export const EmailForm = () => {
  const { t } = useTranslation('account');
  const { form, trim } = useEmailForm();
  return (
    <Form form={form} label={t('title.forgotPassword')} onSubmitCapture={trim}>
      <TextField
        of={form.fields.username}
        label={t('forget.username')}
        icon={UserRound}
        autoComplete="username"
        isVerbatim
        enterKeyHint="next"
      />
      <TextField
        of={form.fields.email}
        label={t('forget.email')}
        hint={t('forget.mailHint')}
        icon={Mail}
        inputMode="email"
        autoComplete="email"
        isVerbatim
        enterKeyHint="send"
      />
      <SubmitButton form={form} busyText={t('forget.sendingMail')}>
        {t('forget.retrieve')}
      </SubmitButton>
    </Form>
  );
};
