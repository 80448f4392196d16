import { useState } from 'react';
import { isApiError } from 'shared-kernel/api';
import { paths } from 'shared-kernel/contracts/paths';
import { useAppForm, useFieldRules } from 'shared-kernel/form';
import { useTranslation } from 'shared-kernel/i18n';
import { useNavigate } from 'shared-kernel/router';
import { showToast, TOAST_SHORT_MS } from 'shared-kernel/ui/toast';
import { useSetPasswordByLink } from './api/set-password.ts';
import { LINK_FAILURES, NEW_PASSWORD } from './password-failures.ts';
import { useWait } from './use-wait.ts';

/** A new password, twice, by the token of a mail's link; then the login. */
export const useLinkForm = (token: string) => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { mutateAsync } = useSetPasswordByLink();
  const wait = useWait();
  const [isExpired, setExpired] = useState(false);
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
    onSuccess: () => {
      showToast({ text: t('forget.done'), tone: 'ok', durationMs: TOAST_SHORT_MS });
      void navigate(paths.login, { replace: true });
    },
  });
  return { form, isExpired };
};
