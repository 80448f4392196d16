import { setPasswordByEmail } from '@shared-kernel/contracts/account/password';
import { paths } from '@shared-kernel/contracts/system/paths';
import { useAppForm, useFieldRules } from '@shared-kernel/forms';
import { LOADING_LONG_MS } from '@shared-kernel/ui/loading-indicator';
import { showToast, TOAST_SHORT_MS } from '@shared-kernel/ui/toast';
import { useState } from 'react';
import { isApiError } from 'shared-kernel/api';
import { useTranslation } from 'shared-kernel/i18n';
import { useApiMutation } from 'shared-kernel/query';
import { useNavigate, useStillHere } from 'shared-kernel/router';
import { getSession } from 'shared-kernel/session';
import { useSignOut } from 'shared-kernel/sign-out';
import { LINK_FAILURES, NEW_PASSWORD } from './password-failures.ts';
import { useWait } from './use-wait.ts';

/** A new password, twice, by the token of a mail's link; then the login, for who is still here. */
export const useLinkForm = (token: string) => {
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
      showToast({ text: t('forget.done'), tone: 'ok', durationMs: TOAST_SHORT_MS });
      await (getSession() === null ? toLogin() : signOut());
    },
  });
  return { form, isExpired };
};
