import { setPasswordByEmail } from '@shared-kernel/contracts/account/password';
import { paths } from '@shared-kernel/contracts/system/paths';
import { Form, SubmitButton, useAppForm, useFieldRules } from '@shared-kernel/forms';
import { Button } from '@shared-kernel/ui/button';
import { LOADING_LONG_MS } from '@shared-kernel/ui/loading-indicator';
import { showToast } from '@shared-kernel/ui/toast';
import { useState } from 'react';
import { isApiError } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { useNavigate, useStillHere } from 'shared-kernel/router';
import { getSession } from 'shared-kernel/session';
import { useSignOut } from 'shared-kernel/sign-out';
import { NewPasswordPair } from '../../shared/password/new-password-field.tsx';
import { LINK_FAILURES, NEW_PASSWORD } from './password-failures.ts';
import { useWait } from './use-wait.ts';

/** A new password, twice, by the token of a mail's link; then the login, for who is still here. */
const useLinkForm = (token: string) => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const { mutateAsync } = useApiMutation(setPasswordByEmail);
  const wait = useWait();
  const [isExpired, setExpired] = useState(false);
  const toLogin = async (): Promise<void> => {
    if (isStillHere()) await navigate(paths.login, { replace: true });
  };
  // Their sessions have ended with the old password: one that this browser still holds would lead past the login.
  const { signOut } = useSignOut({ limitMs: LOADING_LONG_MS, onSignedOut: () => void toLogin() });
  const form = useAppForm({
    texts: 'account',
    defaultValues: { newPassword: '', confirmNewPassword: '' },
    rules: useFieldRules(),
    fields: {
      newPassword: NEW_PASSWORD,
      confirmNewPassword: { says: 'forget.field.confirm', required: true, sameAs: 'newPassword' },
    },
    submit: ({ newPassword }) => wait(t('forget.sending'), () => mutateAsync({ token, newPassword })),
    failures: LINK_FAILURES,
    onFailure: (error) => {
      if (isApiError(error) && error.code === 'link.expired') setExpired(true);
    },
    onSuccess: async () => {
      showToast({ text: t('forget.done'), tone: 'ok' });
      await (getSession() === null ? toLogin() : signOut());
    },
  });
  return { form, isExpired };
};

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
